import type { Ledger, Recorded } from "./ledger.ts";
import { askProvider, type PaymentEvent } from "./provider.ts";
import type { PaymentProvider } from "./stripe-provider.ts";

export type Fulfilment = Recorded | { outcome: "pending" | "foreign" };

type FulfilInput = {
  subscriptionId: string;
  ticket: number;
  event: { id: string; type: string } | null;
};

/**
 * The one way from a payment to premium, for webhook, returning buyer and reconcile: read what the provider
 * says now and record it. Doing it twice, late or in any order ends the same.
 */
export async function fulfil(
  { subscriptionId, ticket, event }: FulfilInput,
  { provider, ledger }: { provider: PaymentProvider; ledger: Ledger },
): Promise<Fulfilment> {
  const reading = await askProvider(provider.readSubscription(subscriptionId));
  if (reading.kind === "facts") return ledger.record({ ticket, event, facts: reading.facts });
  if (event !== null) await ledger.finishEvent(event);
  return { outcome: reading.kind };
}

export type ReconcileReport = {
  /** Subscriptions read again. */
  checked: number;
  /** Paid, without an account: support has to look at them. */
  parked: number;
  /** Profiles whose flags had outlived the access. */
  swept: number;
  failures: { subscriptionId: string; error: unknown }[];
};

/**
 * Brings the database to what the provider says, whatever messages were lost: every subscription that has not
 * ended on either side, and those of the events that were never delivered. One failure does not stop the rest.
 */
export async function reconcile(deps: {
  provider: PaymentProvider;
  ledger: Ledger;
}): Promise<ReconcileReport> {
  const { provider, ledger } = deps;
  const found = await Promise.all([
    ledger.unsettledSubscriptions(),
    provider.runningSubscriptions(),
    subscriptionsOfEvents(await provider.undeliveredEvents(), provider),
  ]);
  const report: ReconcileReport = { checked: 0, parked: 0, swept: 0, failures: [] };
  for (const subscriptionId of new Set(found.flat())) {
    try {
      const { ticket } = await ledger.beginEvent(null);
      const { outcome } = await fulfil({ subscriptionId, ticket, event: null }, deps);
      report.checked += 1;
      if (outcome === "parked") report.parked += 1;
    } catch (error) {
      report.failures.push({ subscriptionId, error });
    }
  }
  return { ...report, swept: await ledger.sweep() };
}

async function subscriptionsOfEvents(
  events: readonly PaymentEvent[],
  provider: PaymentProvider,
): Promise<string[]> {
  const ids = await Promise.all(
    events
      .filter(({ isLive }) => isLive === provider.isLive)
      .map((event) => subscriptionOf(event, provider)),
  );
  return ids.filter((id) => id !== null);
}

/** Null when an event concerns no subscription. */
export async function subscriptionOf(
  { subscriptionId, paymentIntentId }: PaymentEvent,
  provider: PaymentProvider,
): Promise<string | null> {
  if (paymentIntentId === null) return subscriptionId;
  return provider.subscriptionOfPayment(paymentIntentId);
}
