-- Nobody needs to name what is in these schemas: the view, the policies and the triggers refer to their objects
-- directly, and every function there runs as its owner. Without usage a grant by mistake in them reaches nobody.
revoke usage on schema library, private from anon, authenticated, service_role;
