-- Who is premium. One private row per subscriber is the truth; the flags on `public.users` are its projection, written
-- by triggers only. Nothing a browser can call writes the truth.

create table private.subscriptions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  status text not null check (
    status in ('active', 'trialing', 'past_due', 'incomplete', 'incomplete_expired', 'unpaid', 'paused', 'canceled')
  ),
  source text not null default 'stripe',
  activated_at timestamptz not null default now(),
  current_period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  past_due_since timestamptz,
  -- A full refund or a dispute revokes access at once, whatever the status says.
  revoked_at timestamptz,
  updated_at timestamptz not null default now()
);
alter table private.subscriptions enable row level security;

-- Until when a subscription gives access if nothing more is heard of it. Every branch depends on the end of the paid
-- period, so losing all later messages cannot extend access by more than the grace period.
create function private.access_until(
  status text, period_end timestamptz, is_ending boolean, past_due_since timestamptz, revoked_at timestamptz
) returns timestamptz
language sql stable set search_path = ''
as $$
  select case
    when revoked_at is not null or period_end is null then '-infinity'::timestamptz
    when status in ('active', 'trialing') and is_ending then period_end
    when status in ('active', 'trialing') then period_end + interval '3 days'
    when status = 'past_due' then least(past_due_since, period_end) + interval '7 days'
    else '-infinity'::timestamptz
  end;
$$;

-- Status and time are both checked at every read, so that a lost webhook cannot mean unlimited access.
create function private.is_entitled(subscriber uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1
    from private.subscriptions s
    where s.user_id = subscriber
      and now() < private.access_until(
        s.status, s.current_period_end, s.cancel_at_period_end, s.past_due_since, s.revoked_at)
  );
$$;

create function private.has_premium() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_entitled((select auth.uid()));
$$;
-- The policy below runs it as the reader. It takes no argument: you can only ask about yourself.
grant execute on function private.has_premium() to authenticated;

create policy "subscribers read premium bodies" on library.premium_bodies
  for select to authenticated using ((select private.has_premium()));

create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  email text,
  prompt_usage_count integer not null default 0 check (prompt_usage_count >= 0),
  is_subscribed boolean not null default false,
  is_premium boolean not null default false,
  plan text not null default 'free' check (plan in ('free', 'premium')),
  premium_activated_at timestamptz,
  premium_source text,
  -- What the account menu says: the end of the paid period, and whether another one follows by itself.
  premium_until timestamptz,
  premium_renews boolean not null default false
);
alter table public.users enable row level security;

-- No DELETE (deleting and inserting again would reset the counter) and no plan, email, or counter written by a client.
grant select on public.users to authenticated, service_role;
grant insert (id, email, prompt_usage_count, is_subscribed, is_premium) on public.users to authenticated;
grant update (is_subscribed, is_premium, premium_activated_at, premium_source) on public.users to authenticated;

create policy "own profile: read" on public.users
  for select to authenticated using (id = (select auth.uid()));
create policy "own profile: create" on public.users
  for insert to authenticated with check (id = (select auth.uid()));
create policy "own profile: update" on public.users
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

-- Enhancements used by each account. It hangs on auth.users, so re-creating a profile does not reset it.
create table private.usage (
  user_id uuid primary key references auth.users (id) on delete cascade,
  committed integer not null default 0 check (committed >= 0)
);
alter table private.usage enable row level security;

-- Replaces whatever was written by the truth. A client that asks for premium without being entitled gets HTTP 402
-- (PostgREST turns SQLSTATE PTxyz into status xyz), which the payment page retries on. It is asked for on the caller's
-- own profile only: a trigger runs before row-level security's check, so on other profiles 402 in place of the
-- policies' 403 would tell who pays.
create function private.guard_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  entitled boolean := private.is_entitled(new.id);
  paid private.subscriptions;
  is_client boolean := coalesce(current_setting('role', true), '') in ('anon', 'authenticated');
begin
  if is_client and new.id = (select auth.uid()) and not entitled and (new.is_premium or new.is_subscribed) then
    raise sqlstate 'PT402' using message = 'No active subscription is known for this account.';
  end if;
  new.email := (select u.email from auth.users u where u.id = new.id);
  new.prompt_usage_count := coalesce((select u.committed from private.usage u where u.user_id = new.id), 0);
  new.is_premium := entitled;
  new.is_subscribed := entitled;
  new.plan := case when entitled then 'premium' else 'free' end;
  select * into paid from private.subscriptions s where s.user_id = new.id;
  new.premium_activated_at := paid.activated_at;
  new.premium_source := paid.source;
  new.premium_until := case when entitled then paid.current_period_end end;
  new.premium_renews := entitled and paid.status in ('active', 'trialing') and not paid.cancel_at_period_end;
  return new;
end;
$$;
create trigger guard_profile before insert or update on public.users
  for each row execute function private.guard_profile();

-- A write of any kind makes guard_profile compute the row again.
create function private.refresh_profile(subject uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.users set prompt_usage_count = 0 where id = subject;
$$;

create function private.project_subscription() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_profile(coalesce(new.user_id, old.user_id));
  return null;
end;
$$;
create trigger project_subscription after insert or update or delete on private.subscriptions
  for each row execute function private.project_subscription();

-- Notes for the owner whose access began, ended, or lasts until another moment. Access that runs out by itself is not
-- written anywhere, so it is not noted either.
create function private.note_entitlement() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  until_before timestamptz := '-infinity';
  until_now timestamptz := private.access_until(
    new.status, new.current_period_end, new.cancel_at_period_end, new.past_due_since, new.revoked_at);
  change text;
begin
  if tg_op = 'UPDATE' then
    until_before := private.access_until(
      old.status, old.current_period_end, old.cancel_at_period_end, old.past_due_since, old.revoked_at);
  end if;
  change := case
    when until_before <= now() and until_now > now() then 'gained'
    when until_before > now() and until_now <= now() then 'lost'
    when until_now > now() and until_now <> until_before then 'changed'
  end;
  if change is not null then
    perform private.note_security_event('entitlement', change, new.user_id);
  end if;
  return null;
end;
$$;
create trigger note_entitlement after insert or update on private.subscriptions
  for each row execute function private.note_entitlement();
