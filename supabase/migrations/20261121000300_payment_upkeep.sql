-- Time passes without anybody writing: the flags on `public.users` are cleared where access has run out.
-- Reading a premium text never depends on this: private.is_entitled looks at the clock by itself.

create function private.sweep_expired() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  swept integer;
begin
  perform private.refresh_profile(u.id) from public.users u
    where (u.is_premium or u.is_subscribed) and not private.is_entitled(u.id);
  get diagnostics swept = row_count;
  -- The provider sends an event for three days, and by hand for thirty.
  delete from private.stripe_events where processed_at < now() - interval '35 days';
  return swept;
end;
$$;
revoke all on function private.sweep_expired() from public, anon, authenticated;

create function public.sweep_expired_subscriptions() returns table (swept integer)
language sql security definer set search_path = ''
as $$
  select private.sweep_expired();
$$;
revoke all on function public.sweep_expired_subscriptions() from public, anon, authenticated;
grant execute on function public.sweep_expired_subscriptions() to service_role;

-- pg_cron exists on hosted projects and is switched on there; elsewhere nothing is scheduled and the same
-- calls are made by `npm run reconcile`. Run it again by hand after switching the extension on.
create function private.schedule_upkeep() returns text
language plpgsql set search_path = ''
as $$
begin
  if not exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    return 'pg_cron is not installed: nothing is scheduled';
  end if;
  execute $job$ select cron.schedule('sweep-expired-subscriptions', '*/5 * * * *', 'select private.sweep_expired()') $job$;
  execute $job$ select cron.schedule('purge-quota-history', '17 3 * * *', 'select private.purge_quota_history()') $job$;
  return 'scheduled';
end;
$$;
revoke all on function private.schedule_upkeep() from public, anon, authenticated;

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
