import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { lintDatabase, ruleOf, type Finding } from "../support/database-linter";
import { hasRealPostgres, startRealPostgres, type RealPostgres } from "../support/real-postgres";

const EXPOSE_PUBLIC = "alter database postgres set pgrst.db_schemas = 'public'";

/** One fault for each rule, with the severity that the linter gives it. */
const FAULTS: readonly [rule: string, severity: string, sql: string][] = [
  ["extensionInPublic", "warning", "create extension fuzzystrmatch schema public"],
  [
    "unsupportedRegTypes",
    "warning",
    "create table public.odd (id int primary key, c regcollation)",
  ],
  [
    "rlsDisabledInPublic",
    "error",
    "create table public.open (id int primary key); grant select on public.open to anon",
  ],
  [
    "policyExistsRlsDisabled",
    "error",
    "create table public.unguarded (id int primary key); create policy p on public.unguarded using (true)",
  ],
  [
    "rlsEnabledNoPolicy",
    "info",
    "create table public.closed (id int primary key); alter table public.closed enable row level security",
  ],
  [
    "securityDefinerView",
    "error",
    "create view public.owners_view as select 1 as one; grant select on public.owners_view to anon",
  ],
  [
    "authUsersExposed",
    "error",
    "create view public.members as select id, email from auth.users; grant select on public.members to anon",
  ],
  [
    "functionSearchPathMutable",
    "warning",
    "create function public.loose() returns int language sql as 'select 1'",
  ],
  [
    "multiplePermissivePolicies",
    "warning",
    `create table public.twice (id int primary key); alter table public.twice enable row level security;
     create policy a on public.twice for select to anon using (true);
     create policy b on public.twice for select to anon using (id = 1)`,
  ],
  [
    "authRlsInitplan",
    "warning",
    `create table public.slow (id uuid primary key); alter table public.slow enable row level security;
     create policy own on public.slow for select to authenticated using (id = auth.uid())`,
  ],
  [
    "rlsReferencesUserMetadata",
    "error",
    `create table public.gullible (id int primary key); alter table public.gullible enable row level security;
     create policy claimed on public.gullible for select to authenticated using (
       (current_setting('request.jwt.claims', true)::jsonb -> 'user_metadata' ->> 'premium') = 'yes')`,
  ],
  [
    "rlsPolicyAlwaysTrue",
    "warning",
    `create table public.anybodys (id int primary key); alter table public.anybodys enable row level security;
     create policy anything on public.anybodys for update to anon using (true) with check (true)`,
  ],
  [
    "sensitiveColumnsExposed",
    "error",
    "create table public.logins (id int primary key, password text); grant select on public.logins to anon",
  ],
  [
    "unindexedForeignKeys",
    "info",
    "create table public.child (id int primary key, parent uuid references library.prompts (id))",
  ],
  ["noPrimaryKey", "info", "create table public.heap (id int)"],
  [
    "duplicateIndex",
    "warning",
    `create table public.doubled (id int primary key, a int);
     create index one on public.doubled (a); create index two on public.doubled (a)`,
  ],
  [
    "unusedIndex",
    "info",
    "create table public.idle (id int primary key, a int); create index idle_a on public.idle (a)",
  ],
  [
    "materializedViewInApi",
    "warning",
    "create materialized view public.stored as select 1 as one; grant select on public.stored to anon",
  ],
  [
    "foreignTableInApi",
    "warning",
    `create foreign data wrapper elsewhere; create server far foreign data wrapper elsewhere;
     create foreign table public.remote (id int) server far; grant select on public.remote to anon`,
  ],
];

describe.skipIf(!hasRealPostgres)("Supabase's database linter, on a real PostgreSQL", () => {
  let database: RealPostgres;
  beforeAll(async () => {
    database = await startRealPostgres(10);
    await database.pool.query(EXPOSE_PUBLIC);
  });
  afterAll(() => database.stop());

  const inOurWords = ({ severity, category, message }: Finding) =>
    `${severity} ${category}: ${message}`;

  test("finds no error and no warning in our schema", async () => {
    const findings = await lintDatabase(database.url);
    // It has looked: hidden tables without policies are worth a note to it, and are meant to be so.
    expect(findings.map(ruleOf)).toContain("rlsEnabledNoPolicy");
    expect(findings.filter(({ severity }) => severity !== "info").map(inOurWords)).toEqual([]);
    expect(findings.map(ruleOf)).not.toContain("unindexedForeignKeys");
    expect(findings.map(ruleOf)).not.toContain("noPrimaryKey");
  });

  test("reports every planted fault of a bad schema", async () => {
    const before = await lintDatabase(database.url);
    for (const [, , sql] of FAULTS) await database.pool.query(sql);
    const known = new Set(before.map(inOurWords));
    const found = (await lintDatabase(database.url)).filter(
      (finding) => !known.has(inOurWords(finding)),
    );
    const reported = new Set(found.map((finding) => `${finding.severity} ${ruleOf(finding)}`));
    const planted = FAULTS.map(([rule, severity]) => `${severity} ${rule}`);
    expect(planted.filter((fault) => !reported.has(fault))).toEqual([]);
  });
});
