-- Prompts of a user's own: kept from the enhancer, written, imported, or copied from the library. Visible to their owner
-- only.

insert into private.limits (name, value) values
  ('own_prompts', 10000),
  ('own_prompts_megabytes', 5),
  ('own_prompt_versions', 20);

create table public.own_prompts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 200),
  content text not null check (char_length(content) between 1 and 20000),
  tags text[] not null default '{}' check (
    cardinality(tags) <= 10 and array_position(tags, null) is null and char_length(array_to_string(tags, '')) <= 300
  ),
  -- The free prompt of the library that it is a copy of, and that prompt's text when the owner last saw it.
  origin_id uuid,
  origin_content text,
  -- What edits replaced, newest first: {"title", "content", "replaced_at"}. Two devices that save at once lose nothing.
  versions jsonb not null default '[]',
  updated_at timestamptz not null default now(),
  -- The link by which others read it, while it is switched on.
  share_id uuid unique,
  shared_until timestamptz,
  created_at timestamptz not null default now()
);
create index own_prompts_newest on public.own_prompts (user_id, created_at desc, id desc);
alter table public.own_prompts enable row level security;

grant select, delete on public.own_prompts to authenticated;
grant insert (title, content, tags, origin_id), update (title, content, tags, origin_id, shared_until)
  on public.own_prompts to authenticated;

create policy "own prompts: read" on public.own_prompts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "own prompts: create" on public.own_prompts
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "own prompts: change" on public.own_prompts
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own prompts: delete" on public.own_prompts
  for delete to authenticated using (user_id = (select auth.uid()));

create trigger lock_account before insert or update on public.own_prompts
  for each statement execute function private.lock_account();

create function private.keep_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.updated_at := now();
  new.versions := (
    select jsonb_agg(aged.version order by aged.place)
    from (
      select e.version, e.place, sum(octet_length(e.version::text)) over (order by e.place) as bytes
      from jsonb_array_elements(
        jsonb_build_array(jsonb_build_object('title', old.title, 'content', old.content, 'replaced_at', now()))
        || old.versions
      ) with ordinality as e(version, place)
    ) aged
    -- The newest always fits.
    where aged.place = 1 or (aged.place <= private.limit_of('own_prompt_versions') and aged.bytes <= 200000)
  );
  return new;
end;
$$;
create trigger keep_version before update of title, content on public.own_prompts
  for each row when (old.title <> new.title or old.content <> new.content)
  execute function private.keep_version();

-- Premium prompts have no copies. Naming the origin again says that its newest text has been seen.
create function private.follow_origin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select p.id, p.content into new.origin_id, new.origin_content
  from library.prompts p where p.id = new.origin_id and not p.is_premium;
  return new;
end;
$$;
create trigger follow_origin before insert or update of origin_id on public.own_prompts
  for each row execute function private.follow_origin();

-- A link is on until the time that its owner chose, a year at most. Its id is made here, where nobody can choose it; once
-- it was off, there is a new one.
create function private.switch_share() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.shared_until > now() then
    new.shared_until := least(new.shared_until, now() + interval '1 year');
    if old.shared_until > now() then
      new.share_id := old.share_id;
    else
      new.share_id := gen_random_uuid();
    end if;
  else
    new.shared_until := null;
    new.share_id := null;
  end if;
  return new;
end;
$$;
create trigger switch_share before update of shared_until on public.own_prompts
  for each row execute function private.switch_share();

-- Unlike in the history, nothing old makes room: the user chose each prompt. Counted once a statement, because an import
-- brings thousands of rows.
create function private.refuse_too_many_prompts() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  writer uuid;
  kept integer;
  bytes bigint;
begin
  for writer in select distinct w.user_id from written w loop
    select count(*), sum(octet_length(p.content) + octet_length(p.versions::text)
                         + coalesce(octet_length(p.origin_content), 0))
      into kept, bytes
    from public.own_prompts p where p.user_id = writer;
    if kept > private.limit_of('own_prompts') or bytes > private.limit_of('own_prompts_megabytes') * 1000000 then
      raise sqlstate 'PT413' using message = 'You have reached the limit of prompts of your own.';
    end if;
  end loop;
  return null;
end;
$$;
create trigger refuse_too_many_prompts after insert on public.own_prompts
  referencing new table as written for each statement execute function private.refuse_too_many_prompts();
create trigger refuse_too_long_prompts after update on public.own_prompts
  referencing new table as written for each statement execute function private.refuse_too_many_prompts();
