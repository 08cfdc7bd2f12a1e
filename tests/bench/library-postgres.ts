import type { Pool, PoolClient } from "pg";

import { loadPrompts } from "../support/generated-prompts";
import { startRealPostgres } from "../support/real-postgres";
import {
  benchAll,
  type BenchCase,
  type BenchGroup,
  type BenchReader,
  type BenchRow,
  type Cursors,
  cursorsHalfWay,
  measure,
  ROWS,
  type Timing,
} from "./library-cases";

const RUNS = 40;
const USER_IDS: Record<BenchReader, string | null> = {
  anonymous: null,
  free: "00000000-0000-4000-8000-00000000000f",
  premium: "00000000-0000-4000-8000-000000000009",
};

type Statement = { text: string; values: unknown[] };

/** Begins a transaction as PostgREST does for this reader's request. */
async function beginAs(client: PoolClient, reader: BenchReader): Promise<void> {
  const userId = USER_IDS[reader];
  await client.query("begin");
  await client.query(`set local role ${userId === null ? "anon" : "authenticated"}`);
  await client.query("select set_config('request.jwt.claim.sub', $1, true)", [userId ?? ""]);
}

async function addReaders(pool: Pool): Promise<void> {
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
async function scansOf(pool: Pool, statements: Statement[]): Promise<string[]> {
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
    await beginAs(client, "premium");
    for (const statement of statements) await client.query(statement);
    await client.query("rollback");
  } finally {
    client.off("notice", collect);
    client.release(true);
  }
  return [...scans];
}

/** What PostgREST makes of the requests that the library's page sends. */
function statementsFor(
  { search, isNextPage }: BenchCase,
  group: BenchGroup,
  cursors: Cursors,
): Statement[] {
  if (search !== null) {
    return [
      {
        text: `select * from public.search_prompts(p_search => $1, p_group => $2, p_limit => ${ROWS})`,
        values: [search, group],
      },
    ];
  }
  const values = [group === "premium"];
  const prompts = "from public.prompts where is_featured = false and is_premium = $1";
  const inOrder = `order by created_at desc, id desc limit ${ROWS}`;
  if (!isNextPage) {
    return [
      { text: `select * ${prompts} ${inOrder}`, values },
      { text: `select count(*) ${prompts}`, values },
    ];
  }
  const { at, id } = cursors[group];
  const isAfter = "created_at <= $2 and (created_at < $2 or (created_at = $2 and id < $3))";
  return [{ text: `select * ${prompts} and ${isAfter} ${inOrder}`, values: [...values, at, id] }];
}

async function timeStatements(
  pool: Pool,
  reader: BenchReader,
  statements: Statement[],
): Promise<Timing> {
  const client = await pool.connect();
  try {
    await beginAs(client, reader);
    return await measure(async () => {
      for (const statement of statements) await client.query(statement);
    }, RUNS);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

/** Times one page of each kind in the database itself, over loopback. */
export async function benchPostgres(size: number): Promise<{ rows: BenchRow[]; version: string }> {
  const { pool, stop } = await startRealPostgres(4);
  const sql = async <Row>(statement: string) => (await pool.query(statement)).rows as Row[];
  try {
    await loadPrompts(sql, size);
    await addReaders(pool);
    const cursors = await cursorsHalfWay(sql);
    const statements = (one: BenchCase, group: BenchGroup) => statementsFor(one, group, cursors);
    const rows = await benchAll({
      timeOf: (one, reader, group) => timeStatements(pool, reader, statements(one, group)),
      scansOf: (one) => scansOf(pool, [...statements(one, "free"), ...statements(one, "premium")]),
    });
    const [settings] = await sql<{ server_version: string }>("show server_version");
    return { rows, version: `PostgreSQL ${settings?.server_version ?? ""}` };
  } finally {
    await stop();
  }
}
