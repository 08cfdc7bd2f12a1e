import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { JSDOM } from "jsdom";
import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { LATE_MS } from "../../supabase/local/test-checkout/deliveries";
import { createTestCheckout } from "../../supabase/local/test-checkout/test-checkout";

const SITE = "http://localhost:4173";
const USER = "11111111-1111-4111-8111-111111111111";

let folder: string;
let received: Stripe.Event[];
let statuses: number[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "checkout-"));
  received = [];
  statuses = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

/** A checkout whose messages are verified as the site verifies them, and answered as told (else 200). */
function open() {
  const checkout = createTestCheckout({
    siteUrl: SITE,
    dataFolder: folder,
    fetch: async (input, init) => {
      expect(input).toBe(`${SITE}/functions/v1/payment-webhook`);
      const request = new Request(input, init);
      const body = await request.text();
      const signature = request.headers.get("stripe-signature") ?? "";
      const secret = checkout.environment["STRIPE_WEBHOOK_SECRET"] ?? "";
      const event = await new Stripe("sk_test_x").webhooks.constructEventAsync(
        body,
        signature,
        secret,
      );
      received.push(event);
      return new Response(null, { status: statuses.shift() ?? 200 });
    },
  });
  return checkout;
}

type Checkout = ReturnType<typeof open>;

const get = (checkout: Checkout, path: string) => checkout.pages(new Request(`${SITE}${path}`));

const post = (checkout: Checkout, path: string, fields: Record<string, string>) =>
  checkout.pages(
    new Request(`${SITE}${path}`, { method: "POST", body: new URLSearchParams(fields) }),
  );

const documentOf = async (response: Response): Promise<Document> =>
  new JSDOM(await response.text()).window.document;

const pay = (checkout: Checkout, fields: Record<string, string> = {}) =>
  post(checkout, "/test-checkout/pay", {
    client_reference_id: USER,
    email: "buyer@example.com",
    ...fields,
  });

/** Opens a portal through the interface, as manage-subscription does. */
async function openPortal(
  checkout: Checkout,
): Promise<{ path: string; fields: Record<string, string> }> {
  const [customer] = checkout.records.customers;
  const answer = await checkout.api(
    new Request("http://127.0.0.1/v1/billing_portal/sessions", {
      method: "POST",
      headers: { authorization: `Bearer ${checkout.environment["STRIPE_SECRET_KEY"]}` },
      body: new URLSearchParams({ customer: customer?.id ?? "", return_url: `${SITE}/prompts` }),
    }),
  );
  const { id, url } = (await answer.json()) as { id: string; url: string };
  const subscription = checkout.records.subscriptions[0]?.id ?? "";
  return { path: url.replace(SITE, ""), fields: { session: id, subscription } };
}

const types = () => received.map(({ type }) => type);

describe("the pay page", () => {
  test("says what is bought, what it costs, and that no card is charged", async () => {
    const page = await documentOf(
      await get(
        open(),
        `/test-checkout/pay?client_reference_id=${USER}&prefilled_email=a@b.example`,
      ),
    );
    expect(page.body.textContent).toContain("Test checkout – no card is charged");
    expect(page.body.textContent).toContain("$4.99 per month");
    const email = page.querySelector<HTMLInputElement>("input[type=email]");
    expect([email?.value, email?.readOnly]).toEqual(["a@b.example", false]);
    expect(page.querySelector("a")?.textContent).toBe("Go back without paying");
    expect(page.querySelector("a")?.getAttribute("href")).toBe("/prompts");
  });

  test("does not let a locked e-mail be changed", async () => {
    const page = await documentOf(
      await get(open(), "/test-checkout/pay?locked_prefilled_email=a@b.example"),
    );
    expect(page.querySelector<HTMLInputElement>("input[type=email]")?.readOnly).toBe(true);
  });

  test("runs no script, and nothing that was passed in becomes markup", async () => {
    const attack = encodeURIComponent('"><script>alert(1)</script>');
    const answer = await get(
      open(),
      `/test-checkout/pay?prefilled_email=${attack}&client_reference_id=${attack}`,
    );
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    const page = await documentOf(answer);
    expect(page.querySelectorAll("script, [style], [onclick]")).toHaveLength(0);
    expect(page.querySelector<HTMLInputElement>("[name=client_reference_id]")?.value).toBe("");
  });

  test("has a name for every control, and a style for light and dark", async () => {
    const checkout = open();
    const page = await documentOf(await get(checkout, "/test-checkout/pay"));
    const unnamed = [...page.querySelectorAll("input:not([type=hidden])")].filter(
      (input) => input.closest("label") === null,
    );
    expect(unnamed).toEqual([]);
    const style = await get(checkout, "/test-checkout/style.css");
    expect(style.headers.get("content-type")).toContain("text/css");
    expect(await style.text()).toContain("light-dark(");
  });

  test("asks again for an e-mail address that is none", async () => {
    const checkout = open();
    const answer = await pay(checkout, { email: "nobody" });
    expect(answer.status).toBe(400);
    expect((await documentOf(answer)).querySelector("[role=alert]")).not.toBeNull();
    expect(checkout.records.sessions).toEqual([]);
  });
});

describe("paying", () => {
  test("leads back with the session's id once its signed messages were answered", async () => {
    const checkout = open();
    const answer = await pay(checkout);
    const [session] = checkout.records.sessions;
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      `/payment-success?session_id=${session?.id}`,
    ]);
    expect(session).toMatchObject({ client_reference_id: USER, payment_status: "paid" });
    expect(types().toSorted()).toEqual([
      "checkout.session.completed",
      "customer.subscription.created",
      "invoice.paid",
    ]);
  });

  test("late: the messages come after eight seconds", async () => {
    const checkout = open();
    await pay(checkout, { webhook: "late" });
    await vi.advanceTimersByTimeAsync(LATE_MS - 1);
    await checkout.deliveries.settled();
    expect(types()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await checkout.deliveries.settled();
    expect(types()).toHaveLength(3);
  });

  test("lost: no message comes, and the provider lists them as not delivered", async () => {
    const checkout = open();
    await pay(checkout, { webhook: "lost" });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(types()).toEqual([]);
    const answer = await checkout.api(
      new Request("http://127.0.0.1/v1/events?delivery_success=false", {
        headers: { authorization: `Bearer ${checkout.environment["STRIPE_SECRET_KEY"]}` },
      }),
    );
    const { data } = (await answer.json()) as { data: object[] };
    expect(data).toHaveLength(3);
  });

  test("a message that is not answered with 200 is sent again, until it is", async () => {
    const checkout = open();
    statuses = [500, 500, 500, 500];
    await pay(checkout);
    await checkout.deliveries.settled();
    expect(types()).toHaveLength(3);
    for (let second = 0; second < 5; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      await checkout.deliveries.settled();
    }
    expect(types()).toHaveLength(3 + 4);
    expect(checkout.records.events.every(({ event }) => event.pending_webhooks === 0)).toBe(true);
    expect(new Set(received.map(({ id }) => id)).size).toBe(3);
  });
});

describe("the customer portal", () => {
  test("offers what is possible, does it, and says so when the site knows", async () => {
    const checkout = open();
    await pay(checkout);
    await checkout.deliveries.settled();
    const { path, fields } = await openPortal(checkout);
    const buttons = async (address: string) =>
      [...(await documentOf(await get(checkout, address))).querySelectorAll("button")].map(
        ({ textContent }) => textContent,
      );
    expect(await buttons(path)).toEqual([
      "Cancel at period end",
      "Renew",
      "Fail the next renewal",
      "Refund in full",
      "Open dispute",
      "Run the nightly reconcile",
    ]);
    const answer = await post(checkout, "/test-checkout/portal", {
      ...fields,
      action: "open_dispute",
    });
    expect(types().at(-1)).toBe("charge.dispute.created");
    const next = answer.headers.get("location") ?? "";
    expect(await buttons(next)).toContain("Close dispute won");
    const page = await documentOf(await get(checkout, next));
    expect(page.querySelector("output")?.textContent).toBe("Done: Open dispute.");
    const back = [...page.querySelectorAll("a")].find(
      ({ textContent }) => textContent === "Back to the site",
    );
    expect(back?.getAttribute("href")).toBe(`${SITE}/prompts`);
  });

  test("does nothing twice, and nothing to somebody else's subscription", async () => {
    const checkout = open();
    await pay(checkout);
    const { fields } = await openPortal(checkout);
    const refund = { ...fields, action: "refund" };
    await post(checkout, "/test-checkout/portal", refund);
    await post(checkout, "/test-checkout/portal", refund);
    expect(types().filter((type) => type === "charge.refunded")).toHaveLength(1);
    await pay(checkout);
    const other = checkout.records.subscriptions[1]?.id ?? "";
    const answer = await post(checkout, "/test-checkout/portal", {
      ...refund,
      subscription: other,
    });
    expect(answer.status).toBe(404);
  });

  test.each(["/test-checkout/portal", "/test-checkout/portal?session=bps_x", "/test-checkout/x"])(
    "%s is no page",
    async (path) => {
      expect((await get(open(), path)).status).toBe(404);
    },
  );
});

test("the interface answers its key alone", async () => {
  const checkout = open();
  const answer = await checkout.api(new Request("http://127.0.0.1/v1/events"));
  expect(answer.status).toBe(401);
});

test("a restart keeps keys, purchases and what was still to be sent", async () => {
  const before = open();
  statuses = Array.from({ length: 3 }, () => 500);
  await pay(before);
  await before.deliveries.settled();
  before.deliveries.stop();
  received = [];
  const after = open();
  expect(after.environment).toEqual(before.environment);
  expect(after.records.sessions).toEqual(before.records.sessions);
  after.deliveries.resume();
  await after.deliveries.settled();
  expect(types()).toHaveLength(3);
  const file = readFileSync(join(folder, "test-checkout.json"), "utf8");
  expect(file).toContain(after.records.sessions[0]?.id);
});
