-- What the payment provider says of each subscription. `private.subscriptions` remains the one row per user that is
-- read; it is chosen from these records.

-- Every read of the provider takes a number before it is made. A write that comes late carries a lower number and
-- changes nothing.
create sequence private.payment_tickets;

create table private.stripe_subscriptions (
  subscription_id text primary key,
  -- The account it was first bound to keeps it: a shared success address makes no one else premium.
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

-- Ids only: they keep a repeated event from being processed twice and say nothing about a person.
create table private.stripe_events (
  id text primary key check (char_length(id) <= 255),
  type text not null,
  processed_at timestamptz not null default now()
);
create index stripe_events_by_age on private.stripe_events (processed_at);
alter table private.stripe_events enable row level security;

-- Paid, but no account was found. Support decides; the reconcile tries again. When an account is deleted, what is
-- parked under its address stays without the address.
create table private.unclaimed_payments (
  subscription_id text primary key,
  customer_id text not null,
  email text,
  reason text not null check (reason in ('unknown_account', 'no_verified_email')),
  parked_at timestamptz not null default now()
);
alter table private.unclaimed_payments enable row level security;

insert into private.limits (name, value) values ('checkout_checks_per_minute', 30);

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

-- The account that a paid checkout belongs to: the one named in the link or, where none was named, the only account
-- whose owner has proved to own the payer's email address.
create function private.find_payer(reference text, payer_email text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  candidates uuid[];
begin
  if reference is not null then
    return (select u.id from auth.users u where u.id::text = lower(reference));
  end if;
  select array_agg(u.id) into candidates from auth.users u
    where lower(u.email) = lower(payer_email) and u.email_confirmed_at is not null;
  return case when cardinality(candidates) = 1 then candidates[1] end;
end;
$$;

create function private.remember_event(event_id text, event_type text) returns void
language sql security definer set search_path = ''
as $$
  insert into private.stripe_events (id, type) select event_id, event_type where event_id is not null
  on conflict do nothing;
$$;

-- `facts` is what the provider answered just now: see SubscriptionFacts in functions/_shared/payments.
create function private.record_facts(read_ticket bigint, facts jsonb)
returns table (outcome text, user_id uuid, is_entitled boolean)
language plpgsql security definer set search_path = ''
as $$
declare
  subscription text := facts ->> 'subscriptionId';
  paid_end timestamptz := to_timestamp((facts ->> 'paidUntil')::double precision);
  late_since timestamptz := to_timestamp((facts ->> 'pastDueSince')::double precision);
  revoked timestamptz := case when (facts ->> 'isRevoked')::boolean then now() end;
  ends boolean := (facts ->> 'isEnding')::boolean;
  payer uuid;
  changed integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('subscription:' || subscription, 0));
  select t.user_id into payer from private.stripe_subscriptions t where t.subscription_id = subscription;
  if payer is null then
    payer := private.find_payer(facts ->> 'reference', facts ->> 'email');
  end if;
  -- Deleting the account waits for us, or we for it.
  perform 1 from auth.users u where u.id = payer for key share;
  if not found then
    if now() < private.access_until(facts ->> 'status', paid_end, ends, late_since, revoked) then
      insert into private.unclaimed_payments as p (subscription_id, customer_id, email, reason)
      values (subscription, facts ->> 'customerId', facts ->> 'email',
              case when facts ->> 'reference' is null then 'no_verified_email' else 'unknown_account' end)
      on conflict (subscription_id) do nothing;
      get diagnostics changed = row_count;
      outcome := 'parked';
    else
      outcome := 'ignored';
    end if;
    is_entitled := false;
    if changed > 0 then
      perform private.note_security_event('payment', 'parked without an account');
    end if;
    return next;
    return;
  end if;

  perform pg_advisory_xact_lock(hashtextextended('payer:' || payer, 0));
  insert into private.stripe_subscriptions as t (
    subscription_id, user_id, customer_id, status, paid_until, cancel_at_period_end, past_due_since, revoked_at,
    activated_at, ticket)
  values (subscription, payer, facts ->> 'customerId', facts ->> 'status', paid_end, ends, late_since, revoked,
          to_timestamp((facts ->> 'activatedAt')::double precision), read_ticket)
  on conflict (subscription_id) do update set
    customer_id = excluded.customer_id, status = excluded.status, paid_until = excluded.paid_until,
    cancel_at_period_end = excluded.cancel_at_period_end, past_due_since = excluded.past_due_since,
    revoked_at = case when excluded.revoked_at is not null then coalesce(t.revoked_at, excluded.revoked_at) end,
    activated_at = excluded.activated_at, ticket = excluded.ticket, updated_at = now()
  where excluded.ticket > t.ticket;
  get diagnostics changed = row_count;

  delete from private.unclaimed_payments p where p.subscription_id = subscription;
  if changed > 0 then
    perform private.choose_subscription(payer);
  end if;
  outcome := case when changed > 0 then 'recorded' else 'stale' end;
  user_id := payer;
  is_entitled := private.is_entitled(payer);
  return next;
end;
$$;

-- What the payment functions call with the secret key. They return rows and raise nothing.

-- A ticket for reading the provider, and whether the event was finished before. Without an id: only a ticket.
create function public.begin_payment_event(p_event_id text)
returns table (is_known boolean, ticket bigint)
language sql security definer set search_path = ''
as $$
  select private.refuse_long(p_event_id);
  select exists (select 1 from private.stripe_events e where e.id = p_event_id),
         nextval('private.payment_tickets');
$$;

-- The same for a returning buyer, counted: each one costs calls to the provider.
create function public.begin_checkout_check(p_user_id uuid)
returns table (is_allowed boolean, ticket bigint)
language sql security definer set search_path = ''
as $$
  select private.count_request('checkout:' || p_user_id, 'minute') <= private.limit_of('checkout_checks_per_minute'),
         nextval('private.payment_tickets');
$$;

create function public.finish_payment_event(p_event_id text, p_event_type text) returns void
language sql security definer set search_path = ''
as $$
  select private.refuse_long(p_event_id, p_event_type);
  select private.remember_event(p_event_id, p_event_type);
$$;

-- The event is remembered together with its effect, so a failure leaves neither.
create function public.record_subscription(p_ticket bigint, p_facts jsonb, p_event_id text, p_event_type text)
returns table (outcome text, user_id uuid, is_entitled boolean)
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refuse_long(p_facts::text, p_event_id, p_event_type);
  perform private.remember_event(p_event_id, p_event_type);
  return query select r.outcome, r.user_id, r.is_entitled from private.record_facts(p_ticket, p_facts) r;
end;
$$;

create function public.subscriptions_of_user(p_user_id uuid)
returns table (subscription_id text, customer_id text, status text)
language sql stable security definer set search_path = ''
as $$
  select t.subscription_id, t.customer_id, t.status from private.stripe_subscriptions t
  where t.user_id = p_user_id order by t.activated_at desc, t.subscription_id;
$$;

-- What a reconcile has to ask the provider about.
create function public.unsettled_subscriptions()
returns table (subscription_id text)
language sql stable security definer set search_path = ''
as $$
  select t.subscription_id from private.stripe_subscriptions t where t.status not in ('canceled', 'incomplete_expired')
  union
  select p.subscription_id from private.unclaimed_payments p
  order by 1;
$$;

grant execute on function public.begin_payment_event(text) to service_role;
grant execute on function public.begin_checkout_check(uuid) to service_role;
grant execute on function public.finish_payment_event(text, text) to service_role;
grant execute on function public.record_subscription(bigint, jsonb, text, text) to service_role;
grant execute on function public.subscriptions_of_user(uuid) to service_role;
grant execute on function public.unsettled_subscriptions() to service_role;

-- Access runs out without a write, so the flags on `public.users` are cleared on a schedule. Reading a premium text
-- never depends on this: private.is_entitled looks at the clock itself.
create function private.sweep_expired() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  swept integer;
begin
  perform private.refresh_profile(u.id) from public.users u
    where (u.is_premium or u.is_subscribed) and not private.is_entitled(u.id);
  get diagnostics swept = row_count;
  -- The provider retries an event for three days, and resends one by hand for thirty.
  delete from private.stripe_events where processed_at < now() - interval '35 days';
  delete from private.used_addresses where noted_at < now() - interval '1 year';
  return swept;
end;
$$;

create function public.sweep_expired_subscriptions() returns table (swept integer)
language sql security definer set search_path = ''
as $$
  select private.sweep_expired();
$$;
grant execute on function public.sweep_expired_subscriptions() to service_role;

-- pg_cron, pg_net, and Vault are extensions of hosted projects. Where pg_cron is missing nothing is scheduled, and
-- `npm run reconcile` does the same by hand. Asking the provider takes a call over the network: the nightly job calls
-- the function reconcile-payments, with its address and key from Vault, and does nothing until both are there.
-- Run it again after switching an extension on: select private.schedule_upkeep();
create function private.schedule_upkeep() returns text
language plpgsql set search_path = ''
as $$
begin
  if to_regproc('cron.schedule') is null and to_regprocedure('cron.schedule(text, text, text)') is null then
    return 'nothing: pg_cron is not installed';
  end if;
  perform cron.schedule('sweep-expired-subscriptions', '*/5 * * * *', 'select private.sweep_expired()');
  perform cron.schedule('purge-quota-history', '17 3 * * *', 'select private.purge_quota_history()');
  if to_regproc('net.http_post') is null or to_regclass('vault.decrypted_secrets') is null then
    return 'the sweep only: pg_net or Vault is not installed';
  end if;
  perform cron.schedule('reconcile-payments', '23 2 * * *', $job$
    select net.http_post(
      url := address.decrypted_secret || '/functions/v1/reconcile-payments',
      headers := jsonb_build_object('authorization', 'Bearer ' || key.decrypted_secret),
      body := '{}'::jsonb,
      timeout_milliseconds := 120000)
    from vault.decrypted_secrets address, vault.decrypted_secrets key
    where address.name = 'project_url' and key.name = 'reconcile_key'
  $job$);
  return 'the sweep and the reconcile';
end;
$$;

do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    begin
      create extension if not exists pg_cron;
    exception when others then
      raise notice 'pg_cron cannot be switched on here: %', sqlerrm;
    end;
  end if;
  perform private.schedule_upkeep();
end;
$$;
