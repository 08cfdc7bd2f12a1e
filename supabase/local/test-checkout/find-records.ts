import type { Charge, Dispute, Invoice, Records, Subscription } from "./records";

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

export function openDispute(records: Records, { customer }: Subscription): Dispute | undefined {
  const charges = records.charges.filter((charge) => charge.customer === customer);
  return records.disputes.find(
    ({ status, charge }) => status === "needs_response" && charges.some(({ id }) => id === charge),
  );
}
