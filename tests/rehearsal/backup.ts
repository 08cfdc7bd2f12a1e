import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import type { Pool } from "pg";

const execute = promisify(execFile);
const SCHEMAS = ["auth", "public", "library", "private"];
const OURS = "'public', 'library', 'private'";

/** Throws what the tool said, without its command line: the address may hold a password. */
async function run(tool: string, words: string[]): Promise<void> {
  await execute(tool, words).catch(({ stderr }: { stderr: string }) => {
    throw new Error(stderr.trim());
  });
}

type Source = { url: string; binaries: string };

/** All accounts and all data. The migrations bring the schema, so a restore needs the version they were dumped with. */
export async function dumpDatabase({ url, binaries }: Source, file: string): Promise<void> {
  const schemas = SCHEMAS.map((schema) => `--schema=${schema}`);
  // The authentication service keeps this one to itself.
  const others = ["--exclude-table=auth.schema_migrations", "--format=custom", `--file=${file}`];
  await run(join(binaries, "pg_dump"), [...schemas, ...others, url]);
}

/** Refuses where somebody has an account already; else replaces what the migrations put into our tables. */
const PROLOGUE = `
do $$
begin
  if exists (select from auth.users) then
    raise exception 'This database has accounts. Restore into an empty project.';
  end if;
  execute (select 'truncate ' || string_agg(c.oid::regclass::text, ', ') from pg_class c
    where c.relkind = 'r' and c.relnamespace::regnamespace::text in (${OURS}));
end $$;
set session_replication_role = replica;
`;

/**
 * Loads a dump into a database that has the same migrations and no accounts, in one transaction, without running
 * triggers: the rows they wrote are in the dump.
 */
export async function restoreDump({ url, binaries }: Source, dump: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "prompts-restore-"));
  const [prologue, rows] = [join(folder, "prologue.sql"), join(folder, "rows.sql")];
  try {
    await writeFile(prologue, PROLOGUE);
    await run(join(binaries, "pg_restore"), ["--data-only", `--file=${rows}`, dump]);
    const files = [`--file=${prologue}`, `--file=${rows}`];
    await run(join(binaries, "psql"), [
      "--quiet",
      "--no-psqlrc",
      "--single-transaction",
      "--set=ON_ERROR_STOP=1",
      ...files,
      url,
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Rows and a digest of them for each table of ours and of the authentication service. */
export async function digestTables(pool: Pool): Promise<Map<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(`
    select c.oid::regclass::text as name from pg_class c
    where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('auth', ${OURS}) order by 1`);
  const digests = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await pool.query<{ digest: string }>(
      `select count(*) || ' rows ' || md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as digest
       from ${name} t`,
    );
    digests.set(name, rows[0]?.digest ?? "");
  }
  return digests;
}
