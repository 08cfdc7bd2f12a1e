import type { Pool, PoolClient } from "pg";

import type { BenchReader } from "./bench-cases";

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
