-- The enhancer's second layer: retries and refinements that cost nothing, guests with a signed id, waits that
-- are true, and a history of one's own enhancements.

insert into private.limits (name, value) values
  -- The running one and this many repeats of a request id are one use.
  ('repeats_per_request', 2),
  -- A refinement this soon after a result belongs to the same use, up to so many of them.
  ('refine_seconds', 600),
  ('refines_per_use', 10),
  ('history_rows', 200);

alter table private.holds
  add column guest_id uuid,
  add column network text,
  -- Keyed hash of what was sent: one request id stands for one request.
  add column fingerprint text,
  -- The hold that was counted for a refinement.
  add column root_id uuid references private.holds (id) on delete set null,
  add column repeats integer not null default 0,
  add column running integer not null default 1,
  add column settled_at timestamptz;
create index holds_by_network on private.holds (network, created_at) where user_id is null;
create index holds_by_root on private.holds (root_id) where root_id is not null;

-- What a signed guest id has used, as private.usage says it of an account.
create table private.guest_usage (
  guest_id uuid primary key,
  committed integer not null default 0 check (committed >= 0),
  used_at timestamptz not null default now()
);
alter table private.guest_usage enable row level security;

-- Days and minutes are those of UTC, whatever the server's time zone is.
create or replace function private.count_request(window_key text, unit text) returns integer
language sql security definer set search_path = ''
as $$
  insert into private.rate_windows as w (key, started_at, requests)
  values (window_key, date_trunc(unit, now(), 'UTC'), 1)
  on conflict (key, started_at) do update set requests = w.requests + 1
  returning requests;
$$;

-- Seconds until the window of this unit ends; at least one.
create function private.seconds_left(unit text) returns integer
language sql stable security definer set search_path = ''
as $$
  select greatest(1, ceil(extract(epoch from
    date_trunc(unit, now(), 'UTC') + ('1 ' || unit)::interval - now()))::integer);
$$;
revoke all on function private.seconds_left(text) from public, anon, authenticated;

drop function public.reserve_enhancement(uuid, text, uuid);
drop function public.settle_enhancement(uuid, boolean);
drop function private.reserve_for_user(uuid, uuid, text);
drop function private.reserve_for_guest(uuid, text);
drop function private.settle(uuid, boolean);

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
revoke all on function private.subject_of(private.enhancement_call) from public, anon, authenticated;

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
revoke all on function private.lock_usage(private.enhancement_call) from public, anon, authenticated;

-- The counted hold a refinement belongs to, or null: then it is a use of its own.
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
revoke all on function private.use_of(private.enhancement_call) from public, anon, authenticated;

-- The caps on guests, besides what each guest id may use. Null when none is reached.
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
  -- Ids can be thrown away, so the network's earlier calls ask for a challenge as well as the guest's.
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
revoke all on function private.guest_refusal(private.enhancement_call, boolean) from public, anon, authenticated;

create function private.is_over_minute_rate(call private.enhancement_call) returns boolean
language sql security definer set search_path = ''
as $$
  select private.count_request('network:' || call.network, 'minute') > private.limit_of('network_per_minute')
    or (call.user_id is not null
      and private.count_request('user:' || call.user_id, 'minute') > private.limit_of('user_per_minute'));
$$;
revoke all on function private.is_over_minute_rate(private.enhancement_call) from public, anon, authenticated;

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
  -- A guest without an id is a whole network: only the caps below hold for it.
  if live >= at_once and (call.user_id is not null or call.guest_id is not null) then
    return 'in_flight';
  end if;
  if private.is_over_minute_rate(call) then
    return 'rate_limited';
  end if;
  return case when call.user_id is null then private.guest_refusal(call, use_id is not null) end;
end;
$$;
revoke all on function private.refusal_of(private.enhancement_call, integer, uuid) from public, anon, authenticated;

-- A request id that was seen before: the same request is free, another one is refused. Null: it starts anew.
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
revoke all on function private.repeat_status(private.enhancement_call, private.holds) from public, anon, authenticated;

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
revoke all on function private.reserve(private.enhancement_call) from public, anon, authenticated;

-- Of several runs of one request the first success commits; it is refunded when the last one has failed.
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
revoke all on function private.settle(uuid, boolean) from public, anon, authenticated;

create or replace function private.purge_quota_history() returns void
language sql security definer set search_path = ''
as $$
  delete from private.rate_windows where started_at < now() - interval '2 days';
  delete from private.holds where created_at < now() - interval '2 days';
  delete from private.guest_usage where used_at < now() - interval '1 year';
$$;

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

revoke all on function public.reserve_enhancement(uuid, text, uuid, uuid, uuid, text, boolean)
  from public, anon, authenticated;
revoke all on function public.settle_enhancement(uuid, boolean) from public, anon, authenticated;
grant execute on function public.reserve_enhancement(uuid, text, uuid, uuid, uuid, text, boolean) to service_role;
grant execute on function public.settle_enhancement(uuid, boolean) to service_role;

-- The last enhancements of a signed-in user. The function writes a row on success; a browser reads and deletes
-- its own, and inserts what a guest had kept locally before signing in.
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
  -- Together with the owner, so that nobody can point at, or probe for, another user's row.
  foreign key (user_id, parent_id) references public.enhancements (user_id, id) on delete set null (parent_id)
);
create index enhancements_newest on public.enhancements (user_id, created_at desc, id desc);
create index enhancements_by_parent on public.enhancements (user_id, parent_id);
alter table public.enhancements enable row level security;

revoke all on public.enhancements from anon, authenticated;
grant select, delete on public.enhancements to authenticated;
grant insert (request_id, parent_id, original, content, created_at) on public.enhancements to authenticated;
grant select, insert on public.enhancements to service_role;

create policy "own enhancements: read" on public.enhancements
  for select to authenticated using (user_id = (select auth.uid()));
create policy "own enhancements: import" on public.enhancements
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "own enhancements: delete" on public.enhancements
  for delete to authenticated using (user_id = (select auth.uid()));

-- An import keeps its dates, but none of the future, which would never leave the first place.
create function private.date_enhancement() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.created_at := least(coalesce(new.created_at, now()), now());
  return new;
end;
$$;
revoke all on function private.date_enhancement() from public, anon, authenticated;
create trigger date_enhancement before insert on public.enhancements
  for each row execute function private.date_enhancement();

create function private.trim_enhancements() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.enhancements e
  where e.user_id = new.user_id and e.id in (
    select aged.id from public.enhancements aged
    where aged.user_id = new.user_id
    order by aged.created_at desc, aged.id desc
    offset private.limit_of('history_rows')
  );
  return null;
end;
$$;
revoke all on function private.trim_enhancements() from public, anon, authenticated;
create trigger trim_enhancements after insert on public.enhancements
  for each row execute function private.trim_enhancements();
