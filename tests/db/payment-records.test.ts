import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { fulfil, reconcile } from "../../supabase/functions/_shared/payments/fulfil";
import type { Ledger } from "../../supabase/functions/_shared/payments/ledger";
import type { SubscriptionFacts } from "../../supabase/functions/_shared/payments/provider";
import { createHandler as createWebhook } from "../../supabase/functions/payment-webhook/handler";
import type { Action } from "../../supabase/local/test-checkout/actions";
import { ledgerOf } from "../support/payment-backend";
import { createTestProvider, signedRequest, type TestProvider } from "../support/payment-provider";
import { createAccount, type Account } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;
let ledger: Ledger;
beforeAll(async () => {
  backend = await startTestBackend();
  ledger = ledgerOf(backend);
});
afterAll(() => backend.close());

const DAY_S = 24 * 60 * 60;
const now = () => Math.floor(Date.now() / 1000);

const facts = (overrides: Partial<SubscriptionFacts>): SubscriptionFacts => ({
  subscriptionId: `sub_${crypto.randomUUID()}`,
  customerId: "cus_1",
  status: "active",
  paidUntil: now() + 30 * DAY_S,
  isEnding: false,
  pastDueSince: null,
  isRevoked: false,
  activatedAt: now(),
  reference: null,
  email: null,
  ...overrides,
});

async function record(read: SubscriptionFacts, ticket?: number) {
  const drawn = ticket ?? (await ledger.beginEvent(null)).ticket;
  return ledger.record({ ticket: drawn, facts: read, event: null });
}

async function profileOf({ id, call }: Account) {
  const { body } = await call({ method: "GET", path: `users?id=eq.${id}` });
  return (body as { is_premium: boolean; plan: string; premium_source: string | null }[])[0];
}

const parkedRow = async (subscriptionId: string) =>
  (
    await backend.sql<{ reason: string; email: string | null }>(
      `select reason, email from private.unclaimed_payments where subscription_id = '${subscriptionId}'`,
    )
  )[0];

describe("who a payment belongs to", () => {
  test("the account named in the link, whatever e-mail was typed", async () => {
    const account = await createAccount(backend);
    const read = facts({ reference: account.id, email: "else@example.com" });
    expect(await record(read)).toEqual({
      outcome: "recorded",
      userId: account.id,
      isEntitled: true,
    });
    expect(await profileOf(account)).toMatchObject({ is_premium: true, plan: "premium" });
  });

  test("the account it was bound to first, whatever a later reading names", async () => {
    const first = await createAccount(backend, "first");
    const second = await createAccount(backend, "second");
    const read = facts({ reference: first.id });
    await record(read);
    expect(await record({ ...read, reference: second.id })).toMatchObject({ userId: first.id });
    expect(await profileOf(second)).toMatchObject({ is_premium: false });
  });

  test("without a name, the one account with that confirmed e-mail", async () => {
    const account = await createAccount(backend);
    const read = facts({ email: account.email.toUpperCase() });
    expect(await record(read)).toMatchObject({ outcome: "recorded", userId: account.id });
  });

  test("never an account with an unconfirmed e-mail; it is kept for support", async () => {
    const account = await createAccount(backend);
    await backend.sql(`update auth.users set email_confirmed_at = null where id = '${account.id}'`);
    const read = facts({ email: account.email });
    expect(await record(read)).toEqual({ outcome: "parked" });
    expect(await profileOf(account)).toMatchObject({ is_premium: false });
    expect(await parkedRow(read.subscriptionId)).toEqual({
      reason: "no_verified_email",
      email: account.email,
    });
  });

  test("a confirmed e-mail later takes the payment out of support's list", async () => {
    const account = await createAccount(backend);
    await backend.sql(`update auth.users set email_confirmed_at = null where id = '${account.id}'`);
    const read = facts({ email: account.email });
    await record(read);
    expect(await ledger.unsettledSubscriptions()).toContain(read.subscriptionId);
    await backend.sql(
      `update auth.users set email_confirmed_at = now() where id = '${account.id}'`,
    );
    expect(await record(read)).toMatchObject({ outcome: "recorded", userId: account.id });
    expect(await parkedRow(read.subscriptionId)).toBeUndefined();
  });

  test.each(["not-an-id", "00000000-0000-4000-8000-00000000dead", "%", ""])(
    "nobody, when the link names %j; not even by e-mail",
    async (reference) => {
      const account = await createAccount(backend);
      const read = facts({ reference, email: account.email });
      expect(await record(read)).toEqual({ outcome: "parked" });
      expect(await parkedRow(read.subscriptionId)).toMatchObject({ reason: "unknown_account" });
    },
  );

  test("what gives nothing and belongs to nobody is not kept", async () => {
    const read = facts({ status: "canceled", email: "a@example.com" });
    expect(await record(read)).toEqual({ outcome: "ignored" });
    expect(await parkedRow(read.subscriptionId)).toBeUndefined();
  });
});

describe("what a reading gives", () => {
  test.each<[string, Partial<SubscriptionFacts>, boolean]>([
    ["paid", {}, true],
    ["2 days after the paid period", { paidUntil: now() - 2 * DAY_S }, true],
    ["4 days after the paid period", { paidUntil: now() - 4 * DAY_S }, false],
    ["never paid", { paidUntil: null }, false],
    ["cancelled, the period running", { isEnding: true }, true],
    ["cancelled, the period over", { isEnding: true, paidUntil: now() - 60 }, false],
    ["past due for 6 days", { status: "past_due", paidUntil: now() - 6 * DAY_S }, true],
    ["past due for 8 days", { status: "past_due", paidUntil: now() - 8 * DAY_S }, false],
    [
      "past due, said to be so only now, long after the paid period",
      { status: "past_due", paidUntil: now() - 8 * DAY_S, pastDueSince: now() },
      false,
    ],
    [
      "past due for 8 days within a paid period",
      { status: "past_due", pastDueSince: now() - 8 * DAY_S },
      false,
    ],
    ["refunded or disputed", { isRevoked: true }, false],
    ["unpaid", { status: "unpaid" }, false],
    ["paused", { status: "paused" }, false],
    ["incomplete", { status: "incomplete" }, false],
  ])("%s: %j -> %s", async (_name, overrides, isEntitled) => {
    const account = await createAccount(backend);
    expect(await record(facts({ reference: account.id, ...overrides }))).toMatchObject({
      isEntitled,
    });
    expect(await profileOf(account)).toMatchObject({ is_premium: isEntitled });
  });

  test("of two subscriptions the one that lasts longer counts, and ends by itself", async () => {
    const account = await createAccount(backend);
    const one = facts({ reference: account.id });
    const two = facts({ reference: account.id, paidUntil: now() + 60 * DAY_S });
    await record(one);
    await record(two);
    expect(await record({ ...one, status: "canceled" })).toMatchObject({ isEntitled: true });
    expect(await record({ ...two, isRevoked: true })).toMatchObject({ isEntitled: false });
  });

  test("access ends when only the clock moves, and the sweep clears the profile", async () => {
    const account = await createAccount(backend);
    await record(facts({ reference: account.id }));
    await backend.sql(
      `update private.subscriptions set current_period_end = now() + interval '1 minute',
         cancel_at_period_end = true where user_id = '${account.id}'`,
    );
    const isEntitledAfter = async (wait: string) =>
      (
        await backend.sql<{ ok: boolean }>(
          `select now() + interval '${wait}' < private.access_until(s.status, s.current_period_end,
             s.cancel_at_period_end, s.past_due_since, s.revoked_at) as ok
           from private.subscriptions s where s.user_id = '${account.id}'`,
        )
      )[0]?.ok;
    expect([await isEntitledAfter("59 seconds"), await isEntitledAfter("61 seconds")]).toEqual([
      true,
      false,
    ]);

    await backend.sql(`
      alter table private.subscriptions disable trigger project_subscription;
      update private.subscriptions set current_period_end = now() - interval '1 second'
        where user_id = '${account.id}';
      alter table private.subscriptions enable trigger project_subscription`);
    expect(await profileOf(account)).toMatchObject({ is_premium: true });
    expect(await ledger.sweep()).toBe(1);
    expect(await profileOf(account)).toMatchObject({ is_premium: false, plan: "free" });
    expect(await ledger.sweep()).toBe(0);
  });
});

describe("tickets", () => {
  test("a reading that comes late changes nothing", async () => {
    const account = await createAccount(backend);
    const early = (await ledger.beginEvent(null)).ticket;
    const read = facts({ reference: account.id });
    await record({ ...read, isRevoked: true });
    expect(await record(read, early)).toMatchObject({ isEntitled: false });
    expect(await profileOf(account)).toMatchObject({ is_premium: false });
  });

  test("an event is remembered with its effect", async () => {
    const account = await createAccount(backend);
    const event = { id: `evt_${crypto.randomUUID()}`, type: "invoice.paid" };
    const { isKnown, ticket } = await ledger.beginEvent(event.id);
    expect(isKnown).toBe(false);
    await ledger.record({ ticket, event, facts: facts({ reference: account.id }) });
    expect((await ledger.beginEvent(event.id)).isKnown).toBe(true);
  });

  test("an event id over 255 characters is never stored, and nor is its effect", async () => {
    const account = await createAccount(backend);
    const event = { id: "e".repeat(256), type: "invoice.paid" };
    const { ticket } = await ledger.beginEvent(null);
    const read = facts({ reference: account.id });
    await expect(ledger.record({ ticket, event, facts: read })).rejects.toThrow("failed");
    await expect(ledger.finishEvent(event)).rejects.toThrow("failed");
    expect((await ledger.beginEvent(event.id)).isKnown).toBe(false);
    expect(await profileOf(account)).toMatchObject({ is_premium: false });
  });

  test("a returning buyer may ask thirty times a minute", async () => {
    const account = await createAccount(backend);
    const answers = [];
    for (let index = 0; index < 31; index += 1) answers.push(await ledger.beginCheck(account.id));
    const refused = answers.filter(({ isAllowed }) => !isAllowed).length;
    // The minute may turn while we ask.
    expect(refused).toBeLessThanOrEqual(1);
    await backend.sql(
      `update private.rate_windows set requests = 30 where key = 'checkout:${account.id}'`,
    );
    expect(typeof (await ledger.beginCheck(account.id)).ticket).toBe("number");
  });
});

describe("from the checkout to the profile", () => {
  let emulated: TestProvider;
  const deliver = (event: object) =>
    createWebhook({
      ...emulated,
      ledger,
      countRefusal: () => Promise.resolve(),
      log: () => {},
    })(signedRequest(event));

  async function buy() {
    emulated = createTestProvider();
    const account = await createAccount(backend);
    const session = emulated.account.buy({ reference: account.id, email: account.email });
    return { account, session, subscription: emulated.subscriptionOf(session) };
  }

  test.each<[string, Action[], boolean]>([
    ["bought", [], true],
    ["cancelled, the period running", ["cancel_at_period_end"], true],
    ["cancelled and resumed", ["cancel_at_period_end", "resume"], true],
    ["cancelled, the period over", ["cancel_at_period_end", "end_period"], false],
    ["renewed", ["renew"], true],
    ["a renewal failed", ["fail_renewal"], true],
    ["a renewal failed and was given up", ["fail_renewal", "give_up"], false],
    ["a renewal failed and was paid later", ["fail_renewal", "renew"], true],
    ["refunded", ["refund"], false],
    ["disputed", ["open_dispute"], false],
    ["disputed and won", ["open_dispute", "win_dispute"], true],
    ["disputed and lost", ["open_dispute", "lose_dispute"], false],
  ])("%s", async (_name, actions, isPremium) => {
    const { account, subscription } = await buy();
    for (const action of actions) emulated.account.act(subscription, action);
    for (const event of emulated.events) expect((await deliver(event)).status).toBe(200);
    expect(await profileOf(account)).toMatchObject({ is_premium: isPremium });
  });

  test("when every message was lost, the reconcile finds the purchase and the refund", async () => {
    const { account, subscription } = await buy();
    await reconcile({ provider: emulated.provider, ledger });
    expect(await profileOf(account)).toMatchObject({ is_premium: true });
    emulated.account.act(subscription, "refund");
    const report = await reconcile({ provider: emulated.provider, ledger });
    expect(report.failures).toEqual([]);
    expect(subscription.status).toBe("canceled");
    expect(await profileOf(account)).toMatchObject({ is_premium: false });
  });

  test("nothing of a deleted account is left in any table, and its last message brings nothing back", async () => {
    const { account, session, subscription } = await buy();
    for (const event of emulated.events) await deliver(event);
    await ledger.beginCheck(account.id);
    await account.call({
      method: "POST",
      path: "prompt_votes",
      body: { user_id: account.id, prompt_id: await anyPrompt(), vote_type: "like" },
    });
    await backend.sql(
      `select * from public.reserve_enhancement('${account.id}', 'net', gen_random_uuid());
       insert into private.unclaimed_payments (subscription_id, customer_id, email, reason)
       values ('sub_parked', 'cus_2', upper('${account.email}'), 'no_verified_email')`,
    );
    expect(await placesOf(account)).not.toEqual([]);

    await emulated.provider.endSubscription(subscription.id);
    const ended = [subscription.id, "sub_parked"];
    expect(await ledger.deleteAccount({ userId: account.id, ended })).toBe(true);
    expect(await placesOf(account)).toEqual([]);

    const last = emulated.events.at(-1);
    expect(last?.type).toBe("customer.subscription.deleted");
    expect((await deliver(last ?? {})).status).toBe(200);
    const { ticket } = await ledger.beginEvent(null);
    expect(
      await fulfil(
        { subscriptionId: session.subscription, ticket, event: null },
        { provider: emulated.provider, ledger },
      ),
    ).toEqual({ outcome: "ignored" });
    expect(await placesOf(account)).toEqual([]);
  });
});

const anyPrompt = async () =>
  (await backend.sql<{ id: string }>("select id from library.prompts limit 1"))[0]?.id;

/** Every table whose rows hold the account's id or e-mail address anywhere. */
async function placesOf({ id, email }: Account): Promise<string[]> {
  const tables = await backend.sql<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`);
  const found = [];
  for (const { name } of tables) {
    const [row] = await backend.sql<{ count: number }>(
      `select count(*)::int as count from ${name} t
       where t::text ilike '%${id}%' or t::text ilike '%${email}%'`,
    );
    if ((row?.count ?? 0) > 0) found.push(name);
  }
  return found;
}

test("where the schedule's extensions are missing, nothing is scheduled; where they are, everything", async () => {
  const schedule = async () =>
    (await backend.sql<{ said: string }>("select private.schedule_upkeep() as said"))[0]?.said;
  expect(await schedule()).toContain("nothing");

  await backend.sql(`
    create schema cron;
    create table cron.job (name text primary key, schedule text, command text);
    create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as
      $$ insert into cron.job values ($1, $2, $3) on conflict (name) do update set command = $3 returning 1::bigint $$`);
  expect(await schedule()).toContain("the sweep only");

  await backend.sql(`
    create schema net;
    create table net.request (url text, headers jsonb);
    create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
      headers jsonb default '{}', timeout_milliseconds integer default 5000) returns bigint language sql as
      $$ insert into net.request values ($1, $4) returning 1::bigint $$;
    create schema vault;
    create table vault.decrypted_secrets (name text, decrypted_secret text)`);
  expect(await schedule()).toBe("the sweep and the reconcile");

  const jobs = await backend.sql<{ name: string; command: string }>("select * from cron.job");
  expect(jobs.map(({ name }) => name).toSorted()).toEqual([
    "purge-quota-history",
    "reconcile-payments",
    "sweep-expired-subscriptions",
  ]);
  for (const { command } of jobs) await backend.sql(command);
  expect(await backend.sql("select * from net.request")).toEqual([]);
  await backend.sql(`insert into vault.decrypted_secrets values
    ('project_url', 'https://project.test'), ('reconcile_key', 'k')`);
  for (const { command } of jobs) await backend.sql(command);
  expect(await backend.sql("select * from net.request")).toEqual([
    {
      url: "https://project.test/functions/v1/reconcile-payments",
      headers: { authorization: "Bearer k" },
    },
  ]);
});
