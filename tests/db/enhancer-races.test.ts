import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { hasRealPostgres, startRealPostgres, type RealPostgres } from "../support/real-postgres";

// PGlite has one connection, so races need a real server. Where none is installed these are skipped.
const PARALLEL = 50;

const ANSWER = "hash of the answer";

const all = <T>(task: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: PARALLEL }, (_, index) => task(index)));

describe.skipIf(!hasRealPostgres)("on a real PostgreSQL, with 50 requests at once", () => {
  let database: RealPostgres;
  beforeAll(async () => {
    database = await startRealPostgres(PARALLEL);
    await database.pool.query("update private.limits set value = 1000 where name like '%_minute'");
  });
  afterAll(() => database.stop());

  type Call = { network?: string; requestId?: string; parentId?: string } & (
    | { guestId: string; userId?: undefined }
    | { userId: string; guestId?: undefined }
  );

  async function reserve({ userId, guestId, network, requestId, parentId }: Call) {
    const { rows } = await database.pool.query<{ status: string; hold_id: string }>(
      "select * from public.reserve_enhancement($1, $2, $3, $4, $5, $6)",
      [
        userId ?? null,
        network ?? guestId ?? "net",
        requestId ?? crypto.randomUUID(),
        guestId ?? null,
        parentId ?? null,
        ANSWER,
      ],
    );
    const [row] = rows;
    if (row === undefined) throw new Error("reserve_enhancement returned no row.");
    return row;
  }

  async function settle(holdId: string, isSuccess: boolean): Promise<number> {
    const { rows } = await database.pool.query<{ used: number }>(
      "select * from public.settle_enhancement($1, $2, $3)",
      [holdId, isSuccess, isSuccess ? ANSWER : null],
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
    expect(rows[0]?.free).toBeGreaterThan(0);
    expect(rows[0]?.free).toBeLessThanOrEqual(10);
    expect(await usedBy(guestId)).toBeLessThanOrEqual(2);
  });

  async function createUser(): Promise<string> {
    const id = crypto.randomUUID();
    await database.pool.query("insert into auth.users (id) values ($1)", [id]);
    return id;
  }

  /** Starts the model and breaks the answer off: whether it could start. */
  async function hangUp(call: Call): Promise<boolean> {
    const { status, hold_id: hold } = await reserve(call);
    if (status === "reserved") await settle(hold, false);
    return status === "reserved";
  }

  const started = (outcomes: boolean[]) => outcomes.filter((isStarted) => isStarted).length;

  async function counted(key: string): Promise<number> {
    const { rows } = await database.pool.query<{ requests: number }>(
      "select requests from private.rate_windows where key = $1",
      [key],
    );
    return rows[0]?.requests ?? 0;
  }

  const setLimit = (name: string, value: number) =>
    database.pool.query("update private.limits set value = $2 where name = $1", [name, value]);

  test("an account that breaks off at once whatever it starts is given back ten times at most", async () => {
    const userId = await createUser();
    // Each round lets at least one start until none may.
    for (let round = 0; round < 10; round += 1) await all(() => hangUp({ userId }));
    expect(await counted(`refunds:user:${userId}`)).toBe(10);
    expect(await counted(`starts:user:${userId}`)).toBe(10);
  });

  test("an account never starts more than the limit of its day", async () => {
    await setLimit("free_refunds_per_day", 1000);
    const userId = await createUser();
    const rounds: boolean[] = [];
    for (let round = 0; round < 6; round += 1)
      rounds.push(...(await all(() => hangUp({ userId }))));
    expect(started(rounds)).toBe(20);
    expect(await counted(`starts:user:${userId}`)).toBe(20);
    await setLimit("free_refunds_per_day", 10);
  });

  test("guests who throw their ids away share the starts of their network", async () => {
    const network = crypto.randomUUID();
    const rounds: boolean[] = [];
    for (let round = 0; round < 12; round += 1)
      rounds.push(...(await all(() => hangUp({ guestId: crypto.randomUUID(), network }))));
    expect(started(rounds)).toBe(50);
  });

  test("the guests' breaker lets in exactly as many as are left, from any number of networks", async () => {
    const { rows } = await database.pool.query<{ used: number }>(
      "select used from private.breaker_state() where name = 'guests'",
    );
    await setLimit("all_guests_per_day", (rows[0]?.used ?? 0) + 7);
    const outcomes = await all(() => reserve({ guestId: crypto.randomUUID() }));
    expect(outcomes.filter(({ status }) => status === "reserved")).toHaveLength(7);
    await setLimit("all_guests_per_day", 2000);
  });

  test("the spending breaker lets in exactly as many as are left, no matter who calls", async () => {
    const users = await all(createUser);
    await setLimit("all_starts_per_day", (await counted("starts")) + 7);
    const outcomes = await Promise.all(users.map((userId) => hangUp({ userId })));
    expect(started(outcomes)).toBe(7);
    await setLimit("all_starts_per_day", 20_000);
  });

  test("an account is deleted while it reserves, repeats, and settles", async () => {
    const users = await all(createUser);
    const holds = await Promise.all(
      users.map((userId) => reserve({ userId, requestId: userId }).then(({ hold_id: id }) => id)),
    );
    const outcomes = await Promise.allSettled(
      users.flatMap((userId, index) => [
        reserve({ userId, requestId: userId }),
        database.pool.query("delete from auth.users where id = $1", [userId]),
        settle(holds[index] ?? "", index % 2 === 0),
      ]),
    );
    const failures = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [(outcome.reason as { code: string }).code] : [],
    );
    // A reservation of an account that is gone has nobody to belong to; nothing waits in a circle.
    expect(failures.filter((code) => code !== "23503")).toEqual([]);
  });
});
