-- What a user lets the enhancer know about them. Visible to its owner only; sent with a request only when ticked there.
-- A place of its own for each fact is what keeps them at ten, in whatever order requests arrive.
create table public.about_facts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  label text not null check (label in ('role', 'company', 'audience', 'tone', 'language', 'units', 'other')),
  value text not null check (char_length(btrim(value)) between 1 and 180),
  position integer not null check (position between 0 and 9),
  created_at timestamptz not null default now(),
  constraint about_facts_place unique (user_id, position)
);
alter table public.about_facts enable row level security;

grant select, delete on public.about_facts to authenticated;
grant insert (label, value, position) on public.about_facts to authenticated;

create policy "own facts: read" on public.about_facts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "own facts: create" on public.about_facts
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "own facts: delete" on public.about_facts
  for delete to authenticated using (user_id = (select auth.uid()));

-- Rows of one account in different orders would deadlock.
create trigger lock_account before insert on public.about_facts
  for each statement execute function private.lock_account();
