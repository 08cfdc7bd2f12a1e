import Stripe from "stripe";

import { outgoingFetch } from "../http/outgoing.ts";
import type { PaymentEvent, SubscriptionFacts } from "./provider.ts";
import { isLiveKey, type ProviderSettings } from "./settings.ts";
import { paymentEventOf } from "./stripe-events.ts";
import { factsOf, hasEnded, idOf, mustCancel, type StripeRecords } from "./stripe-facts.ts";
import { type Buyer, purchasesOf } from "./stripe-purchases.ts";

/** A page of the provider's lists. Eight years of monthly payments fit in it. */
const PAGE = 100;
const TIMEOUT_MS = 10_000;
const PAID: readonly string[] = ["paid", "no_payment_required"];

/** The official client on `fetch`, the same in Deno and Node. */
export function createStripe({ secretKey, apiBase }: ProviderSettings): Stripe {
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(outgoingFetch),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiBase !== undefined && {
      protocol: "http",
      host: apiBase.hostname,
      port: apiBase.port || "80",
    }),
  });
}

/**
 * - facts: ours, to be recorded.
 * - pending: the first payment is still on its way.
 * - foreign: of another product, mode or kind; nothing of ours.
 */
type SubscriptionReading =
  | { kind: "facts"; facts: SubscriptionFacts }
  | { kind: "pending" | "foreign" };

type CheckoutReading =
  | { kind: "subscription"; subscriptionId: string }
  | { kind: "pending" | "foreign" };

export type PaymentProvider = ReturnType<typeof createStripeProvider>;

/** The provider behind the official client. All calls throw when it cannot be reached or refuses. */
export function createStripeProvider(settings: ProviderSettings, stripe = createStripe(settings)) {
  const isLive = isLiveKey(settings.secretKey);
  const isOurs = ({ items, livemode }: Stripe.Subscription): boolean =>
    livemode === isLive && items.data.some(({ price }) => price.id === settings.priceId);

  /** Reads anew; a fully refunded or lost one is cancelled on the way. */
  async function readSubscription(id: string): Promise<SubscriptionReading> {
    const records = await readRecords(stripe, id);
    if (records === null || !isOurs(records.subscription)) return { kind: "foreign" };
    const { session } = records;
    // Sold by a payment link or not at all; one made by hand at the provider has no session.
    if (session !== undefined && session.mode !== "subscription") return { kind: "foreign" };
    if (session !== undefined && !PAID.includes(session.payment_status)) return { kind: "pending" };
    if (mustCancel(records)) {
      records.subscription = await stripe.subscriptions.cancel(id);
    }
    return { kind: "facts", facts: factsOf(records) };
  }

  async function readCheckout(id: string): Promise<CheckoutReading> {
    const session = await orNull(stripe.checkout.sessions.retrieve(id));
    if (session === null || session.livemode !== isLive || session.mode !== "subscription") {
      return { kind: "foreign" };
    }
    const subscriptionId = idOf(session.subscription);
    const isPaid = subscriptionId !== null && PAID.includes(session.payment_status);
    return isPaid ? { kind: "subscription", subscriptionId } : { kind: "pending" };
  }

  return {
    isLive,
    readSubscription,
    readCheckout,
    /** Null when the payment belongs to no subscription. */
    subscriptionOfPayment: (id: string) => subscriptionOfPayment(stripe, id),
    /** Whether it has ended, now or before. False for one that is not known here. */
    async endSubscription(id: string): Promise<boolean> {
      // Cancelling a cancelled one is answered like cancelling an unknown one.
      const found =
        (await orNull(stripe.subscriptions.cancel(id))) ??
        (await orNull(stripe.subscriptions.retrieve(id)));
      return found !== null && hasEnded(found);
    },
    purchasesOf: (buyer: Buyer) => purchasesOf(buyer, { stripe, isOurs }),
    async openPortal(customer: string, returnUrl: string | undefined) {
      const portal = await stripe.billingPortal.sessions.create({
        customer,
        ...(returnUrl !== undefined && { return_url: returnUrl }),
      });
      return portal.url;
    },
    /** Events of the last thirty days that we never answered with success. */
    async undeliveredEvents(): Promise<PaymentEvent[]> {
      const events = await allOf(stripe.events.list({ delivery_success: false, limit: PAGE }));
      return events.map(paymentEventOf);
    },
    /** Every subscription of our price that has not ended. */
    async runningSubscriptions() {
      const { priceId: price } = settings;
      const subscriptions = await allOf(stripe.subscriptions.list({ price, limit: PAGE }));
      return subscriptions.filter(isOurs).map(({ id }) => id);
    },
  };
}

const allOf = <Item>(list: Stripe.ApiListPromise<Item>): Promise<Item[]> =>
  list.autoPagingToArray({ limit: PAGE * PAGE });

async function readRecords(stripe: Stripe, id: string): Promise<StripeRecords | null> {
  const subscription = await orNull(
    stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] }),
  );
  if (subscription === null) return null;
  const [invoices, charges, sessions] = await Promise.all([
    stripe.invoices.list({
      subscription: id,
      status: "paid",
      limit: PAGE,
      expand: ["data.payments"],
    }),
    stripe.charges.list({ customer: idOf(subscription.customer) ?? "", limit: PAGE }),
    stripe.checkout.sessions.list({ subscription: id, limit: 1 }),
  ]);
  return {
    subscription,
    paidInvoices: invoices.data,
    charges: charges.data,
    disputes: await readDisputes(stripe, charges.data),
    session: sessions.data[0],
  };
}

/** A payment link makes a customer of its own for each checkout, so the customer's disputes are the subscription's. */
async function readDisputes(
  stripe: Stripe,
  charges: readonly Stripe.Charge[],
): Promise<Stripe.Dispute[]> {
  const lists = await Promise.all(
    charges
      .filter(({ disputed }) => disputed)
      .map(({ id }) => stripe.disputes.list({ charge: id, limit: PAGE })),
  );
  return lists.flatMap(({ data }) => data);
}

async function subscriptionOfPayment(stripe: Stripe, id: string): Promise<string | null> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: "payment_intent", payment_intent: id },
    limit: 1,
    expand: ["data.invoice"],
  });
  const invoice = data[0]?.invoice;
  if (typeof invoice !== "object" || !("parent" in invoice)) return null;
  return idOf(invoice.parent?.subscription_details?.subscription);
}

/**
 * What is not there is an answer, not a failure. The client takes any JSON without `error` for success, whatever the
 * status says, so an object must be one.
 */
async function orNull<T extends { id: string }>(call: Promise<T>): Promise<T | null> {
  try {
    const found = await call;
    if (typeof found.id !== "string") throw new Error("The provider sent no object.");
    return found;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) {
      return null;
    }
    throw error;
  }
}
