import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { hasRealPostgres, startRealPostgres, type RealPostgres } from "../support/real-postgres";

// PGlite has one connection, so races need a real server. Where none is installed these are skipped.
const PARALLEL = 50;
const PROMPT = "00000000-0000-4000-8000-000000000001";

const all = <T>(count: number, task: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => task(index)));

describe.skipIf(!hasRealPostgres)("on a real PostgreSQL, with 50 requests at once", () => {
  let database: RealPostgres;
  beforeAll(async () => {
    database = await startRealPostgres(PARALLEL);
    await database.pool.query(
      `insert into library.prompts (id, slug, title, content, category, is_premium)
       values ($1, 'one', 'One', 'Text', 'Writing', false)`,
      [PROMPT],
    );
  });
  afterAll(() => database.stop());

  async function createUser(): Promise<string> {
    const id = crypto.randomUUID();
    await database.pool.query("insert into auth.users (id, email) values ($1, 'a@example.com')", [
      id,
    ]);
    await database.pool.query("insert into public.users (id) values ($1)", [id]);
    return id;
  }

  async function reserve(userId: string): Promise<{ status: string; hold_id: string }> {
    const { rows } = await database.pool.query<{ status: string; hold_id: string }>(
      "select * from public.reserve_enhancement($1, 'net', gen_random_uuid())",
      [userId],
    );
    const [row] = rows;
    if (row === undefined) throw new Error("reserve_enhancement returned no row.");
    return row;
  }

  async function settle(holdId: string, isSuccess: boolean): Promise<void> {
    await database.pool.query("select * from public.settle_enhancement($1, $2)", [
      holdId,
      isSuccess,
    ]);
  }

  async function countOf(userId: string): Promise<number | undefined> {
    const { rows } = await database.pool.query<{ prompt_usage_count: number }>(
      "select prompt_usage_count from public.users where id = $1",
      [userId],
    );
    return rows[0]?.prompt_usage_count;
  }

  test("a free account starts two generations and never a third", async () => {
    const userId = await createUser();
    const started = (await all(PARALLEL, () => reserve(userId))).filter(
      ({ status }) => status === "reserved",
    );
    expect(started).toHaveLength(2);
    await Promise.all(started.map(({ hold_id: hold }) => settle(hold, true)));
    expect(await countOf(userId)).toBe(2);
    expect((await reserve(userId)).status).toBe("quota_exceeded");
  });

  test("reserving and committing in one go never passes two", async () => {
    const userId = await createUser();
    await all(PARALLEL, async () => {
      const { status, hold_id: hold } = await reserve(userId);
      if (status === "reserved") await settle(hold, true);
    });
    expect(await countOf(userId)).toBe(2);
  });

  test("failed generations never use the quota up", async () => {
    const userId = await createUser();
    await all(PARALLEL, async () => {
      const { status, hold_id: hold } = await reserve(userId);
      if (status === "reserved") await settle(hold, false);
    });
    expect(await countOf(userId)).toBe(0);
  });

  test("settling one hold from everywhere counts once, whichever comes first", async () => {
    const userId = await createUser();
    const { hold_id: hold } = await reserve(userId);
    await all(PARALLEL, (index) => settle(hold, index % 2 === 0));
    const { rows } = await database.pool.query("select state from private.holds where id = $1", [
      hold,
    ]);
    expect(await countOf(userId)).toBe(rows[0]?.state === "committed" ? 1 : 0);
  });

  test("a storm of likes leaves the count equal to the rows", async () => {
    const users = await all(10, createUser);
    await all(PARALLEL * 4, async (index) => {
      const userId = users[index % users.length];
      await (index % 3 === 0
        ? database.pool.query("delete from public.prompt_votes where user_id = $1", [userId])
        : database.pool.query(
            `insert into public.prompt_votes (user_id, prompt_id, vote_type) values ($1, $2, 'like')
             on conflict (user_id, prompt_id) do update set vote_type = excluded.vote_type`,
            [userId, PROMPT],
          ));
    });
    const { rows } = await database.pool.query(
      `select p.like_count = (select count(*) from public.prompt_votes v where v.prompt_id = p.id) as agrees
       from library.prompts p where p.id = $1`,
      [PROMPT],
    );
    expect(rows).toEqual([{ agrees: true }]);
  });
});
