import type Stripe from "stripe";

import type { SubscriptionFacts } from "./provider.ts";

/** Everything the provider was asked about one subscription. */
export type StripeRecords = {
  subscription: Stripe.Subscription;
  /** Paid ones, newest first, with their payments. */
  paidInvoices: readonly Stripe.Invoice[];
  /** The customer's charges. */
  charges: readonly Stripe.Charge[];
  disputes: readonly Stripe.Dispute[];
  session: Stripe.Checkout.Session | undefined;
};

/** A dispute in one of these is over in our favour; in every other the money is gone or in question. */
const HARMLESS_DISPUTES: readonly string[] = ["won", "warning_closed", "prevented"];

export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  (typeof value === "string" ? value : value?.id) ?? null;

export function factsOf(records: StripeRecords): SubscriptionFacts {
  const { subscription, session } = records;
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer) ?? "",
    status: subscription.status,
    paidUntil: paidUntil(records),
    isEnding: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    pastDueSince: pastDueSince(subscription),
    isRevoked: isRefunded(records) || isDisputed(records),
    activatedAt: subscription.start_date,
    reference: session?.client_reference_id ?? null,
    email: session?.customer_details?.email ?? null,
  };
}

/**
 * Renewal moves the running period on before it is paid for, so the end on a paid invoice counts.
 * https://docs.stripe.com/billing/invoices/subscription
 */
function paidUntil({ subscription, paidInvoices }: StripeRecords): number | null {
  const paidEnds = paidInvoices
    .flatMap(({ lines }) => lines.data)
    .filter(({ parent }) => parent?.subscription_item_details?.subscription === subscription.id)
    .map(({ period }) => period.end);
  if (paidEnds.length === 0) return null;
  // Since API version 2025-03-31 only the items carry the period.
  const periodEnds = subscription.items.data.map((item) => item.current_period_end);
  const cancelAt = subscription.cancel_at === null ? [] : [subscription.cancel_at];
  return Math.min(Math.max(...paidEnds), Math.max(...periodEnds), ...cancelAt);
}

function pastDueSince({ status, latest_invoice: invoice }: Stripe.Subscription): number | null {
  const isKnown = status === "past_due" && typeof invoice === "object" && invoice !== null;
  return isKnown ? invoice.created : null;
}

export function paymentIntentsOf({ payments }: Stripe.Invoice): string[] {
  return (payments?.data ?? [])
    .map(({ payment }) => idOf(payment.payment_intent))
    .filter((id) => id !== null);
}

/** The money of the newest paid period went back in full. A part of it, or an older period, ends nothing. */
export function isRefunded({ paidInvoices, charges }: StripeRecords): boolean {
  const newest = paidInvoices.find(({ amount_paid: paid }) => paid > 0);
  if (newest === undefined) return false;
  const intents = paymentIntentsOf(newest);
  return charges.some(
    (charge) => charge.refunded && intents.includes(idOf(charge.payment_intent) ?? ""),
  );
}

function isDisputed({ disputes }: StripeRecords): boolean {
  return disputes.some(({ status }) => !HARMLESS_DISPUTES.includes(status));
}

/** Nothing is charged for it any more, and it cannot be resumed. */
export const hasEnded = ({ status }: Stripe.Subscription): boolean =>
  status === "canceled" || status === "incomplete_expired";

/** Nothing more may be charged for it. A dispute in progress may still be won, and the subscription go on. */
export function mustCancel(records: StripeRecords): boolean {
  const isLost = isRefunded(records) || records.disputes.some(({ status }) => status === "lost");
  return isLost && !hasEnded(records.subscription);
}
