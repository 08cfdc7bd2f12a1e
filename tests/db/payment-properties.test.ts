import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { reconcile } from "../../supabase/functions/_shared/payments/fulfil";
import type { Ledger } from "../../supabase/functions/_shared/payments/ledger";
import { createHandler as createWebhook } from "../../supabase/functions/payment-webhook/handler";
import { ACTIONS, type Action, actionsFor } from "../../supabase/local/test-checkout/actions";
import {
  invoicesOf,
  paidCharge,
  type Subscription,
} from "../../supabase/local/test-checkout/records";
import { ledgerOf } from "../support/payment-backend";
import { createTestProvider, signedRequest, type TestProvider } from "../support/payment-provider";
import { createAccount, type Account } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";

// The whole way, from the provider's events through the webhook into the database, in random disorder.
const RUNS = 25;
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

/** How one message travels, in steps of the subscription's life: when it starts, how long its reading takes. */
type Journey = { times: number; wait: number; reading: number };

const steps = fc.array(fc.constantFrom(...(Object.keys(ACTIONS) as Action[])), { maxLength: 6 });
const journeys = (minTimes: number) =>
  fc.array(
    fc.record({
      times: fc.integer({ min: minTimes, max: 2 }),
      wait: fc.integer({ min: 0, max: 3 }),
      reading: fc.integer({ min: 0, max: 3 }),
    }),
    { minLength: 30, maxLength: 30 },
  );
const ages = fc.integer({ min: 0, max: 100 });

type Life = { actions: readonly Action[]; plan: readonly Journey[]; age: number };
type Lived = { emulated: TestProvider; subscription: Subscription };

/** Gates that open at a step: what waits behind one goes on then, not before. */
function createGates() {
  const waiting: { step: number; open: () => void }[] = [];
  let current = 0;
  return {
    now: () => current,
    until: (step: number) =>
      step <= current
        ? Promise.resolve()
        : new Promise<void>((open) => waiting.push({ step, open })),
    move: (step: number) => {
      current = step;
      for (const { open } of waiting.filter((gate) => gate.step <= step)) open();
    },
  };
}

/**
 * A subscription's life at a provider of its own. Each message starts after some steps, and what it has read is
 * written some steps later still, when the provider may say something else already.
 */
async function live({ actions, plan, age }: Life): Promise<Lived> {
  const clock = { seconds: now() - age * DAY_S };
  const emulated = createTestProvider({ now: () => clock.seconds });
  const gates = createGates();
  const travels: Promise<number>[] = [];
  let sent = 0;
  const sendNew = (): void => {
    for (; sent < emulated.events.length; sent += 1) {
      const event = emulated.events[sent] ?? {};
      const { times, wait, reading } = plan[sent % plan.length] ?? DIRECT;
      for (let copy = 0; copy < times; copy += 1) {
        travels.push(travel({ emulated, gates, event, wait: wait * (copy + 1), reading }));
      }
    }
  };
  const session = emulated.account.buy({ reference: account.id, email: account.email });
  const subscription = emulated.subscriptionOf(session);
  sendNew();
  for (const [index, action] of actions.entries()) {
    if (actionsFor(emulated.records, subscription).includes(action)) {
      if (AT_PERIOD_END.has(action)) clock.seconds = runningEnd(subscription);
      emulated.account.act(subscription, action);
    }
    sendNew();
    gates.move(index + 1);
    await settle();
  }
  // Working on a refund cancels, which is news again.
  for (let done = -1; done < travels.length;) {
    done = travels.length;
    gates.move(Number.POSITIVE_INFINITY);
    for (const status of await Promise.all(travels)) expect(status).toBe(200);
    sendNew();
  }
  return { emulated, subscription };
}

/** What happens when a period ends, and not before. */
const AT_PERIOD_END: ReadonlySet<Action> = new Set([
  "end_period",
  "start_renewal",
  "renew",
  "fail_renewal",
]);

const runningEnd = ({ items }: Subscription): number => items.data[0]?.current_period_end ?? 0;

const DIRECT: Journey = { times: 1, wait: 0, reading: 0 };

/** Lets what can run now run until it waits for a gate or for the database. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

type Travel = {
  emulated: TestProvider;
  gates: ReturnType<typeof createGates>;
  event: object;
  wait: number;
  reading: number;
};

async function travel({ emulated, gates, event, wait, reading }: Travel): Promise<number> {
  await gates.until(gates.now() + wait);
  const handle = createWebhook({
    ...emulated,
    ledger: {
      ...ledger,
      record: async (input) => {
        await gates.until(gates.now() + reading);
        return ledger.record(input);
      },
    },
    countRefusal: () => Promise.resolve(),
    log: () => {},
  });
  return (await handle(signedRequest(event))).status;
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

test(
  "any order, delay, repetition and loss of events, then a reconcile: the database says what the provider says",
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, journeys(0), ages, async (actions, plan, age) => {
        await forget();
        const { emulated, subscription } = await live({ actions, plan, age });
        const report = await reconcile({ provider: emulated.provider, ledger });
        expect(report.failures).toEqual([]);
        const truth = truthOf(emulated, subscription);
        expect(await standing()).toMatchObject({ is_entitled: truth, is_premium: truth });
      }),
      { numRuns: RUNS },
    );
  },
  PROPERTY_TIMEOUT_MS,
);

test(
  "without any reconcile, access ends with what was paid plus grace at the latest",
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, journeys(0), ages, async (actions, plan, age) => {
        await forget();
        const { emulated, subscription } = await live({ actions, plan, age });
        const { is_entitled: isEntitled, is_premium: isPremium, until } = await standing();
        expect(isPremium).toBe(isEntitled);
        const latest = paidEnd(emulated.records, subscription) + DUNNING_S + SLACK_S;
        expect(until ?? 0).toBeLessThanOrEqual(latest);
      }),
      { numRuns: RUNS },
    );
  },
  PROPERTY_TIMEOUT_MS,
);

test(
  "events that all arrive leave nothing for the reconcile to change, in whatever order and however late",
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, journeys(1), async (actions, plan) => {
        await forget();
        const { emulated, subscription } = await live({ actions, plan, age: 0 });
        expect((await standing()).is_entitled).toBe(truthOf(emulated, subscription));
      }),
      { numRuns: RUNS },
    );
  },
  PROPERTY_TIMEOUT_MS,
);
