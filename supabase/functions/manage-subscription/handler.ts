import { HttpError } from "../_shared/http/errors.ts";
import { paymentHandler, requireProvider } from "../_shared/payments/account-call.ts";
import { askProvider } from "../_shared/payments/provider.ts";

/** The address of the provider's customer portal, valid for a short time and for this customer. */
export const createHandler = paymentHandler(
  "manage-subscription",
  async ({ account, origin }, deps) => {
    const provider = requireProvider(deps);
    const [newest] = await deps.ledger.subscriptionsOf(account.userId);
    if (newest === undefined) throw new HttpError("NOT_FOUND", "This account has no subscription.");
    const returnUrl = origin === null ? undefined : `${origin}/prompts`;
    const url = await askProvider(provider.openPortal(newest.customerId, returnUrl));
    return { status: 200, body: { url } };
  },
);
