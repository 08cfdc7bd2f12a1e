import { invoicesOf, latestInvoice, openDispute, paidCharge } from "./find-records";
import { newId } from "./ids";
import { addInvoice, monthFrom, payInvoice } from "./purchase";
import type { Charge, Dispute, Records, Subscription } from "./records";

export type AccountContext = {
  records: Records;
  /** Seconds since 1970. */
  now: () => number;
  /** Tells the world that something happened. */
  emit: (type: string, object: object) => void;
};

type Step = (context: AccountContext, subscription: Subscription) => void;
type Question = (records: Records, subscription: Subscription) => boolean;

const isGoingOn: Question = (_records, { status, cancel_at_period_end: isEnding }) =>
  status === "active" && !isEnding;
const isEnding: Question = (_records, { status, cancel_at_period_end: ends }) =>
  status === "active" && ends;
const isPastDue: Question = (_records, { status }) => status === "past_due";
const hasMoney: Question = (records, subscription) => {
  const charge = paidCharge(records, subscription);
  return charge !== undefined && !charge.refunded && !charge.disputed;
};
const isContested: Question = (records, subscription) =>
  openDispute(records, subscription) !== undefined;

const setEnding =
  (ends: boolean): Step =>
  ({ emit }, subscription) => {
    const periodEnd = subscription.items.data[0]?.current_period_end ?? null;
    subscription.cancel_at_period_end = ends;
    subscription.cancel_at = ends ? periodEnd : null;
    emit("customer.subscription.updated", subscription);
  };

/** As if the paid period ended now: nobody waits a month to try it. */
function endPaidPeriod({ records, now }: AccountContext, subscription: Subscription): void {
  const lines = invoicesOf(records, subscription).flatMap((invoice) => invoice.lines.data);
  for (const { period } of lines) period.end = Math.min(period.end, now());
  for (const item of subscription.items.data) {
    item.current_period_end = Math.min(item.current_period_end, now());
  }
}

function startPeriod(subscription: Subscription, startsAt: number): void {
  const { start, end } = monthFrom(startsAt);
  for (const item of subscription.items.data) {
    item.current_period_start = start;
    item.current_period_end = end;
  }
}

const end: Step = ({ now, emit }, subscription) => {
  subscription.status = "canceled";
  subscription.canceled_at = now();
  emit("customer.subscription.deleted", subscription);
};

const renew: Step = ({ records, now, emit }, subscription) => {
  if (subscription.status === "active") {
    startPeriod(subscription, subscription.items.data[0]?.current_period_end ?? now());
    addInvoice(records, subscription, now());
  }
  const invoice = latestInvoice(records, subscription);
  payInvoice(records, invoice, now());
  subscription.status = "active";
  emit("invoice.paid", invoice);
  emit("customer.subscription.updated", subscription);
};

const failRenewal: Step = (context, subscription) => {
  endPaidPeriod(context, subscription);
  startPeriod(subscription, context.now());
  const invoice = addInvoice(context.records, subscription, context.now());
  subscription.status = "past_due";
  context.emit("invoice.payment_failed", invoice);
  context.emit("customer.subscription.updated", subscription);
};

function chargeOf(records: Records, subscription: Subscription): Charge {
  const charge = paidCharge(records, subscription);
  if (charge === undefined) throw new Error("Nothing was paid.");
  return charge;
}

const refund: Step = ({ records, emit }, subscription) => {
  const charge = chargeOf(records, subscription);
  charge.refunded = true;
  charge.amount_refunded = charge.amount;
  emit("charge.refunded", charge);
};

const dispute: Step = ({ records, now, emit }, subscription) => {
  const charge = chargeOf(records, subscription);
  charge.disputed = true;
  const opened: Dispute = {
    id: newId("du"),
    object: "dispute",
    livemode: false,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    status: "needs_response",
    created: now(),
  };
  records.disputes.unshift(opened);
  emit("charge.dispute.created", opened);
};

const closeDispute =
  (status: "won" | "lost"): Step =>
  ({ records, emit }, subscription) => {
    const opened = openDispute(records, subscription);
    if (opened === undefined) throw new Error("There is no open dispute.");
    opened.status = status;
    emit("charge.dispute.closed", opened);
  };

/** Everything that can happen to a subscription: when, and what it does. The keys are the form's values. */
export const ACTIONS = {
  cancel_at_period_end: { isPossible: isGoingOn, perform: setEnding(true) },
  resume: { isPossible: isEnding, perform: setEnding(false) },
  end_period: {
    isPossible: isEnding,
    perform: (context, subscription) => {
      endPaidPeriod(context, subscription);
      end(context, subscription);
    },
  },
  renew: {
    isPossible: (records, subscription) =>
      isGoingOn(records, subscription) || isPastDue(records, subscription),
    perform: renew,
  },
  fail_renewal: { isPossible: isGoingOn, perform: failRenewal },
  give_up: { isPossible: isPastDue, perform: end },
  refund: { isPossible: hasMoney, perform: refund },
  open_dispute: { isPossible: hasMoney, perform: dispute },
  win_dispute: { isPossible: isContested, perform: closeDispute("won") },
  lose_dispute: { isPossible: isContested, perform: closeDispute("lost") },
  cancel: {
    isPossible: (_records, { status }) => status !== "canceled" && status !== "incomplete_expired",
    perform: end,
  },
} satisfies Record<string, { isPossible: Question; perform: Step }>;

export type Action = keyof typeof ACTIONS;

export const actionsFor = (records: Records, subscription: Subscription): Action[] =>
  (Object.keys(ACTIONS) as Action[]).filter((action) =>
    ACTIONS[action].isPossible(records, subscription),
  );
