import type { PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { hasRealPostgres, startRealPostgres, type RealPostgres } from "../support/real-postgres";

const PARALLEL = 20;
const ROUNDS = 5;
const PROMPT_COUNT = 40;
const LIMIT = 3;
const UPSERT_VOTES = `
  insert into public.prompt_votes (user_id, prompt_id, vote_type)
  select auth.uid(), p.id, 'like' from unnest($1::uuid[]) with ordinality p(id, place) order by p.place
  on conflict (user_id, prompt_id) do update set vote_type = 'dislike'`;
const INSERT_SAVES = `
  insert into public.saved_prompts (user_id, prompt_id)
  select auth.uid(), p.id from unnest($1::uuid[]) with ordinality p(id, place) order by p.place
  on conflict (user_id, prompt_id) do nothing`;
const INSERT_OWN = `
  insert into public.own_prompts (title, content) select 'One', 'Text' from generate_series(1, $1)`;
const IMPORT = `
  insert into public.enhancements (original, content) select 'lazy', 'better' from generate_series(1, $1)`;

const all = <T>(count: number, task: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => task(index)));

describe.skipIf(!hasRealPostgres)("on a real PostgreSQL, requests of browsers at once", () => {
  let database: RealPostgres;
  let prompts: string[];
  beforeAll(async () => {
    database = await startRealPostgres(PARALLEL);
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into library.prompts (id, slug, title, content, category, is_premium)
       select gen_random_uuid(), 'prompt-' || i, 'One', 'Text', 'Writing', false
       from generate_series(1, ${PROMPT_COUNT}) i returning id`,
    );
    prompts = rows.map(({ id }) => id);
    await database.pool.query(
      `update private.limits set value = ${LIMIT} where name in ('own_prompts', 'history_rows')`,
    );
  });
  afterAll(() => database.stop());

  async function createUser(): Promise<string> {
    const id = crypto.randomUUID();
    await database.pool.query("insert into auth.users (id) values ($1)", [id]);
    return id;
  }

  async function inTransaction(
    userId: string,
    task: (client: PoolClient) => Promise<unknown>,
  ): Promise<void> {
    const client = await database.pool.connect();
    try {
      await client.query("begin; set local role authenticated");
      await client.query("select set_config('request.jwt.claim.sub', $1, true)", [userId]);
      await task(client);
      await client.query("commit");
    } catch (error) {
      await client.query("rollback");
      throw error;
    } finally {
      client.release();
    }
  }

  /** What PostgREST does for one request of a signed-in browser. */
  const request = (userId: string, sql: string, values: unknown[] = []) =>
    inTransaction(userId, (client) => client.query(sql, values));

  const isAnyoneWaiting = async () => {
    const { rowCount } = await database.pool.query("select from pg_locks where not granted");
    return rowCount !== 0;
  };

  /** A second request that comes while the first is at work. Resolves with whether it was let in. */
  async function overlap(
    userId: string,
    first: (client: PoolClient, second: () => Promise<void>) => Promise<unknown>,
    second: readonly [sql: string, values: unknown[]],
  ): Promise<boolean> {
    let outcome: boolean | undefined;
    let isLetIn = Promise.resolve(false);
    await inTransaction(userId, (client) =>
      first(client, async () => {
        isLetIn = request(userId, ...second).then(
          () => (outcome = true),
          () => (outcome = false),
        );
        await expect
          .poll(async () => outcome !== undefined || (await isAnyoneWaiting()))
          .toBe(true);
      }),
    );
    return isLetIn;
  }

  test("accounts that change some votes and cast others in one request do not deadlock", async () => {
    const users = await all(PARALLEL, createUser);
    const half = (index: number) => prompts.filter((_, place) => place % 2 === index % 2);
    const each = (sql: string, chosen: (index: number) => string[]) =>
      all(PARALLEL, (index) => request(users[index] as string, sql, [chosen(index)]));
    for (let round = 0; round < ROUNDS; round++) {
      await each(UPSERT_VOTES, half);
      await each(UPSERT_VOTES, () => prompts);
      await each("delete from public.prompt_votes where prompt_id = any ($1)", () => prompts);
    }
    const { rows } = await database.pool.query(
      "select sum(like_count + dislike_count)::int as votes from library.prompts",
    );
    expect(rows).toEqual([{ votes: 0 }]);
  });

  test.each([
    ["votes for", UPSERT_VOTES],
    ["saves", INSERT_SAVES],
  ])("an account that %s the same prompts in two orders does not deadlock", async (_what, sql) => {
    const [one, other] = prompts;
    const isLetIn = await overlap(
      await createUser(),
      async (client, second) => {
        await client.query(sql, [[one]]);
        await second();
        await client.query(sql, [[other]]);
      },
      [sql, [[other, one]]],
    );
    expect(isLetIn).toBe(true);
  });

  test("an account saves as many prompts of its own as there is room for, also at once", async () => {
    const isLetIn = await overlap(
      await createUser(),
      async (client, second) => {
        await client.query(INSERT_OWN, [LIMIT]);
        await second();
      },
      [INSERT_OWN, [1]],
    );
    expect(isLetIn).toBe(false);
  });

  test("an account keeps as many enhancements as the history has rows, also at once", async () => {
    const user = await createUser();
    await overlap(
      user,
      async (client, second) => {
        await client.query(IMPORT, [LIMIT]);
        await second();
      },
      [IMPORT, [LIMIT]],
    );
    const { rows } = await database.pool.query(
      "select count(*)::int as kept from public.enhancements where user_id = $1",
      [user],
    );
    expect(rows).toEqual([{ kept: LIMIT }]);
  });
});
