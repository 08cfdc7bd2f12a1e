import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { hasRealPostgres, startRealPostgres, type RealPostgres } from "../support/real-postgres";

// PGlite has one connection, so races need a real server. Where none is installed these are skipped.
const PARALLEL = 50;

const all = <T>(task: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: PARALLEL }, (_, index) => task(index)));

describe.skipIf(!hasRealPostgres)("on a real PostgreSQL, with 50 requests at once", () => {
  let database: RealPostgres;
  beforeAll(async () => {
    database = await startRealPostgres(PARALLEL);
    await database.pool.query("update private.limits set value = 1000 where name like '%_minute'");
  });
  afterAll(() => database.stop());

  type Call = { guestId: string; network?: string; requestId?: string; parentId?: string };

  async function reserve({ guestId, network = guestId, requestId, parentId }: Call) {
    const { rows } = await database.pool.query<{ status: string; hold_id: string }>(
      "select * from public.reserve_enhancement(null, $1, $2, $3, $4)",
      [network, requestId ?? crypto.randomUUID(), guestId, parentId ?? null],
    );
    const [row] = rows;
    if (row === undefined) throw new Error("reserve_enhancement returned no row.");
    return row;
  }

  async function settle(holdId: string, isSuccess: boolean): Promise<number> {
    const { rows } = await database.pool.query<{ used: number }>(
      "select * from public.settle_enhancement($1, $2)",
      [holdId, isSuccess],
    );
    return rows[0]?.used ?? -1;
  }

  async function usedBy(guestId: string): Promise<number> {
    const { rows } = await database.pool.query<{ committed: number }>(
      "select committed from private.guest_usage where guest_id = $1",
      [guestId],
    );
    return rows[0]?.committed ?? 0;
  }

  test("a guest starts two enhancements and never a third", async () => {
    const guestId = crypto.randomUUID();
    await all(async () => {
      const { status, hold_id: hold } = await reserve({ guestId });
      if (status === "reserved") await settle(hold, true);
    });
    expect(await usedBy(guestId)).toBe(2);
    expect((await reserve({ guestId })).status).toBe("quota_exceeded");
  });

  test("guests who throw their ids away share the cap of their network", async () => {
    const network = crypto.randomUUID();
    const outcomes = await all(() => reserve({ guestId: crypto.randomUUID(), network }));
    expect(outcomes.filter(({ status }) => status === "reserved")).toHaveLength(10);
  });

  test("one request sent fifty times is one hold, three runs and one use", async () => {
    const guestId = crypto.randomUUID();
    const requestId = crypto.randomUUID();
    const reserved = (await all(() => reserve({ guestId, requestId }))).filter(
      ({ status }) => status === "reserved",
    );
    expect(reserved).toHaveLength(3);
    expect(new Set(reserved.map(({ hold_id: hold }) => hold)).size).toBe(1);
    await Promise.all(reserved.map(({ hold_id: hold }, index) => settle(hold, index !== 0)));
    expect(await usedBy(guestId)).toBe(1);
  });

  test("refinements of one use end at ten, however many come at once", async () => {
    const guestId = crypto.randomUUID();
    const parentId = crypto.randomUUID();
    const { hold_id: hold } = await reserve({ guestId, requestId: parentId });
    await settle(hold, true);
    await all(async () => {
      const { status, hold_id: refined } = await reserve({ guestId, parentId });
      if (status === "reserved") await settle(refined, true);
    });
    const { rows } = await database.pool.query<{ free: number }>(
      "select count(*)::integer as free from private.holds where root_id = $1 and not is_counted",
      [hold],
    );
    expect(rows[0]?.free).toBeLessThanOrEqual(10);
    expect(await usedBy(guestId)).toBeLessThanOrEqual(2);
  });
});
