import { type Action, actionsFor } from "./actions";
import { type Html, html, pageResponse } from "./html";
import { deliveryChoice } from "./pay-page";
import { paidCharge, type Portal, type Records, type Subscription } from "./records";

/** Not the customer's: what makes good for lost messages. */
export const RECONCILE = "reconcile";

/** In the order in which they are shown. The others are not for a button. */
const LABELS: Partial<Record<Action, string>> = {
  cancel_at_period_end: "Cancel at period end",
  resume: "Resume",
  end_period: "Let the period end now",
  renew: "Renew",
  fail_renewal: "Fail the next renewal",
  give_up: "Give up the failed payment",
  refund: "Refund in full",
  open_dispute: "Open dispute",
  win_dispute: "Close dispute won",
  lose_dispute: "Close dispute lost",
};

const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

export type PortalPage = { records: Records; portal: Portal; done?: string };

/** The test customer portal: what the customer and, here, everybody else can do to a subscription. */
export function portalPage({ records, portal, done }: PortalPage): Response {
  const own = records.subscriptions.filter(({ customer }) => customer === portal.customer);
  const email = records.customers.find(({ id }) => id === portal.customer)?.email ?? "";
  const body = html`
    <h1>Your subscription</h1>
    <p role="status">${done === undefined ? "" : `Done: ${done}.`}</p>
    <p>${email}</p>
    ${own.map((subscription) => subscriptionPart({ records, portal, subscription }))}
    <form method="post" action="/test-checkout/portal">
      <input type="hidden" name="session" value="${portal.id}" />
      <p class="actions">
        <button type="submit" name="action" value="${RECONCILE}">Run the nightly reconcile</button>
      </p>
    </form>
    <p class="actions"><a href="${portal.return_url ?? "/prompts"}">Back to the site</a></p>
  `;
  return pageResponse({ title: "Test customer portal", body });
}

type Part = { records: Records; portal: Portal; subscription: Subscription };

function subscriptionPart({ records, portal, subscription }: Part): Html {
  const periodEnd = subscription.items.data[0]?.current_period_end ?? 0;
  const charge = paidCharge(records, subscription);
  return html`
    <h2>Brilliant Prompts Premium, $4.99 per month</h2>
    <dl>
      <dt>Status</dt>
      <dd>
        ${subscription.status}${subscription.cancel_at_period_end ? ", ends with the period" : ""}
      </dd>
      <dt>Period ends</dt>
      <dd>${dayOf(periodEnd)}</dd>
      <dt>Last payment</dt>
      <dd>${charge === undefined ? "none" : moneyState(charge)}</dd>
    </dl>
    <form method="post" action="/test-checkout/portal">
      <input type="hidden" name="session" value="${portal.id}" />
      <input type="hidden" name="subscription" value="${subscription.id}" />
      ${deliveryChoice()}
      <p class="actions">
        ${actionsFor(records, subscription).map((action) => actionButton(action))}
      </p>
    </form>
  `;
}

function moneyState({ refunded, disputed }: { refunded: boolean; disputed: boolean }): string {
  if (refunded) return "refunded in full";
  return disputed ? "disputed" : "paid";
}

function actionButton(action: Action): Html {
  const label = LABELS[action];
  return label === undefined
    ? html``
    : html`<button type="submit" name="action" value="${action}">${label}</button> `;
}

const OTHER_LABELS = { [RECONCILE]: "reconciled", failed: "nothing, the reconcile failed" };

export const labelOf = (action: string): string =>
  Object.entries({ ...LABELS, ...OTHER_LABELS }).find(([name]) => name === action)?.[1] ?? action;
