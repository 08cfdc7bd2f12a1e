-- Who may enhance, and how often: reserve -> call the model -> commit or refund. Then what an account keeps of the
-- results: its history.

create table private.limits (
  name text primary key,
  value integer not null check (value >= 0)
);
alter table private.limits enable row level security;
insert into private.limits (name, value) values
  ('free_total', 2),
  ('premium_in_flight', 2),
  ('user_per_minute', 10),
  ('network_per_minute', 20),
  ('network_guest_per_day', 10),
  -- Every call of the model is a start, whatever becomes of it. Only complete answers are uses, so these limits, not
  -- the reader's two uses, are what bounds answers that are broken off.
  ('guest_starts_per_day', 10),
  ('free_starts_per_day', 20),
  ('premium_starts_per_day', 500),
  ('network_starts_per_day', 50),
  ('guest_refunds_per_day', 5),
  ('free_refunds_per_day', 10),
  ('premium_refunds_per_day', 100),
  -- The two breakers: uses of all guests, and starts of everybody.
  ('all_guests_per_day', 2000),
  ('all_starts_per_day', 20000),
  ('hold_seconds', 300),
  -- The first run and this many repeats of its request id are one use.
  ('repeats_per_request', 2),
  -- A refinement this soon after a result belongs to the same use, up to so many of them.
  ('refine_seconds', 600),
  ('refines_per_use', 10),
  ('redraws_per_minute', 60),
  ('history_rows', 200);

create function private.limit_of(limit_name text) returns integer
language sql stable security definer set search_path = ''
as $$
  select l.value from private.limits l where l.name = limit_name;
$$;

-- A hold is one running enhancement. `subject` is 'user:<uuid>', 'guest:<uuid>', or 'network:<hash>'.
create table private.holds (
  id uuid primary key default gen_random_uuid(),
  subject text not null,
  user_id uuid references auth.users (id) on delete cascade,
  request_id uuid not null,
  is_counted boolean not null,
  is_redraw boolean not null default false,
  state text not null default 'held' check (state in ('held', 'committed', 'refunded')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  guest_id uuid,
  network text,
  -- Keyed hash of what was sent: a request id can only be repeated for the same request.
  fingerprint text,
  -- Keyed hashes of the request with each text it was answered with: only those can be refined within the same use.
  answers text[] not null default '{}',
  -- The hold that was counted for a refinement.
  root_id uuid references private.holds (id) on delete set null,
  repeats integer not null default 0,
  running integer not null default 1,
  settled_at timestamptz,
  unique (subject, request_id)
);
create index holds_live on private.holds (subject, expires_at) where state = 'held';
create index holds_by_user on private.holds (user_id);
create index holds_by_network on private.holds (network, created_at) where user_id is null;
create index holds_of_guests on private.holds (created_at)
  where user_id is null and is_counted and state <> 'refunded';
create index holds_by_root on private.holds (root_id) where root_id is not null;
create index holds_by_age on private.holds (created_at);
alter table private.holds enable row level security;

-- What a signed guest id has used, as private.usage does for an account.
create table private.guest_usage (
  guest_id uuid primary key,
  committed integer not null default 0 check (committed >= 0),
  used_at timestamptz not null default now()
);
create index guest_usage_by_age on private.guest_usage (used_at);
alter table private.guest_usage enable row level security;

-- Fixed windows: one row per key and window, counted in place.
create table private.rate_windows (
  key text not null,
  started_at timestamptz not null,
  requests integer not null default 0,
  primary key (key, started_at)
);
create index rate_windows_by_age on private.rate_windows (started_at);
alter table private.rate_windows enable row level security;

-- Days and minutes are UTC, whatever the server's time zone is.
create function private.count_request(window_key text, unit text) returns integer
language sql security definer set search_path = ''
as $$
  insert into private.rate_windows as w (key, started_at, requests)
  values (window_key, date_trunc(unit, now(), 'UTC'), 1)
  on conflict (key, started_at) do update set requests = w.requests + 1
  returning requests;
$$;

-- How many were counted in the current window.
create function private.requests_in(window_key text, unit text) returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select w.requests from private.rate_windows w
    where w.key = window_key and w.started_at = date_trunc(unit, now(), 'UTC')
  ), 0);
$$;

-- Seconds until the current window of this unit ends; at least one.
create function private.seconds_left(unit text) returns integer
language sql stable security definer set search_path = ''
as $$
  select greatest(1, ceil(extract(epoch from
    date_trunc(unit, now(), 'UTC') + ('1 ' || unit)::interval - now()))::integer);
$$;

-- Who asks, for what. `parent_answer` is the keyed hash of the text to refine. `needs_challenge`: a challenge is
-- configured and this caller has not passed one. `is_redraw`: an answer of ours is drawn again without a model.
create type private.enhancement_call as (
  user_id uuid,
  guest_id uuid,
  network text,
  request_id uuid,
  parent_request_id uuid,
  parent_answer text,
  fingerprint text,
  needs_challenge boolean,
  is_redraw boolean
);

create function private.subject_of(account uuid, guest uuid, network text) returns text
language sql immutable security definer set search_path = ''
as $$
  select coalesce('user:' || account, 'guest:' || guest, 'network:' || network);
$$;

-- Whose rows of private.limits apply.
create function private.tier_of(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select case when account is null then 'guest' when private.is_entitled(account) then 'premium' else 'free' end;
$$;

-- Makes parallel calls of one caller wait for each other, and returns what the caller has used. Deleting the account
-- waits for us, or we for it. A guest gets a row with the first use only: anyone can be a new guest with each call.
create function private.lock_caller(account uuid, guest uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  if account is not null then
    insert into private.usage (user_id) select u.id from auth.users u where u.id = account for key share
      on conflict do nothing;
    return (select u.committed from private.usage u where u.user_id = account for update);
  end if;
  perform pg_advisory_xact_lock(hashtextextended('guest:' || guest, 0));
  return coalesce((select g.committed from private.guest_usage g where g.guest_id = guest), 0);
end;
$$;

-- The counted hold a refinement belongs to. Null: the call is a use of its own, as is every text that the parent was
-- not answered with. A redraw costs nobody anything: it may be as late, and as frequent, as the hold is kept.
create function private.use_of(call private.enhancement_call) returns uuid
language sql stable security definer set search_path = ''
as $$
  select coalesce(parent.root_id, parent.id)
  from private.holds parent
  where parent.subject = private.subject_of(call.user_id, call.guest_id, call.network)
    and parent.request_id = call.parent_request_id
    and parent.state = 'committed'
    and call.parent_answer = any (parent.answers)
    and (call.is_redraw or (
      parent.settled_at > now() - make_interval(secs => private.limit_of('refine_seconds'))
      and (
        select count(*) from private.holds refinement
        where refinement.root_id = coalesce(parent.root_id, parent.id)
          and refinement.state <> 'refunded' and not refinement.is_redraw
      ) < private.limit_of('refines_per_use')
    ));
$$;

-- A redraw is neither a use nor a start. Only texts that were paid for are drawn again, or first ones would be free.
create function private.redraw_refusal(call private.enhancement_call, is_ours boolean) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  caller text := coalesce('user:' || call.user_id, 'network:' || call.network);
begin
  if private.count_request('redraws:' || caller, 'minute') > private.limit_of('redraws_per_minute') then
    return 'rate_limited';
  end if;
  return case when not is_ours then 'foreign_redraw' end;
end;
$$;

-- Today's uses of all guests, running ones included.
create function private.guest_uses() returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from private.holds h
  where h.user_id is null and h.is_counted and h.state <> 'refunded'
    and h.created_at >= date_trunc('day', now(), 'UTC')
    and (h.state = 'committed' or h.expires_at > now());
$$;

-- The caps on guests, besides what each guest id may use. Null when none is reached. A guest's own two uses are counted
-- in the browser (specification, section 6); these caps keep cleared storage from opening an endless free service.
create function private.guest_refusal(call private.enhancement_call, belongs_to_use boolean) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  counted integer;
  earlier integer;
begin
  select count(*) filter (where h.is_counted), count(*) into counted, earlier
  from private.holds h
  where h.user_id is null and h.network = call.network
    and h.created_at >= date_trunc('day', now(), 'UTC')
    and (h.state = 'committed' or (h.state = 'held' and h.expires_at > now()));
  -- A guest can throw an id away, so earlier calls from the same network require a challenge as well.
  if call.needs_challenge and (earlier > 0 or exists (
    select 1 from private.guest_usage g where g.guest_id = call.guest_id and g.committed > 0
  )) then
    return 'challenge_required';
  end if;
  if belongs_to_use then
    return null;
  end if;
  if counted >= private.limit_of('network_guest_per_day') then
    return 'daily_limit';
  end if;
  -- Counted last and by one guest at a time: what a network is refused, or gives back, is nobody else's loss.
  perform pg_advisory_xact_lock(hashtextextended('guests', 0));
  return case when private.guest_uses() >= private.limit_of('all_guests_per_day') then 'guests_breaker' end;
end;
$$;

-- Accounts have a limit of their own, so that guests and colleagues behind one address cannot use it up.
create function private.is_over_minute_rate(call private.enhancement_call) returns boolean
language sql security definer set search_path = ''
as $$
  select private.count_request(coalesce('user:' || call.user_id, 'network:' || call.network), 'minute')
    > private.limit_of(case when call.user_id is null then 'network_per_minute' else 'user_per_minute' end);
$$;

-- Why the model may not be called once more, or null. Refusing for the rest of the day is fairer to a reader than
-- counting a failure. A run that may still be given back counts as such, so that parallel ones stay below the limit.
create function private.start_refusal(call private.enhancement_call) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  caller text := private.subject_of(call.user_id, call.guest_id, call.network);
  tier text := private.tier_of(call.user_id);
  running integer;
begin
  if private.is_over_minute_rate(call) then
    return 'rate_limited';
  end if;
  select coalesce(sum(h.running), 0) into running from private.holds h
    where h.subject = caller and h.state = 'held' and h.expires_at > now();
  -- A guest without an id is a whole network.
  if coalesce(call.user_id, call.guest_id) is not null and (
    private.requests_in('starts:' || caller, 'day') >= private.limit_of(tier || '_starts_per_day')
    or private.requests_in('refunds:' || caller, 'day') + running >= private.limit_of(tier || '_refunds_per_day')
  ) then
    return 'daily_limit';
  end if;
  if call.user_id is null
    and private.requests_in('network_starts:' || call.network, 'day') >= private.limit_of('network_starts_per_day')
  then
    return 'daily_limit';
  end if;
  return null;
end;
$$;

-- Counts a call of the model. False: the spending breaker has tripped, and nothing was counted. The row of all starts
-- stays locked until the transaction ends, so it is counted when nothing else can refuse the call.
create function private.count_start(call private.enhancement_call) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.rate_windows as w (key, started_at, requests)
  select 'starts', date_trunc('day', now(), 'UTC'), 1 where private.limit_of('all_starts_per_day') > 0
  on conflict (key, started_at) do update set requests = w.requests + 1
    where w.requests < private.limit_of('all_starts_per_day');
  if not found then
    return false;
  end if;
  perform private.count_request('starts:' || private.subject_of(call.user_id, call.guest_id, call.network), 'day');
  if call.user_id is null then
    perform private.count_request('network_starts:' || call.network, 'day');
  end if;
  return true;
end;
$$;

-- The breakers over everybody. A tripped one resets at midnight, UTC.
create function private.breaker_state()
returns table (name text, used integer, allowed integer, is_tripped boolean)
language sql stable security definer set search_path = ''
as $$
  select b.name, b.used, b.allowed, b.used >= b.allowed
  from (values
    ('guests', private.guest_uses(), private.limit_of('all_guests_per_day')),
    ('spending', private.requests_in('starts', 'day'), private.limit_of('all_starts_per_day'))
  ) b (name, used, allowed);
$$;

-- Why this call may not run, or null. A call within a use that was already counted costs nothing.
create function private.refusal_of(call private.enhancement_call, used integer, use_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  is_free_of_charge boolean := private.tier_of(call.user_id) = 'premium' or use_id is not null;
  at_once integer := private.limit_of('premium_in_flight');
  live integer;
  refusal text;
begin
  if call.is_redraw then
    return private.redraw_refusal(call, use_id is not null);
  end if;
  select count(*) into live from private.holds h
    where h.subject = private.subject_of(call.user_id, call.guest_id, call.network)
      and h.state = 'held' and h.expires_at > now();
  if not is_free_of_charge and used >= private.limit_of('free_total') then
    return 'quota_exceeded';
  end if;
  if not is_free_of_charge then
    at_once := private.limit_of('free_total') - used;
  end if;
  -- A guest without an id is a whole network: only the caps below apply to it.
  if live >= at_once and (call.user_id is not null or call.guest_id is not null) then
    return 'in_flight';
  end if;
  refusal := private.start_refusal(call);
  if refusal is null and call.user_id is null then
    refusal := private.guest_refusal(call, use_id is not null);
  end if;
  return refusal;
end;
$$;

-- For a request id that runs or has succeeded: why it may not run again, or null. A kept answer costs nothing.
create function private.repeat_refusal(call private.enhancement_call, known private.holds, has_answer boolean)
returns text
language plpgsql security definer set search_path = ''
as $$
begin
  if call.is_redraw then
    return private.redraw_refusal(call, true);
  end if;
  if has_answer then
    return case when private.is_over_minute_rate(call) then 'rate_limited' end;
  end if;
  if known.repeats >= private.limit_of('repeats_per_request') then
    return 'rate_limited';
  end if;
  return private.start_refusal(call);
end;
$$;

-- Old windows, settled holds, unused guest ids, and old events serve no purpose. At most so many rows of each; null is
-- all of them. What another transaction holds is left for the next time.
create function private.purge_quota_history(most integer default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('purge', 0)) then
    return;
  end if;
  delete from private.rate_windows where ctid = any (array(
    select w.ctid from private.rate_windows w where w.started_at < now() - interval '2 days'
    limit most for update skip locked));
  delete from private.holds where ctid = any (array(
    select h.ctid from private.holds h where h.created_at < now() - interval '2 days'
    limit most for update skip locked));
  delete from private.guest_usage where ctid = any (array(
    select g.ctid from private.guest_usage g where g.used_at < now() - interval '1 year'
    limit most for update skip locked));
  delete from private.security_events where ctid = any (array(
    select e.ctid from private.security_events e where e.hour < now() - interval '180 days'
    limit most for update skip locked));
end;
$$;

-- Notes a refusal, which is the last thing a reservation does, and returns the seconds until it is worth another try.
create function private.note_refusal(refusal text) returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  if refusal like '%\_breaker' then
    perform private.note_security_event('breaker', split_part(refusal, '_', 1));
  end if;
  perform private.note_security_event('refusal', refusal);
  return case
    when refusal = 'rate_limited' then private.seconds_left('minute')
    when refusal = 'daily_limit' or refusal like '%\_breaker' then private.seconds_left('day')
  end;
end;
$$;

-- Numbers every call; each 200th deletes some of what is old, so that nothing depends on a schedule.
create sequence private.reservations;

-- `kept_answer` is what an account was answered with before: the model is not to be called again.
create function private.reserve(call private.enhancement_call)
returns table (
  status text, hold_id uuid, used integer, usage_limit integer,
  retry_after integer, is_counted boolean, kept_answer text
)
language plpgsql security definer set search_path = ''
as $$
declare
  caller text := private.subject_of(call.user_id, call.guest_id, call.network);
  known private.holds;
  use_id uuid;
  is_repeat boolean;
begin
  if call.user_id is null then
    perform pg_advisory_xact_lock(hashtextextended('network:' || call.network, 0));
  end if;
  used := private.lock_caller(call.user_id, call.guest_id);
  if nextval('private.reservations') % 200 = 0 then
    perform private.purge_quota_history(1000);
  end if;
  is_counted := private.tier_of(call.user_id) <> 'premium';
  usage_limit := case when is_counted then private.limit_of('free_total') end;

  select * into known from private.holds h
    where h.subject = caller and h.request_id = call.request_id for update;
  is_repeat := known.state = 'committed' or (known.state = 'held' and known.expires_at > now());
  if known.id is not null and known.fingerprint is distinct from call.fingerprint then
    status := 'request_mismatch';
  elsif is_repeat then
    is_counted := known.is_counted;
    if known.state = 'committed' then
      kept_answer := (select e.content from public.enhancements e
        where e.user_id = call.user_id and e.request_id = call.request_id);
    end if;
    status := private.repeat_refusal(call, known, kept_answer is not null);
  else
    use_id := private.use_of(call);
    is_counted := is_counted and use_id is null;
    status := private.refusal_of(call, used, use_id);
  end if;
  if status is null and kept_answer is null and not call.is_redraw and not private.count_start(call) then
    status := 'spending_breaker';
  end if;

  if status is not null then
    kept_answer := null;
    retry_after := private.note_refusal(status);
  elsif is_repeat then
    status := 'reserved';
    hold_id := known.id;
    update private.holds h set repeats = h.repeats + 1, running = h.running + 1
      where h.id = known.id and kept_answer is null;
  else
    status := 'reserved';
    insert into private.holds as h
      (subject, user_id, guest_id, network, request_id, fingerprint, root_id, is_counted, is_redraw, expires_at)
    values (
      caller, call.user_id, call.guest_id, call.network, call.request_id, call.fingerprint,
      use_id, is_counted, call.is_redraw, now() + make_interval(secs => private.limit_of('hold_seconds')))
    on conflict (subject, request_id) do update set
      state = 'held', repeats = 0, running = 1, created_at = now(), settled_at = null, network = excluded.network,
      root_id = excluded.root_id, is_counted = excluded.is_counted, is_redraw = excluded.is_redraw,
      expires_at = excluded.expires_at
    returning h.id into hold_id;
  end if;
  return next;
end;
$$;

-- Of several runs of one request the first success commits; the use is refunded when the last run has failed. `answer`
-- is the keyed hash of the request with the text it was answered with. An answer that is no use ("ready as it is", a
-- question back) gives the use back without being a failure.
create function private.settle(hold uuid, succeeded boolean, answer text, is_use boolean)
returns table (used integer, usage_limit integer, is_counted boolean)
language plpgsql security definer set search_path = ''
as $$
declare
  known private.holds;
  settled private.holds;
begin
  select * into known from private.holds h where h.id = hold;
  -- In the order in which reserve locks.
  perform private.lock_caller(known.user_id, known.guest_id);
  update private.holds h
  set running = greatest(h.running - 1, 0),
      settled_at = now(),
      state = case
        when succeeded and is_use and h.expires_at > now() then 'committed'
        when h.running > 1 and h.expires_at > now() then 'held'
        else 'refunded'
      end
  where h.id = hold and h.state = 'held'
  returning * into settled;
  update private.holds h set answers = h.answers || answer, settled_at = now()
  where h.id = hold and h.state = 'committed' and succeeded and is_use and not answer = any (h.answers);

  if settled.state <> 'committed' and not settled.is_redraw and (is_use or not succeeded) then
    perform private.count_request(
      'refunds:' || private.subject_of(known.user_id, known.guest_id, known.network), 'day');
  elsif settled.state = 'committed' and settled.is_counted and known.user_id is not null then
    update private.usage u set committed = u.committed + 1 where u.user_id = known.user_id;
    perform private.refresh_profile(known.user_id);
  elsif settled.state = 'committed' and settled.is_counted and known.guest_id is not null then
    insert into private.guest_usage as g (guest_id, committed) values (known.guest_id, 1)
    on conflict (guest_id) do update set committed = g.committed + 1, used_at = now();
  end if;

  select * into known from private.holds h where h.id = hold;
  is_counted := coalesce(known.is_counted and known.state = 'committed', false);
  used := coalesce(
    (select u.committed from private.usage u where u.user_id = known.user_id),
    (select g.committed from private.guest_usage g where g.guest_id = known.guest_id),
    0);
  usage_limit := case
    when private.tier_of(known.user_id) <> 'premium' then private.limit_of('free_total')
  end;
  return next;
end;
$$;

-- What the edge function calls with the secret key. `private` is not exposed, so these two are in `public`.
create function public.reserve_enhancement(
  p_user_id uuid,
  p_network text,
  p_request_id uuid,
  p_guest_id uuid default null,
  p_parent_request_id uuid default null,
  p_parent_answer text default null,
  p_fingerprint text default null,
  p_needs_challenge boolean default false,
  p_is_redraw boolean default false
)
returns table (
  status text, hold_id uuid, used integer, usage_limit integer,
  retry_after integer, is_counted boolean, kept_answer text
)
language sql security definer set search_path = ''
as $$
  select private.refuse_long(p_network, p_parent_answer, p_fingerprint);
  select * from private.reserve(row(
    p_user_id, p_guest_id, p_network, p_request_id, p_parent_request_id, p_parent_answer, p_fingerprint,
    p_needs_challenge, p_is_redraw
  )::private.enhancement_call);
$$;

create function public.settle_enhancement(
  p_hold_id uuid, p_succeeded boolean, p_answer text default null, p_is_use boolean default true
)
returns table (used integer, usage_limit integer, is_counted boolean)
language sql security definer set search_path = ''
as $$
  select private.refuse_long(p_answer);
  select * from private.settle(p_hold_id, p_succeeded, p_answer, p_is_use);
$$;

grant execute on function public.reserve_enhancement(uuid, text, uuid, uuid, uuid, text, text, boolean, boolean)
  to service_role;
grant execute on function public.settle_enhancement(uuid, boolean, text, boolean) to service_role;

-- One account must not fill the database: this bounds the text that it keeps in the table below.
insert into private.limits (name, value) values ('history_megabytes', 5);

-- The latest enhancements of a signed-in user. The function writes a row on success; a browser reads and deletes its
-- own, and inserts what a guest had kept locally before signing in.
create table public.enhancements (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  request_id uuid not null default gen_random_uuid(),
  parent_id uuid,
  -- What was made of one text, refinement by refinement: the history shows it as one row.
  session_id uuid not null default gen_random_uuid(),
  original text not null check (char_length(original) between 1 and 4000),
  -- What a refinement was asked for: a chip, or words of the user's.
  wish text check (char_length(wish) between 1 and 500),
  content text not null check (char_length(content) between 1 and 20000),
  created_at timestamptz not null default now(),
  unique (user_id, request_id),
  unique (user_id, id),
  -- Includes the owner, so that no one can point at, or probe for, another user's row.
  foreign key (user_id, parent_id) references public.enhancements (user_id, id) on delete set null (parent_id)
);
create index enhancements_newest on public.enhancements (user_id, created_at desc, id desc);
create index enhancements_by_parent on public.enhancements (user_id, parent_id);
alter table public.enhancements enable row level security;

grant select, delete on public.enhancements to authenticated;
grant insert (request_id, parent_id, session_id, original, wish, content, created_at) on public.enhancements
  to authenticated;
grant select, insert on public.enhancements to service_role;

create policy "own enhancements: read" on public.enhancements
  for select to authenticated using (user_id = (select auth.uid()));
create policy "own enhancements: import" on public.enhancements
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "own enhancements: delete" on public.enhancements
  for delete to authenticated using (user_id = (select auth.uid()));

create trigger lock_account before insert on public.enhancements
  for each statement execute function private.lock_account();

-- An import keeps its dates, except future ones, which would stay on top forever.
create function private.date_enhancement() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.created_at := least(coalesce(new.created_at, now()), now());
  return new;
end;
$$;
create trigger date_enhancement before insert on public.enhancements
  for each row execute function private.date_enhancement();

create function private.trim_enhancements() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.enhancements e
  where e.user_id = new.user_id and e.id in (
    select aged.id
    from (
      select
        kept.id,
        row_number() over newest as place,
        sum(octet_length(concat(kept.original, kept.wish, kept.content))) over newest as bytes
      from public.enhancements kept
      where kept.user_id = new.user_id
      window newest as (order by kept.created_at desc, kept.id desc)
    ) aged
    where aged.place > private.limit_of('history_rows')
      or aged.bytes > private.limit_of('history_megabytes') * 1000000
  );
  return null;
end;
$$;
create trigger trim_enhancements after insert on public.enhancements
  for each row execute function private.trim_enhancements();

-- What a user chose; without a row the defaults hold.
create table public.settings (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  keeps_enhancements boolean not null default true
);
alter table public.settings enable row level security;

grant select on public.settings to authenticated;
grant insert (keeps_enhancements), update (keeps_enhancements) on public.settings to authenticated;

create policy "own settings: read" on public.settings
  for select to authenticated using (user_id = (select auth.uid()));
create policy "own settings: create" on public.settings
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "own settings: update" on public.settings
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Where nothing is to be kept, the function's row is dropped without a word, because its answer is complete without it.
-- A browser that imports is refused, or it would delete its own copy.
create function private.keep_enhancement() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.settings s where s.user_id = new.user_id and not s.keeps_enhancements) then
    return new;
  end if;
  if current_setting('role', true) = 'authenticated' then
    raise sqlstate 'PT409' using message = 'This account keeps no enhancements.';
  end if;
  return null;
end;
$$;
create trigger keep_enhancement before insert on public.enhancements
  for each row execute function private.keep_enhancement();
