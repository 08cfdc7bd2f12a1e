import { randomBytes } from "node:crypto";

// The provider's objects, with the fields that the functions and the pages read, in the provider's own shape:
// https://docs.stripe.com/api (version 2026-10-28).

export const PRICE_ID = "price_test_premium_monthly";
const PRICE_CENTS = 499;
const MONTH_S = 30 * 24 * 60 * 60;

/** An id as the provider makes them: a prefix for the kind, then letters and digits. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;

export const monthFrom = (start: number) => ({ start, end: start + MONTH_S });

export const listOf = <Item>(data: Item[]) => ({ object: "list", has_more: false, data });

const newObject = (prefix: string, object: string, created: number) => ({
  id: newId(prefix),
  object,
  livemode: false,
  created,
});

export const newCustomer = (email: string, now: number) => ({
  ...newObject("cus", "customer", now),
  email,
});

export type Subscription = ReturnType<typeof newSubscription>;
type SubscriptionStatus = "incomplete" | "active" | "past_due" | "canceled" | "incomplete_expired";

export function newSubscription(customer: string, now: number) {
  const { start, end } = monthFrom(now);
  return {
    ...newObject("sub", "subscription", now),
    status: "incomplete" as SubscriptionStatus,
    customer,
    start_date: now,
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    canceled_at: null as number | null,
    latest_invoice: "",
    items: listOf([
      {
        id: newId("si"),
        object: "subscription_item",
        current_period_start: start,
        current_period_end: end,
        price: { id: PRICE_ID, object: "price", unit_amount: PRICE_CENTS, currency: "usd" },
      },
    ]),
  };
}

export type Session = ReturnType<typeof newSession>;
export type Buyer = { reference: string | null; email: string };

export const newSession = (
  { reference, email }: Buyer,
  { id, customer, created }: Subscription,
) => ({
  ...newObject("cs_test", "checkout.session", created),
  mode: "subscription",
  status: "complete",
  payment_status: "unpaid" as "paid" | "unpaid",
  client_reference_id: reference,
  customer,
  customer_details: { email },
  subscription: id,
});

export type Invoice = ReturnType<typeof newInvoice>;

/** The open invoice of the running period. */
function newInvoice({ id: subscription, customer, items }: Subscription, now: number) {
  const [item] = items.data;
  if (item === undefined) throw new Error("A subscription has an item.");
  return {
    ...newObject("in", "invoice", now),
    status: "open" as "paid" | "open",
    customer,
    amount_paid: 0,
    parent: { type: "subscription_details", subscription_details: { subscription } },
    lines: listOf([
      {
        id: newId("il"),
        object: "line_item",
        amount: PRICE_CENTS,
        period: { start: item.current_period_start, end: item.current_period_end },
        parent: {
          type: "subscription_item_details",
          subscription_item_details: { subscription },
        },
      },
    ]),
  };
}

const newPayment = (invoice: string, now: number) => ({
  ...newObject("inpay", "invoice_payment", now),
  invoice,
  status: "paid",
  payment: { type: "payment_intent", payment_intent: newId("pi") },
});

export type Charge = ReturnType<typeof newCharge>;

const newCharge = (customer: string, paymentIntent: string, now: number) => ({
  ...newObject("ch", "charge", now),
  amount: PRICE_CENTS,
  amount_refunded: 0,
  customer,
  payment_intent: paymentIntent,
  refunded: false,
  disputed: false,
});

export const newDispute = ({ id, payment_intent }: Charge, now: number) => ({
  ...newObject("du", "dispute", now),
  charge: id,
  payment_intent,
  status: "needs_response" as "needs_response" | "won" | "lost",
});

export type ProviderEvent = ReturnType<typeof newEvent>;

export const newEvent = (type: string, object: object) => ({
  ...newObject("evt", "event", Math.floor(Date.now() / 1000)),
  api_version: "2026-10-28.endive",
  type,
  // As it is now: later changes do not reach an event.
  data: { object: structuredClone(object) },
  pending_webhooks: 1,
});

/** How the provider's messages are to reach us: to try what happens when they are late or never come. */
export type DeliveryMode = "now" | "late" | "lost";
export type Portal = { id: string; customer: string; return_url: string | null };
export type Records = ReturnType<typeof noRecords>;

/** Invoices, charges and disputes are newest first, as at the provider. */
export const noRecords = () => ({
  customers: [] as ReturnType<typeof newCustomer>[],
  sessions: [] as Session[],
  subscriptions: [] as Subscription[],
  invoices: [] as Invoice[],
  invoicePayments: [] as ReturnType<typeof newPayment>[],
  charges: [] as Charge[],
  disputes: [] as ReturnType<typeof newDispute>[],
  portals: [] as Portal[],
  events: [] as { event: ProviderEvent; mode: DeliveryMode }[],
});

export function addInvoice(records: Records, subscription: Subscription, now: number): Invoice {
  const invoice = newInvoice(subscription, now);
  records.invoices.unshift(invoice);
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** Pays an open invoice: one payment, one charge. */
export function payInvoice(records: Records, invoice: Invoice, now: number): void {
  const payment = newPayment(invoice.id, now);
  invoice.status = "paid";
  invoice.amount_paid = PRICE_CENTS;
  records.invoicePayments.push(payment);
  records.charges.unshift(newCharge(invoice.customer, payment.payment.payment_intent, now));
}

export function latestInvoice(records: Records, { latest_invoice: id }: Subscription): Invoice {
  const invoice = records.invoices.find((candidate) => candidate.id === id);
  if (invoice === undefined) throw new Error(`There is no invoice ${id}.`);
  return invoice;
}

export const invoicesOf = (records: Records, { id }: Subscription): Invoice[] =>
  records.invoices.filter(({ parent }) => parent.subscription_details.subscription === id);

/** The charge of the newest paid invoice. */
export function paidCharge(records: Records, subscription: Subscription): Charge | undefined {
  const paid = invoicesOf(records, subscription).find(({ status }) => status === "paid");
  const payment = records.invoicePayments.find(({ invoice }) => invoice === paid?.id)?.payment;
  return records.charges.find((charge) => charge.payment_intent === payment?.payment_intent);
}

export function openDispute(records: Records, { customer }: Subscription) {
  const charges = records.charges.filter((charge) => charge.customer === customer);
  return records.disputes.find(
    ({ status, charge }) => status === "needs_response" && charges.some(({ id }) => id === charge),
  );
}
