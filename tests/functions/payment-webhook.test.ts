import { describe, expect, test } from "vitest";

import type { CallEntry } from "../../supabase/functions/_shared/http/log";
import { createHandler } from "../../supabase/functions/payment-webhook/handler";
import type { Action } from "../../supabase/local/test-checkout/actions";
import type { ProviderEvent } from "../../supabase/local/test-checkout/records";
import { createTestProvider, signedBody, signedRequest } from "../support/payment-provider";
import { endlessRequest } from "./endless-body";
import { recordedLedger } from "./recorded-ledger";

const BUYER = { reference: "user-1", email: "buyer@example.com" };

function setUp(options: Parameters<typeof createTestProvider>[0] = {}) {
  const emulated = createTestProvider(options);
  const ledger = recordedLedger();
  const log: CallEntry[] = [];
  const refusals = { counted: 0 };
  const { provider, readSignedEvent } = emulated;
  const handle = createHandler({
    provider,
    readSignedEvent,
    ledger,
    countRefusal: () => {
      refusals.counted += 1;
      return Promise.resolve();
    },
    log: (entry) => log.push(entry),
  });
  const buy = () => {
    const session = emulated.account.buy(BUYER);
    return { session, subscription: emulated.subscriptionOf(session) };
  };
  const lastEvent = (type?: string): ProviderEvent => {
    const found = emulated.events.findLast((event) => type === undefined || event.type === type);
    if (found === undefined) throw new Error(`No event ${type}.`);
    return found;
  };
  return { ...emulated, ledger, log, refusals, handle, buy, lastEvent };
}

describe("the signature", () => {
  test("of the provider is accepted", async () => {
    const { buy, handle, lastEvent } = setUp();
    buy();
    const answer = await handle(signedRequest(lastEvent()));
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { received: true, outcome: "recorded" },
    ]);
  });

  test.each([
    [255, 200],
    [256, 400],
  ])("with an event id of %i characters is answered %i", async (length, status) => {
    const { buy, handle, lastEvent, calls, ledger } = setUp();
    buy();
    const answer = await handle(signedRequest({ ...lastEvent(), id: "e".repeat(length) }));
    expect(answer.status).toBe(status);
    expect(ledger.recorded).toHaveLength(status === 200 ? 1 : 0);
    expect(calls.length > 0).toBe(status === 200);
  });

  const now = () => Math.floor(Date.now() / 1000);
  const tampered = (event: object) => JSON.stringify(event).replace("user-1", "user-2");
  test.each<[string, (event: object) => Request]>([
    ["over a changed text", (event) => signedRequest(event, { body: tampered(event) })],
    [
      "over the same JSON written anew",
      (event) => signedRequest(event, { body: JSON.stringify(event, null, 2) }),
    ],
    ["with another secret", (event) => signedRequest(event, { secret: "whsec_other" })],
    ["from ten minutes ago", (event) => signedRequest(event, { at: now() - 600 })],
    [
      "that is missing",
      (event) =>
        new Request("https://backend.test/", { method: "POST", body: JSON.stringify(event) }),
    ],
    [
      "without a signature in it",
      (event) =>
        new Request("https://backend.test/", {
          method: "POST",
          body: JSON.stringify(event),
          headers: { "stripe-signature": `t=${now()}` },
        }),
    ],
  ])("%s is refused and counted, and nobody is asked anything", async (_name, requestFor) => {
    const { buy, handle, lastEvent, calls, ledger, log, refusals } = setUp();
    buy();
    const answer = await handle(requestFor(lastEvent("checkout.session.completed")));
    expect(answer.status).toBe(400);
    expect([calls, ledger.recorded, ledger.finished]).toEqual([[], [], []]);
    expect(refusals.counted).toBe(1);
    expect(log).toMatchObject([{ event: "payment-webhook", outcome: "400 BAD_SIGNATURE" }]);
    expect(JSON.stringify(log)).not.toContain("user-1");
  });

  test("is not even looked at for a GET", async () => {
    const { handle } = setUp();
    const answer = await handle(new Request("https://backend.test/"));
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  });
});

describe("a body that never ends", () => {
  const HEX = "a".repeat(64);
  test.each<[string, string, Record<string, string>, number, number]>([
    ["is hardly read without a signature", "POST", {}, 400, 64],
    ["nor with something else in its place", "POST", { "stripe-signature": "t=1,v1=x" }, 400, 64],
    ["nor for another method", "PUT", { "stripe-signature": `t=1,v1=${HEX}` }, 405, 64],
    ["is read to 1 MB otherwise", "POST", { "stripe-signature": `t=1,v1=${HEX}` }, 413, 1040],
  ])("%s", async (_name, method, headers, status, kilobytes) => {
    const { handle, calls } = setUp();
    const { request, read } = endlessRequest(headers, method);
    expect((await handle(request)).status).toBe(status);
    expect(read.bytes / 1024).toBeLessThanOrEqual(kilobytes);
    expect(calls).toEqual([]);
  });
});

describe("a signed body that is no event", () => {
  const EVENT = { id: "evt_1", type: "invoice.paid", data: { object: {} } };
  test.each<[string, string]>([
    ["a list", "[]"],
    ["a text", '"event"'],
    ["a number", "7"],
    ["null", "null"],
    ["an empty object", "{}"],
    ["nothing", ""],
    ["no JSON", "{oops"],
    ["without an object", JSON.stringify({ ...EVENT, data: null })],
    ["with a list as object", JSON.stringify({ ...EVENT, data: { object: [] } })],
    ["with a number as id", JSON.stringify({ ...EVENT, id: 7 })],
    ["with an id of 256 characters", JSON.stringify({ ...EVENT, id: "x".repeat(256) })],
    ["with an id of 100 kB", JSON.stringify({ ...EVENT, id: "x".repeat(100_000) })],
    ["with a type of 100 kB", JSON.stringify({ ...EVENT, type: "x".repeat(100_000) })],
    ["of another kind of message", JSON.stringify({ ...EVENT, object: "v2.core.event" })],
  ])("is refused and stored nowhere: %s", async (_name, body) => {
    const { handle, calls, ledger, refusals } = setUp();
    const answer = await handle(signedBody(body));
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: { code: body === "" ? "BAD_SIGNATURE" : "BAD_REQUEST" } },
    ]);
    expect([calls, ledger.recorded, ledger.finished]).toEqual([[], [], []]);
    expect(refusals.counted).toBe(body === "" ? 1 : 0);
  });

  test("an id of 255 characters is one", async () => {
    const { handle, ledger } = setUp();
    const event = { ...EVENT, type: "customer.updated", id: "x".repeat(255) };
    expect((await handle(signedRequest(event))).status).toBe(200);
    expect(ledger.finished).toEqual(["customer.updated"]);
  });
});

describe("each event makes the subscription be read anew", () => {
  test.each(["checkout.session.completed", "customer.subscription.created", "invoice.paid"])(
    "%s",
    async (type) => {
      const { buy, handle, lastEvent, ledger } = setUp();
      const { subscription } = buy();
      await handle(signedRequest(lastEvent(type)));
      expect(ledger.recorded).toEqual([
        {
          ticket: 1,
          event: expect.objectContaining({ id: lastEvent(type).id, type }),
          facts: {
            subscriptionId: subscription.id,
            customerId: subscription.customer,
            status: "active",
            paidUntil: subscription.items.data[0]?.current_period_end,
            isEnding: false,
            pastDueSince: null,
            isRevoked: false,
            activatedAt: subscription.start_date,
            reference: "user-1",
            email: "buyer@example.com",
          },
        },
      ]);
    },
  );

  test.each<[string, Action[], object]>([
    ["customer.subscription.updated", ["cancel_at_period_end"], { isEnding: true }],
    ["customer.subscription.updated", ["cancel_at_period_end", "resume"], { isEnding: false }],
    ["customer.subscription.deleted", ["cancel"], { status: "canceled" }],
    ["invoice.payment_failed", ["fail_renewal"], { status: "past_due" }],
    ["invoice.paid", ["fail_renewal", "renew"], { status: "active", pastDueSince: null }],
    ["charge.refunded", ["refund"], { isRevoked: true, status: "canceled" }],
    ["charge.dispute.created", ["open_dispute"], { isRevoked: true, status: "active" }],
    ["charge.dispute.closed", ["open_dispute", "win_dispute"], { isRevoked: false }],
    [
      "charge.dispute.closed",
      ["open_dispute", "lose_dispute"],
      { isRevoked: true, status: "canceled" },
    ],
  ])("%s after %j", async (type, actions, facts) => {
    const { buy, handle, account, lastEvent, ledger } = setUp();
    const { subscription } = buy();
    for (const action of actions) account.act(subscription, action);
    expect((await handle(signedRequest(lastEvent(type)))).status).toBe(200);
    expect(ledger.recorded.map((input) => input.facts)).toMatchObject([facts]);
  });

  test.each([
    ["checkout.session.async_payment_succeeded", "paid", "active"],
    ["checkout.session.async_payment_failed", "failed", undefined],
  ] as const)("%s", async (type, outcome, status) => {
    const { account, handle, lastEvent, ledger } = setUp();
    const session = account.buy(BUYER, "delayed");
    await handle(signedRequest(lastEvent("checkout.session.completed")));
    expect(ledger.recorded).toEqual([]);
    account.settle(session, outcome);
    await handle(signedRequest(lastEvent(type)));
    expect(ledger.recorded.map(({ facts }) => facts.status)).toEqual(
      status === undefined ? [] : [status],
    );
  });
});

test("an event's own words are not believed: an old one of an active subscription records the end", async () => {
  const { buy, handle, account, lastEvent, ledger } = setUp();
  const { subscription } = buy();
  const old = lastEvent("customer.subscription.created");
  account.act(subscription, "cancel");
  await handle(signedRequest(old));
  expect(ledger.recorded.map(({ facts }) => facts.status)).toEqual(["canceled"]);
});

test("a period that renewal has begun but nobody paid counts as not paid", async () => {
  const { buy, handle, account, lastEvent, ledger } = setUp();
  const { subscription } = buy();
  account.act(subscription, "fail_renewal");
  await handle(signedRequest(lastEvent()));
  const running = subscription.items.data[0]?.current_period_end ?? 0;
  const paidUntil = ledger.recorded[0]?.facts.paidUntil ?? 0;
  expect(running - paidUntil).toBe(30 * 24 * 60 * 60);
});

test("a refund of a part changes nothing", async () => {
  const { buy, handle, account, records, lastEvent, ledger } = setUp();
  const { subscription } = buy();
  account.act(subscription, "refund");
  const [charge] = records.charges;
  if (charge === undefined) throw new Error("No charge.");
  charge.refunded = false;
  charge.amount_refunded = 100;
  await handle(signedRequest(lastEvent("charge.refunded")));
  expect(ledger.recorded.map(({ facts }) => facts)).toMatchObject([
    { isRevoked: false, status: "active" },
  ]);
});

describe("twice the same event", () => {
  test("is worked on once", async () => {
    const { buy, handle, lastEvent, ledger, calls } = setUp();
    buy();
    await handle(signedRequest(lastEvent()));
    const asked = calls.length;
    const answer = await handle(signedRequest(lastEvent()));
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { received: true, outcome: "duplicate" },
    ]);
    expect([ledger.recorded.length, calls.length]).toEqual([1, asked]);
  });

  test.each(["refused connection", "500"] as const)(
    "is worked on again when the provider failed at first (%s)",
    async (failure) => {
      const { buy, handle, lastEvent, ledger, fault } = setUp();
      buy();
      fault.current = failure;
      expect((await handle(signedRequest(lastEvent()))).status).toBe(500);
      fault.current = null;
      expect((await handle(signedRequest(lastEvent()))).status).toBe(200);
      expect(ledger.recorded).toHaveLength(1);
    },
  );

  test("is worked on again when the database was away at first", async () => {
    const { buy, handle, lastEvent, ledger } = setUp();
    buy();
    ledger.isDown = true;
    expect((await handle(signedRequest(lastEvent()))).status).toBe(500);
    ledger.isDown = false;
    expect((await handle(signedRequest(lastEvent()))).status).toBe(200);
    expect(ledger.recorded).toHaveLength(1);
  });
});

describe("what is not ours changes nothing and is not sent again", () => {
  test("an event of a kind we do not know", async () => {
    const { buy, handle, lastEvent, ledger } = setUp();
    buy();
    const answer = await handle(signedRequest({ ...lastEvent(), type: "customer.updated" }));
    expect([answer.status, ledger.recorded, ledger.finished]).toEqual([
      200,
      [],
      ["customer.updated"],
    ]);
  });

  test("an event of the live mode at a test key", async () => {
    const { buy, handle, lastEvent, ledger } = setUp();
    buy();
    expect((await handle(signedRequest({ ...lastEvent(), livemode: true }))).status).toBe(200);
    expect(ledger.recorded).toEqual([]);
  });

  test("a test subscription at a live key", async () => {
    const { buy, handle, lastEvent, ledger } = setUp({ secretKey: "sk_live_provider" });
    buy();
    expect((await handle(signedRequest({ ...lastEvent(), livemode: true }))).status).toBe(200);
    expect(ledger.recorded).toEqual([]);
  });

  test("a subscription of another price", async () => {
    const { buy, handle, lastEvent, ledger } = setUp({ priceId: "price_other" });
    buy();
    expect((await handle(signedRequest(lastEvent()))).status).toBe(200);
    expect([ledger.recorded, ledger.finished.length]).toEqual([[], 1]);
  });

  test("a payment that belongs to no subscription", async () => {
    const { buy, handle, account, records, lastEvent, ledger } = setUp();
    account.act(buy().subscription, "refund");
    records.invoicePayments.length = 0;
    expect((await handle(signedRequest(lastEvent("charge.refunded")))).status).toBe(200);
    expect(ledger.recorded).toEqual([]);
  });
});
