import { describe, expect, test } from "vitest";

import type { CallEntry } from "../../supabase/functions/_shared/http/log";
import { createHandler as confirmCheckout } from "../../supabase/functions/confirm-checkout/handler";
import {
  createHandler as deleteAccount,
  type DeletionDeps,
} from "../../supabase/functions/delete-account/handler";
import { createHandler as manageSubscription } from "../../supabase/functions/manage-subscription/handler";
import { createTestProvider } from "../support/payment-provider";
import { endlessRequest } from "./endless-body";
import { recordedLedger } from "./recorded-ledger";

const SITE = "https://site.test";
const BUYER = { reference: "user-1", email: "buyer@example.com" };
const HANDLERS = { confirmCheckout, deleteAccount, manageSubscription };

function setUp(overrides: Partial<DeletionDeps> = {}) {
  const emulated = createTestProvider();
  const ledger = recordedLedger();
  const log: CallEntry[] = [];
  const deps: DeletionDeps = {
    identify: (token) =>
      Promise.resolve(token === "user-token" ? { userId: "user-1", email: BUYER.email } : null),
    isPassword: ({ password }) => Promise.resolve(password === "right"),
    ledger,
    provider: emulated.provider,
    allowedOrigins: [SITE],
    publicKeys: ["public-key"],
    log: (entry) => log.push(entry),
    ...overrides,
  };
  const handle = (name: keyof typeof HANDLERS, request: Request) => HANDLERS[name](deps)(request);
  const call = async (
    name: keyof typeof HANDLERS,
    body: unknown,
    { token = "user-token", ...init }: { token?: string } & RequestInit = {},
  ) => {
    const answer = await handle(
      name,
      new Request(`https://backend.test/functions/v1/${name}`, {
        method: "POST",
        body: typeof body === "string" ? body : JSON.stringify(body),
        headers: { origin: SITE, authorization: `Bearer ${token}` },
        ...init,
      }),
    );
    return { status: answer.status, body: (await answer.json()) as unknown, answer };
  };
  const own = (subscription: { id: string; customer: string; status: string }) => {
    ledger.own = [
      {
        subscriptionId: subscription.id,
        customerId: subscription.customer,
        status: subscription.status,
      },
    ];
  };
  return { ...emulated, ledger, log, handle, call, own };
}

const BODIES = {
  confirmCheckout: { session_id: "cs_test_12345678" },
  deleteAccount: { confirm: true },
  manageSubscription: {},
} satisfies Record<keyof typeof HANDLERS, object>;
const NAMES = Object.keys(BODIES) as (keyof typeof HANDLERS)[];

describe.each(NAMES)("%s", (name) => {
  test.each([
    ["without a token", {}],
    ["with a token of nobody", { authorization: "Bearer forged" }],
    ["with the page's public key", { authorization: "Bearer public-key" }],
  ])("asks to sign in: %s", async (_case, headers) => {
    const { call, calls, ledger, log } = setUp();
    const init = { headers: new Headers(headers) };
    const { status, body, answer } = await call(name, BODIES[name], init);
    expect([status, body]).toEqual([
      401,
      {
        error: {
          code: "SIGN_IN_REQUIRED",
          message: "Please sign in again.",
          request_id: answer.headers.get("x-request-id"),
        },
      },
    ]);
    expect(log).toMatchObject([
      { request_id: answer.headers.get("x-request-id"), outcome: "401 SIGN_IN_REQUIRED" },
    ]);
    expect([calls, ledger.deleted]).toEqual([[], []]);
  });

  test("refuses a page of another site, and gives its browser no permission", async () => {
    const { call } = setUp();
    const headers = { origin: "https://evil.test", authorization: "Bearer user-token" };
    const { status, answer } = await call(name, BODIES[name], { headers });
    expect([status, answer.headers.get("access-control-allow-origin")]).toEqual([403, null]);
  });

  test("reads no more of a body than it can need", async () => {
    const { handle } = setUp();
    const headers = { origin: SITE, authorization: "Bearer user-token" };
    const { request, read } = endlessRequest(headers);
    const answer = await handle(name, request);
    expect([answer.status, await answer.json()]).toMatchObject([
      413,
      { error: { code: "BODY_TOO_LARGE" } },
    ]);
    expect(read.bytes).toBeLessThanOrEqual(64 * 1024);
  });

  test("answers the browser's question before the call", async () => {
    const handle = HANDLERS[name]({ ...({} as DeletionDeps), allowedOrigins: [SITE] });
    const answer = await handle(
      new Request("https://backend.test/", { method: "OPTIONS", headers: { origin: SITE } }),
    );
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([204, SITE]);
  });

  test("says that the database is away without saying why", async () => {
    const { call, ledger, log } = setUp();
    ledger.isDown = true;
    const { status, body, answer } = await call(name, BODIES[name]);
    expect(status).toBe(503);
    expect(answer.headers.get("access-control-allow-origin")).toBe(SITE);
    expect(JSON.stringify(body)).not.toContain("database");
    expect(JSON.stringify(log.map(({ event, outcome }) => [event, outcome]))).toContain("503");
  });
});

describe("confirming a checkout", () => {
  const confirm = async (mayBeEntitled: boolean, payer = "user-1") => {
    const { call, account, ledger } = setUp();
    ledger.outcome = { outcome: "recorded", userId: payer, isEntitled: mayBeEntitled };
    return call("confirmCheckout", { session_id: account.buy(BUYER).id });
  };

  test("says active for the account that paid", async () => {
    expect(await confirm(true)).toMatchObject({ status: 200, body: { status: "active" } });
  });

  test("says that somebody else's payment is somebody else's", async () => {
    expect(await confirm(true, "user-2")).toMatchObject({
      status: 200,
      body: { status: "other_account" },
    });
  });

  test("does not call a refunded payment active", async () => {
    expect((await confirm(false)).status).toBe(409);
  });

  test("does not make a payment without an account active", async () => {
    const { call, account, ledger } = setUp();
    ledger.outcome = { outcome: "parked" };
    const { status } = await call("confirmCheckout", { session_id: account.buy(BUYER).id });
    expect(status).toBe(409);
  });

  test("waits for a payment that is on its way", async () => {
    const { call, account, ledger } = setUp();
    const session = account.buy(BUYER, "delayed");
    const { status, body } = await call("confirmCheckout", { session_id: session.id });
    expect([status, body, ledger.recorded]).toEqual([202, { status: "pending" }, []]);
  });

  test("does not know a session that the provider does not know", async () => {
    const { call } = setUp();
    expect((await call("confirmCheckout", BODIES.confirmCheckout)).status).toBe(404);
  });

  test.each([
    [{ session_id: "cs_test_../../charges" }],
    [{ session_id: 7 }],
    [{ session_id: "sub_12345678" }],
    [{ session_id: `cs_${"x".repeat(300)}` }],
    [{}],
    [null],
    ["not json"],
  ])("refuses %j without asking the provider", async (body) => {
    const { call, calls } = setUp();
    expect((await call("confirmCheckout", body)).status).toBe(400);
    expect(calls).toEqual([]);
  });

  test.each(["refused connection", "500"] as const)(
    "says that the provider cannot be reached: %s",
    async (failure) => {
      const { call, account, fault } = setUp();
      const session = account.buy(BUYER);
      fault.current = failure;
      expect((await call("confirmCheckout", { session_id: session.id })).status).toBe(502);
    },
  );

  test("is not possible without a provider", async () => {
    const { call } = setUp({ provider: undefined });
    expect(await call("confirmCheckout", BODIES.confirmCheckout)).toMatchObject({
      status: 503,
      body: { error: { code: "UNAVAILABLE", message: "Payment is not set up." } },
    });
  });

  test("stops somebody who asks all the time", async () => {
    const { call, ledger, calls } = setUp();
    ledger.isLimited = true;
    expect((await call("confirmCheckout", BODIES.confirmCheckout)).status).toBe(429);
    expect(calls).toEqual([]);
  });
});

describe("managing a subscription", () => {
  test("leads to the customer's own portal, and back to the page's site", async () => {
    const { call, account, subscriptionOf, records, own } = setUp();
    const subscription = subscriptionOf(account.buy(BUYER));
    own(subscription);
    const { status, body } = await call("manageSubscription", {});
    const [portal] = records.portals;
    expect([status, body]).toEqual([
      200,
      { url: `https://provider.test/portal?session=${portal?.id}` },
    ]);
    expect(portal).toMatchObject({
      customer: subscription.customer,
      return_url: `${SITE}/prompts`,
    });
  });

  test("is not for an account that never paid", async () => {
    expect((await setUp().call("manageSubscription", {})).status).toBe(404);
  });

  test("says that the provider cannot be reached", async () => {
    const { call, account, subscriptionOf, own, fault } = setUp();
    own(subscriptionOf(account.buy(BUYER)));
    fault.current = "refused connection";
    expect((await call("manageSubscription", {})).status).toBe(502);
  });
});

describe("deleting an account", () => {
  test("cancels at the provider, then deletes", async () => {
    const { call, account, subscriptionOf, ledger, own } = setUp();
    const subscription = subscriptionOf(account.buy(BUYER));
    own(subscription);
    const { status, body } = await call("deleteAccount", { confirm: true });
    expect([status, body]).toEqual([200, { status: "deleted" }]);
    expect([subscription.status, ledger.deleted]).toEqual(["canceled", ["user-1"]]);
  });

  test.each(["refused connection", "500"] as const)(
    "deletes nothing while the provider fails: %s",
    async (failure) => {
      const { call, account, subscriptionOf, ledger, own, fault } = setUp();
      const subscription = subscriptionOf(account.buy(BUYER));
      own(subscription);
      fault.current = failure;
      expect((await call("deleteAccount", { confirm: true })).status).toBe(502);
      expect([subscription.status, ledger.deleted]).toEqual(["active", []]);
    },
  );

  test.each([
    [{}],
    [{ confirm: "true" }],
    [{ confirm: false }],
    [{ confirm: true, password: 7 }],
    [[]],
    ["not json"],
  ])("wants to be confirmed: %j", async (body) => {
    const { call, ledger } = setUp();
    expect((await call("deleteAccount", body)).status).toBe(400);
    expect(ledger.deleted).toEqual([]);
  });

  test.each([
    ["a wrong password", { password: "wrong" }, {}, 403, "WRONG_PASSWORD"],
    ["no password and an old sign-in", {}, { isFresh: false }, 401, "SIGN_IN_REQUIRED"],
    ["too many tries", { password: "right" }, { isAllowed: false }, 429, "RATE_LIMITED"],
  ])("asks the provider nothing after %s", async (_case, body, check, status, code) => {
    const { call, calls, ledger } = setUp();
    Object.assign(ledger.check, check);
    const answer = await call("deleteAccount", { confirm: true, ...body });
    expect([answer.status, answer.body]).toMatchObject([status, { error: { code } }]);
    expect([calls, ledger.deleted]).toEqual([[], []]);
  });

  test("needs no provider for somebody who never paid", async () => {
    const { call, ledger } = setUp({ provider: undefined });
    expect((await call("deleteAccount", { confirm: true })).status).toBe(200);
    expect(ledger.deleted).toEqual(["user-1"]);
  });

  test("deletes no subscriber where the provider is not set up", async () => {
    const { call, ledger, own } = setUp({ provider: undefined });
    own({ id: "sub_1", customer: "cus_1", status: "active" });
    expect((await call("deleteAccount", { confirm: true })).status).toBe(503);
    expect(ledger.deleted).toEqual([]);
  });
});
