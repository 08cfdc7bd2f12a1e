import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import type { RpcClient } from "../../supabase/functions/_shared/backend";
import type { CallEntry } from "../../supabase/functions/_shared/http/log";
import { createHandler } from "../../supabase/functions/health/handler";
import { rpcClientOf } from "../support/payment-backend";
import { startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());
beforeEach(() =>
  backend.sql("delete from private.stripe_events; delete from private.unclaimed_payments"),
);

const SECRETS = {
  LLM_BASE_URL: "https://model.test/v1",
  LLM_API_KEY: "model-key",
  LLM_MODEL: "model-1",
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PRICE_ID: "price_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  RECONCILE_KEY: "reconcile-key",
  HEALTH_KEY: "health-key",
};

function setUp(environment: Record<string, string> = SECRETS, overrides: Partial<RpcClient> = {}) {
  const clock = { ms: Date.now() };
  const log: CallEntry[] = [];
  const counted = { refusals: 0, reads: 0 };
  const database = { isDown: false };
  const client = rpcClientOf(backend);
  const handle = createHandler({
    environment,
    publicKeys: ["public-key"],
    client: {
      rpc(name, parameters) {
        counted.reads += 1;
        if (database.isDown) return Promise.reject(new Error("connect 10.0.0.7:5432 refused"));
        return client.rpc(name, parameters);
      },
      ...overrides,
    },
    countRefusal: () => {
      counted.refusals += 1;
      return Promise.resolve();
    },
    now: () => clock.ms,
    log: (entry) => log.push(entry),
  });
  const ask = async (headers: Record<string, string> = {}, method = "GET") => {
    const answer = await handle(new Request("https://backend.test/", { method, headers }));
    return { status: answer.status, body: (await answer.json()) as unknown, answer };
  };
  return { ask, clock, counted, database, log };
}

const WITH_KEY = { authorization: "Bearer health-key" };
const FINE = { database: "ok", model: "configured", payment: "configured", breakers: "ok" };

test.each([
  ["nothing", {}],
  ["the page's key", { authorization: "Bearer public-key" }],
])("a caller with %s sees that the parts work, and no more", async (_name, headers) => {
  const { ask, log } = setUp();
  const { status, body, answer } = await ask(headers);
  expect([status, body]).toEqual([200, FINE]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(log).toMatchObject([{ event: "health", outcome: "200" }]);
});

test("the key shows the last webhook, the parked payments and the breakers", async () => {
  await backend.sql(`
    insert into private.stripe_events (id, type, processed_at) values
      ('evt_1', 'invoice.paid', '2026-11-21T10:00:00Z'), ('evt_2', 'invoice.paid', '2026-11-22T10:00:00Z');
    insert into private.unclaimed_payments (subscription_id, customer_id, email, reason)
    values ('sub_1', 'cus_1', 'payer@example.com', 'unknown_account')`);
  const { status, body } = await setUp().ask(WITH_KEY);
  expect([status, body]).toEqual([
    200,
    {
      ...FINE,
      details: {
        last_webhook_at: expect.stringMatching(/^2026-11-22[T ]10:00:00/),
        parked_payments: 1,
        breakers: expect.arrayContaining([
          {
            name: expect.any(String),
            used: expect.any(Number),
            allowed: expect.any(Number),
            is_tripped: false,
          },
        ]),
      },
    },
  ]);
  for (const secret of [...Object.values(SECRETS), "payer@example.com", "sub_1"]) {
    expect(JSON.stringify(body)).not.toContain(secret);
  }
});

test("before the first webhook there is no time of one", async () => {
  expect(await setUp().ask(WITH_KEY)).toMatchObject({
    body: { details: { last_webhook_at: null, parked_payments: 0 } },
  });
});

test.each(["Bearer wrong", "Bearer reconcile-key", "Bearer health-keys"])(
  "a wrong key is refused and counted: %s",
  async (authorization) => {
    const { ask, counted } = setUp();
    expect(await ask({ authorization })).toMatchObject({
      status: 401,
      body: { error: { code: "WRONG_KEY" } },
    });
    expect(counted).toEqual({ refusals: 1, reads: 0 });
  },
);

test("where no key is set, none shows anything", async () => {
  const { ask } = setUp({});
  expect((await ask({ authorization: "Bearer undefined" })).status).toBe(401);
  expect(await ask()).toMatchObject({
    status: 200,
    body: { database: "ok", model: "not_configured", payment: "not_configured" },
  });
});

test.each(Object.keys(SECRETS).filter((name) => name !== "HEALTH_KEY"))(
  "a part without its %s is not configured",
  async (name) => {
    const { body } = await setUp({ ...SECRETS, [name]: "" }).ask();
    const part = name.startsWith("LLM") ? "model" : "payment";
    expect(body).toEqual({ ...FINE, [part]: "not_configured" });
  },
);

test("a tripped breaker shows, and is not the database's fault", async () => {
  const breakers = [
    { name: "guests", used: 1, allowed: 2, is_tripped: false },
    { name: "spending", used: 9, allowed: 9, is_tripped: true },
  ];
  const row = { last_webhook_at: null, parked_payments: 0, breakers };
  const { ask } = setUp(SECRETS, { rpc: () => Promise.resolve({ data: [row], error: null }) });
  expect(await ask()).toMatchObject({ status: 200, body: { ...FINE, breakers: "tripped" } });
});

test("without the database it answers 503, and says where only in the log", async () => {
  const { ask, database, log } = setUp();
  database.isDown = true;
  const { status, body } = await ask(WITH_KEY);
  const parts = { ...FINE, database: "unreachable", breakers: "unknown" };
  expect([status, body]).toEqual([503, { ...parts, details: null }]);
  expect(String(log[0]?.cause)).toContain("10.0.0.7");
});

test("the database is asked once in ten seconds, whether it answers or not", async () => {
  const { ask, clock, counted, database } = setUp();
  await Promise.all([ask(), ask(), ask(WITH_KEY)]);
  expect(counted.reads).toBe(1);
  database.isDown = true;
  clock.ms += 9999;
  expect((await ask()).status).toBe(200);
  clock.ms += 1;
  expect((await ask()).status).toBe(503);
  expect((await ask()).status).toBe(503);
  expect(counted.reads).toBe(2);
  database.isDown = false;
  clock.ms += 10_000;
  expect((await ask()).status).toBe(200);
});

test.each(["POST", "DELETE", "PUT"])("%s is not for it", async (method) => {
  const { ask, counted } = setUp();
  const { status, answer } = await ask({}, method);
  expect([status, answer.headers.get("allow"), counted.reads]).toEqual([405, "GET, HEAD", 0]);
});

test("a monitor that asks with HEAD gets the status", async () => {
  expect((await setUp().ask({}, "HEAD")).status).toBe(200);
});
