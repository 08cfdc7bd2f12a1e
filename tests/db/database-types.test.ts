import { readFileSync } from "node:fs";

import { afterAll, beforeAll, expect, test } from "vitest";

import { startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const TYPESCRIPT_BY_SQL: Readonly<Record<string, string>> = {
  uuid: "string",
  text: "string",
  "timestamp with time zone": "string",
  integer: "number",
  boolean: "boolean",
};

type Column = { relation: string; name: string; type: string; is_nullable: boolean };

/** Columns of a view are always nullable to the catalogue; the view here keeps its tables' promises. */
const COLUMNS = `
  select c.table_name as relation, c.column_name as name, c.data_type as type,
         c.is_nullable = 'YES' and t.table_type <> 'VIEW' as is_nullable
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' order by c.table_name, c.ordinal_position`;

/** The `Row` types of src/types/database.ts, read as text: relation -> "name: type" lines. */
function declaredRows(): Record<string, string[]> {
  const source = readFileSync("src/types/database.ts", "utf8");
  const rows = source.matchAll(/(\w+): \{\s+Row: \{([^}]*)\}/g);
  return Object.fromEntries(
    [...rows].map(([, relation = "", body = ""]) => [
      relation,
      body
        .split(";")
        .map((line) => line.trim())
        .filter((line) => line !== ""),
    ]),
  );
}

test("src/types/database.ts says what the migrations make", async () => {
  const columns = await backend.sql<Column>(COLUMNS);
  const actual: Record<string, string[]> = {};
  for (const { relation, name, type, is_nullable: isNullable } of columns) {
    const declared = `${name}: ${TYPESCRIPT_BY_SQL[type] ?? type}${isNullable ? " | null" : ""}`;
    (actual[relation] ??= []).push(declared);
  }
  expect(declaredRows()).toEqual(actual);
});
