import { HttpError } from "../_shared/http/errors.ts";
import type { Identity } from "../_shared/http/identity.ts";
import { isRecord } from "../_shared/http/json.ts";
import {
  type AccountDeps,
  paymentHandler,
  requireProvider,
} from "../_shared/payments/account-call.ts";
import { fulfil } from "../_shared/payments/fulfil.ts";
import type { DeletionCheck } from "../_shared/payments/ledger.ts";
import { askProvider } from "../_shared/payments/provider.ts";
import type { IsPassword } from "./password.ts";

export type DeletionDeps = AccountDeps & { isPassword: IsPassword };

/**
 * Takes the password, or a sign-in of the last ten minutes. Ends the payments first: a person who is charged must
 * still have an account to complain from.
 */
export const createHandler = paymentHandler<DeletionDeps>(
  "delete-account",
  async ({ account, body }, deps) => {
    const password = passwordIn(body);
    const check = await deps.ledger.beginDeletion(account);
    if (!check.isAllowed) {
      throw new HttpError("RATE_LIMITED", "Too many tries. Wait a minute and try again.");
    }
    await requireProof({ account, password, isFresh: check.isFresh }, deps);
    const ended = await endPayments({ userId: account.userId, ...check }, deps);
    if (!(await deps.ledger.deleteAccount({ userId: account.userId, ended }))) {
      throw new HttpError("CONFLICT", "A payment came in just now. Please try again.");
    }
    return { status: 200, body: { status: "deleted" } };
  },
);

function passwordIn(body: unknown): string | undefined {
  const password = isRecord(body) && body["confirm"] === true ? body["password"] : null;
  if (password === undefined || typeof password === "string") return password;
  const message = 'The body must be {"confirm": true}, with the "password" as a text.';
  throw new HttpError("BAD_REQUEST", message);
}

type Proof = { account: Identity; password: string | undefined; isFresh: boolean };

async function requireProof(
  { account: { email }, password, isFresh }: Proof,
  { isPassword }: DeletionDeps,
): Promise<void> {
  if (password === undefined || email === undefined) {
    if (isFresh) return;
    const message = "Sign in again, and delete the account within ten minutes.";
    throw new HttpError("SIGN_IN_REQUIRED", message);
  }
  if (!(await isPassword({ email, password }))) {
    throw new HttpError("WRONG_PASSWORD", "This is not the password of this account.");
  }
}

type Payer = { userId: string } & Pick<DeletionCheck, "createdAt" | "confirmedEmail">;

/** The ids of all that have ended now. Throws when one of them may still be charged for. */
async function endPayments(payer: Payer, deps: DeletionDeps): Promise<string[]> {
  const { userId, createdAt: since, confirmedEmail } = payer;
  const { ledger } = deps;
  const known = await ledger.paymentsToEnd(userId);
  if (deps.provider === undefined && known.length === 0) return [];
  const provider = requireProvider(deps);
  const payments = [...known, ...(await ledger.subscriptionsOf(userId))];
  const customers = payments.map(({ customerId }) => customerId);
  const buyer = { reference: userId, confirmedEmail, customers, since };
  const { own, named } = await askProvider(provider.purchasesOf(buyer));
  // Now either recorded for the account it names or, if there is none, parked under this address.
  for (const subscriptionId of named) {
    const { ticket } = await ledger.beginEvent(null);
    await fulfil({ subscriptionId, ticket, event: null }, { provider, ledger });
  }
  const toEnd = await ledger.paymentsToEnd(userId);
  const ids = [...new Set([...own, ...toEnd.map(({ subscriptionId }) => subscriptionId)])];
  for (const id of ids) {
    if (await askProvider(provider.endSubscription(id))) continue;
    const message =
      "The payment provider does not confirm that your subscription has ended. Please contact support.";
    throw new HttpError("CONFLICT", message, { cause: new Error(`not ended: ${id}`) });
  }
  return ids;
}
