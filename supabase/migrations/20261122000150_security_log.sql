-- What the owner has to be able to look up afterwards: entitlement changes, deletions, refusals, tripped breakers. Rows
-- are counted by the hour, so a flood of refusals fills one row, and none holds an address, an e-mail, or a text.

create table private.security_events (
  id bigint generated always as identity primary key,
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

-- Counts one event. The row stays locked until the transaction ends, so callers note it last.
create function private.note_security_event(event_kind text, event_detail text, account uuid default null)
returns void
language sql security definer set search_path = ''
as $$
  insert into private.security_events as e (hour, kind, detail, user_id)
  values (date_trunc('hour', now(), 'UTC'), event_kind, event_detail, account)
  on conflict (hour, kind, detail, user_id) do update set events = e.events + 1, last_at = now();
$$;
