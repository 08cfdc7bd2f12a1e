import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import type { PgliteConnection } from "@supabase/lite/pglite";

import { SEED_FILE } from "./paths";

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
