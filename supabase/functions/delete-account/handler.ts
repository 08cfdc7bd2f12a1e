import {
  type Account,
  type AccountDeps,
  CallRefused,
  createAccountHandler,
  requireProvider,
} from "../_shared/account-call.ts";
import { askProvider } from "../_shared/payments/provider.ts";

const ENDED: readonly string[] = ["canceled", "incomplete_expired"];

/** Ends the payments first: whoever is charged must still have an account to complain from. */
export function createHandler(deps: AccountDeps): (request: Request) => Promise<Response> {
  return createAccountHandler({
    name: "delete-account",
    deps,
    answer: async ({ account, body }) => {
      if (!isConfirmed(body)) throw new CallRefused(400, 'The body must be {"confirm": true}.');
      await endPayments(account, deps);
      await deps.ledger.deleteAccount(account.userId);
      return { status: 200, body: { status: "deleted" } };
    },
  });
}

const isConfirmed = (body: unknown): boolean =>
  typeof body === "object" && body !== null && "confirm" in body && body.confirm === true;

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
