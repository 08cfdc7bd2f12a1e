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
  const isOpen = (subscription: Stripe.Subscription) =>
    isOurs(subscription) && !hasEnded(subscription);
  const checkouts = (await checkoutsOf(buyer, stripe)).filter((checkout) =>
    isOpen(checkout.subscription),
  );
  const isOwn = ({ name, isByAddress }: Checkout): boolean =>
    name === null ? isByAddress : name === buyer.reference;
  const own = checkouts.filter(isOwn);
  const others = checkouts.filter((checkout) => checkout.name !== null && !isOwn(checkout));
  const otherIds = idsOf(others);
  const ids = new Set(idsOf(own));
  for (const customer of new Set(buyer.customers)) {
    for await (const subscription of stripe.subscriptions.list({ customer, limit: PAGE })) {
      if (isOpen(subscription)) ids.add(subscription.id);
    }
  }
  return {
    own: [...ids].filter((id) => !otherIds.includes(id)),
    named: idsOf(others.filter(({ isByAddress }) => isByAddress)),
  };
}

type Checkout = {
  subscription: Stripe.Subscription;
  /** The account that the payment link named. */
  name: string | null;
  isByAddress: boolean;
};

const idsOf = (checkouts: readonly Checkout[]): string[] =>
  checkouts.map(({ subscription }) => subscription.id);

async function checkoutsOf(
  { confirmedEmail: email, since }: Buyer,
  { checkout }: Stripe,
): Promise<Checkout[]> {
  const gte = Math.floor(since.getTime() / 1000) - CLOCK_SKEW_S;
  const filters: Stripe.Checkout.SessionListParams[] = [
    { status: "complete", created: { gte } },
    ...(email === null ? [] : [{ customer_details: { email } }]),
  ];
  const found: Checkout[] = [];
  for (const filter of filters) {
    const options = { ...filter, limit: PAGE, expand: ["data.subscription"] };
    for await (const session of checkout.sessions.list(options)) {
      const { subscription, client_reference_id: name, customer_details: payer } = session;
      if (typeof subscription !== "object" || subscription === null) continue;
      found.push({
        subscription,
        name: name?.toLowerCase() ?? null,
        isByAddress: email !== null && payer?.email?.toLowerCase() === email,
      });
    }
  }
  return found;
}
