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

function pausesFor(verdict: CheckoutVerdict, random: () => number): number[] {
  const pauses = ACTIVATION_PAUSES_MS.map((ms) => ms * (1 + ACTIVATION_JITTER * random()));
  return verdict === "active" ? [0, ...pauses] : pauses;
}

/**
 * Activates premium after a payment that the database may not know of yet: tries once, asks the provider once,
 * then tries again with growing pauses for about 35 s. Without a checkout session there is nothing to wait for.
 * Throws the last try's `AppError`, or one of kind "other-account".
 */
export async function activateWithPatience(steps: ActivationSteps): Promise<void> {
  const first = await errorOf(steps.attempt);
  if (first === null) return;
  if (!isNotKnownYet(first) || steps.confirm === null) throw first;

  const verdict = await steps.confirm();
  if (verdict === "other-account") throw new AppError("other-account");
  if (verdict === "refused") throw first;
  let last = first;
  for (const ms of pausesFor(verdict, steps.random)) {
    await steps.pause(ms);
    const error = await errorOf(steps.attempt);
    if (error === null) return;
    if (!mayPass(error)) throw error;
    last = error;
  }
  throw last;
}

async function errorOf(attempt: () => Promise<void>): Promise<Error | null> {
  try {
    await attempt();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
