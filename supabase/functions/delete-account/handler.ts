import { HttpError } from "../_shared/http/errors.ts";
import { isRecord } from "../_shared/http/json.ts";
import {
  type Account,
  type AccountDeps,
  accountHandler,
  requireProvider,
} from "../_shared/payments/account-call.ts";
import { askProvider } from "../_shared/payments/provider.ts";

const ENDED: readonly string[] = ["canceled", "incomplete_expired"];

/** Ends the payments first: a person who is charged must still have an account to complain from. */
export const createHandler = accountHandler("delete-account", async ({ account, body }, deps) => {
  if (!isRecord(body) || body["confirm"] !== true)
    throw new HttpError("BAD_REQUEST", 'The body must be {"confirm": true}.');
  await endPayments(account, deps);
  await deps.ledger.deleteAccount(account.userId);
  return { status: 200, body: { status: "deleted" } };
});

async function endPayments({ userId, email }: Account, deps: AccountDeps): Promise<void> {
  const known = await deps.ledger.subscriptionsOf(userId);
  const running = known.filter(({ status }) => !ENDED.includes(status));
  if (deps.provider === undefined && running.length === 0) return;
  const provider = requireProvider(deps);
  // A purchase whose messages were all lost is not known here.
  const bought =
    email === undefined
      ? []
      : await askProvider(provider.subscriptionsBoughtBy({ reference: userId, email }));
  const ids = new Set([...running.map(({ subscriptionId }) => subscriptionId), ...bought]);
  for (const id of ids) await askProvider(provider.cancelSubscription(id));
}
