-- What the owner has to be able to look up afterwards: entitlement changes, deletions, refusals, tripped breakers. Rows
-- are counted by the hour, so a flood of refusals fills one row, and none holds an address, an e-mail, or a text.

create table private.security_events (
  id uuid primary key default gen_random_uuid(),
  hour timestamptz not null,
  kind text not null check (kind in ('entitlement', 'deletion', 'refusal', 'breaker', 'payment')),
  -- Which entitlement, refusal, or breaker: a short fixed word, never what a caller sent.
  detail text not null check (char_length(detail) <= 100),
  -- Whose account changed. Forgotten with the account.
  user_id uuid references auth.users (id) on delete cascade,
  events integer not null default 1 check (events > 0),
  last_at timestamptz not null default now(),
  unique nulls not distinct (hour, kind, detail, user_id)
);
create index security_events_by_user on private.security_events (user_id) where user_id is not null;
alter table private.security_events enable row level security;

-- Counts an event, or several of a kind. The row stays locked until the transaction ends, so callers note it last.
create function private.note_security_event(
  event_kind text, event_detail text, account uuid default null, times integer default 1
) returns void
language sql security definer set search_path = ''
as $$
  insert into private.security_events as e (hour, kind, detail, user_id, events)
  values (date_trunc('hour', now(), 'UTC'), event_kind, event_detail, account, times)
  on conflict (hour, kind, detail, user_id) do update set events = e.events + excluded.events, last_at = now();
$$;

-- Callers that an edge function refused without asking the database. Each process collects them for ten seconds.
create function public.note_refusals(p_detail text, p_times integer) returns void
language sql security definer set search_path = ''
as $$
  select private.refuse_long(p_detail);
  select private.note_security_event('refusal', p_detail, null, p_times)
  where p_detail in ('webhook_signature', 'reconcile_key', 'health_key') and p_times between 1 and 1000000;
$$;
grant execute on function public.note_refusals(text, integer) to service_role;

-- For the owner: select * from private.security_overview order by day desc, kind, detail;
create view private.security_overview with (security_invoker = true) as
  select (e.hour at time zone 'UTC')::date as day, e.kind, e.detail,
         sum(e.events)::integer as events, count(distinct e.user_id)::integer as accounts, max(e.last_at) as last_at
  from private.security_events e
  group by 1, 2, 3;
