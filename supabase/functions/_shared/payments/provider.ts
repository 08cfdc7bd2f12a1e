/**
 * What the provider says of a subscription at the moment of reading. Times are seconds since 1970.
 * This object goes to the database as it is (private.record_facts).
 */
export type SubscriptionFacts = {
  subscriptionId: string;
  customerId: string;
  status: string;
  /** The end of what has been paid for; null when nothing was. Never later than the running period. */
  paidUntil: number | null;
  /** It was cancelled and runs out. */
  isEnding: boolean;
  pastDueSince: number | null;
  /** Refunded in full or disputed. */
  isRevoked: boolean;
  activatedAt: number;
  /** The account named by the payment link that sold it. */
  reference: string | null;
  /** What the payer typed at the checkout, proved by nothing. */
  email: string | null;
};

/** An event with a proven sender. One of the two ids says where its subscription is found; the rest is not believed. */
export type PaymentEvent = {
  id: string;
  type: string;
  isLive: boolean;
  subscriptionId: string | null;
  paymentIntentId: string | null;
};

/** The provider cannot be reached or did not do what it was asked; `cause` says why. */
export class ProviderUnavailable extends Error {
  constructor(cause: unknown) {
    super("The payment provider failed.", { cause });
    this.name = "ProviderUnavailable";
  }
}

/** Marks the failure of a call as the provider's. Throws `ProviderUnavailable`. */
export async function askProvider<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw new ProviderUnavailable(cause);
  }
}
