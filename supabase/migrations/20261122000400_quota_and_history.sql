-- Who may enhance, and how often: reserve -> call the model -> commit or refund. Then what an account keeps of the
-- results: its history and its own prompts.

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
  ('all_guests_per_day', 2000),
  ('hold_seconds', 300),
  -- The first run and this many repeats of its request id are one use.
  ('repeats_per_request', 2),
  -- A refinement this soon after a result belongs to the same use, up to so many of them.
  ('refine_seconds', 600),
  ('refines_per_use', 10),
  ('history_rows', 200),
  ('own_prompts', 1000);

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
  state text not null default 'held' check (state in ('held', 'committed', 'refunded')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  guest_id uuid,
  network text,
  -- Keyed hash of what was sent: a request id can only be repeated for the same request.
  fingerprint text,
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
create index holds_by_root on private.holds (root_id) where root_id is not null;
alter table private.holds enable row level security;

-- What a signed guest id has used, as private.usage does for an account.
create table private.guest_usage (
  guest_id uuid primary key,
  committed integer not null default 0 check (committed >= 0),
  used_at timestamptz not null default now()
);
alter table private.guest_usage enable row level security;

-- Fixed windows: one row per key and window, counted in place.
create table private.rate_windows (
  key text not null,
  started_at timestamptz not null,
  requests integer not null default 0,
  primary key (key, started_at)
);
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

-- Seconds until the current window of this unit ends; at least one.
create function private.seconds_left(unit text) returns integer
language sql stable security definer set search_path = ''
as $$
  select greatest(1, ceil(extract(epoch from
    date_trunc(unit, now(), 'UTC') + ('1 ' || unit)::interval - now()))::integer);
$$;

-- Who asks, for what. `needs_challenge`: a challenge is configured and this caller has not passed one.
create type private.enhancement_call as (
  user_id uuid,
  guest_id uuid,
  network text,
  request_id uuid,
  parent_request_id uuid,
  fingerprint text,
  needs_challenge boolean
);

create function private.subject_of(call private.enhancement_call) returns text
language sql immutable security definer set search_path = ''
as $$
  select case
    when call.user_id is not null then 'user:' || call.user_id
    when call.guest_id is not null then 'guest:' || call.guest_id
    else 'network:' || call.network
  end;
$$;

-- Makes parallel calls of one caller wait for each other, and returns what the caller has used.
create function private.lock_usage(call private.enhancement_call) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  used integer := 0;
begin
  if call.user_id is not null then
    insert into private.usage (user_id) values (call.user_id) on conflict do nothing;
    select u.committed into used from private.usage u where u.user_id = call.user_id for update;
    return used;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('network:' || call.network, 0));
  if call.guest_id is not null then
    insert into private.guest_usage (guest_id) values (call.guest_id) on conflict do nothing;
    select g.committed into used from private.guest_usage g where g.guest_id = call.guest_id for update;
  end if;
  return used;
end;
$$;

-- The counted hold a refinement belongs to. Null: the call is a use of its own.
create function private.use_of(call private.enhancement_call) returns uuid
language sql stable security definer set search_path = ''
as $$
  select coalesce(parent.root_id, parent.id)
  from private.holds parent
  where parent.subject = private.subject_of(call)
    and parent.request_id = call.parent_request_id
    and parent.state = 'committed'
    and parent.settled_at > now() - make_interval(secs => private.limit_of('refine_seconds'))
    and (
      select count(*) from private.holds refinement
      where refinement.root_id = coalesce(parent.root_id, parent.id) and refinement.state <> 'refunded'
    ) < private.limit_of('refines_per_use');
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
  if counted >= private.limit_of('network_guest_per_day') and not belongs_to_use then
    return 'daily_limit';
  end if;
  if private.count_request('guests', 'day') > private.limit_of('all_guests_per_day') then
    return 'daily_limit';
  end if;
  return null;
end;
$$;

create function private.is_over_minute_rate(call private.enhancement_call) returns boolean
language sql security definer set search_path = ''
as $$
  select private.count_request('network:' || call.network, 'minute') > private.limit_of('network_per_minute')
    or (call.user_id is not null
      and private.count_request('user:' || call.user_id, 'minute') > private.limit_of('user_per_minute'));
$$;

-- Why this call may not run, or null. A call within a use that was already counted costs nothing.
create function private.refusal_of(call private.enhancement_call, used integer, use_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  is_premium boolean := call.user_id is not null and private.is_entitled(call.user_id);
  is_free_of_charge boolean := is_premium or use_id is not null;
  at_once integer := private.limit_of('premium_in_flight');
  live integer;
begin
  select count(*) into live from private.holds h
    where h.subject = private.subject_of(call) and h.state = 'held' and h.expires_at > now();
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
  if private.is_over_minute_rate(call) then
    return 'rate_limited';
  end if;
  return case when call.user_id is null then private.guest_refusal(call, use_id is not null) end;
end;
$$;

-- For a request id seen before: the same request is free, a different one is refused. Null: it starts anew.
create function private.repeat_status(call private.enhancement_call, known private.holds) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  if known.fingerprint is distinct from call.fingerprint then
    return 'request_mismatch';
  end if;
  if known.state = 'refunded' or (known.state = 'held' and known.expires_at <= now()) then
    return null;
  end if;
  if known.repeats >= private.limit_of('repeats_per_request') or private.is_over_minute_rate(call) then
    return 'rate_limited';
  end if;
  update private.holds set repeats = repeats + 1, running = running + 1 where id = known.id;
  return 'reserved';
end;
$$;

create function private.reserve(call private.enhancement_call)
returns table (
  status text, hold_id uuid, used integer, usage_limit integer,
  retry_after integer, is_counted boolean, is_repeat boolean
)
language plpgsql security definer set search_path = ''
as $$
declare
  known private.holds;
  use_id uuid;
begin
  used := private.lock_usage(call);
  is_counted := not (call.user_id is not null and private.is_entitled(call.user_id));
  usage_limit := case when is_counted then private.limit_of('free_total') end;
  is_repeat := false;

  select * into known from private.holds h
    where h.subject = private.subject_of(call) and h.request_id = call.request_id for update;
  if known.id is not null then
    status := private.repeat_status(call, known);
    if status = 'reserved' then
      hold_id := known.id;
      is_counted := known.is_counted;
      is_repeat := known.state = 'committed';
    end if;
  end if;

  if status is null then
    use_id := private.use_of(call);
    is_counted := is_counted and use_id is null;
    status := private.refusal_of(call, used, use_id);
  end if;

  if status is null then
    insert into private.holds as h
      (subject, user_id, guest_id, network, request_id, fingerprint, root_id, is_counted, expires_at)
    values (
      private.subject_of(call), call.user_id, call.guest_id, call.network, call.request_id, call.fingerprint,
      use_id, is_counted, now() + make_interval(secs => private.limit_of('hold_seconds')))
    on conflict (subject, request_id) do update set
      state = 'held', repeats = 0, running = 1, created_at = now(), settled_at = null,
      root_id = excluded.root_id, is_counted = excluded.is_counted, expires_at = excluded.expires_at
    returning h.id into hold_id;
    status := 'reserved';
  end if;
  retry_after := case status
    when 'rate_limited' then private.seconds_left('minute')
    when 'daily_limit' then private.seconds_left('day')
  end;
  return next;
end;
$$;

-- Of several runs of one request the first success commits; the use is refunded when the last run has failed.
create function private.settle(hold uuid, succeeded boolean)
returns table (used integer, usage_limit integer, is_counted boolean)
language plpgsql security definer set search_path = ''
as $$
declare
  settled private.holds;
begin
  update private.holds h
  set running = greatest(h.running - 1, 0),
      settled_at = now(),
      state = case
        when succeeded and h.expires_at > now() then 'committed'
        when h.running > 1 and h.expires_at > now() then 'held'
        else 'refunded'
      end
  where h.id = hold and h.state = 'held'
  returning * into settled;

  if settled.state = 'committed' and settled.is_counted then
    update private.usage u set committed = u.committed + 1 where u.user_id = settled.user_id;
    update private.guest_usage g set committed = g.committed + 1, used_at = now()
      where g.guest_id = settled.guest_id;
    if settled.user_id is not null then
      perform private.refresh_profile(settled.user_id);
    end if;
  end if;

  select * into settled from private.holds h where h.id = hold;
  is_counted := coalesce(settled.is_counted and settled.state = 'committed', false);
  used := coalesce(
    (select u.committed from private.usage u where u.user_id = settled.user_id),
    (select g.committed from private.guest_usage g where g.guest_id = settled.guest_id),
    0);
  usage_limit := case
    when settled.user_id is not null and private.is_entitled(settled.user_id) then null
    else private.limit_of('free_total')
  end;
  return next;
end;
$$;

-- Old windows, settled holds, and unused guest ids serve no purpose.
create function private.purge_quota_history() returns void
language sql security definer set search_path = ''
as $$
  delete from private.rate_windows where started_at < now() - interval '2 days';
  delete from private.holds where created_at < now() - interval '2 days';
  delete from private.guest_usage where used_at < now() - interval '1 year';
$$;

-- What the edge function calls with the secret key. `private` is not exposed, so these two are in `public`.
create function public.reserve_enhancement(
  p_user_id uuid,
  p_network text,
  p_request_id uuid,
  p_guest_id uuid default null,
  p_parent_request_id uuid default null,
  p_fingerprint text default null,
  p_needs_challenge boolean default false
)
returns table (
  status text, hold_id uuid, used integer, usage_limit integer,
  retry_after integer, is_counted boolean, is_repeat boolean
)
language sql security definer set search_path = ''
as $$
  select private.refuse_long(p_network, p_fingerprint);
  select * from private.reserve(row(
    p_user_id, p_guest_id, p_network, p_request_id, p_parent_request_id, p_fingerprint, p_needs_challenge
  )::private.enhancement_call);
$$;

create function public.settle_enhancement(p_hold_id uuid, p_succeeded boolean)
returns table (used integer, usage_limit integer, is_counted boolean)
language sql security definer set search_path = ''
as $$
  select * from private.settle(p_hold_id, p_succeeded);
$$;

grant execute on function public.reserve_enhancement(uuid, text, uuid, uuid, uuid, text, boolean) to service_role;
grant execute on function public.settle_enhancement(uuid, boolean) to service_role;

-- One account must not fill the database: these bound the text it keeps in each of the two tables below.
insert into private.limits (name, value) values ('history_megabytes', 5), ('own_prompts_megabytes', 5);

-- The latest enhancements of a signed-in user. The function writes a row on success; a browser reads and deletes its
-- own, and inserts what a guest had kept locally before signing in.
create table public.enhancements (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  request_id uuid not null default gen_random_uuid(),
  parent_id uuid,
  original text not null check (char_length(original) between 1 and 4000),
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
grant insert (request_id, parent_id, original, content, created_at) on public.enhancements to authenticated;
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
        sum(octet_length(kept.original) + octet_length(kept.content)) over newest as bytes
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

-- What a user chose to keep as a prompt of their own. Visible to its owner only.
create table public.own_prompts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 200),
  content text not null check (char_length(content) between 1 and 20000),
  created_at timestamptz not null default now()
);
create index own_prompts_newest on public.own_prompts (user_id, created_at desc, id desc);
alter table public.own_prompts enable row level security;

grant select, delete on public.own_prompts to authenticated;
grant insert (title, content) on public.own_prompts to authenticated;

create policy "own prompts: read" on public.own_prompts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "own prompts: create" on public.own_prompts
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "own prompts: delete" on public.own_prompts
  for delete to authenticated using (user_id = (select auth.uid()));

create trigger lock_account before insert on public.own_prompts
  for each statement execute function private.lock_account();

-- Unlike in the history, nothing old makes room: the user chose each prompt.
create function private.refuse_too_many_prompts() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  kept integer;
  bytes bigint;
begin
  select count(*), coalesce(sum(octet_length(p.content)), 0) into kept, bytes
  from public.own_prompts p where p.user_id = new.user_id;
  if kept >= private.limit_of('own_prompts')
    or bytes + octet_length(new.content) > private.limit_of('own_prompts_megabytes') * 1000000
  then
    raise sqlstate 'PT413' using message = 'You have reached the limit of prompts of your own.';
  end if;
  return new;
end;
$$;
create trigger refuse_too_many_prompts before insert on public.own_prompts
  for each row execute function private.refuse_too_many_prompts();
