import { HttpError } from "../_shared/http/errors.ts";
import type { Identity } from "../_shared/http/identity.ts";
import type { Answer } from "../_shared/http/json-handler.ts";
import { isRecord } from "../_shared/http/json.ts";
import { paymentHandler, requireProvider } from "../_shared/payments/account-call.ts";
import { type Fulfilment, fulfil } from "../_shared/payments/fulfil.ts";
import { askProvider } from "../_shared/payments/provider.ts";

/** https://docs.stripe.com/api/checkout/sessions/object */
const SESSION_ID = /^cs_[A-Za-z0-9_]{8,200}$/;

/**
 * A buyer who is back before the webhook. The session is looked up at the provider and fulfilled for the
 * account that it names, not for the one that presents it.
 */
export const createHandler = paymentHandler("confirm-checkout", async ({ account, body }, deps) => {
  const sessionId = sessionIdIn(body);
  const { isAllowed, ticket } = await deps.ledger.beginCheck(account.userId);
  if (!isAllowed)
    throw new HttpError("RATE_LIMITED", "Too many requests. Wait a minute and try again.");
  const provider = requireProvider(deps);
  const checkout = await askProvider(provider.readCheckout(sessionId));
  if (checkout.kind !== "subscription") return answerOf({ outcome: checkout.kind }, account);
  const input = { subscriptionId: checkout.subscriptionId, ticket, event: null };
  return answerOf(await fulfil(input, { provider, ledger: deps.ledger }), account);
});

function sessionIdIn(body: unknown): string {
  const sessionId = isRecord(body) ? body["session_id"] : undefined;
  if (typeof sessionId === "string" && SESSION_ID.test(sessionId)) return sessionId;
  throw new HttpError("BAD_REQUEST", "session_id is not the id of a checkout session.");
}

function answerOf(fulfilment: Fulfilment, account: Identity): Answer {
  if (fulfilment.outcome === "pending") return { status: 202, body: { status: "pending" } };
  if (fulfilment.outcome === "foreign")
    throw new HttpError("NOT_FOUND", "No such checkout is known.");
  if (fulfilment.outcome !== "recorded") {
    throw new HttpError("CONFLICT", "This payment belongs to no account. Please contact support.");
  }
  if (fulfilment.userId !== account.userId) {
    return { status: 200, body: { status: "other_account" } };
  }
  if (!fulfilment.isEntitled) {
    throw new HttpError("CONFLICT", "This payment was refunded, or its subscription has ended.");
  }
  return { status: 200, body: { status: "active" } };
}
