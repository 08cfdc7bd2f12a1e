-- Deleting an account: what is checked and ended first, what goes with it, and what stays. The payments of the account
-- have ended by then; everything else that names its owner goes, except a keyed hash of the e-mail address and the
-- number of free uses, for a year. Without them a new account with the same address would start from zero.

insert into private.limits (name, value) values
  ('deletion_tries_per_minute', 5),
  -- Without the password, the sign-in may be this old.
  ('fresh_sign_in_seconds', 600);

-- Made at random here, so no two databases hash alike. Who has only the hashes cannot try addresses against them.
create table private.address_key (
  is_only_row boolean primary key default true check (is_only_row),
  key text not null
);
alter table private.address_key enable row level security;
insert into private.address_key (key) values (gen_random_uuid() || '/' || gen_random_uuid());

create table private.used_addresses (
  address_hash text primary key,
  uses integer not null check (uses > 0),
  noted_at timestamptz not null default now()
);
create index used_addresses_by_age on private.used_addresses (noted_at);
alter table private.used_addresses enable row level security;

-- Upper case, spaces around it, a "+tag", and Gmail's dots make no other mailbox. Null for what is no address.
create function private.mailbox_of(email text) returns text
language sql immutable security definer set search_path = ''
as $$
  select case
    when a.part[2] in ('gmail.com', 'googlemail.com') then replace(a.part[1], '.', '') || '@gmail.com'
    else a.part[1] || '@' || a.part[2]
  end
  from regexp_match(lower(btrim(email)), '^(.[^+]*).*@([^@]+)$') as a(part);
$$;

create function private.address_hash(email text) returns text
language sql stable security definer set search_path = ''
as $$
  select encode(sha256(convert_to(k.key || private.mailbox_of(email), 'UTF8')), 'hex') from private.address_key k;
$$;

-- Before an account goes or changes its address. A running enhancement counts as used, or its result would be free for
-- those who delete the account while it runs.
create function private.remember_uses() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  left_address text := private.address_hash(old.email);
  spent integer;
begin
  select u.committed + (
    select count(*) from private.holds h
    where h.user_id = old.id and h.is_counted and h.state = 'held' and h.expires_at > now()
  ) into spent from private.usage u where u.user_id = old.id for update;
  if spent > 0 and left_address is not null then
    insert into private.used_addresses as a (address_hash, uses) values (left_address, spent)
    on conflict (address_hash) do update set uses = greatest(a.uses, excluded.uses), noted_at = now();
  end if;
  return old;
end;
$$;
create trigger remember_uses before delete on auth.users
  for each row execute function private.remember_uses();
create trigger remember_uses_of_old_address after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.remember_uses();

create function private.restore_uses() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.usage (user_id, committed)
  select new.id, a.uses from private.used_addresses a
  where a.address_hash = private.address_hash(new.email) and a.noted_at > now() - interval '1 year';
  return null;
end;
$$;
create trigger restore_uses after insert on auth.users
  for each row execute function private.restore_uses();

-- Deletes what names a deleted user without a foreign key, however the account was deleted.
create function private.forget_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  left_behind integer;
begin
  delete from private.rate_windows where key in (
    'user:' || old.id, 'starts:user:' || old.id, 'refunds:user:' || old.id, 'checkout:' || old.id, 'deletion:' || old.id,
    'links:' || old.id);
  -- The auth service's own records. Where it has no such tables, or denies access, deleting them is left to it.
  begin
    delete from auth.flow_state f where f.user_id::text = old.id::text;
    delete from auth.audit_log_entries e where e.payload::text like '%' || old.id || '%';
  exception when undefined_table or insufficient_privilege then
    raise log 'The auth service''s notes on a deleted user were not reached: %', sqlerrm;
  end;
  -- Somebody pays for it and nobody has it, so its ids stay for support and the reconcile. The address goes.
  update private.unclaimed_payments set email = null where lower(email) = lower(old.email);
  get diagnostics left_behind = row_count;
  if left_behind > 0 then
    perform private.note_security_event('payment', 'parked under the address of a deleted account');
  end if;
  perform private.note_security_event('deletion', 'account deleted');
  return null;
end;
$$;
create trigger forget_user after delete on auth.users
  for each row execute function private.forget_user();

-- What the function delete-account calls with the secret key.

-- Counted, because a try may be a guess at the password. The sign-in's time is that of the session: the auth service
-- changes the issue time in a token, and last_sign_in_at, whenever the session is renewed. A session that a link may have
-- begun (private.count_request in begin_extension_link) proves nothing: anybody with a stolen token can make a link.
create function public.begin_account_deletion(p_user_id uuid, p_session_id text)
returns table (is_allowed boolean, is_fresh boolean, created_at timestamptz, confirmed_email text)
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refuse_long(p_session_id);
  is_allowed := private.count_request('deletion:' || p_user_id, 'minute')
    <= private.limit_of('deletion_tries_per_minute');
  is_fresh := exists (
    select from auth.sessions s
    where s.id::text = p_session_id and s.user_id = p_user_id
      and s.created_at > now() - make_interval(secs => private.limit_of('fresh_sign_in_seconds'))
      and not exists (
        select from private.rate_windows w
        where w.key = 'links:' || p_user_id
          and s.created_at between w.started_at and w.started_at + interval '2 hours'));
  select u.created_at, case when u.email_confirmed_at is not null then lower(u.email) end
    into created_at, confirmed_email from auth.users u where u.id = p_user_id;
  if not is_allowed then
    perform private.note_security_event('refusal', 'deletion tries', p_user_id);
  end if;
  return next;
end;
$$;

-- The account's own subscriptions, and what is parked under the address that its owner has proved to own.
create function public.payments_to_end(p_user_id uuid)
returns table (subscription_id text, customer_id text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select t.subscription_id, t.customer_id from private.stripe_subscriptions t
    where t.user_id = p_user_id and t.status not in ('canceled', 'incomplete_expired')
    union
    select p.subscription_id, p.customer_id
    from private.unclaimed_payments p join auth.users u on lower(u.email) = lower(p.email)
    where u.id = p_user_id and u.email_confirmed_at is not null;
end;
$$;

-- Deletes nothing while a payment is missing from those that the provider said have ended: one may have come in since.
-- Everything of the account hangs on its row; private.forget_user removes what does not.
create function public.delete_account(p_user_id uuid, p_ended text[]) returns table (deleted integer)
language plpgsql security definer set search_path = ''
as $$
begin
  deleted := 0;
  -- Waits for a payment that is being recorded (private.record_facts), or makes it wait.
  perform 1 from auth.users u where u.id = p_user_id for update;
  if not exists (
    select from public.payments_to_end(p_user_id) e where e.subscription_id <> all (coalesce(p_ended, '{}'))
  ) then
    delete from private.unclaimed_payments p where p.subscription_id = any (p_ended);
    delete from auth.users u where u.id = p_user_id;
    get diagnostics deleted = row_count;
  end if;
  return next;
end;
$$;

grant execute on function public.begin_account_deletion(uuid, text) to service_role;
grant execute on function public.payments_to_end(uuid) to service_role;
grant execute on function public.delete_account(uuid, text[]) to service_role;
