-- Personal access tokens, and what a program reads with one, or with none: the functions `mcp` and `api`. A token
-- acts for its account there and at the enhancer. It opens no table, and neither payment nor deletion.

insert into private.limits (name, value) values
  ('access_tokens', 10), ('user_reads_per_minute', 120), ('network_reads_per_minute', 120);

create table public.access_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 60),
  created_at timestamptz not null default now(),
  -- To the day, so that a busy program does not write with each call.
  last_used_on date
);
create index access_tokens_newest on public.access_tokens (user_id, created_at desc, id desc);
alter table public.access_tokens enable row level security;

-- Made by create_access_token alone; a row that is deleted is a token that is revoked.
grant select, delete on public.access_tokens to authenticated;

create policy "own access tokens: read" on public.access_tokens
  for select to authenticated using (user_id = (select auth.uid()));
create policy "own access tokens: revoke" on public.access_tokens
  for delete to authenticated using (user_id = (select auth.uid()));

-- All that is kept of a token itself. It has 244 random bits, so a hash without salt is not to be guessed.
create table private.access_token_hashes (
  token_id uuid primary key references public.access_tokens (id) on delete cascade,
  token_hash text not null unique
);
alter table private.access_token_hashes enable row level security;

-- The answer is the only time that anybody sees the token.
create function public.create_access_token(p_name text) returns table (status text, token text)
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid := (select auth.uid());
  made uuid;
begin
  -- One at a time, or two tabs would pass the limit.
  perform 1 from auth.users u where u.id = account for update;
  status := case
    when not found then 'signed_out'
    when char_length(p_name) > 60 or btrim(coalesce(p_name, '')) = '' then 'bad_name'
    when (select count(*) from public.access_tokens t where t.user_id = account) >= private.limit_of('access_tokens')
      then 'too_many'
    else 'created'
  end;
  if status = 'created' then
    token := 'bpt_' || replace(gen_random_uuid()::text || gen_random_uuid(), '-', '');
    insert into public.access_tokens (user_id, name) values (account, btrim(p_name)) returning id into made;
    insert into private.access_token_hashes values (made, encode(sha256(convert_to(token, 'UTF8')), 'hex'));
  end if;
  return next;
end;
$$;
grant execute on function public.create_access_token(text) to authenticated;

-- Whose token has this hash; no row when it was revoked or never made.
create function public.access_token_owner(p_token_hash text) returns table (user_id uuid)
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refuse_long(p_token_hash);
  update public.access_tokens t set last_used_on = current_date
  from private.access_token_hashes h
  where h.token_hash = p_token_hash and t.id = h.token_id and t.last_used_on is distinct from current_date;
  return query
    select t.user_id from private.access_token_hashes h join public.access_tokens t on t.id = h.token_id
    where h.token_hash = p_token_hash;
end;
$$;

-- Lets a program's call in, or says why not. A good token is counted for its account, everything else for the network.
create function public.admit_program(p_token_hash text, p_network text)
returns table (status text, user_id uuid, is_premium boolean, retry_after integer)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  account uuid := (select o.user_id from public.access_token_owner(p_token_hash) o);
begin
  perform private.refuse_long(p_network);
  if private.count_request('reads:' || coalesce('user:' || account, 'network:' || p_network), 'minute')
    > private.limit_of(case when account is null then 'network_reads_per_minute' else 'user_reads_per_minute' end)
  then
    return query select 'rate_limited', null::uuid, false, private.seconds_left('minute');
  elsif p_token_hash is not null and account is null then
    perform private.note_security_event('refusal', 'access_token');
    return query select 'unknown_token', null::uuid, false, null::integer;
  else
    return query select 'admitted', account, private.is_entitled(account), null::integer;
  end if;
end;
$$;

-- The functions below run with their owner's rights. This join alone lets a premium text out.
create function private.prompts_for(reader uuid, wanted uuid[])
returns table (
  id uuid, slug text, title text, content text, gets text, category text, is_premium boolean, is_locked boolean,
  place bigint
)
language sql stable security definer set search_path = ''
as $$
  select p.id, p.slug, p.title, coalesce(b.content, p.content), p.gets, p.category, p.is_premium,
    p.is_premium and b.prompt_id is null, w.place
  from unnest(wanted) with ordinality w(id, place)
  join library.prompts p on p.id = w.id
  left join library.premium_bodies b on b.prompt_id = p.id and private.is_entitled(reader)
  order by w.place;
$$;

-- As public.search_prompts answers a browser, in all sections. `p_user_id` null is a guest.
create function public.search_prompts_for(p_user_id uuid, p_search text, p_category text, p_limit integer)
returns table (
  id uuid, slug text, title text, content text, gets text, category text, is_premium boolean, is_locked boolean
)
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refuse_long(p_search, p_category);
  -- Whose rights the search within the texts has.
  perform set_config('request.jwt.claim.sub', coalesce(p_user_id::text, ''), true),
    set_config('request.jwt.claims', coalesce(jsonb_build_object('sub', p_user_id)::text, '{}'), true);
  return query
    select r.id, r.slug, r.title, r.content, r.gets, r.category, r.is_premium, r.is_locked
    from private.prompts_for(p_user_id, array(
      select f.id
      from private.find_prompts(p_search, null, p_category, null, null, null, null, p_limit, false) with ordinality f
      order by f.ordinality)) r;
end;
$$;

-- One prompt, or where no slug is given those after another one in the order of slugs.
create function public.read_prompts_for(p_user_id uuid, p_slug text, p_after text, p_limit integer)
returns table (
  id uuid, slug text, title text, content text, gets text, category text, is_premium boolean, is_locked boolean
)
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refuse_long(p_slug, p_after);
  return query
    select r.id, r.slug, r.title, r.content, r.gets, r.category, r.is_premium, r.is_locked
    from private.prompts_for(p_user_id, array(
      select p.id from library.prompts p
      where p.slug = coalesce(p_slug, p.slug) and p.slug > coalesce(p_after, '')
      order by p.slug limit least(greatest(p_limit, 1), 100))) r;
end;
$$;

-- The prompts that an account has written, newest first: the beginnings of all, or one whole.
create function public.own_prompts_for(p_user_id uuid, p_id uuid default null)
returns table (id uuid, title text, content text, created_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select p.id, p.title, case when p_id is null then left(p.content, 200) else p.content end, p.created_at
  from public.own_prompts p
  where p.user_id = p_user_id and p.id = coalesce(p_id, p.id)
  order by p.created_at desc, p.id desc;
$$;

grant execute on function public.access_token_owner(text) to service_role;
grant execute on function public.admit_program(text, text) to service_role;
grant execute on function public.search_prompts_for(uuid, text, text, integer) to service_role;
grant execute on function public.read_prompts_for(uuid, text, text, integer) to service_role;
grant execute on function public.own_prompts_for(uuid, uuid) to service_role;
