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

-- pg_cron, pg_net and Vault are extensions of hosted projects. Where pg_cron is missing nothing is scheduled, and
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
