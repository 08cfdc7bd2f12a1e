-- Links that sign the browser extension in, in a session of its own. The auth service makes them; who may have one is
-- decided here.

insert into private.limits (name, value) values
  ('extension_links_per_hour', 10),
  -- As long as the auth service lets a session change the password: a link must not make an old session young again.
  ('link_sign_in_seconds', 86400);

-- What the function link-extension calls with the secret key. The window also tells begin_account_deletion that a
-- session of the next hour may come from a link.
create function public.begin_extension_link(p_user_id uuid, p_session_id text)
returns table (is_allowed boolean, is_fresh boolean)
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refuse_long(p_session_id);
  is_allowed := private.count_request('links:' || p_user_id, 'hour')
    <= private.limit_of('extension_links_per_hour');
  is_fresh := exists (
    select from auth.sessions s
    where s.id::text = p_session_id and s.user_id = p_user_id
      and s.created_at > now() - make_interval(secs => private.limit_of('link_sign_in_seconds')));
  if not is_allowed then
    perform private.note_security_event('refusal', 'extension links', p_user_id);
  end if;
  return next;
end;
$$;
grant execute on function public.begin_extension_link(uuid, text) to service_role;
