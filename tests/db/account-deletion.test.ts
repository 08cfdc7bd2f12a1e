import { afterAll, beforeAll, expect, test } from "vitest";

import { createHandler as createWebhook } from "../../supabase/functions/payment-webhook/handler";
import { DEMO_PASSWORD } from "../../supabase/local/demo-accounts";
import type { Subscription } from "../../supabase/local/test-checkout/records";
import { accountDeletion } from "../support/account-functions";
import { ledgerOf } from "../support/payment-backend";
import { createTestProvider, signedRequest, type TestProvider } from "../support/payment-provider";
import { type Account, createAccount } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

type Scene = { account: Account; emulated: TestProvider };
type Buyer = { reference?: string; email?: string; timing?: "delayed" };

const NO_ACCOUNT = "00000000-0000-4000-8000-00000000dead";

/** A purchase that no message told us of. */
function buy({ emulated }: Scene, { reference, email, timing }: Buyer): Subscription {
  const buyer = { reference: reference ?? null, email: email ?? "another@example.com" };
  return emulated.subscriptionOf(emulated.account.buy(buyer, timing));
}

/** The messages that the provider has so far for us. */
async function deliver({ emulated }: Scene): Promise<void> {
  const webhook = createWebhook({
    ...emulated,
    ledger: ledgerOf(backend),
    countRefusal: () => Promise.resolve(),
    log: () => {},
  });
  for (const event of emulated.events.splice(0)) await webhook(signedRequest(event));
}

async function buyKnown(scene: Scene): Promise<Subscription> {
  const subscription = buy(scene, { reference: scene.account.id });
  await deliver(scene);
  return subscription;
}

/** Bought before there was an account with this address: its payment is parked. */
async function buyEarly(scene: Scene, buyer: Buyer = {}): Promise<Subscription> {
  const { account } = scene;
  const setAddress = (email: string) =>
    backend.sql(`update auth.users set email = '${email}' where id = '${account.id}'`);
  await setAddress(`later-${account.email}`);
  const subscription = buy(scene, { email: account.email, ...buyer });
  await deliver(scene);
  await setAddress(account.email);
  return subscription;
}

const isThere = async ({ id }: Account) =>
  (await backend.sql(`select 1 from auth.users where id = '${id}'`)).length === 1;

const parkedRows = ({ id }: Subscription) =>
  backend.sql<{ email: string | null }>(
    `select email from private.unclaimed_payments where subscription_id = '${id}'`,
  );

const eventsNoted = async (kind: string) =>
  (
    await backend.sql<{ count: number }>(
      `select coalesce(sum(events), 0)::int as count from private.security_events where kind = '${kind}'`,
    )
  )[0]?.count ?? 0;

async function startScene() {
  const emulated = createTestProvider();
  const account = await createAccount(backend);
  const send = accountDeletion(backend, emulated);
  const deletion = () => send(account, { password: DEMO_PASSWORD });
  return { account, emulated, deletion };
}

test.each<[string, (scene: Scene) => Promise<Subscription[]> | Subscription[]]>([
  ["nothing was bought", () => []],
  ["it is active and known", async (scene) => [await buyKnown(scene)]],
  [
    "the message was lost, and the checkout named the account with another e-mail",
    (scene) => [buy(scene, { reference: scene.account.id })],
  ],
  [
    "the message was lost, and the checkout named nobody, with the confirmed e-mail",
    (scene) => [buy(scene, { email: scene.account.email })],
  ],
  [
    "the same in capitals, after the account was made",
    (scene) => [buy(scene, { email: scene.account.email.toUpperCase() })],
  ],
  [
    "the message was lost, and the checkout named an account that is gone, with the confirmed e-mail",
    (scene) => [buy(scene, { reference: NO_ACCOUNT, email: scene.account.email })],
  ],
  ["it was parked under the e-mail, before sign-up", async (scene) => [await buyEarly(scene)]],
  [
    "it was parked under the e-mail, and named an account that is gone",
    async (scene) => [await buyEarly(scene, { reference: NO_ACCOUNT })],
  ],
  [
    "it was canceled",
    async (scene) => {
      const subscription = await buyKnown(scene);
      scene.emulated.account.act(subscription, "cancel");
      await deliver(scene);
      return [subscription];
    },
  ],
  [
    "it was canceled, and the message was lost",
    async (scene) => {
      const subscription = await buyKnown(scene);
      scene.emulated.account.act(subscription, "cancel");
      return [subscription];
    },
  ],
  [
    "it is past due",
    async (scene) => {
      const subscription = await buyKnown(scene);
      scene.emulated.account.act(subscription, "fail_renewal");
      await deliver(scene);
      return [subscription];
    },
  ],
  [
    "its first payment is still on its way",
    (scene) => [buy(scene, { reference: scene.account.id, timing: "delayed" })],
  ],
  [
    "there are two, and the message of one was lost",
    async (scene) => [await buyKnown(scene), buy(scene, { reference: scene.account.id })],
  ],
  [
    "the known customer has another, made by hand at the provider",
    async (scene) => {
      const known = await buyKnown(scene);
      const byHand = buy(scene, {});
      scene.emulated.records.sessions.pop();
      byHand.customer = known.customer;
      return [known, byHand];
    },
  ],
])("ends every subscription, then deletes the account, where %s", async (_state, arrange) => {
  const scene = await startScene();
  const subscriptions = await arrange(scene);
  const noted = await eventsNoted("deletion");
  expect(await scene.deletion()).toEqual({ status: 200, body: { status: "deleted" } });
  expect(await isThere(scene.account)).toBe(false);
  expect(await eventsNoted("deletion")).toBe(noted + 1);
  for (const subscription of subscriptions) {
    expect(subscription.status).toBe("canceled");
    expect(await parkedRows(subscription)).toEqual([]);
  }
});

const UPSTREAM = {
  code: "UPSTREAM",
  message: "The payment provider cannot be reached. Please try again soon.",
};
const NOT_ENDED = {
  code: "CONFLICT",
  message:
    "The payment provider does not confirm that your subscription has ended. Please contact support.",
};

test.each<[string, number, object, (scene: Scene) => Promise<Subscription>]>([
  [
    "the provider is down",
    502,
    UPSTREAM,
    async (scene) => {
      const subscription = await buyKnown(scene);
      scene.emulated.fault.current = "500";
      return subscription;
    },
  ],
  [
    "the provider is down and no payment is known",
    502,
    UPSTREAM,
    async (scene) => {
      scene.emulated.fault.current = "refused connection";
      return buy(scene, { reference: scene.account.id });
    },
  ],
  [
    "the provider does not find the subscription",
    409,
    NOT_ENDED,
    async (scene) => {
      const subscription = await buyKnown(scene);
      scene.emulated.records.subscriptions.pop();
      return subscription;
    },
  ],
  [
    "the provider does not find one that was parked under the e-mail",
    409,
    NOT_ENDED,
    async (scene) => {
      const subscription = await buyEarly(scene);
      scene.emulated.records.subscriptions.pop();
      return subscription;
    },
  ],
])("deletes nothing and says why, where %s", async (_state, status, error, arrange) => {
  const scene = await startScene();
  const subscription = await arrange(scene);
  expect(await scene.deletion()).toEqual({ status, body: { error } });
  expect(await isThere(scene.account)).toBe(true);
  expect(subscription.status).toBe("active");
});

test("leaves a payment parked under another e-mail where it is; the owner's log knows of it", async () => {
  const scene = await startScene();
  const noted = await eventsNoted("payment");
  const subscription = buy(scene, { email: "somebody-else@example.com" });
  await deliver(scene);
  expect(await eventsNoted("payment")).toBe(noted + 1);
  expect((await scene.deletion()).status).toBe(200);
  expect(await parkedRows(subscription)).toEqual([{ email: "somebody-else@example.com" }]);
  expect(subscription.status).toBe("active");
});

test("leaves a payment under an address that was never confirmed, without the address, and notes it", async () => {
  const scene = await startScene();
  await backend.sql(
    `update auth.users set email_confirmed_at = null where id = '${scene.account.id}'`,
  );
  const subscription = buy(scene, { email: scene.account.email });
  await deliver(scene);
  expect(await parkedRows(subscription)).toEqual([{ email: scene.account.email }]);
  const noted = await eventsNoted("payment");
  await backend.sql(`delete from auth.users where id = '${scene.account.id}'`);
  expect(await parkedRows(subscription)).toEqual([{ email: null }]);
  expect(await eventsNoted("payment")).toBe(noted + 1);
  expect(await ledgerOf(backend).unsettledSubscriptions()).toContain(subscription.id);
});

test("leaves what was bought for another account, and what is of another product", async () => {
  const scene = await startScene();
  const friend = await createAccount(backend, "friend");
  const gift = buy(scene, { reference: friend.id, email: scene.account.email });
  const otherProduct = buy(scene, { email: scene.account.email });
  for (const { price } of otherProduct.items.data) price.id = "price_of_something_else";
  expect((await scene.deletion()).status).toBe(200);
  expect([gift.status, otherProduct.status]).toEqual(["active", "active"]);
  expect(await ledgerOf(backend).subscriptionsOf(friend.id)).toMatchObject([
    { subscriptionId: gift.id },
  ]);
});

test("keeps the account when a payment is recorded after the provider was asked", async () => {
  const scene = await startScene();
  const ledger = ledgerOf(backend);
  const late = await buyKnown(scene);
  const { id: userId } = scene.account;
  expect(await ledger.deleteAccount({ userId, ended: ["sub_of_before"] })).toBe(false);
  expect(await isThere(scene.account)).toBe(true);
  expect(await ledger.deleteAccount({ userId, ended: [late.id] })).toBe(true);
  expect(await isThere(scene.account)).toBe(false);
});
