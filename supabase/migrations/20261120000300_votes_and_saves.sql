-- Likes and saves: one row per user and prompt, visible to their owner only.

create table public.prompt_votes (
  user_id uuid not null references auth.users (id) on delete cascade,
  prompt_id uuid not null references library.prompts (id) on delete cascade,
  vote_type text not null check (vote_type in ('like', 'dislike')),
  created_at timestamptz not null default now(),
  primary key (user_id, prompt_id)
);
create index prompt_votes_by_prompt on public.prompt_votes (prompt_id);
alter table public.prompt_votes enable row level security;

revoke all on public.prompt_votes from anon, authenticated;
grant select, delete on public.prompt_votes to authenticated;
-- An upsert updates every column it was given.
grant insert (user_id, prompt_id, vote_type), update (user_id, prompt_id, vote_type) on public.prompt_votes to authenticated;

create policy "own votes: read" on public.prompt_votes
  for select to authenticated using (user_id = (select auth.uid()));
create policy "own votes: create" on public.prompt_votes
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "own votes: change" on public.prompt_votes
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own votes: delete" on public.prompt_votes
  for delete to authenticated using (user_id = (select auth.uid()));

create function private.add_vote(voted_prompt uuid, vote text, amount integer) returns void
language sql security definer set search_path = ''
as $$
  update library.prompts
  set like_count = like_count + case when vote = 'like' then amount else 0 end,
      dislike_count = dislike_count + case when vote = 'dislike' then amount else 0 end
  where id = voted_prompt;
$$;
revoke all on function private.add_vote(uuid, text, integer) from public, anon, authenticated;

create function private.count_vote() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    perform private.add_vote(old.prompt_id, old.vote_type, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform private.add_vote(new.prompt_id, new.vote_type, 1);
  end if;
  return null;
end;
$$;
revoke all on function private.count_vote() from public, anon, authenticated;
create trigger count_vote after insert or update or delete on public.prompt_votes
  for each row execute function private.count_vote();

create table public.saved_prompts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  prompt_id uuid not null references library.prompts (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (user_id, prompt_id)
);
create index saved_prompts_by_prompt on public.saved_prompts (prompt_id);
alter table public.saved_prompts enable row level security;

revoke all on public.saved_prompts from anon, authenticated;
grant select, delete on public.saved_prompts to authenticated;
grant insert (user_id, prompt_id) on public.saved_prompts to authenticated;

create policy "own saves: read" on public.saved_prompts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "own saves: create" on public.saved_prompts
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "own saves: delete" on public.saved_prompts
  for delete to authenticated using (user_id = (select auth.uid()));
