-- A profile made for somebody else's id was refused with 402 where that account has no subscription and with
-- 403 where it has one: a trigger runs before row-level security's check, so the answer told who pays. Payment
-- is now asked for on one's own profile only; the policies refuse every other in one way.
create or replace function private.guard_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  entitled boolean := private.is_entitled(new.id);
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
  new.premium_activated_at := (select s.activated_at from private.subscriptions s where s.user_id = new.id);
  new.premium_source := (select s.source from private.subscriptions s where s.user_id = new.id);
  return new;
end;
$$;
