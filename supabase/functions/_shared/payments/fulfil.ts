import type { Ledger, Recorded } from "./ledger.ts";
import { askProvider } from "./provider.ts";
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
