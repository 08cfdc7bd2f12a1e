import type { Pool } from "pg";

/** What PostgREST does for one request, which changes nothing here. `userId` null is a signed-out browser. */
export async function asReader<Row>(
  pool: Pool,
  userId: string | null,
  query: { sql: string; values?: unknown[] },
): Promise<Row[]> {
  const client = await pool.connect();
  const role = userId === null ? "anon" : "authenticated";
  try {
    await client.query("begin");
    await client.query(
      `select set_config(split_part(s, '=', 1), split_part(s, '=', 2), true)
       from pg_roles r, unnest(r.rolconfig) s where r.rolname = $1`,
      [role],
    );
    await client.query(`set local role ${role}`);
    await client.query("select set_config('request.jwt.claim.sub', $1, true)", [userId ?? ""]);
    const { rows } = await client.query<{ row: Row }>(
      `select to_jsonb(q) as row from (${query.sql}) q`,
      query.values,
    );
    return rows.map(({ row }) => row);
  } finally {
    await client.query("rollback");
    client.release();
  }
}
