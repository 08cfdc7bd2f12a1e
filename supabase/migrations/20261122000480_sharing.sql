-- What readers without an account see of a prompt or a collection that its owner shares by a link.

insert into private.limits (name, value) values ('shared_reads_per_minute', 60);

-- Nobody hands on a paid text in a prompt of their own: who may not read it gets the teaser.
create function private.text_for_reader(own_text text) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select p.content from library.premium_bodies b join library.prompts p on p.id = b.prompt_id
    where b.content_search = lower(btrim(own_text, E' \t\r\n')) and not private.has_premium()
    limit 1
  ), own_text);
$$;

-- The items whose prompt still exists: of the library, or of the collection's owner and of nobody else.
create function private.shared_items(kept public.collections) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'title', coalesce(p.title, o.title), 'note', i.item ->> 'note',
    'content', coalesce(b.content, p.content, private.text_for_reader(o.content)),
    'is_teaser', coalesce(p.is_premium and b.content is null, false)
  ) order by i.place), '[]')
  from jsonb_array_elements(kept.items) with ordinality as i(item, place)
    left join library.prompts p on i.item ->> 'kind' = 'prompt' and p.id = (i.item ->> 'id')::uuid
    left join library.premium_bodies b on b.prompt_id = p.id and private.has_premium()
    left join public.own_prompts o
      on i.item ->> 'kind' = 'own' and o.id = (i.item ->> 'id')::uuid and o.user_id = kept.user_id
  where p.id is not null or o.id is not null;
$$;

-- Answers with a status instead of an error. Only links that exist are counted: ids that somebody tries out cost a
-- look at two indexes, and there are 2^122 of them.
create function private.shared_content(p_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own public.own_prompts;
  kept public.collections;
begin
  select * into own from public.own_prompts o where o.share_id = p_id and o.shared_until > now();
  select * into kept from public.collections c where c.share_id = p_id and c.shared_until > now();
  if own.id is null and kept.id is null then
    return jsonb_build_object('status', 'gone');
  elsif private.count_request('shared:' || p_id, 'minute') > private.limit_of('shared_reads_per_minute') then
    return jsonb_build_object('status', 'rate_limited');
  elsif own.id is not null then
    return jsonb_build_object('status', 'prompt', 'title', own.title, 'until', own.shared_until,
      'content', private.text_for_reader(own.content));
  end if;
  return jsonb_build_object('status', 'collection', 'title', kept.name, 'until', kept.shared_until,
    'items', private.shared_items(kept));
end;
$$;
-- It is reached through the function below: see private.find_prompts.
grant execute on function private.shared_content(uuid) to anon, authenticated;

create function public.read_shared(p_id uuid) returns jsonb
language sql set search_path = ''
begin atomic
  select private.shared_content(p_id);
end;
grant execute on function public.read_shared(uuid) to anon, authenticated;
