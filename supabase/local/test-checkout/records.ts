import { randomBytes } from "node:crypto";

// The provider's objects, with the fields that the functions and the pages read, in the provider's own shape:
// https://docs.stripe.com/api (version 2026-10-28).

export type Customer = { id: string; object: "customer"; email: string };

export type Session = {
  id: string;
  object: "checkout.session";
  livemode: false;
  mode: "subscription";
  status: "complete";
  payment_status: "paid" | "unpaid";
  client_reference_id: string | null;
  customer: string;
  customer_details: { email: string };
  subscription: string;
  created: number;
};

export type SubscriptionStatus =
  | "incomplete"
  | "active"
  | "past_due"
  | "canceled"
  | "incomplete_expired";

export type Subscription = {
  id: string;
  object: "subscription";
  livemode: false;
  status: SubscriptionStatus;
  customer: string;
  start_date: number;
  created: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  latest_invoice: string;
  items: {
    object: "list";
    has_more: false;
    data: {
      id: string;
      object: "subscription_item";
      current_period_start: number;
      current_period_end: number;
      price: { id: string; object: "price"; unit_amount: number; currency: "usd" };
    }[];
  };
};

export type Invoice = {
  id: string;
  object: "invoice";
  livemode: false;
  status: "paid" | "open" | "void";
  customer: string;
  created: number;
  amount_paid: number;
  parent: { type: "subscription_details"; subscription_details: { subscription: string } };
  lines: {
    object: "list";
    has_more: false;
    data: {
      id: string;
      object: "line_item";
      amount: number;
      period: { start: number; end: number };
      parent: {
        type: "subscription_item_details";
        subscription_item_details: { subscription: string };
      };
    }[];
  };
};

export type InvoicePayment = {
  id: string;
  object: "invoice_payment";
  invoice: string;
  status: "paid";
  payment: { type: "payment_intent"; payment_intent: string };
};

export type Charge = {
  id: string;
  object: "charge";
  livemode: false;
  amount: number;
  amount_refunded: number;
  customer: string;
  payment_intent: string;
  refunded: boolean;
  disputed: boolean;
  created: number;
};

export type Dispute = {
  id: string;
  object: "dispute";
  livemode: false;
  charge: string;
  payment_intent: string;
  status: "needs_response" | "won" | "lost";
  created: number;
};

export type Portal = { id: string; customer: string; return_url: string | null };

/** How the provider's messages are to reach us: to try what happens when they are late or never come. */
export type DeliveryMode = "now" | "late" | "lost";

export type ProviderEvent = {
  id: string;
  object: "event";
  api_version: string;
  livemode: false;
  created: number;
  type: string;
  data: { object: object };
  pending_webhooks: number;
};

export type Records = {
  customers: Customer[];
  sessions: Session[];
  subscriptions: Subscription[];
  invoices: Invoice[];
  invoicePayments: InvoicePayment[];
  charges: Charge[];
  disputes: Dispute[];
  portals: Portal[];
  events: { event: ProviderEvent; mode: DeliveryMode }[];
};

export const noRecords = (): Records => ({
  customers: [],
  sessions: [],
  subscriptions: [],
  invoices: [],
  invoicePayments: [],
  charges: [],
  disputes: [],
  portals: [],
  events: [],
});

/** An id as the provider makes them: a prefix for the kind, then letters and digits. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;
