import type { PgliteConnection } from "@supabase/lite/pglite";

const CREATE_ROLES = `
do $$
declare role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin', role_name);
    end if;
  end loop;
end $$;
alter role service_role bypassrls;
grant usage on schema auth to anon, authenticated, service_role;
`;

/**
 * Creates the three roles that requests run as, as every hosted project has them.
 *
 * Left to itself the embedded server would create them at the first request and then grant them everything
 * in each schema with row-level security, which undoes the migrations' grants. Marking that step as done
 * keeps the grants exactly as hosted.
 */
export async function createRequestRoles(connection: PgliteConnection): Promise<void> {
  await connection.driver.exec(CREATE_ROLES);
  if (!Reflect.set(connection, "rlsState", "active")) {
    throw new Error("The embedded server no longer lets its own grants be switched off.");
  }
}
