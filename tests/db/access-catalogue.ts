import type { EmbeddedBackend } from "../../supabase/local/embedded-backend";

export type Column = {
  name: string;
  type: string;
  /** A row cannot be inserted without it. */
  isRequired: boolean;
  /** Computed by the database, and never written. */
  isGenerated: boolean;
};
export type Relation = {
  /** With the schema, as in `public.users`. */
  name: string;
  columns: Column[];
  /** The column that names the account a row belongs to. */
  ownerColumn: string | null;
  /** The column that names a prompt. */
  promptColumn: string | null;
  /** The unique key that an upsert of one's own row runs into. */
  conflictColumns: string[];
};
export type Argument = { name: string; type: string };
export type DatabaseFunction = { name: string; arguments: Argument[] };
export type Catalogue = { relations: Relation[]; functions: DatabaseFunction[] };

export const OUR_SCHEMAS = ["public", "library", "private"] as const;
const SCHEMA_LIST = OUR_SCHEMAS.map((schema) => `'${schema}'`).join(", ");

const referring = (target: string): string => `
  (select a.attname from pg_constraint f join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
   where f.conrelid = c.oid and f.contype = 'f' and f.confrelid = to_regclass('${target}') limit 1)`;

const RELATIONS = `
  select n.nspname || '.' || c.relname as name,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'name', a.attname, 'type', format_type(a.atttypid, null),
        'isRequired', a.attnotnull and not a.atthasdef and a.attidentity = '' and a.attgenerated = '',
        'isGenerated', a.attgenerated <> ''
      ) order by a.attnum), '[]')
     from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    ${referring("auth.users")} as "ownerColumn",
    ${referring("library.prompts")} as "promptColumn",
    coalesce((select jsonb_agg(a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum = any ((
        select k.conkey from pg_constraint k join pg_constraint f on f.conrelid = k.conrelid
        where k.conrelid = c.oid and k.contype in ('p', 'u') and f.contype = 'f'
          and f.confrelid = to_regclass('auth.users') and f.conkey <@ k.conkey limit 1)::smallint[])
    ), '[]') as "conflictColumns"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in (${SCHEMA_LIST}) and c.relkind in ('r', 'p', 'v', 'm', 'f') order by 1`;

const FUNCTIONS = `
  select n.nspname || '.' || p.proname as name,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'name', p.proargnames[i], 'type', format_type(p.proargtypes[i - 1], null))), '[]')
     from generate_series(1, p.pronargs) i) as arguments
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in (${SCHEMA_LIST}) order by 1, p.oid`;

/** Every table, view and function of ours, as PostgreSQL itself lists them. */
export async function readCatalogue(backend: Pick<EmbeddedBackend, "sql">): Promise<Catalogue> {
  return {
    relations: await backend.sql<Relation>(RELATIONS),
    functions: await backend.sql<DatabaseFunction>(FUNCTIONS),
  };
}

export const schemaOf = (name: string): string => name.split(".")[0] ?? "";
export const bareName = (name: string): string => name.split(".")[1] ?? "";
export const isExposed = ({ name }: { name: string }): boolean => schemaOf(name) === "public";
