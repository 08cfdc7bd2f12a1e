-- Who may enhance, and how often: reserve -> call the model -> commit or refund.
-- The ledger hangs on auth.users, so deleting or re-creating a profile changes nothing.

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
  ('hold_seconds', 300);

create function private.limit_of(limit_name text) returns integer
language sql stable security definer set search_path = ''
as $$
  select l.value from private.limits l where l.name = limit_name;
$$;
revoke all on function private.limit_of(text) from public, anon, authenticated;

-- A hold is one running generation. `subject` is 'user:<uuid>' or 'network:<hash>'.
create table private.holds (
  id uuid primary key default gen_random_uuid(),
  subject text not null,
  user_id uuid references auth.users (id) on delete cascade,
  request_id uuid not null,
  is_counted boolean not null,
  state text not null default 'held' check (state in ('held', 'committed', 'refunded')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (subject, request_id)
);
create index holds_live on private.holds (subject, expires_at) where state = 'held';
create index holds_by_user on private.holds (user_id);
alter table private.holds enable row level security;

-- Fixed windows: one row per key and window, counted in place.
create table private.rate_windows (
  key text not null,
  started_at timestamptz not null,
  requests integer not null default 0,
  primary key (key, started_at)
);
alter table private.rate_windows enable row level security;

create function private.count_request(window_key text, unit text) returns integer
language sql security definer set search_path = ''
as $$
  insert into private.rate_windows as w (key, started_at, requests)
  values (window_key, date_trunc(unit, now()), 1)
  on conflict (key, started_at) do update set requests = w.requests + 1
  returning requests;
$$;
revoke all on function private.count_request(text, text) from public, anon, authenticated;

create function private.reserve_for_user(subject_user uuid, request uuid, network text)
returns table (status text, hold_id uuid, used integer, usage_limit integer)
language plpgsql security definer set search_path = ''
as $$
declare
  is_premium boolean := private.is_entitled(subject_user);
  free_total integer := private.limit_of('free_total');
  subject_key text := 'user:' || subject_user;
  live integer;
  may_run integer;
begin
  insert into private.usage (user_id) values (subject_user) on conflict do nothing;
  -- The row lock makes parallel reservations of one user wait for each other.
  select u.committed into used from private.usage u where u.user_id = subject_user for update;
  usage_limit := case when is_premium then null else free_total end;
  may_run := case when is_premium then private.limit_of('premium_in_flight') else free_total - used end;
  select count(*) into live from private.holds h
    where h.subject = subject_key and h.state = 'held' and h.expires_at > now();

  if not is_premium and used >= free_total then
    status := 'quota_exceeded';
  elsif live >= may_run then
    status := 'in_flight';
  elsif private.count_request(subject_key, 'minute') > private.limit_of('user_per_minute')
     or private.count_request('network:' || network, 'minute') > private.limit_of('network_per_minute') then
    status := 'rate_limited';
  else
    insert into private.holds (subject, user_id, request_id, is_counted, expires_at)
    values (subject_key, subject_user, request, not is_premium,
            now() + make_interval(secs => private.limit_of('hold_seconds')))
    returning id into hold_id;
    status := 'reserved';
  end if;
  return next;
end;
$$;
revoke all on function private.reserve_for_user(uuid, uuid, text) from public, anon, authenticated;

-- A guest's own two are counted in the browser (specification, section 6). Here a network is capped, so
-- that clearing the browser's storage does not open an endless free service.
create function private.reserve_for_guest(request uuid, network text)
returns table (status text, hold_id uuid, used integer, usage_limit integer)
language plpgsql security definer set search_path = ''
as $$
declare
  subject_key text := 'network:' || network;
  spent integer;
begin
  used := 0;
  usage_limit := private.limit_of('free_total');
  perform pg_advisory_xact_lock(hashtextextended(subject_key, 0));
  select count(*) into spent from private.holds h
    where h.subject = subject_key and h.created_at >= date_trunc('day', now())
      and (h.state = 'committed' or (h.state = 'held' and h.expires_at > now()));

  if spent >= private.limit_of('network_guest_per_day')
     or private.count_request(subject_key, 'minute') > private.limit_of('network_per_minute')
     or private.count_request('guests', 'day') > private.limit_of('all_guests_per_day') then
    status := 'rate_limited';
  else
    insert into private.holds (subject, request_id, is_counted, expires_at)
    values (subject_key, request, true, now() + make_interval(secs => private.limit_of('hold_seconds')))
    returning id into hold_id;
    status := 'reserved';
  end if;
  return next;
end;
$$;
revoke all on function private.reserve_for_guest(uuid, text) from public, anon, authenticated;

create function private.settle(hold uuid, succeeded boolean)
returns table (used integer, usage_limit integer)
language plpgsql security definer set search_path = ''
as $$
declare
  settled private.holds;
begin
  update private.holds h
  set state = case when succeeded and h.expires_at > now() then 'committed' else 'refunded' end
  where h.id = hold and h.state = 'held'
  returning * into settled;

  if settled.state = 'committed' and settled.is_counted and settled.user_id is not null then
    update private.usage u set committed = u.committed + 1 where u.user_id = settled.user_id;
    perform private.refresh_profile(settled.user_id);
  end if;

  select * into settled from private.holds h where h.id = hold;
  used := coalesce((select u.committed from private.usage u where u.user_id = settled.user_id), 0);
  usage_limit := case
    when settled.user_id is not null and private.is_entitled(settled.user_id) then null
    else private.limit_of('free_total')
  end;
  return next;
end;
$$;
revoke all on function private.settle(uuid, boolean) from public, anon, authenticated;

-- Old windows and settled holds are of no use after two days.
create function private.purge_quota_history() returns void
language sql security definer set search_path = ''
as $$
  delete from private.rate_windows where started_at < now() - interval '2 days';
  delete from private.holds where created_at < now() - interval '2 days';
$$;
revoke all on function private.purge_quota_history() from public, anon, authenticated;

-- What the edge function calls. `private` is not exposed, so these two stand in `public`, for the secret key only.
create function public.reserve_enhancement(p_user_id uuid, p_network text, p_request_id uuid)
returns table (status text, hold_id uuid, used integer, usage_limit integer)
language plpgsql security definer set search_path = ''
as $$
begin
  if p_user_id is null then
    return query select * from private.reserve_for_guest(p_request_id, p_network);
  else
    return query select * from private.reserve_for_user(p_user_id, p_request_id, p_network);
  end if;
end;
$$;

create function public.settle_enhancement(p_hold_id uuid, p_succeeded boolean)
returns table (used integer, usage_limit integer)
language sql security definer set search_path = ''
as $$
  select * from private.settle(p_hold_id, p_succeeded);
$$;

revoke all on function public.reserve_enhancement(uuid, text, uuid) from public, anon, authenticated;
revoke all on function public.settle_enhancement(uuid, boolean) from public, anon, authenticated;
grant execute on function public.reserve_enhancement(uuid, text, uuid) to service_role;
grant execute on function public.settle_enhancement(uuid, boolean) to service_role;
