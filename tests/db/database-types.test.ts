import { readFileSync } from "node:fs";

import { parseSync, type ESTree } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const TYPES_FILE = "src/types/database.ts";
const TYPESCRIPT_BY_SQL: Readonly<Record<string, string>> = {
  uuid: "string",
  text: "string",
  "timestamp with time zone": "string",
  integer: "number",
  bigint: "number",
  boolean: "boolean",
  date: "string",
  jsonb: "Json",
  void: "undefined",
};
const NO_ARGUMENTS = "Record<PropertyKey, never>";

/** An object type: `parent_id?` -> `string | null`. A list of objects is an object named `[]`. */
type Shape = { [name: string]: string | Shape };

function shapeOf(type: ESTree.TSType, source: string): string | Shape {
  if (type.type === "TSArrayType") return { "[]": shapeOf(type.elementType, source) };
  if (type.type !== "TSTypeLiteral") return source.slice(type.start, type.end);
  const members = type.members.flatMap((member) =>
    member.type === "TSPropertySignature" &&
    member.key.type === "Identifier" &&
    member.typeAnnotation !== null
      ? [
          [
            member.key.name + (member.optional ? "?" : ""),
            shapeOf(member.typeAnnotation.typeAnnotation, source),
          ],
        ]
      : [],
  );
  return Object.fromEntries(members) as Shape;
}

/** The type `Database` of the committed file. */
function declaredShape(): Shape {
  const source = readFileSync(TYPES_FILE, "utf8");
  for (const statement of parseSync(TYPES_FILE, source).program.body) {
    if (statement.type !== "ExportNamedDeclaration") continue;
    const { declaration } = statement;
    if (declaration?.type === "TSTypeAliasDeclaration" && declaration.id.name === "Database")
      return shapeOf(declaration.typeAnnotation, source) as Shape;
  }
  throw new Error(`${TYPES_FILE} has no type Database.`);
}

const member = (shape: Shape, name: string): Shape => shape[name] as Shape;

/** What the catalogue can say of the file: not the relationships, nor how a view would be written to. */
function comparableShape(): Shape {
  const schema = member(declaredShape(), "public");
  const tables = Object.entries(member(schema, "Tables")).map(([name, table]) => {
    const { Row = "", Insert = "", Update = "" } = table as Shape;
    return [name, { Row, Insert, Update }] as const;
  });
  const views = Object.entries(member(schema, "Views")).map(
    ([name, view]) => [name, { Row: member(view as Shape, "Row") }] as const,
  );
  return {
    Tables: Object.fromEntries(tables),
    Views: Object.fromEntries(views),
    Functions: member(schema, "Functions"),
  };
}

type Column = {
  relation: string;
  isView: boolean;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
};

/** A view's column is never null where the view takes a column as it is that a table keeps from being null. */
const COLUMNS = `
  select c.relname as relation, c.relkind = 'v' as "isView", a.attname as name,
    format_type(a.atttypid, null) as type, a.atthasdef as "hasDefault",
    case when c.relkind <> 'v' then not a.attnotnull
      else pg_get_viewdef(c.oid) !~ ('(^|\\n) *(SELECT )?(\\w+\\.)?' || a.attname || ',?(\\n|$)') or not exists (
        select from pg_rewrite r join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid
          join pg_attribute t on t.attrelid = d.refobjid and t.attnum = d.refobjsubid
        where r.ev_class = c.oid and t.attname = a.attname and t.attnotnull) end as "isNullable"
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
    and a.attnum > 0 and not a.attisdropped`;

type Parameter = { name: string; type: string; isOptional: boolean };
type CalledFunction = {
  name: string;
  parameters: Parameter[];
  /** Of the rows it returns; empty where it returns a single value. */
  columns: { name: string; type: string }[];
  result: string;
};

const FUNCTIONS = `
  select p.proname as name, format_type(p.prorettype, null) as result,
    coalesce((select jsonb_agg(jsonb_build_object('name', p.proargnames[i],
        'type', format_type(p.proargtypes[i - 1], null), 'isOptional', i > p.pronargs - p.pronargdefaults))
      from generate_series(1, p.pronargs) i), '[]') as parameters,
    coalesce((select jsonb_agg(jsonb_build_object('name', p.proargnames[i],
        'type', format_type(p.proallargtypes[i], null)))
      from generate_series(1, cardinality(p.proallargtypes)) i where p.proargmodes[i] = 't'), '[]') as columns
  from pg_proc p where p.pronamespace = 'public'::regnamespace`;

const typescriptOf = (type: string): string => TYPESCRIPT_BY_SQL[type] ?? type;

/** The tool says of JSON that is never null that JSON's own null is none either. */
function columnType({ type, isNullable }: Column): string | Shape {
  if (type.endsWith("[]") && !isNullable) return { "[]": typescriptOf(type.slice(0, -2)) };
  if (type === "jsonb" && !isNullable) return "NonNullable<Json>";
  return typescriptOf(type) + (isNullable ? " | null" : "");
}

function relationShape(columns: Column[]): Shape {
  const written = (isOptional: (column: Column) => boolean): Shape =>
    Object.fromEntries(
      columns.map((column) => [column.name + (isOptional(column) ? "?" : ""), columnType(column)]),
    );
  const Row = written(() => false);
  return columns[0]?.isView === true
    ? { Row }
    : {
        Row,
        Insert: written(({ isNullable, hasDefault }) => isNullable || hasDefault),
        Update: written(() => true),
      };
}

function functionShape({ parameters, columns, result }: CalledFunction): Shape {
  const args = parameters.map(({ name, type, isOptional }) => [
    name + (isOptional ? "?" : ""),
    type.endsWith("[]") ? { "[]": typescriptOf(type.slice(0, -2)) } : typescriptOf(type),
  ]);
  const row = columns.map(({ name, type }) => [name, typescriptOf(type)]);
  return {
    Args: args.length === 0 ? NO_ARGUMENTS : (Object.fromEntries(args) as Shape),
    Returns: row.length === 0 ? typescriptOf(result) : { "[]": Object.fromEntries(row) as Shape },
  };
}

/** What the migrations made, in the shape of the file. */
async function catalogueShape(): Promise<Shape> {
  const columns = await backend.sql<Column>(COLUMNS);
  const functions = await backend.sql<CalledFunction>(FUNCTIONS);
  const relations = (isView: boolean): Shape => {
    const own = columns.filter((column) => column.isView === isView);
    const names = [...new Set(own.map(({ relation }) => relation))];
    return Object.fromEntries(
      names.map((name) => [name, relationShape(own.filter(({ relation }) => relation === name))]),
    );
  };
  return {
    Tables: relations(false),
    Views: relations(true),
    Functions: Object.fromEntries(functions.map((called) => [called.name, functionShape(called)])),
  };
}

test("src/types/database.ts says what the migrations make; if not, run `npm run types`", async () => {
  expect(comparableShape()).toEqual(await catalogueShape());
});

test.each([
  ["a new column", "alter table public.users add column planted integer"],
  ["a column that may be null", "alter table public.own_prompts alter title drop not null"],
  ["a column with a default", "alter table public.own_prompts alter title set default ''"],
  ["a view's column", "alter view public.prompts rename column title to heading"],
  ["a new table", "create table public.planted (id integer primary key)"],
  ["a new function", "create function public.planted() returns integer language sql as 'select 1'"],
  ["a function's result", "drop function public.search_prompts"],
])("the file is known to be stale after a change of the schema: %s", async (_change, sql) => {
  await backend.sql(`begin; ${sql}`);
  const changed = await catalogueShape();
  await backend.sql("rollback");
  expect(comparableShape()).not.toEqual(changed);
});
