import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { hasRealPostgres, startRealPostgres, type RealPostgres } from "../support/real-postgres";

// PGlite has one connection, so races need a real server. Where none is installed these are skipped.
const PARALLEL = 100;
const PROMPT = "00000000-0000-4000-8000-000000000001";
const OTHER_PROMPT = "00000000-0000-4000-8000-000000000002";

const all = <T>(count: number, task: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => task(index)));

describe.skipIf(!hasRealPostgres)("on a real PostgreSQL, with 100 requests at once", () => {
  let database: RealPostgres;
  beforeAll(async () => {
    database = await startRealPostgres(PARALLEL);
    await database.pool.query(
      `insert into library.prompts (id, slug, title, content, category, is_premium)
       values ($1, 'one', 'One', 'Text', 'Writing', false), ($2, 'two', 'Two', 'Text', 'Writing', false)`,
      [PROMPT, OTHER_PROMPT],
    );
  });
  afterAll(() => database.stop());

  async function createUser(): Promise<string> {
    const id = crypto.randomUUID();
    await database.pool.query("insert into auth.users (id) values ($1)", [id]);
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

  /** Likes, dislikes, takes back or moves the vote, by turns. */
  async function vote(userId: string | undefined, turn: number): Promise<void> {
    const prompt = turn % 5 === 0 ? OTHER_PROMPT : PROMPT;
    if (turn % 4 === 0)
      await database.pool.query(
        "delete from public.prompt_votes where user_id = $1 and prompt_id = $2",
        [userId, prompt],
      );
    else
      await database.pool.query(
        `insert into public.prompt_votes (user_id, prompt_id, vote_type) values ($1, $2, $3)
         on conflict (user_id, prompt_id) do update set vote_type = excluded.vote_type`,
        [userId, prompt, turn % 3 === 0 ? "dislike" : "like"],
      );
  }

  async function leave(userId: string | undefined): Promise<void> {
    await database.pool.query("delete from auth.users where id = $1", [userId]);
  }

  test("a storm of votes leaves the counts equal to the rows", async () => {
    const users = await all(10, createUser);
    await all(PARALLEL * 4, (turn) => vote(users[turn % 7], turn));
    await all(PARALLEL, (turn) => vote(users[turn % users.length], turn % 3 === 0 ? 1 : 2));
    // Some leave with all their votes while the others go on.
    await all(PARALLEL, (turn) => {
      const userId = users[turn % users.length];
      if (turn % users.length > 6) return turn < users.length ? leave(userId) : Promise.resolve();
      return vote(userId, turn);
    });
    const { rows } = await database.pool.query(`
      select p.id, p.like_count, p.dislike_count,
        count(v.*) filter (where v.vote_type = 'like')::int as likes,
        count(v.*) filter (where v.vote_type = 'dislike')::int as dislikes
      from library.prompts p left join public.prompt_votes v on v.prompt_id = p.id group by p.id order by p.id`);
    expect(rows).toHaveLength(2);
    expect(rows[0].likes).toBeGreaterThan(0);
    for (const row of rows)
      expect([row.like_count, row.dislike_count]).toEqual([row.likes, row.dislikes]);
  });

  test("accounts that leave at once, having voted in different orders, all leave", async () => {
    const users = await all(20, createUser);
    for (const [turn, userId] of users.entries())
      for (const prompt of turn % 2 === 0 ? [PROMPT, OTHER_PROMPT] : [OTHER_PROMPT, PROMPT])
        await database.pool.query(
          "insert into public.prompt_votes (user_id, prompt_id, vote_type) values ($1, $2, 'like')",
          [userId, prompt],
        );
    await Promise.all(
      users.map((id) => database.pool.query("delete from auth.users where id = $1", [id])),
    );
    const { rows } = await database.pool.query(
      "select count(*)::int as left from public.prompt_votes where user_id = any ($1)",
      [users],
    );
    expect(rows).toEqual([{ left: 0 }]);
  });
});
