import type { TestAccount } from "./account";
import { actionsFor } from "./actions";
import { listOf, newId, type Records } from "./records";

type ProviderApiOptions = {
  records: Records;
  account: Pick<TestAccount, "act">;
  secretKey: string;
  /** Where a customer portal opens. */
  portalUrl: string;
  save: () => void;
};

type Query = URLSearchParams;
type Call = { method: string; path: string; query: Query; body: Query };

const NOT_FOUND = {
  error: { type: "invalid_request_error", code: "resource_missing", message: "No such object." },
};

/** The few endpoints that the functions call, answered as the provider answers them. */
export function createProviderApi(options: ProviderApiOptions) {
  return async (request: Request): Promise<Response> => {
    if (request.headers.get("authorization") !== `Bearer ${options.secretKey}`) {
      const message = "Invalid API key provided.";
      return Response.json({ error: { type: "invalid_request_error", message } }, { status: 401 });
    }
    const url = new URL(request.url);
    const body = new URLSearchParams(await request.text());
    const call = { method: request.method, path: url.pathname, query: url.searchParams, body };
    const found = answer(call, options);
    return Response.json(found ?? NOT_FOUND, { status: found === undefined ? 404 : 200 });
  };
}

function answer(call: Call, options: ProviderApiOptions): object | undefined {
  const [, , ...segments] = call.path.split("/");
  const id = segments.at(-1) ?? "";
  if (call.method === "GET") {
    const list = LISTS[segments.join("/")];
    return list === undefined
      ? ONE[segments.slice(0, -1).join("/")]?.(options.records, id, call.query)
      : pageOf(list(options.records, call.query), call);
  }
  if (call.method === "DELETE" && segments[0] === "subscriptions") return cancel(id, options);
  const isPortal = call.method === "POST" && segments.join("/") === "billing_portal/sessions";
  return isPortal ? openPortal(call.body, options) : undefined;
}

const expands = (query: Query, path: string): boolean =>
  [...query].some(([name, value]) => name.startsWith("expand") && value === path);

/** Single objects by the folder that holds them. */
const ONE: Record<string, (records: Records, id: string, query: Query) => object | undefined> = {
  "checkout/sessions": ({ sessions }, id) => sessions.find((session) => session.id === id),
  subscriptions: ({ subscriptions, invoices }, id, query) => {
    const found = subscriptions.find((subscription) => subscription.id === id);
    if (found === undefined || !expands(query, "latest_invoice")) return found;
    return { ...found, latest_invoice: invoices.find((one) => one.id === found.latest_invoice) };
  },
};

/** Lists, filtered by the parameters that the functions use. Without its filter a list is whole. */
const LISTS: Record<string, (records: Records, query: Query) => { id: string }[]> = {
  "checkout/sessions": ({ sessions, subscriptions }, query) =>
    sessions
      .filter(
        (session) =>
          isAsked(query, "subscription", session.subscription) &&
          isAsked(query, "status", session.status) &&
          isAsked(query, "customer_details[email]", session.customer_details.email) &&
          session.created >= Number(query.get("created[gte]") ?? 0),
      )
      .map((session) => ({
        ...session,
        ...(expands(query, "data.subscription") && {
          subscription: subscriptions.find(({ id }) => id === session.subscription) ?? null,
        }),
      })),
  subscriptions: ({ subscriptions }, query) =>
    subscriptions.filter(
      ({ status, items, customer }) =>
        status !== "canceled" &&
        isAsked(query, "price", items.data[0]?.price.id ?? "") &&
        isAsked(query, "customer", customer),
    ),
  invoices: ({ invoices, invoicePayments }, query) =>
    invoices
      .filter(
        ({ status, parent }) =>
          isAsked(query, "status", status) &&
          isAsked(query, "subscription", parent.subscription_details.subscription),
      )
      .map((invoice) => ({
        ...invoice,
        ...(expands(query, "data.payments") && {
          payments: listOf(invoicePayments.filter((payment) => payment.invoice === invoice.id)),
        }),
      })),
  invoice_payments: ({ invoices, invoicePayments }, query) =>
    invoicePayments
      .filter(({ payment }) => isAsked(query, "payment[payment_intent]", payment.payment_intent))
      .map((payment) => ({
        ...payment,
        ...(expands(query, "data.invoice") && {
          invoice: invoices.find(({ id }) => id === payment.invoice),
        }),
      })),
  charges: ({ charges }, query) =>
    charges.filter(({ customer }) => isAsked(query, "customer", customer)),
  disputes: ({ disputes }, query) =>
    disputes.filter(({ charge }) => isAsked(query, "charge", charge)),
  events: ({ events }, query) =>
    events
      .map(({ event }) => event)
      .filter(
        ({ pending_webhooks: pending }) => query.get("delivery_success") !== "false" || pending > 0,
      )
      .toReversed(),
};

const isAsked = (query: Query, name: string, value: string): boolean =>
  !query.has(name) || query.get(name) === value;

const DEFAULT_PAGE = 10;

function pageOf(all: { id: string }[], { query, path }: Call): object {
  const after = all.findIndex(({ id }) => id === query.get("starting_after"));
  const limit = Number(query.get("limit") ?? DEFAULT_PAGE);
  const data = all.slice(after + 1, after + 1 + limit);
  return { object: "list", url: path, data, has_more: all.length > after + 1 + limit };
}

function cancel(id: string, { records, account, save }: ProviderApiOptions): object | undefined {
  const found = records.subscriptions.find((subscription) => subscription.id === id);
  // The provider does not know a cancelled subscription here any more.
  if (found === undefined || !actionsFor(records, found).includes("cancel")) return undefined;
  account.act(found, "cancel");
  save();
  return found;
}

function openPortal(body: Query, options: ProviderApiOptions): object | undefined {
  const { records, portalUrl, save } = options;
  const customer = records.customers.find(({ id }) => id === body.get("customer"));
  if (customer === undefined) return undefined;
  const portal = { id: newId("bps"), customer: customer.id, return_url: body.get("return_url") };
  records.portals.push(portal);
  save();
  return { ...portal, object: "billing_portal.session", url: `${portalUrl}?session=${portal.id}` };
}
