import type { Pool } from "pg";

import { loadPrompts } from "../tests/support/generated-prompts";
import { startRealPostgres } from "../tests/support/real-postgres";
import {
  type BenchCase,
  type BenchGroup,
  type BenchReader,
  CASES,
  measure,
  READERS,
  type Timing,
} from "./bench-cases";
import { scansOf } from "./bench-scans";
import { addReaders, beginAs, type Statement } from "./bench-session";
import { type BenchRow, slower } from "./bench-table";

const RUNS = 40;
/** The old way takes up to a second a page. */
const RUNS_BEFORE = 5;
const PAGE = 24;

type Cursor = { created_at: Date; id: string };

const GROUP_IS = "is_featured = false and is_premium = $1";
const IN_ORDER = "order by created_at desc, id desc";

/** The way before: `ilike`, `offset`, and an exact count with every page. */
function statementsBefore(
  { search, isNextPage }: BenchCase,
  group: BenchGroup,
  size: number,
): Statement[] {
  const matches = search === null ? "" : "and (title ilike $2 or content ilike $2)";
  const values = [group === "premium", ...(search === null ? [] : [`%${search}%`])];
  const offset = isNextPage ? Math.floor((size * (group === "premium" ? 0.4 : 0.6)) / 2) : 0;
  return [
    {
      text: `select * from public.prompts where ${GROUP_IS} ${matches} ${IN_ORDER} limit ${PAGE} offset ${offset}`,
      values,
    },
    { text: `select count(*) from public.prompts where ${GROUP_IS} ${matches}`, values },
  ];
}

/** What the library's page sends now; PostgREST makes these statements of it. */
function statementsNow(
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
  runs: number,
): Promise<Timing> {
  const client = await pool.connect();
  try {
    await beginAs(client, reader);
    return await measure(async () => {
      // oxlint-disable-next-line no-await-in-loop
      for (const statement of statements) await client.query(statement);
    }, runs);
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

async function timeCase(pool: Pool, one: BenchCase, size: number): Promise<BenchRow> {
  const timed = async (
    reader: BenchReader,
    runs: number,
    statementsFor: (group: BenchGroup) => Statement[],
  ) => {
    const free = await timeStatements(pool, reader, statementsFor("free"), runs);
    return slower(free, await timeStatements(pool, reader, statementsFor("premium"), runs));
  };
  const cursors = {
    free: await cursorHalfWay(pool, "free"),
    premium: await cursorHalfWay(pool, "premium"),
  };
  const now = (group: BenchGroup) => statementsNow(one, group, cursors[group]);
  const before = await timed("anonymous", RUNS_BEFORE, (group) =>
    statementsBefore(one, group, size),
  );
  const timings = {} as Record<BenchReader, Timing>;
  for (const reader of READERS) {
    // oxlint-disable-next-line no-await-in-loop
    timings[reader] = await timed(reader, RUNS, now);
  }
  const scans = await scansOf(pool, "premium", [...now("free"), ...now("premium")]);
  return { name: one.name, before, timings, scans };
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
    for (const one of CASES) rows.push(await timeCase(pool, one, size));
    return { rows, version: `PostgreSQL ${versions[0]?.server_version ?? ""}` };
  } finally {
    await stop();
  }
}
