import { expect, test } from "vitest";

import type { Environment } from "../../supabase/functions/_shared/backend";
import type { CallEntry } from "../../supabase/functions/_shared/http/log";
import {
  isLiveKey,
  readProviderSettings,
  required,
  requireProviderSettings,
} from "../../supabase/functions/_shared/payments/settings";
import { createStripe } from "../../supabase/functions/_shared/payments/stripe-provider";
import {
  createHandler,
  type ReconcileDeps,
} from "../../supabase/functions/reconcile-payments/handler";
import { createTestProvider } from "../support/payment-provider";
import { endlessRequest } from "./endless-body";
import { recordedLedger } from "./recorded-ledger";

const COMPLETE = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PRICE_ID: "price_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  RECONCILE_KEY: "key",
};

test("without a key and a price there is no provider", () => {
  expect(readProviderSettings({})).toBeUndefined();
});

test.each(["STRIPE_SECRET_KEY", "STRIPE_PRICE_ID"])("%s alone is refused", (name) => {
  expect(() => readProviderSettings({ [name]: "x" })).toThrow("must be set together");
});

test.each([
  ["STRIPE_SECRET_KEY", requireProviderSettings],
  ["STRIPE_PRICE_ID", requireProviderSettings],
  ["STRIPE_WEBHOOK_SECRET", (all: Environment) => required(all, "STRIPE_WEBHOOK_SECRET")],
  ["RECONCILE_KEY", (all: Environment) => required(all, "RECONCILE_KEY")],
] as const)("an empty %s keeps the function from starting", (name, read) => {
  expect(() => read({ ...COMPLETE, [name]: "" })).toThrow(name);
  expect(() => read(COMPLETE)).not.toThrow();
});

test.each(["http://127.0.0.1:4242", "http://localhost:4242", "http://[::1]:4242"])(
  "%s may replace the provider",
  (address) => {
    const settings = readProviderSettings({ ...COMPLETE, STRIPE_API_BASE: address });
    expect(settings?.apiBase?.port).toBe("4242");
  },
);

test.each([
  "https://api.evil.example",
  "http://api.evil.example",
  "http://127.0.0.1.evil.example",
  "http://localhost@evil.example",
  "http://10.0.0.5:80",
  "https://127.0.0.1",
  "127.0.0.1:4242",
  "not an address",
])("the keys are never sent to %s", (address) => {
  expect(() => readProviderSettings({ ...COMPLETE, STRIPE_API_BASE: address })).toThrow(
    "STRIPE_API_BASE",
  );
});

test("without a stand-in the official address is used", () => {
  const settings = readProviderSettings(COMPLETE);
  if (settings === undefined) throw new Error("No settings.");
  expect(createStripe(settings).getApiField("host")).toBe("api.stripe.com");
});

test.each([
  ["sk_live_1", true],
  ["rk_live_1", true],
  ["sk_test_1", false],
  ["rk_test_1", false],
])("%s is a key for real money: %s", (key, isLive) => {
  expect(isLiveKey(key)).toBe(isLive);
});

/** A reconcile with nothing to do, and the callers it refused. */
function setUpReconcile(deps: Pick<ReconcileDeps, "provider" | "ledger">) {
  const refusals = { counted: 0 };
  const log: CallEntry[] = [];
  const handle = createHandler({
    ...deps,
    key: "key",
    countRefusal: () => {
      refusals.counted += 1;
      return Promise.resolve();
    },
    log: (entry) => log.push(entry),
  });
  return { handle, refusals, log };
}

const reconcileCall = (authorization: string, method = "POST") =>
  new Request("https://backend.test/", { method, headers: { authorization } });

test("the reconcile works for its key alone", async () => {
  const { provider, calls } = createTestProvider();
  const { handle, refusals, log } = setUpReconcile({ provider, ledger: recordedLedger() });
  for (const wrong of ["", "Bearer", "Bearer ", "Bearer keys", "key", "Bearer Key"]) {
    expect((await handle(reconcileCall(wrong))).status).toBe(401);
  }
  expect((await handle(reconcileCall("Bearer key", "GET"))).status).toBe(405);
  expect([calls, refusals.counted]).toEqual([[], 6]);
  const { request, read } = endlessRequest({ authorization: "Bearer wrong" });
  expect((await handle(request)).status).toBe(401);
  expect(read.bytes).toBeLessThanOrEqual(64 * 1024);
  const answer = await handle(reconcileCall("Bearer key"));
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { checked: 0, parked: 0, swept: 0, failed: 0 },
  ]);
  expect(log.at(-1)?.outcome).toBe('{"checked":0,"parked":0,"swept":0}');
});

test("one subscription that cannot be recorded does not keep the others from it", async () => {
  const { provider, account, subscriptionOf } = createTestProvider();
  const ids = ["a", "b", "c"].map(
    (reference) => subscriptionOf(account.buy({ reference, email: "a@example.com" })).id,
  );
  const ledger = recordedLedger();
  const record = ledger.record;
  ledger.record = (input) =>
    input.facts.reference === "b" ? Promise.reject(new Error("locked")) : record(input);
  const { handle, log } = setUpReconcile({ provider, ledger });
  const answer = await handle(reconcileCall("Bearer key"));
  expect([answer.status, await answer.json()]).toEqual([
    500,
    { checked: 2, parked: 0, swept: 0, failed: 1 },
  ]);
  expect(log).toMatchObject([{ cause: new Error("locked") }]);
  expect(new Set(ledger.recorded.map(({ facts }) => facts.subscriptionId))).toEqual(
    new Set([ids[0], ids[2]]),
  );
});
