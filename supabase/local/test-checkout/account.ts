import { ACTIONS, type Action, actionsFor, type AccountContext } from "./actions";
import {
  addInvoice,
  type Buyer,
  latestInvoice,
  newCustomer,
  newSession,
  newSubscription,
  payInvoice,
  type Session,
  type Subscription,
} from "./records";

export type TestAccount = ReturnType<typeof createTestAccount>;

/** The provider's side of one merchant: what happens to subscriptions, and which events report it. */
export function createTestAccount(context: AccountContext) {
  const { records, now, emit } = context;

  function payFirst(subscription: Subscription, session: Session): void {
    payInvoice(records, latestInvoice(records, subscription), now());
    subscription.status = "active";
    session.payment_status = "paid";
  }

  /** A checkout paid at once; or, delayed, one whose payment is still on its way. */
  function buy(buyer: Buyer, timing: "at once" | "delayed" = "at once"): Session {
    const customer = newCustomer(buyer.email, now());
    const subscription = newSubscription(customer.id, now());
    const session = newSession(buyer, subscription);
    records.customers.push(customer);
    records.subscriptions.push(subscription);
    records.sessions.push(session);
    const invoice = addInvoice(records, subscription, now());
    if (timing === "at once") payFirst(subscription, session);
    emit("checkout.session.completed", session);
    emit("customer.subscription.created", subscription);
    if (timing === "at once") emit("invoice.paid", invoice);
    return session;
  }

  /** The delayed payment of a checkout arrives or fails. */
  function settle(session: Session, outcome: "paid" | "failed"): void {
    const subscription = records.subscriptions.find(({ id }) => id === session.subscription);
    if (subscription === undefined) throw new Error("The session has no subscription.");
    if (outcome === "paid") {
      payFirst(subscription, session);
      emit("checkout.session.async_payment_succeeded", session);
      emit("invoice.paid", latestInvoice(records, subscription));
      return;
    }
    subscription.status = "incomplete_expired";
    emit("checkout.session.async_payment_failed", session);
    emit("customer.subscription.updated", subscription);
  }

  /** Throws when it is not possible now. */
  function act(subscription: Subscription, action: Action): void {
    if (!actionsFor(records, subscription).includes(action)) {
      throw new Error(`${action} is not possible now.`);
    }
    ACTIONS[action].perform(context, subscription);
  }

  return { buy, settle, act };
}
