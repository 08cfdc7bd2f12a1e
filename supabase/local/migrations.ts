import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import type { PgliteConnection } from "@supabase/lite/pglite";

import { MIGRATIONS_FOLDER, SEED_FILE } from "./paths";
import { StartFault } from "./start-checks";

export type Migration = { version: string; name: string; sql: string };

/** The migrations in the order in which `supabase db push` applies them. */
export function listMigrations(folder = MIGRATIONS_FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .toSorted()
    .map((file) => ({
      version: file.slice(0, 14),
      name: file.slice(15, -".sql".length),
      sql: readFileSync(join(folder, file), "utf8"),
    }));
}

/**
 * Applies the missing migrations, each in a transaction of its own. Throws `StartFault`: for a database made by other
 * migrations, which it leaves as it is, and for a migration that fails.
 */
export async function applyMigrations(
  connection: PgliteConnection,
  migrations = listMigrations(),
): Promise<void> {
  const { rows } = await connection.driver.query<{ version: string; sql: string | null }>(
    "select version, statements[1] as sql from supabase_migrations.schema_migrations",
  );
  const applied = new Set(rows.map(({ version }) => version));
  const known = new Map(migrations.map(({ version, sql }) => [version, sql]));
  // Until the first deployment a migration may also change under its old name.
  if (rows.some(({ version, sql }) => known.get(version) !== sql)) {
    throw new StartFault(
      'The local database was made by an earlier version of this project: "npm run reset" starts over with a new one.',
    );
  }
  for (const migration of migrations.filter(({ version }) => !applied.has(version))) {
    await applyOne(connection, migration);
  }
}

async function applyOne(connection: PgliteConnection, migration: Migration): Promise<void> {
  const { version, name, sql } = migration;
  try {
    await connection.driver.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)",
        [version, name, [sql]],
      );
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFault(`Migration ${version}_${name}.sql failed: ${reason}`, { cause: error });
  }
}

const SEED_PATH = "supabase/seed.sql";

/** Runs supabase/seed.sql when it changed since the last start. It updates texts and keeps likes and saves. */
export async function applySeed(connection: PgliteConnection): Promise<void> {
  const sql = readFileSync(SEED_FILE, "utf8");
  const hash = createHash("sha256").update(sql).digest("hex");
  const { rows } = await connection.driver.query<{ hash: string }>(
    "select hash from supabase_migrations.seed_files where path = $1",
    [SEED_PATH],
  );
  if (rows[0]?.hash === hash) return;
  await connection.driver.transaction(async (transaction) => {
    await transaction.exec(sql);
    await transaction.query(
      `insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
       on conflict (path) do update set hash = excluded.hash`,
      [SEED_PATH, hash],
    );
  });
}
