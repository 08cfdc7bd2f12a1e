-- What the payment provider says of each subscription, and the rule that turns it into access.
-- `private.subscriptions` stays the one row per user that is read; it is chosen from these.

-- Every read is numbered before it is made. A write that comes late carries a lower number and changes nothing.
create sequence private.payment_tickets;

create table private.stripe_subscriptions (
  subscription_id text primary key,
  -- Whoever it was bound to first keeps it: a shared success address makes nobody else premium.
  user_id uuid not null references auth.users (id) on delete cascade,
  customer_id text not null,
  status text not null,
  -- The end of the running period, or of the last paid one where that is earlier.
  paid_until timestamptz,
  cancel_at_period_end boolean not null default false,
  past_due_since timestamptz,
  revoked_at timestamptz,
  activated_at timestamptz not null,
  ticket bigint not null,
  updated_at timestamptz not null default now()
);
create index stripe_subscriptions_by_user on private.stripe_subscriptions (user_id);
alter table private.stripe_subscriptions enable row level security;

-- Ids only: they keep a repeated event from being worked on twice and say nothing about a person.
create table private.stripe_events (
  id text primary key,
  type text not null,
  processed_at timestamptz not null default now()
);
create index stripe_events_by_age on private.stripe_events (processed_at);
alter table private.stripe_events enable row level security;

-- Paid, and no account could be found. Support decides; the reconcile tries again.
create table private.unclaimed_payments (
  subscription_id text primary key,
  customer_id text not null,
  email text,
  reason text not null check (reason in ('unknown_account', 'no_verified_email')),
  parked_at timestamptz not null default now()
);
alter table private.unclaimed_payments enable row level security;

insert into private.limits (name, value) values ('checkout_checks_per_minute', 30);

-- Until when a subscription gives access, if nothing more is heard of it. Every branch hangs on the paid
-- period's end, so losing all later messages cannot prolong it by more than the grace.
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
revoke all on function private.access_until(text, timestamptz, boolean, timestamptz, timestamptz) from public, anon, authenticated;

create or replace function private.is_entitled(subscriber uuid) returns boolean
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

-- Two checkouts of one account are two subscriptions; the one that lasts longest counts.
create function private.choose_subscription(payer uuid) returns void
language sql security definer set search_path = ''
as $$
  insert into private.subscriptions as s (
    user_id, status, activated_at, current_period_end, cancel_at_period_end, past_due_since, revoked_at)
  select t.user_id, t.status, t.activated_at, coalesce(t.paid_until, '-infinity'), t.cancel_at_period_end,
         t.past_due_since, t.revoked_at
  from private.stripe_subscriptions t
  where t.user_id = payer
  order by private.access_until(t.status, t.paid_until, t.cancel_at_period_end, t.past_due_since, t.revoked_at) desc,
           t.activated_at desc, t.subscription_id
  limit 1
  on conflict (user_id) do update set
    status = excluded.status, source = 'stripe', activated_at = excluded.activated_at,
    current_period_end = excluded.current_period_end, cancel_at_period_end = excluded.cancel_at_period_end,
    past_due_since = excluded.past_due_since, revoked_at = excluded.revoked_at, updated_at = now();
$$;
revoke all on function private.choose_subscription(uuid) from public, anon, authenticated;

-- What names a deleted user without a foreign key goes with the user, whoever deletes the account.
create function private.forget_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.rate_windows where key in ('user:' || old.id, 'checkout:' || old.id);
  delete from private.unclaimed_payments where lower(email) = lower(old.email);
  -- The auth service's own notes; where it keeps none, or keeps them from us, they are its own affair.
  begin
    delete from auth.flow_state f where f.user_id::text = old.id::text;
    delete from auth.audit_log_entries e where e.payload::text like '%' || old.id || '%';
  exception when undefined_table or insufficient_privilege then
    raise log 'The auth service''s notes on a deleted user were not reached: %', sqlerrm;
  end;
  return null;
end;
$$;
revoke all on function private.forget_user() from public, anon, authenticated;
create trigger forget_user after delete on auth.users
  for each row execute function private.forget_user();
