import { fulfil } from "./fulfil.ts";
import type { Ledger } from "./ledger.ts";
import type { PaymentEvent } from "./provider.ts";
import type { PaymentProvider } from "./stripe-provider.ts";

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
