import type { EmbeddedBackend } from "../../supabase/local/embedded-backend";
import { OUR_SCHEMAS } from "../db/access-catalogue";

/** Something in the database that keeps data safe. The database without it is one mutant. */
export type Guard = {
  kind: "policy" | "row-level security" | "view" | "trigger" | "unique key" | "revoke" | "grant";
  name: string;
  /** The relation or function it protects, with its schema; for a schema, the schema. */
  object: string;
  removeSql: string;
  /** Null where putting it back takes more than one statement: then a new copy of the database is needed. */
  restoreSql: string | null;
};

const SCHEMA_LIST = OUR_SCHEMAS.map((schema) => `'${schema}'`).join(", ");
const OURS = `n.nspname in (${SCHEMA_LIST})`;

const ROLES = "('anon', 'authenticated', 'service_role')";

const LISTS = [
  `
  select 'policy' as kind, p.polname || ' on ' || n.nspname || '.' || c.relname as name,
    n.nspname || '.' || c.relname as object,
    format('drop policy %I on %I.%I', p.polname, n.nspname, c.relname) as "removeSql",
    format('create policy %I on %I.%I as %s for %s to %s %s %s', v.policyname, v.schemaname, v.tablename, v.permissive,
      v.cmd, array_to_string(v.roles, ', '), 'using (' || v.qual || ')', 'with check (' || v.with_check || ')'
    ) as "restoreSql"
  from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_policies v on v.policyname = p.polname and v.schemaname = n.nspname and v.tablename = c.relname
  where ${OURS}`,
  `
  select 'row-level security' as kind, n.nspname || '.' || c.relname as name, n.nspname || '.' || c.relname as object,
    format('alter table %I.%I disable row level security', n.nspname, c.relname) as "removeSql",
    format('alter table %I.%I enable row level security', n.nspname, c.relname) as "restoreSql"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relrowsecurity`,
  `
  select 'view' as kind, 'security_invoker of ' || n.nspname || '.' || c.relname as name,
    n.nspname || '.' || c.relname as object,
    format('alter view %I.%I set (security_invoker = false)', n.nspname, c.relname) as "removeSql",
    format('alter view %I.%I set (security_invoker = true)', n.nspname, c.relname) as "restoreSql"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind = 'v'`,
  // Ours by their function: one is on a table of the auth schema.
  `
  select 'trigger' as kind, t.tgname || ' on ' || t.tgrelid::regclass as name,
    f.nspname || '.' || p.proname as object,
    format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass) as "removeSql", pg_get_triggerdef(t.oid) as "restoreSql"
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_namespace f on f.oid = p.pronamespace
  where not t.tgisinternal and f.nspname in (${SCHEMA_LIST})`,
  `
  select 'unique key' as kind, i.relname || ' on ' || n.nspname || '.' || c.relname as name,
    n.nspname || '.' || c.relname as object,
    case when k.oid is null then format('drop index %I.%I', n.nspname, i.relname)
      else format('alter table %I.%I drop constraint %I cascade', n.nspname, c.relname, k.conname) end as "removeSql",
    null as "restoreSql"
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_constraint k on k.conindid = x.indexrelid and k.contype in ('p', 'u')
  where ${OURS} and x.indisunique`,
  // What a browser's role was not granted: each mutant grants one of them.
  `
  select 'revoke' as kind, format('%s on %s.%s from %s', v.privilege, n.nspname, c.relname, r.role) as name,
    n.nspname || '.' || c.relname as object,
    format('grant %s on %I.%I to %I', v.privilege, n.nspname, c.relname, r.role) as "removeSql",
    case when has_any_column_privilege(r.role, c.oid, 'insert') or has_any_column_privilege(r.role, c.oid, 'update') then null
      else format('revoke %s on %I.%I from %I', v.privilege, n.nspname, c.relname, r.role) end as "restoreSql"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    cross join (values ('anon'), ('authenticated')) r(role)
    cross join (values ('select'), ('insert'), ('update'), ('delete')) v(privilege)
  where ${OURS} and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and not has_table_privilege(r.role, c.oid, v.privilege)`,
  `
  select 'revoke' as kind, format('execute on %s from %s', p.oid::regprocedure, r.role) as name,
    n.nspname || '.' || p.proname as object,
    format('grant execute on function %s to %I', p.oid::regprocedure, r.role) as "removeSql",
    format('revoke execute on function %s from %I', p.oid::regprocedure, r.role) as "restoreSql"
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    cross join (values ('anon'), ('authenticated')) r(role)
  where ${OURS} and not has_function_privilege(r.role, p.oid, 'execute')`,
  `
  select 'revoke' as kind, format('usage on schema %s from %s', n.nspname, r.role) as name, n.nspname as object,
    format('grant usage on schema %I to %I', n.nspname, r.role) as "removeSql",
    format('revoke usage on schema %I from %I', n.nspname, r.role) as "restoreSql"
  from pg_namespace n cross join (values ('anon'), ('authenticated'), ('service_role')) r(role)
  where n.nspname in ('library', 'private') and not has_schema_privilege(r.role, n.oid, 'usage')`,
  // What PostgreSQL's own defaults would grant on new objects.
  `
  select 'revoke' as kind, 'execute on new functions from public' as name, 'public' as object,
    'alter default privileges grant execute on functions to public' as "removeSql", null as "restoreSql"`,
  `
  select 'grant' as kind, format('%s on %s.%s to %s', lower(a.privilege_type), n.nspname, c.relname, r.rolname) as name,
    n.nspname || '.' || c.relname as object,
    format('revoke %s on %I.%I from %I', a.privilege_type, n.nspname, c.relname, r.rolname) as "removeSql",
    format('grant %s on %I.%I to %I', a.privilege_type, n.nspname, c.relname, r.rolname) as "restoreSql"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
  where ${OURS} and r.rolname in ${ROLES} and c.relkind in ('r', 'p', 'v', 'm', 'f')
  union all
  select 'grant', format('%s (%s) on %s.%s to %s', lower(a.privilege_type), t.attname, n.nspname, c.relname, r.rolname),
    n.nspname || '.' || c.relname,
    format('revoke %s (%I) on %I.%I from %I', a.privilege_type, t.attname, n.nspname, c.relname, r.rolname),
    format('grant %s (%I) on %I.%I to %I', a.privilege_type, t.attname, n.nspname, c.relname, r.rolname)
  from pg_attribute t join pg_class c on c.oid = t.attrelid join pg_namespace n on n.oid = c.relnamespace,
    aclexplode(t.attacl) a join pg_roles r on r.oid = a.grantee
  where ${OURS} and r.rolname in ${ROLES}
  union all
  select 'grant', format('execute on %s to %s', p.oid::regprocedure, r.rolname), n.nspname || '.' || p.proname,
    format('revoke execute on function %s from %I', p.oid::regprocedure, r.rolname),
    format('grant execute on function %s to %I', p.oid::regprocedure, r.rolname)
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace, aclexplode(p.proacl) a join pg_roles r on r.oid = a.grantee
  where ${OURS} and r.rolname in ${ROLES}`,
];

/** Every policy, trigger, unique key, revoke, and grant of ours, as PostgreSQL itself lists them. */
export function listGuards(backend: Pick<EmbeddedBackend, "sql">): Promise<Guard[]> {
  return backend.sql<Guard>(`${LISTS.join("\nunion all\n")} order by 1, 2`);
}
