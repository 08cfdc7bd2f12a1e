import type { Pool, PoolClient } from "pg";

import type { BenchReader } from "./library-cases";

const USER_IDS: Record<BenchReader, string | null> = {
  anonymous: null,
  free: "00000000-0000-4000-8000-00000000000f",
  premium: "00000000-0000-4000-8000-000000000009",
};

export type Statement = { text: string; values: unknown[] };

/** Begins a transaction as PostgREST does for this reader's request. */
export async function beginAs(client: PoolClient, reader: BenchReader): Promise<void> {
  const userId = USER_IDS[reader];
  await client.query("begin");
  await client.query(`set local role ${userId === null ? "anon" : "authenticated"}`);
  await client.query("select set_config('request.jwt.claim.sub', $1, true)", [userId ?? ""]);
}

export async function addReaders(pool: Pool): Promise<void> {
  await pool.query("insert into auth.users (id) values ($1), ($2)", [
    USER_IDS.free,
    USER_IDS.premium,
  ]);
  await pool.query(
    `insert into private.subscriptions (user_id, status, current_period_end)
     values ($1, 'active', now() + interval '1 month')`,
    [USER_IDS.premium],
  );
}

/** How the tables were read, as the server itself explains it: the scans, each named once. */
export async function scansOf(
  pool: Pool,
  reader: BenchReader,
  statements: Statement[],
): Promise<string[]> {
  const client = await pool.connect();
  const scans = new Set<string>();
  const collect = ({ message = "" }: { message?: string | undefined }) => {
    const named = /(?:Seq|Index|Index Only|Bitmap Index|Sort).* (?:on|using) (\w+)/g;
    for (const [scan] of message.matchAll(named)) {
      scans.add(scan.replace(/\s*\(cost.*/, "").replace(/ on (prompts|premium_bodies)$/, ""));
    }
  };
  try {
    await client.query("load 'auto_explain'");
    await client.query(`
      set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
      set auto_explain.log_analyze = off; set client_min_messages = log`);
    client.on("notice", collect);
    await beginAs(client, reader);
    // oxlint-disable-next-line no-await-in-loop
    for (const statement of statements) await client.query(statement);
    await client.query("rollback");
  } finally {
    client.off("notice", collect);
    client.release(true);
  }
  return [...scans];
}
