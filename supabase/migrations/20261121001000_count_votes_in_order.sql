-- Votes were counted row by row. Two accounts leaving at once, or two votes being moved, locked the same prompts
-- in different orders, and one of them ended in a deadlock. Counted by statement, in the order of the ids, they
-- wait for each other.

drop trigger count_vote on public.prompt_votes;
drop function private.count_vote();
drop function private.add_vote(uuid, text, integer);

create function private.add_votes(lost public.prompt_votes[], gained public.prompt_votes[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform 1 from library.prompts p
    where p.id in (select v.prompt_id from unnest(lost || gained) v)
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
revoke all on function private.add_votes(public.prompt_votes[], public.prompt_votes[]) from public, anon, authenticated;

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
revoke all on function private.count_votes() from public, anon, authenticated;

create trigger count_new_votes after insert on public.prompt_votes
  referencing new table as gained_votes for each statement execute function private.count_votes();
create trigger count_changed_votes after update on public.prompt_votes
  referencing old table as lost_votes new table as gained_votes
  for each statement execute function private.count_votes();
create trigger count_lost_votes after delete on public.prompt_votes
  referencing old table as lost_votes for each statement execute function private.count_votes();
