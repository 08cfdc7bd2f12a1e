import { PREMIUM_SOURCE } from "@/config/plans";
import { activateWithPatience, type CheckoutVerdict } from "@/domain/activation";
import { isAppError } from "@/lib/app-error";
import { premiumFlag } from "@/platform/premium-flag";
import { withTabLock } from "@/platform/tab-lock";

import { database } from "../client/database";
import { callFunction } from "../client/functions";
import { unwrap } from "../client/unwrap";

export type ActivationRequest = {
  userId: string;
  /** Of the checkout, as the address has it; null when it names none. */
  sessionId: string | null;
};

/** Specification, section 7: the columns a client may write. The database decides what it stores. */
type PremiumPatch = {
  is_subscribed: true;
  is_premium?: true;
  premium_activated_at?: string;
  premium_source?: string;
};

/** One name for all paths and tabs: whoever comes second finds the work done. */
const LOCK_NAME = "activate-premium";

async function updateProfile(userId: string, patch: PremiumPatch): Promise<void> {
  unwrap(await database.from("users").update(patch).eq("id", userId).select("id").single());
}

async function fetchPremiumFlags(userId: string) {
  return unwrap(
    await database.from("users").select("is_premium, is_subscribed").eq("id", userId).maybeSingle(),
  );
}

async function fetchIsSubscribed(userId: string): Promise<boolean> {
  const row = unwrap(
    await database.from("users").select("is_subscribed").eq("id", userId).maybeSingle(),
  );
  return row?.is_subscribed ?? false;
}

const VERDICTS = { active: "active", pending: "pending", other_account: "other-account" } as const;

/**
 * Asks the provider about a checkout session. 400 and 409 are final: no such id, or a payment that was
 * refunded or is nobody's. That nobody could be asked is no verdict, because the webhook may still come.
 * A session of the user that has run out is an error: no try will succeed.
 */
async function confirmCheckout(sessionId: string): Promise<CheckoutVerdict> {
  try {
    const { status } = await callFunction<{ status?: keyof typeof VERDICTS }>({
      name: "confirm-checkout",
      body: { session_id: sessionId },
    });
    return VERDICTS[status ?? "pending"] ?? "unknown";
  } catch (error) {
    if (isAppError(error, "auth")) throw error;
    const isFinal = isAppError(error, "invalid") || isAppError(error, "in-flight");
    return isFinal ? "refused" : "unknown";
  }
}

function activate(sessionId: string | null, attempt: () => Promise<void>): Promise<void> {
  return activateWithPatience({
    attempt,
    confirm: sessionId === null ? null : () => confirmCheckout(sessionId),
    pause: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
    random: Math.random,
  });
}

/**
 * Path (a) of section 4. Resolves to whether the subscription is new: another tab, or the webhook, may
 * have been first. Throws `AppError`.
 */
export function confirmSubscription(request: ActivationRequest): Promise<{ isNew: boolean }> {
  const { userId, sessionId } = request;
  return withTabLock(LOCK_NAME, async () => {
    if (await fetchIsSubscribed(userId)) return { isNew: false };
    await activate(sessionId, () => updateProfile(userId, { is_subscribed: true }));
    return { isNew: true };
  });
}

/** Path (c) of section 4. The flag is set only after the server has said yes. Throws `AppError`. */
export function activatePremium({ userId, sessionId }: ActivationRequest): Promise<void> {
  return withTabLock(LOCK_NAME, async () => {
    const flags = await fetchPremiumFlags(userId);
    if (flags?.is_premium !== true) {
      await activate(sessionId, () =>
        updateProfile(userId, {
          is_premium: true,
          is_subscribed: true,
          premium_activated_at: new Date().toISOString(),
          premium_source: PREMIUM_SOURCE,
        }),
      );
    }
    premiumFlag.set(new Date());
  });
}
