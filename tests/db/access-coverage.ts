import type { EmbeddedBackend } from "../../supabase/local/embedded-backend";
import { isExposed, OUR_SCHEMAS, type Catalogue } from "./access-catalogue";
import {
  ACCOUNT_FUNCTIONS,
  BROWSER_FUNCTIONS,
  HIDDEN_OBJECTS,
  RELATION_VERDICTS,
  SECRET_KEY_FUNCTIONS,
  type RelationVerdict,
} from "./access-verdicts";

/** Names of the catalogue that have no line in access-verdicts, and lines there that name nothing. */
export function compareWithVerdicts({ relations, functions }: Catalogue): {
  withoutVerdict: string[];
  withoutObject: string[];
} {
  const columnsOf = (name: string, columns: string[]) =>
    columns.map((column) => `${name}.${column}`);
  const existing = new Set([
    ...OUR_SCHEMAS.filter((schema) => schema !== "public"),
    ...[...relations, ...functions].map(({ name }) => name),
    ...relations.filter(isExposed).flatMap(({ name, columns }) =>
      columnsOf(
        name,
        columns.map((column) => column.name),
      ),
    ),
  ]);
  const reviewed = new Set([
    ...Object.keys(HIDDEN_OBJECTS),
    ...BROWSER_FUNCTIONS,
    ...ACCOUNT_FUNCTIONS,
    ...SECRET_KEY_FUNCTIONS,
    ...Object.entries(RELATION_VERDICTS).flatMap(([name, { columns }]) => [
      name,
      ...columnsOf(name, Object.keys(columns)),
    ]),
  ]);
  return {
    withoutVerdict: [...existing].filter((name) => !reviewed.has(name)),
    withoutObject: [...reviewed].filter((name) => !existing.has(name)),
  };
}

const SCHEMA_LIST = OUR_SCHEMAS.map((schema) => `'${schema}'`).join(", ");
const PRIVILEGES = `
  with objects as (
    select n.nspname || '.' || c.relname as name, c.oid, c.relkind::text as kind
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in (${SCHEMA_LIST}) and c.relkind in ('r', 'p', 'v', 'm', 'f')
    union all
    select n.nspname || '.' || p.proname, p.oid, 'function'
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in (${SCHEMA_LIST})
    union all
    select n.nspname, n.oid, 'schema' from pg_namespace n where n.nspname in (${SCHEMA_LIST})
  ), held as (
    select o.name, r.role, v.privilege
    from objects o
      cross join (values ('anon', 1), ('authenticated', 2), ('service_role', 3)) r(role, place)
      cross join (values ('select', 1), ('insert', 2), ('update', 3), ('delete', 4), ('truncate', 5),
                         ('references', 6), ('trigger', 7), ('execute', 8), ('usage', 9)) v(privilege, place)
    where case
      when o.kind = 'function' then v.privilege = 'execute' and has_function_privilege(r.role, o.oid, 'execute')
      when o.kind = 'schema' then v.privilege = 'usage' and has_schema_privilege(r.role, o.oid, 'usage')
      when v.privilege in ('execute', 'usage') then false
      when v.privilege in ('select', 'insert', 'update', 'references')
        then has_any_column_privilege(r.role, o.oid, v.privilege)
      else has_table_privilege(r.role, o.oid, v.privilege) end
  )
  select o.name, coalesce((
    select string_agg(role || ': ' || privileges, '; ' order by role) from (
      select role, string_agg(privilege, ' ' order by privilege) as privileges
      from held h where h.name = o.name group by role) roles), '') as privileges
  from objects o order by 1`;

/** What each role holds inside the database on each object of ours, as `role: privileges; ...`. */
export async function readPrivileges(
  backend: Pick<EmbeddedBackend, "sql">,
): Promise<Record<string, string>> {
  const rows = await backend.sql<{ name: string; privileges: string }>(PRIVILEGES);
  return Object.fromEntries(rows.map(({ name, privileges }) => [name, privileges]));
}

/** Tables without row-level security, and views that do not obey their reader's. */
export const readUnguarded = (backend: Pick<EmbeddedBackend, "sql">): Promise<{ name: string }[]> =>
  backend.sql(`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in (${SCHEMA_LIST})
      and ((c.relkind in ('r', 'p') and not c.relrowsecurity)
        or (c.relkind = 'v' and not coalesce(c.reloptions::text like '%security_invoker=true%', false)))`);

/** What the browser's roles hold on objects made just now, which nobody has granted them: nothing. */
export async function readDefaultPrivileges(
  backend: Pick<EmbeddedBackend, "sql">,
): Promise<string[]> {
  await backend.sql(`
    create function public.planted() returns integer language sql as 'select 1';
    create function private.planted() returns integer language sql as 'select 1';
    create table public.planted_table (id integer);
    create table private.planted_table (id integer);`);
  const privileges = await readPrivileges(backend);
  return ["public.planted", "private.planted", "public.planted_table", "private.planted_table"].map(
    (name) => `${name} ${privileges[name]}`.trim(),
  );
}

/** Where the roles hold something else inside the database than the verdicts on hidden objects say. */
export async function comparePrivileges(backend: Pick<EmbeddedBackend, "sql">): Promise<{
  held: Record<string, string | undefined>;
  reviewed: Readonly<Record<string, string>>;
}> {
  const privileges = await readPrivileges(backend);
  const held = Object.keys(HIDDEN_OBJECTS).map((name) => [name, privileges[name]] as const);
  return { held: Object.fromEntries(held), reviewed: HIDDEN_OBJECTS };
}

/** What the verdict on an exposed relation amounts to inside the database. */
function privilegesOf({ reads, columns, deletesOwn, secretKeyInserts }: RelationVerdict): string {
  const mayOnColumns = (verb: string) =>
    Object.values(columns).some((verbs) => verbs.includes(verb));
  const held = {
    anon: [reads.anonymous !== "refused" && "select"],
    authenticated: [
      deletesOwn && "delete",
      mayOnColumns("insert") && "insert",
      reads.signedIn !== "refused" && "select",
      mayOnColumns("update") && "update",
    ],
    service_role: [
      secretKeyInserts === true && "insert",
      reads.secretKey !== "refused" && "select",
    ],
  };
  return Object.entries(held)
    .map(([role, privileges]) => `${role}: ${privileges.filter(Boolean).join(" ")}`)
    .filter((line) => !line.endsWith(": "))
    .join("; ");
}

/** The same for exposed relations. A view that refuses all writes would hide a grant too many from requests. */
export async function compareExposedPrivileges(
  backend: Pick<EmbeddedBackend, "sql">,
): Promise<{ held: Record<string, string | undefined>; reviewed: Record<string, string> }> {
  const privileges = await readPrivileges(backend);
  const verdicts = Object.entries(RELATION_VERDICTS);
  return {
    held: Object.fromEntries(verdicts.map(([name]) => [name, privileges[name]])),
    reviewed: Object.fromEntries(verdicts.map(([name, verdict]) => [name, privilegesOf(verdict)])),
  };
}
