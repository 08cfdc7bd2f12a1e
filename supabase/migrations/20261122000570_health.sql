-- What the edge function `health` reports: times and counts, nothing of a person.
create function public.health_report()
returns table (last_webhook_at timestamptz, parked_payments integer, breakers jsonb)
language sql stable security definer set search_path = ''
as $$
  select (select max(e.processed_at) from private.stripe_events e),
         (select count(*)::integer from private.unclaimed_payments),
         (select coalesce(jsonb_agg(to_jsonb(b) order by b.name), '[]') from private.breaker_state() b);
$$;
grant execute on function public.health_report() to service_role;
