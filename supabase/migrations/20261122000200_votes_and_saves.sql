-- Likes and saves: one row per user and prompt, visible to their owner only.

-- Makes the requests of one account wait for each other. Without it two of them, writing the same rows in different
-- orders, deadlock, and neither sees the rows of the other when it counts those of the account.
create function private.lock_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('account:' || auth.uid(), 0));
  return null;
end;
$$;

create table public.prompt_votes (
  user_id uuid not null references auth.users (id) on delete cascade,
  prompt_id uuid not null references library.prompts (id) on delete cascade,
  vote_type text not null check (vote_type in ('like', 'dislike')),
  created_at timestamptz not null default now(),
  primary key (user_id, prompt_id)
);
create index prompt_votes_by_prompt on public.prompt_votes (prompt_id);
alter table public.prompt_votes enable row level security;

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

create trigger lock_account before insert or update or delete on public.prompt_votes
  for each statement execute function private.lock_account();

-- Counted by statement and in the order of the prompts' ids, so that two accounts deleted at once, or two votes changed
-- at once, wait for each other. Counted row by row they locked the same prompts in different orders and deadlocked.
create function private.add_votes(lost public.prompt_votes[], gained public.prompt_votes[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- An upsert counts the votes it changed first, then those it cast: all are locked with the first, or two upserts could
  -- each hold prompts that the other still has to count. Those cast now are known by their time.
  perform 1 from library.prompts p
    where p.id in (
      select v.prompt_id from unnest(lost || gained) v
      union all
      select c.prompt_id from public.prompt_votes c
      where c.user_id in (select g.user_id from unnest(gained) g) and c.created_at = now()
    )
    order by p.id for no key update;
  update library.prompts p
  set like_count = p.like_count + changes.likes, dislike_count = p.dislike_count + changes.dislikes
  from (
    select v.prompt_id,
      sum(v.amount) filter (where v.vote_type = 'like') as likes,
      sum(v.amount) filter (where v.vote_type = 'dislike') as dislikes
    from (
      select l.prompt_id, l.vote_type, -1 as amount from unnest(lost) l
      union all
      select g.prompt_id, g.vote_type, 1 from unnest(gained) g
      -- Neither sum is ever null.
      union all
      select b.prompt_id, kind, 0 from unnest(lost || gained) b, unnest(array['like', 'dislike']) kind
    ) v
    group by v.prompt_id
  ) changes
  where p.id = changes.prompt_id;
end;
$$;

create function private.count_votes() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  lost public.prompt_votes[];
  gained public.prompt_votes[];
begin
  if tg_op <> 'INSERT' then
    select array_agg(v) into lost from lost_votes v;
  end if;
  if tg_op <> 'DELETE' then
    select array_agg(v) into gained from gained_votes v;
  end if;
  perform private.add_votes(lost, gained);
  return null;
end;
$$;

create trigger count_new_votes after insert on public.prompt_votes
  referencing new table as gained_votes for each statement execute function private.count_votes();
create trigger count_changed_votes after update on public.prompt_votes
  referencing old table as lost_votes new table as gained_votes
  for each statement execute function private.count_votes();
create trigger count_lost_votes after delete on public.prompt_votes
  referencing old table as lost_votes for each statement execute function private.count_votes();

create table public.saved_prompts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  prompt_id uuid not null references library.prompts (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (user_id, prompt_id)
);
create index saved_prompts_by_prompt on public.saved_prompts (prompt_id);
alter table public.saved_prompts enable row level security;

grant select, delete on public.saved_prompts to authenticated;
grant insert (user_id, prompt_id) on public.saved_prompts to authenticated;

create trigger lock_account before insert on public.saved_prompts
  for each statement execute function private.lock_account();

create policy "own saves: read" on public.saved_prompts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "own saves: create" on public.saved_prompts
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "own saves: delete" on public.saved_prompts
  for delete to authenticated using (user_id = (select auth.uid()));
