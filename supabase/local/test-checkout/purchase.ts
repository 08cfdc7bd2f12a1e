import {
  newId,
  type Charge,
  type Invoice,
  type InvoicePayment,
  type Records,
  type Session,
  type Subscription,
} from "./records";

export const PRICE_ID = "price_test_premium_monthly";
export const PRICE_CENTS = 499;
const MONTH_S = 30 * 24 * 60 * 60;

export type Buyer = { reference: string | null; email: string };

type Period = { start: number; end: number };

export const monthFrom = (start: number): Period => ({ start, end: start + MONTH_S });

/** Customer, session, subscription and first invoice, unpaid. */
export function addPurchase(records: Records, { reference, email }: Buyer, now: number) {
  const customer = { id: newId("cus"), object: "customer", email } as const;
  const subscription = subscriptionOf(customer.id, now);
  const session: Session = {
    id: newId("cs_test"),
    object: "checkout.session",
    livemode: false,
    mode: "subscription",
    status: "complete",
    payment_status: "unpaid",
    client_reference_id: reference,
    customer: customer.id,
    customer_details: { email },
    subscription: subscription.id,
    created: now,
  };
  records.customers.push(customer);
  records.subscriptions.push(subscription);
  records.sessions.push(session);
  const invoice = addInvoice(records, subscription, now);
  return { session, subscription, invoice };
}

function subscriptionOf(customer: string, now: number): Subscription {
  const { start, end } = monthFrom(now);
  return {
    id: newId("sub"),
    object: "subscription",
    livemode: false,
    status: "incomplete",
    customer,
    start_date: now,
    created: now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    latest_invoice: "",
    items: {
      object: "list",
      has_more: false,
      data: [
        {
          id: newId("si"),
          object: "subscription_item",
          current_period_start: start,
          current_period_end: end,
          price: { id: PRICE_ID, object: "price", unit_amount: PRICE_CENTS, currency: "usd" },
        },
      ],
    },
  };
}

/** The open invoice of the running period. */
export function addInvoice(records: Records, subscription: Subscription, now: number): Invoice {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error("A subscription has an item.");
  const invoice: Invoice = {
    id: newId("in"),
    object: "invoice",
    livemode: false,
    status: "open",
    customer: subscription.customer,
    created: now,
    amount_paid: 0,
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: subscription.id },
    },
    lines: {
      object: "list",
      has_more: false,
      data: [
        {
          id: newId("il"),
          object: "line_item",
          amount: PRICE_CENTS,
          period: { start: item.current_period_start, end: item.current_period_end },
          parent: {
            type: "subscription_item_details",
            subscription_item_details: { subscription: subscription.id },
          },
        },
      ],
    },
  };
  // Lists are newest first, as at the provider.
  records.invoices.unshift(invoice);
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** Pays an open invoice: one payment, one charge. */
export function payInvoice(records: Records, invoice: Invoice, now: number): Charge {
  const paymentIntent = newId("pi");
  const payment: InvoicePayment = {
    id: newId("inpay"),
    object: "invoice_payment",
    invoice: invoice.id,
    status: "paid",
    payment: { type: "payment_intent", payment_intent: paymentIntent },
  };
  const charge: Charge = {
    id: newId("ch"),
    object: "charge",
    livemode: false,
    amount: PRICE_CENTS,
    amount_refunded: 0,
    customer: invoice.customer,
    payment_intent: paymentIntent,
    refunded: false,
    disputed: false,
    created: now,
  };
  invoice.status = "paid";
  invoice.amount_paid = PRICE_CENTS;
  records.invoicePayments.push(payment);
  records.charges.unshift(charge);
  return charge;
}
