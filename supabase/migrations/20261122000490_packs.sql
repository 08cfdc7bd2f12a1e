-- Takes over a pack of prompts: all of it or, where anything is refused, nothing.

-- The rows are those of src/domain/packs: {"kind", "title", "text", "tags", "collection", "note", "id"}. It runs with the
-- caller's rights: what a browser may not write, a pack may not either. It answers with a status instead of an error.
create function public.import_pack(p_rows jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  added integer;
  remembered integer;
  part record;
  kept uuid;
begin
  if auth.uid() is null then
    return jsonb_build_object('status', 'auth');
  elsif jsonb_typeof(p_rows) is distinct from 'array' or jsonb_array_length(p_rows) > 10000 then
    return jsonb_build_object('status', 'invalid');
  end if;

  insert into public.own_prompts (title, content, tags)
  select distinct on (r.title, r.text) r.title, r.text, coalesce(r.tags, '{}')
  from jsonb_to_recordset(p_rows) as r(kind text, title text, text text, tags text[])
  where r.kind = 'own'
    and not exists (select from public.own_prompts o where o.title = r.title and o.content = r.text);
  get diagnostics added = row_count;

  insert into public.enhancements (original, content)
  select distinct r.title, r.text
  from jsonb_to_recordset(p_rows) as r(kind text, title text, text text)
  where r.kind = 'history'
    and not exists (select from public.enhancements e where e.original = r.title and e.content = r.text);
  get diagnostics remembered = row_count;

  -- The items of each collection in the pack's order, after those that a collection of this name has already.
  for part in
    with rows as (
      select r.*, row_number() over () as place
      from jsonb_to_recordset(p_rows) as r(kind text, title text, text text, collection text, note text, id text)
    ), items as (
      select distinct on (r.collection, i.id) r.collection, r.place,
        jsonb_build_object('kind', case r.kind when 'own' then 'own' else 'prompt' end, 'id', i.id,
          'note', coalesce(r.note, '')) as item
      from rows r cross join lateral (
        select o.id from public.own_prompts o where r.kind = 'own' and o.title = r.title and o.content = r.text
        union all
        select p.id from public.prompts p where r.kind = 'library' and p.id::text = r.id
        limit 1
      ) as i(id)
      where r.collection <> '' and r.kind in ('own', 'library')
      order by r.collection, i.id, r.place
    )
    select i.collection as name, jsonb_agg(i.item order by i.place) as items from items i
    group by i.collection order by min(i.place)
  loop
    select c.id into kept from public.collections c where c.name = part.name order by c.created_at, c.id limit 1;
    if kept is null then
      insert into public.collections (name, items) values (part.name, part.items);
    else
      update public.collections c set items = c.items || coalesce((
        select jsonb_agg(n.item order by n.place) from jsonb_array_elements(part.items) with ordinality as n(item, place)
        where not exists (
          select from jsonb_array_elements(c.items) as o(item) where o.item ->> 'id' = n.item ->> 'id')
      ), '[]') where c.id = kept;
    end if;
  end loop;
  return jsonb_build_object('status', 'done', 'added', added, 'remembered', remembered);
exception
  when sqlstate 'PT402' then
    return jsonb_build_object('status', 'payment-required');
  when sqlstate 'PT409' then
    return jsonb_build_object('status', 'conflict');
  -- Items are refused where there are too many of them: their form is made above.
  when sqlstate 'PT413' or sqlstate 'PT400' then
    return jsonb_build_object('status', 'too-much');
  when data_exception or integrity_constraint_violation then
    return jsonb_build_object('status', 'invalid');
end;
$$;
grant execute on function public.import_pack(jsonb) to anon, authenticated;
