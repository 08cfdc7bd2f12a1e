-- Prompts of one's own: what a user keeps of the enhancer's results. Visible to their owner only.

create table public.own_prompts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 200),
  content text not null check (char_length(content) between 1 and 20000),
  created_at timestamptz not null default now()
);
create index own_prompts_newest on public.own_prompts (user_id, created_at desc, id desc);
alter table public.own_prompts enable row level security;

revoke all on public.own_prompts from anon, authenticated;
grant select, delete on public.own_prompts to authenticated;
grant insert (title, content) on public.own_prompts to authenticated;

create policy "own prompts: read" on public.own_prompts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "own prompts: create" on public.own_prompts
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "own prompts: delete" on public.own_prompts
  for delete to authenticated using (user_id = (select auth.uid()));

insert into private.limits (name, value) values ('own_prompts', 1000);

-- One account must not fill the database. Nothing older is thrown away for a new one: the user chose each.
create function private.refuse_too_many_prompts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (select count(*) from public.own_prompts p where p.user_id = new.user_id) >= private.limit_of('own_prompts') then
    raise sqlstate 'PT413' using message = 'You have reached the limit of prompts of your own.';
  end if;
  return new;
end;
$$;
revoke all on function private.refuse_too_many_prompts() from public, anon, authenticated;
create trigger refuse_too_many_prompts before insert on public.own_prompts
  for each row execute function private.refuse_too_many_prompts();
