import {
  addInvoice,
  type Charge,
  invoicesOf,
  latestInvoice,
  monthFrom,
  newDispute,
  openDispute,
  paidCharge,
  payInvoice,
  type Records,
  type Subscription,
} from "./records";

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

/** As if the paid period ended now, to try it without waiting a month. */
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

/** The next period runs, and its invoice waits to be paid: which takes about an hour to succeed or fail. */
const startRenewal: Step = ({ records, now, emit }, subscription) => {
  startPeriod(subscription, subscription.items.data[0]?.current_period_end ?? now());
  addInvoice(records, subscription, now());
  emit("customer.subscription.updated", subscription);
};

const isPaid = (records: Records, subscription: Subscription): boolean =>
  latestInvoice(records, subscription).status === "paid";

const renew: Step = (context, subscription) => {
  const { records, now, emit } = context;
  if (isPaid(records, subscription)) startRenewal(context, subscription);
  const invoice = latestInvoice(records, subscription);
  payInvoice(records, invoice, now());
  subscription.status = "active";
  emit("invoice.paid", invoice);
  emit("customer.subscription.updated", subscription);
};

const failRenewal: Step = (context, subscription) => {
  const { records, emit } = context;
  if (isPaid(records, subscription)) {
    endPaidPeriod(context, subscription);
    startRenewal(context, subscription);
  }
  subscription.status = "past_due";
  emit("invoice.payment_failed", latestInvoice(records, subscription));
  emit("customer.subscription.updated", subscription);
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
  const opened = newDispute(charge, now());
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
  start_renewal: {
    isPossible: (records, subscription) =>
      isGoingOn(records, subscription) && isPaid(records, subscription),
    perform: startRenewal,
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
