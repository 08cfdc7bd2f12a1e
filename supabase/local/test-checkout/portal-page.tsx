import { Fragment } from "react";

import { type Action, actionsFor } from "./actions";
import { pageResponse } from "./page";
import { DeliveryChoice } from "./pay-page";
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

const OTHER_LABELS = { [RECONCILE]: "reconciled", failed: "nothing, the reconcile failed" };

const labelOf = (action: string): string =>
  Object.entries({ ...LABELS, ...OTHER_LABELS }).find(([name]) => name === action)?.[1] ?? action;

const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** The test customer portal: what the customer and, here, everybody else can do to a subscription. */
export function portalPage(records: Records, portal: Portal, done: string | null): Response {
  const own = records.subscriptions.filter(({ customer }) => customer === portal.customer);
  const email = records.customers.find(({ id }) => id === portal.customer)?.email;
  const session = <input type="hidden" name="session" value={portal.id} />;
  const body = (
    <>
      <h1>Your subscription</h1>
      <output>{done !== null && `Done: ${labelOf(done)}.`}</output>
      <p>{email}</p>
      {own.map((subscription) => (
        <Fragment key={subscription.id}>
          <SubscriptionFacts records={records} subscription={subscription} />
          <form method="post" action="/test-checkout/portal">
            {session}
            <input type="hidden" name="subscription" value={subscription.id} />
            <DeliveryChoice />
            <p className="actions">
              {actionsFor(records, subscription).map((action) => (
                <ActionButton key={action} action={action} label={LABELS[action]} />
              ))}
            </p>
          </form>
        </Fragment>
      ))}
      <form method="post" action="/test-checkout/portal">
        {session}
        <p className="actions">
          <ActionButton action={RECONCILE} label="Run the nightly reconcile" />
        </p>
      </form>
      <p className="actions">
        <a href={portal.return_url ?? "/prompts"}>Back to the site</a>
      </p>
    </>
  );
  return pageResponse("Test customer portal", body);
}

function SubscriptionFacts(props: { records: Records; subscription: Subscription }) {
  const { status, cancel_at_period_end: isEnding, items } = props.subscription;
  const charge = paidCharge(props.records, props.subscription);
  return (
    <>
      <h2>Brilliant Prompts Premium, $4.99 per month</h2>
      <dl>
        <dt>Status</dt>
        <dd>{isEnding ? `${status}, ends with the period` : status}</dd>
        <dt>Period ends</dt>
        <dd>{dayOf(items.data[0]?.current_period_end ?? 0)}</dd>
        <dt>Last payment</dt>
        <dd>{charge === undefined ? "none" : moneyState(charge)}</dd>
      </dl>
    </>
  );
}

function moneyState({ refunded, disputed }: { refunded: boolean; disputed: boolean }): string {
  if (refunded) return "refunded in full";
  return disputed ? "disputed" : "paid";
}

/** Nothing for what is not for a button. */
function ActionButton({ action, label }: { action: string; label: string | undefined }) {
  return label === undefined ? null : (
    <button type="submit" name="action" value={action}>
      {label}
    </button>
  );
}
