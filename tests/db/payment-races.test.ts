import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { hasRealPostgres, startRealPostgres, type RealPostgres } from "../support/real-postgres";

// PGlite has one connection, so races need a real server. Where none is installed these are skipped.
const PARALLEL = 40;

const all = <T>(count: number, task: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => task(index)));

const inAMonth = () => Math.floor(Date.now() / 1000) + 30 * 24 * 60 * 60;

describe.skipIf(!hasRealPostgres)("on a real PostgreSQL, with 40 messages at once", () => {
  let database: RealPostgres;
  beforeAll(async () => {
    database = await startRealPostgres(PARALLEL);
  });
  afterAll(() => database.stop());

  async function one<Row extends object>(sql: string, values: unknown[] = []): Promise<Row> {
    const { rows } = await database.pool.query<Row>(sql, values);
    const [row] = rows;
    if (row === undefined) throw new Error(`No row: ${sql}`);
    return row;
  }

  async function createUser(): Promise<string> {
    const id = crypto.randomUUID();
    await database.pool.query("insert into auth.users (id, email) values ($1, $2)", [
      id,
      `${id}@example.com`,
    ]);
    await database.pool.query("insert into public.users (id) values ($1)", [id]);
    return id;
  }

  const ticket = async () =>
    Number((await one<{ ticket: string }>("select * from begin_payment_event(null)")).ticket);

  type Recording = {
    subscription: string;
    reference: string;
    isRevoked?: boolean;
    drawn?: number;
    event?: string;
  };

  async function record({ subscription, reference, isRevoked = false, drawn, event }: Recording) {
    const facts = {
      subscriptionId: subscription,
      customerId: "cus_1",
      status: "active",
      paidUntil: inAMonth(),
      isEnding: false,
      pastDueSince: null,
      isRevoked,
      activatedAt: 1,
      reference,
      email: null,
    };
    return one<{ outcome: string; user_id: string | null; is_entitled: boolean }>(
      "select * from record_subscription($1, $2, $3, 'test')",
      [drawn ?? (await ticket()), facts, event ?? null],
    );
  }

  const newSubscription = () => `sub_${crypto.randomUUID()}`;

  const profileOf = (userId: string) =>
    one<{ is_premium: boolean; prompt_usage_count: number }>(
      "select is_premium, prompt_usage_count from public.users where id = $1",
      [userId],
    );

  test("webhook, returning buyer and two tabs activate once", async () => {
    const reference = await createUser();
    const subscription = newSubscription();
    const event = `evt_${crypto.randomUUID()}`;
    const answers = await all(PARALLEL, () => record({ subscription, reference, event }));
    expect(new Set(answers.map(({ user_id: userId }) => userId))).toEqual(new Set([reference]));
    expect(await profileOf(reference)).toMatchObject({ is_premium: true });
    expect(
      await one(
        `select (select count(*)::int from private.stripe_subscriptions where subscription_id = $1) as records,
                (select count(*)::int from private.subscriptions where user_id = $2) as rows,
                (select count(*)::int from private.stripe_events where id = $3) as events`,
        [subscription, reference, event],
      ),
    ).toEqual({ records: 1, rows: 1, events: 1 });
  });

  test("one subscription claimed for forty accounts at once is one account's", async () => {
    const users = await all(PARALLEL, createUser);
    const subscription = newSubscription();
    const answers = await all(PARALLEL, (index) =>
      record({ subscription, reference: users[index] ?? "" }),
    );
    expect(new Set(answers.map(({ user_id: userId }) => userId)).size).toBe(1);
    const { premium } = await one<{ premium: number }>(
      "select count(*)::int as premium from public.users where is_premium and id = any($1)",
      [users],
    );
    expect(premium).toBe(1);
  });

  test("forty subscriptions of one account at once end as one row, without a deadlock", async () => {
    const reference = await createUser();
    await all(PARALLEL, () => record({ subscription: newSubscription(), reference }));
    expect(
      await one("select count(*)::int as rows from private.subscriptions where user_id = $1", [
        reference,
      ]),
    ).toEqual({ rows: 1 });
    expect(await profileOf(reference)).toMatchObject({ is_premium: true });
  });

  test("the reading with the highest ticket stays, in whatever order they are written", async () => {
    const reference = await createUser();
    const subscription = newSubscription();
    const tickets = await all(PARALLEL, ticket);
    const last = Math.max(...tickets);
    await all(PARALLEL, (index) => {
      const drawn = tickets[index] ?? 0;
      return record({ subscription, reference, drawn, isRevoked: drawn === last });
    });
    expect(await profileOf(reference)).toMatchObject({ is_premium: false });
  });

  test("a refund against generations that are being committed leaves no premium and counts right", async () => {
    const reference = await createUser();
    const subscription = newSubscription();
    await database.pool.query(
      "update private.limits set value = 100 where name in ('user_per_minute', 'free_starts_per_day', 'premium_in_flight')",
    );
    await record({ subscription, reference });
    const holds = await all(20, () =>
      one<{ hold_id: string }>("select * from reserve_enhancement($1, 'net', gen_random_uuid())", [
        reference,
      ]),
    );
    await Promise.all([
      ...holds.map(({ hold_id: hold }) =>
        one("select * from settle_enhancement($1, true)", [hold]),
      ),
      record({ subscription, reference, isRevoked: true }),
      ...holds.map(() => database.pool.query("select private.sweep_expired()")),
    ]);
    expect(await profileOf(reference)).toEqual({ is_premium: false, prompt_usage_count: 0 });
    expect(
      (
        await one<{ status: string }>(
          "select status from reserve_enhancement($1, 'net', gen_random_uuid())",
          [reference],
        )
      ).status,
    ).toBe("reserved");
  });

  test("an account deleted while its payments come in is gone, and they are nobody's", async () => {
    const reference = await createUser();
    const subscription = newSubscription();
    await record({ subscription, reference });
    await Promise.all([
      ...Array.from({ length: 20 }, () => record({ subscription, reference })),
      database.pool.query("select * from delete_account($1, $2)", [reference, [subscription]]),
    ]);
    expect(
      await one(
        `select (select count(*)::int from auth.users where id = $1) as users,
                (select count(*)::int from private.stripe_subscriptions where user_id = $1) as records,
                (select count(*)::int from private.subscriptions where user_id = $1) as rows`,
        [reference],
      ),
    ).toEqual({ users: 0, records: 0, rows: 0 });
  });

  test("a new payment against the deletion: it keeps the account, or it is parked, never lost", async () => {
    const outcomes = await all(PARALLEL / 2, async () => {
      const reference = await createUser();
      const subscription = newSubscription();
      await Promise.all([
        record({ subscription, reference }),
        database.pool.query("select * from delete_account($1, '{}')", [reference]),
      ]);
      return one(
        `select (select count(*)::int from auth.users where id = $1) as users,
                (select count(*)::int from private.stripe_subscriptions where subscription_id = $2) as recorded,
                (select count(*)::int from private.unclaimed_payments where subscription_id = $2) as parked`,
        [reference, subscription],
      );
    });
    const kept = { users: 1, recorded: 1, parked: 0 };
    const gone = { users: 0, recorded: 0, parked: 1 };
    for (const outcome of outcomes) expect([kept, gone]).toContainEqual(outcome);
  });
});
