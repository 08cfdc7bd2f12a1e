-- Prompts that a user put together by hand. Visible to its owner only.

insert into private.limits (name, value) values
  ('free_collections', 3),
  -- For subscribers there is no limit that a reader would meet.
  ('collections', 1000),
  ('collection_items', 200);

-- The items are one value, so that a new order is one write and no device leaves half of one behind. `revision` tells a
-- device that another one wrote meanwhile.
create table public.collections (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 80),
  -- A list of {"kind": "prompt" or "own", "id": uuid, "note": text}, each prompt at most once.
  items jsonb not null default '[]',
  revision integer not null default 1,
  -- As for own prompts.
  share_id uuid unique,
  shared_until timestamptz,
  created_at timestamptz not null default now()
);
create index collections_by_user on public.collections (user_id, created_at, id);
alter table public.collections enable row level security;

grant select, delete on public.collections to authenticated;
-- The id, so that what a lost connection repeats is the same collection.
grant insert (id, name, items), update (name, items, shared_until) on public.collections
  to authenticated;

create policy "own collections: read" on public.collections
  for select to authenticated using (user_id = (select auth.uid()));
create policy "own collections: create" on public.collections
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "own collections: change" on public.collections
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own collections: delete" on public.collections
  for delete to authenticated using (user_id = (select auth.uid()));

create trigger lock_account before insert on public.collections
  for each statement execute function private.lock_account();

create function private.is_item_list(items jsonb) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case when jsonb_typeof(items) <> 'array' then false else
    jsonb_array_length(items) <= private.limit_of('collection_items')
    and (
      select coalesce(bool_and(case when jsonb_typeof(i.item) <> 'object' then false else coalesce(
        i.item - '{kind,id,note}'::text[] = '{}'
        and i.item ->> 'kind' in ('prompt', 'own')
        and i.item ->> 'id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        and jsonb_typeof(i.item -> 'note') = 'string' and char_length(i.item ->> 'note') <= 500, false) end), true)
      from jsonb_array_elements(items) as i(item)
    )
    and (
      select count(distinct i.item ->> 'id') = count(*) from jsonb_array_elements(items) as i(item)
    )
  end;
$$;

create function private.check_collection() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_item_list(new.items) then
    raise sqlstate 'PT400' using message = 'These are no items of a collection.';
  end if;
  if tg_op = 'UPDATE' then
    new.revision := old.revision + 1;
  end if;
  return new;
end;
$$;
create trigger check_collection before insert or update on public.collections
  for each row execute function private.check_collection();

create trigger switch_share before update of shared_until on public.collections
  for each row execute function private.switch_share();

-- Whoever loses Premium keeps all collections, and makes no more of them until there is room.
create function private.refuse_too_many_collections() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  writer uuid;
  kept integer;
begin
  for writer in select distinct n.user_id from new_collections n loop
    select count(*) into kept from public.collections c where c.user_id = writer;
    if kept > private.limit_of('free_collections') and not private.is_entitled(writer) then
      raise sqlstate 'PT402' using message = 'You have reached the limit of free collections.';
    elsif kept > private.limit_of('collections') then
      raise sqlstate 'PT413' using message = 'You have reached the limit of collections.';
    end if;
  end loop;
  return null;
end;
$$;
create trigger refuse_too_many_collections after insert on public.collections
  referencing new table as new_collections for each statement execute function private.refuse_too_many_collections();
