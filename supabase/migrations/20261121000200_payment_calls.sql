-- What the payment functions call, with the secret key alone. They return rows and raise nothing.

-- The account that a paid checkout belongs to: the one named in the link, or, where none was named, the only
-- account whose owner has proved to own the payer's e-mail address.
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
revoke all on function private.find_payer(text, text) from public, anon, authenticated;

create function private.remember_event(event_id text, event_type text) returns void
language sql security definer set search_path = ''
as $$
  insert into private.stripe_events (id, type) select event_id, event_type where event_id is not null
  on conflict do nothing;
$$;
revoke all on function private.remember_event(text, text) from public, anon, authenticated;

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
      outcome := 'parked';
    else
      outcome := 'ignored';
    end if;
    is_entitled := false;
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
revoke all on function private.record_facts(bigint, jsonb) from public, anon, authenticated;

-- A ticket for reading the provider, and whether the event was finished before. Without an id: only a ticket.
create function public.begin_payment_event(p_event_id text)
returns table (is_known boolean, ticket bigint)
language sql security definer set search_path = ''
as $$
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
  select private.remember_event(p_event_id, p_event_type);
$$;

-- The event is remembered together with its effect, so a failure leaves neither.
create function public.record_subscription(p_ticket bigint, p_facts jsonb, p_event_id text, p_event_type text)
returns table (outcome text, user_id uuid, is_entitled boolean)
language plpgsql security definer set search_path = ''
as $$
begin
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

-- Everything of the account hangs on this row; private.forget_user removes what does not.
create function public.delete_account(p_user_id uuid) returns table (deleted integer)
language sql security definer set search_path = ''
as $$
  with gone as (delete from auth.users u where u.id = p_user_id returning u.id)
  select count(*)::integer from gone;
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

revoke all on function public.begin_payment_event(text) from public, anon, authenticated;
revoke all on function public.begin_checkout_check(uuid) from public, anon, authenticated;
revoke all on function public.finish_payment_event(text, text) from public, anon, authenticated;
revoke all on function public.record_subscription(bigint, jsonb, text, text) from public, anon, authenticated;
revoke all on function public.subscriptions_of_user(uuid) from public, anon, authenticated;
revoke all on function public.delete_account(uuid) from public, anon, authenticated;
revoke all on function public.unsettled_subscriptions() from public, anon, authenticated;
grant execute on function public.begin_payment_event(text) to service_role;
grant execute on function public.begin_checkout_check(uuid) to service_role;
grant execute on function public.finish_payment_event(text, text) to service_role;
grant execute on function public.record_subscription(bigint, jsonb, text, text) to service_role;
grant execute on function public.subscriptions_of_user(uuid) to service_role;
grant execute on function public.delete_account(uuid) to service_role;
grant execute on function public.unsettled_subscriptions() to service_role;
