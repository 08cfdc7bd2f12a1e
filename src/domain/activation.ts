import { ACTIVATION_JITTER, ACTIVATION_PAUSES_MS } from "@/config/limits";
import { AppError, isAppError } from "@/lib/app-error";

/**
 * What the provider says about a checkout session. `unknown`: it could not be asked, so the payment may
 * still arrive; `refused`: there is no such payment.
 */
export type CheckoutVerdict = "active" | "pending" | "other-account" | "unknown" | "refused";

export type ActivationSteps = {
  /** Asks the database. Throws `AppError` of kind "payment-required" while it knows of no payment. */
  attempt: () => Promise<void>;
  /** Asks the provider; null when the address named no checkout session. */
  confirm: (() => Promise<CheckoutVerdict>) | null;
  pause: (ms: number) => Promise<void>;
  /** In [0, 1). */
  random: () => number;
};

function isNotKnownYet(error: unknown): boolean {
  return isAppError(error, "payment-required");
}

/** We wait anyway, so a connection or a server that failed once may work at the next try. */
function mayPass(error: unknown): boolean {
  return isNotKnownYet(error) || isAppError(error, "network") || isAppError(error, "server");
}

/**
 * Activates premium after a payment that the database may not know of yet: tries once, asks the provider, then tries
 * again with growing pauses for about 35 s. A provider that could not be asked is asked again before each of these.
 * Without a checkout session there is nothing to wait for.
 * Throws the last try's `AppError`, or one of kind "other-account".
 */
export async function activateWithPatience(steps: ActivationSteps): Promise<void> {
  const { attempt, confirm, pause, random } = steps;
  let last = await errorOf(attempt);
  if (last === null) return;
  if (!isNotKnownYet(last) || confirm === null) throw last;

  let verdict = await ask(confirm, last);
  for (const ms of verdict === "active" ? [0, ...ACTIVATION_PAUSES_MS] : ACTIVATION_PAUSES_MS) {
    await pause(ms * (1 + ACTIVATION_JITTER * random()));
    if (verdict === "unknown") verdict = await ask(confirm, last);
    const error = await errorOf(attempt);
    if (error === null) return;
    if (!mayPass(error)) throw error;
    last = error;
  }
  throw last;
}

/** Throws where the provider's answer leaves nothing to wait for. */
async function ask(confirm: () => Promise<CheckoutVerdict>, known: Error) {
  const verdict = await confirm();
  if (verdict === "other-account") throw new AppError("other-account");
  if (verdict === "refused") throw known;
  return verdict;
}

async function errorOf(attempt: () => Promise<void>): Promise<Error | null> {
  try {
    await attempt();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
