/** Accounts with a row in most tables, so that a backup has something to lose. Runs on a library with its seed. */
export const SAMPLE_ROWS = `
insert into auth.users (id, aud, role, email, email_confirmed_at, created_at)
  select gen_random_uuid(), 'authenticated', 'authenticated', 'reader-' || n || '@example.com', now(), now()
  from generate_series(1, 100) n;
insert into auth.identities (provider_id, user_id, identity_data, provider)
  select u.id, u.id, jsonb_build_object('sub', u.id, 'email', u.email), 'email' from auth.users u;
insert into public.users (id) select u.id from auth.users u;
insert into public.prompt_votes (user_id, prompt_id, vote_type)
  select u.id, p.id, 'like' from auth.users u cross join (select id from library.prompts order by id limit 20) p;
insert into public.saved_prompts (user_id, prompt_id)
  select u.id, p.id from auth.users u cross join (select id from library.prompts order by id limit 5) p;
insert into public.own_prompts (user_id, title, content)
  select u.id, 'Mine', 'Rewrite this.' from auth.users u;
insert into public.enhancements (user_id, original, wish, content)
  select u.id, 'a poem', 'shorter', 'Write a poem.' from auth.users u;
insert into public.about_facts (user_id, label, value, position)
  select u.id, 'role', 'nurse', 0 from auth.users u;
insert into public.collections (user_id, name) select u.id, 'For Monday' from auth.users u;
insert into public.settings (user_id, keeps_enhancements) select u.id, false from auth.users u;
insert into private.usage (user_id, committed) select u.id, 1 from auth.users u;
insert into private.stripe_subscriptions
    (subscription_id, user_id, customer_id, status, paid_until, activated_at, ticket)
  select 'sub_' || u.id, u.id, 'cus_' || u.id, 'active', now() + interval '1 month', now(),
         nextval('private.payment_tickets')
  from auth.users u limit 20;
select private.choose_subscription(s.user_id) from private.stripe_subscriptions s;
insert into private.unclaimed_payments (subscription_id, customer_id, email, reason)
  values ('sub_parked', 'cus_parked', 'nobody@example.com', 'no_verified_email');
`;
