import type { Pool } from "pg";

import { loadPrompts } from "../support/generated-prompts";
import { startRealPostgres } from "../support/real-postgres";
import {
  type BenchCase,
  type BenchGroup,
  type BenchReader,
  type BenchRow,
  CASES,
  measure,
  READERS,
  slower,
  type Timing,
} from "./library-cases";
import { addReaders, beginAs, scansOf, type Statement } from "./postgres-session";

const RUNS = 40;
const PAGE = 24;

type Cursor = { created_at: Date; id: string };

const GROUP_IS = "is_featured = false and is_premium = $1";
const IN_ORDER = "order by created_at desc, id desc";

/** What PostgREST makes of the requests that the library's page sends. */
function statementsFor(
  { search, isNextPage }: BenchCase,
  group: BenchGroup,
  cursor: Cursor,
): Statement[] {
  if (search !== null) {
    return [
      {
        text: `select * from public.search_prompts(p_search => $1, p_group => $2, p_limit => ${PAGE + 1})`,
        values: [search, group],
      },
    ];
  }
  const values = [group === "premium"];
  const page = `select * from public.prompts where ${GROUP_IS}`;
  if (!isNextPage) {
    return [
      { text: `${page} ${IN_ORDER} limit ${PAGE + 1}`, values },
      { text: `select count(*) from public.prompts where ${GROUP_IS}`, values },
    ];
  }
  return [
    {
      text: `${page} and created_at <= $2 and (created_at < $2 or (created_at = $2 and id < $3))
        ${IN_ORDER} limit ${PAGE + 1}`,
      values: [...values, cursor.created_at, cursor.id],
    },
  ];
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
      // oxlint-disable-next-line no-await-in-loop
      for (const statement of statements) await client.query(statement);
    }, RUNS);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

async function cursorHalfWay(pool: Pool, group: BenchGroup): Promise<Cursor> {
  const { rows } = await pool.query<Cursor>(
    `select created_at, id from public.prompts where ${GROUP_IS} ${IN_ORDER}
     offset (select count(*) / 2 from public.prompts where ${GROUP_IS}) limit 1`,
    [group === "premium"],
  );
  const [cursor] = rows;
  if (cursor === undefined) throw new Error(`There are no ${group} prompts.`);
  return cursor;
}

async function timeCase(pool: Pool, one: BenchCase): Promise<BenchRow> {
  const cursors = {
    free: await cursorHalfWay(pool, "free"),
    premium: await cursorHalfWay(pool, "premium"),
  };
  const statements = (group: BenchGroup) => statementsFor(one, group, cursors[group]);
  const timings = {} as Record<BenchReader, Timing>;
  for (const reader of READERS) {
    // oxlint-disable-next-line no-await-in-loop
    const free = await timeStatements(pool, reader, statements("free"));
    // oxlint-disable-next-line no-await-in-loop
    timings[reader] = slower(free, await timeStatements(pool, reader, statements("premium")));
  }
  const scans = await scansOf(pool, "premium", [...statements("free"), ...statements("premium")]);
  return { name: one.name, timings, scans };
}

/** Times one page of each kind in the database itself, over loopback. */
export async function benchPostgres(size: number): Promise<{ rows: BenchRow[]; version: string }> {
  const { pool, stop } = await startRealPostgres(4);
  try {
    const { rows: versions } = await pool.query<{ server_version: string }>("show server_version");
    await loadPrompts((sql) => pool.query(sql), size);
    await addReaders(pool);
    const rows: BenchRow[] = [];
    // One after the other: they would slow each other down.
    // oxlint-disable-next-line no-await-in-loop
    for (const one of CASES) rows.push(await timeCase(pool, one));
    return { rows, version: `PostgreSQL ${versions[0]?.server_version ?? ""}` };
  } finally {
    await stop();
  }
}
