import { readFileSync } from "node:fs";

import { createElement } from "react";

import type { TestAccount } from "./account";
import { actionsFor } from "./actions";
import type { Deliveries } from "./deliveries";
import { pageResponse } from "./page";
import { payPage } from "./pay-page";
import { portalPage, RECONCILE } from "./portal-page";
import type { DeliveryMode, Portal, Records } from "./records";

export const PAGES_PATH = "/test-checkout";
const MAX_REFERENCE_CHARACTERS = 200;

type CheckoutPagesOptions = {
  records: Records;
  /** The account, its events sent in this mode. */
  accountWith: (mode: DeliveryMode) => TestAccount;
  deliveries: Pick<Deliveries, "settled">;
  save: () => void;
  /** What a schedule does every night on a real host; false when it failed. */
  reconcile: () => Promise<boolean>;
};

/** The pages that a payer and a customer see. */
export function createCheckoutPages(options: CheckoutPagesOptions) {
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const form = new URLSearchParams(request.method === "POST" ? await request.text() : "");
    switch (`${request.method} ${url.pathname}`) {
      case `GET ${PAGES_PATH}/style.css`:
        return stylesheet();
      case `GET ${PAGES_PATH}/pay`:
        return openPayPage(url.searchParams);
      case `POST ${PAGES_PATH}/pay`:
        return pay(form, options);
      case `GET ${PAGES_PATH}/portal`:
        return openPortalPage(url.searchParams, options);
      case `POST ${PAGES_PATH}/portal`:
        return act(form, options);
      default:
        return notFound();
    }
  };
}

const notFound = (): Response =>
  pageResponse("Not found", createElement("h1", null, "There is no such page"), 404);

function stylesheet(): Response {
  const css = readFileSync(new URL("style.css", import.meta.url), "utf8");
  return new Response(css, { headers: { "content-type": "text/css; charset=utf-8" } });
}

/** What the provider would not take as a reference it drops without a word. */
function referenceIn(values: URLSearchParams): string | null {
  const reference = values.get("client_reference_id") ?? "";
  const isValid = /^[\w-]+$/.test(reference) && reference.length <= MAX_REFERENCE_CHARACTERS;
  return isValid ? reference : null;
}

function openPayPage(query: URLSearchParams): Response {
  const locked = query.get("locked_prefilled_email");
  return payPage({
    reference: referenceIn(query),
    email: locked ?? query.get("prefilled_email") ?? "",
    isEmailLocked: locked !== null,
  });
}

const modeIn = (form: URLSearchParams): DeliveryMode => {
  const mode = form.get("webhook");
  return mode === "late" || mode === "lost" ? mode : "now";
};

/**
 * Waits, as the provider does, for the answer to a message that is sent at once; a late or lost one comes after
 * the buyer. https://docs.stripe.com/checkout/fulfillment
 */
async function pay(
  form: URLSearchParams,
  { accountWith, deliveries, save }: CheckoutPagesOptions,
): Promise<Response> {
  const email = form.get("email")?.trim() ?? "";
  const reference = referenceIn(form);
  if (!/^\S+@\S+$/.test(email)) {
    return payPage({ reference, email, isEmailLocked: false, problem: "Enter an e-mail address." });
  }
  const session = accountWith(modeIn(form)).buy({ reference, email });
  save();
  await deliveries.settled();
  return redirect(`/payment-success?session_id=${session.id}`);
}

const portalIn = (values: URLSearchParams, { portals }: Records): Portal | undefined =>
  portals.find(({ id }) => id === values.get("session"));

function openPortalPage(query: URLSearchParams, { records }: CheckoutPagesOptions): Response {
  const portal = portalIn(query, records);
  if (portal === undefined) return notFound();
  return portalPage(records, portal, query.get("done"));
}

/** Waits for the message's first answer, so that the site knows when the page says that it is done. */
async function act(
  form: URLSearchParams,
  { records, accountWith, deliveries, save, reconcile }: CheckoutPagesOptions,
): Promise<Response> {
  const portal = portalIn(form, records);
  if (portal !== undefined && form.get("action") === RECONCILE) {
    const outcome = (await reconcile()) ? RECONCILE : "failed";
    return redirect(`${PAGES_PATH}/portal?session=${portal.id}&done=${outcome}`);
  }
  const subscription = records.subscriptions.find(
    ({ id, customer }) => id === form.get("subscription") && customer === portal?.customer,
  );
  if (portal === undefined || subscription === undefined) return notFound();
  const action = actionsFor(records, subscription).find((name) => name === form.get("action"));
  const page = `${PAGES_PATH}/portal?session=${portal.id}`;
  // Done already in another tab: the page shows what is possible now.
  if (action === undefined) return redirect(page);
  accountWith(modeIn(form)).act(subscription, action);
  save();
  await deliveries.settled();
  return redirect(`${page}&done=${action}`);
}

const redirect = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
