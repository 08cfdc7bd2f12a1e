import type Stripe from "stripe";

import { hasEnded } from "./stripe-facts.ts";

export type Buyer = {
  /** The account, as its payment link names it. */
  reference: string;
  /** In lower case. Null when nobody has proved to own it. */
  confirmedEmail: string | null;
  /** Of subscriptions that are known to be the account's. */
  customers: readonly string[];
  /** Before it no link can have named the account. */
  since: Date;
};

export type Purchases = {
  own: string[];
  /** Paid with the buyer's address, but naming another account, which may not exist. */
  named: string[];
};

type Asking = { stripe: Stripe; isOurs: (subscription: Stripe.Subscription) => boolean };

const PAGE = 100;
/** The provider's clock is not the database's. */
const CLOCK_SKEW_S = 60 * 60;

/**
 * Every subscription that a buyer bought and that has not ended, paid or not, whether or not we heard of it. The
 * provider cannot filter by reference, so it lists all purchases since the account was made; those by address may be
 * older.
 */
export async function purchasesOf(buyer: Buyer, { stripe, isOurs }: Asking): Promise<Purchases> {
  const own = new Set<string>();
  const named = new Set<string>();
  const others = new Set<string>();
  const isOpen = (subscription: Stripe.Subscription) =>
    isOurs(subscription) && !hasEnded(subscription);

  for await (const session of checkoutsOf(buyer, stripe)) {
    const { subscription } = session;
    if (typeof subscription !== "object" || subscription === null) continue;
    const { isNamed, isByAddress, isOwn } = relationTo(buyer, session);
    if (isOwn && isOpen(subscription)) own.add(subscription.id);
    if (isNamed && !isOwn) others.add(subscription.id);
    if (isNamed && !isOwn && isByAddress && isOpen(subscription)) named.add(subscription.id);
  }
  for (const customer of new Set(buyer.customers)) {
    for await (const subscription of stripe.subscriptions.list({ customer, limit: PAGE })) {
      if (isOpen(subscription) && !others.has(subscription.id)) own.add(subscription.id);
    }
  }
  return { own: [...own], named: [...named] };
}

function relationTo(
  { reference, confirmedEmail }: Buyer,
  { client_reference_id: name, customer_details: payer }: Stripe.Checkout.Session,
) {
  const isNamed = name !== null;
  const isByAddress = payer?.email?.toLowerCase() === confirmedEmail;
  return { isNamed, isByAddress, isOwn: isNamed ? name.toLowerCase() === reference : isByAddress };
}

async function* checkoutsOf(
  { confirmedEmail: email, since }: Buyer,
  { checkout }: Stripe,
): AsyncGenerator<Stripe.Checkout.Session> {
  const options = { limit: PAGE, expand: ["data.subscription"] };
  const gte = Math.floor(since.getTime() / 1000) - CLOCK_SKEW_S;
  yield* checkout.sessions.list({ ...options, status: "complete", created: { gte } });
  if (email === null) return;
  yield* checkout.sessions.list({ ...options, customer_details: { email } });
}
