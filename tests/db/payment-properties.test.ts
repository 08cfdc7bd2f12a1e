import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { Ledger } from "../../supabase/functions/_shared/payments/ledger";
import { reconcile } from "../../supabase/functions/_shared/payments/reconcile";
import { createHandler as createWebhook } from "../../supabase/functions/payment-webhook/handler";
import { ACTIONS, type Action, actionsFor } from "../../supabase/local/test-checkout/actions";
import { invoicesOf, paidCharge } from "../../supabase/local/test-checkout/find-records";
import type { Session, Subscription } from "../../supabase/local/test-checkout/records";
import { ledgerOf } from "../support/payment-backend";
import { createTestProvider, signedRequest, type TestProvider } from "../support/payment-provider";
import { createAccount, type Account } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";

// The whole way, from the provider's events through the webhook into the database, in random disorder.
const RUNS = Number(process.env["MONEY_RUNS"] ?? 12);
const PROPERTY_TIMEOUT_MS = 300_000;

let backend: TestBackend;
let ledger: Ledger;
let account: Account;
beforeAll(async () => {
  backend = await startTestBackend();
  ledger = ledgerOf(backend);
  account = await createAccount(backend);
});
afterAll(() => backend.close());

const DAY_S = 24 * 60 * 60;
const GRACE_S = 3 * DAY_S;
const DUNNING_S = 7 * DAY_S;
const SLACK_S = 120;
const now = () => Math.floor(Date.now() / 1000);

const steps = fc.array(fc.constantFrom(...(Object.keys(ACTIONS) as Action[])), { maxLength: 6 });
/** For each event: how often it is delivered (0: lost) and where in the queue. */
const deliveries = fc.array(
  fc.record({ times: fc.integer({ min: 0, max: 3 }), place: fc.nat(1000) }),
  { minLength: 40, maxLength: 40 },
);

type Deliveries = { times: number; place: number }[];

/** Does what is possible of the steps, at a provider of its own. */
function live(actions: readonly Action[], startedDaysAgo = 0) {
  const clock = { seconds: now() - startedDaysAgo * DAY_S };
  const emulated = createTestProvider({ now: () => clock.seconds });
  const session = emulated.account.buy({ reference: account.id, email: account.email });
  const subscription = emulated.subscriptionOf(session);
  for (const action of actions) {
    if (actionsFor(emulated.records, subscription).includes(action)) {
      emulated.account.act(subscription, action);
    }
  }
  return { emulated, session, subscription };
}

const queueOf = (emulated: TestProvider, plan: Deliveries) =>
  emulated.events
    .flatMap((event, index) => {
      const { times = 1, place = 0 } = plan[index] ?? {};
      return Array.from({ length: times }, (_, copy) => ({ event, place: place * (copy + 1) }));
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ event }) => event);

async function deliver(emulated: TestProvider, plan: Deliveries): Promise<void> {
  const handle = createWebhook({ ...emulated, ledger, log: () => {} });
  for (const event of queueOf(emulated, plan)) {
    expect((await handle(signedRequest(event))).status).toBe(200);
  }
}

async function forget(): Promise<void> {
  await backend.sql(
    `delete from private.stripe_subscriptions where user_id = '${account.id}';
     delete from private.subscriptions where user_id = '${account.id}'`,
  );
}

type Standing = { is_entitled: boolean; is_premium: boolean; until: number | null };

async function standing(): Promise<Standing> {
  const [row] = await backend.sql<Standing>(`
    select private.is_entitled(u.id) as is_entitled, u.is_premium,
      (select case when isfinite(a.at) then extract(epoch from a.at)::float8 end
       from private.subscriptions s, lateral (select private.access_until(s.status, s.current_period_end,
         s.cancel_at_period_end, s.past_due_since, s.revoked_at) as at) a where s.user_id = u.id) as until
    from public.users u where u.id = '${account.id}'`);
  if (row === undefined) throw new Error("The account has no profile.");
  return row;
}

/** What the provider's own records say, told apart from our code: the end of the newest paid month and the money. */
function truthOf({ records }: TestProvider, subscription: Subscription): boolean {
  const charge = paidCharge(records, subscription);
  const isContested = records.disputes.some(
    ({ status, payment_intent: intent }) =>
      status !== "won" && records.charges.some((one) => one.payment_intent === intent),
  );
  if (charge === undefined || charge.refunded || isContested) return false;
  const end = paidEnd(records, subscription);
  if (subscription.status === "active") {
    return now() < end + (subscription.cancel_at_period_end ? 0 : GRACE_S);
  }
  return subscription.status === "past_due" && now() < end + DUNNING_S;
}

const paidEnd = (records: TestProvider["records"], subscription: Subscription): number =>
  Math.max(
    ...invoicesOf(records, subscription)
      .filter(({ status }) => status === "paid")
      .flatMap(({ lines }) => lines.data.map(({ period }) => period.end)),
  );

const lives = (actions: readonly Action[], plan: Deliveries, age: number) => {
  const made: { emulated: TestProvider; session: Session; subscription: Subscription } = live(
    actions,
    age,
  );
  return { ...made, plan };
};

test(
  "any order, repetition and loss of events, then a reconcile: the database says what the provider says",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        steps,
        deliveries,
        fc.integer({ min: 0, max: 40 }),
        async (actions, plan, age) => {
          await forget();
          const { emulated, subscription } = lives(actions, plan, age);
          await deliver(emulated, plan);
          const report = await reconcile({ provider: emulated.provider, ledger });
          // Those of earlier runs are unknown to this run's provider and stay as they are.
          expect(report.failures).toEqual([]);
          const { is_entitled: isEntitled, is_premium: isPremium } = await standing();
          expect([isEntitled, isPremium]).toEqual([
            truthOf(emulated, subscription),
            truthOf(emulated, subscription),
          ]);
        },
      ),
      { numRuns: RUNS },
    );
  },
  PROPERTY_TIMEOUT_MS,
);

test(
  "without any reconcile, access ends with what was paid plus grace at the latest",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        steps,
        deliveries,
        fc.integer({ min: 0, max: 40 }),
        async (actions, plan, age) => {
          await forget();
          const { emulated, subscription } = lives(actions, plan, age);
          await deliver(emulated, plan);
          const { is_entitled: isEntitled, is_premium: isPremium, until } = await standing();
          expect(isPremium).toBe(isEntitled);
          const latest = paidEnd(emulated.records, subscription) + DUNNING_S + SLACK_S;
          expect(until ?? 0).toBeLessThanOrEqual(latest);
        },
      ),
      { numRuns: RUNS },
    );
  },
  PROPERTY_TIMEOUT_MS,
);

test(
  "events delivered completely leave nothing for the reconcile to change, in whatever order",
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, deliveries, async (actions, plan) => {
        await forget();
        const complete = plan.map(({ times, place }) => ({ times: Math.max(times, 1), place }));
        const { emulated, subscription } = lives(actions, complete, 0);
        await deliver(emulated, complete);
        expect((await standing()).is_entitled).toBe(truthOf(emulated, subscription));
      }),
      { numRuns: RUNS },
    );
  },
  PROPERTY_TIMEOUT_MS,
);
