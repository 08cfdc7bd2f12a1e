import { PREMIUM_SOURCE } from "@/config/plans";
import { activateWithPatience, type CheckoutVerdict } from "@/domain/activation";
import { isAppError } from "@/lib/app-error";
import { withTabLock } from "@/platform/browser";
import { premiumFlag } from "@/platform/premium-flag";

import { callFunction } from "../client/call-function";
import { supabase } from "../client/supabase";
import { unwrap } from "../client/unwrap";

export type ActivationRequest = {
  userId: string;
  /** The checkout session from the address, or null. */
  sessionId: string | null;
};

/** Specification, section 7: the columns a client may write. The database decides what it stores. */
type PremiumPatch = {
  is_subscribed: true;
  is_premium?: true;
  premium_activated_at?: string;
  premium_source?: string;
};

/** One lock for all paths and tabs: the second to get it finds the work done. */
const LOCK_NAME = "activate-premium";

async function updateProfile(userId: string, patch: PremiumPatch): Promise<void> {
  unwrap(await supabase.from("users").update(patch).eq("id", userId).select("id").single());
}

async function fetchFlags(userId: string) {
  return unwrap(
    await supabase.from("users").select("is_premium, is_subscribed").eq("id", userId).maybeSingle(),
  );
}

const VERDICTS = { active: "active", pending: "pending", other_account: "other-account" } as const;

/**
 * Asks the provider about a checkout session. 400 and 409 are final: there is no such id, or the payment was
 * refunded or belongs to no account. If the provider cannot be asked, the answer is "unknown", because the
 * webhook may still arrive. An expired sign-in is an error: no further try can succeed.
 */
async function confirmCheckout(sessionId: string): Promise<CheckoutVerdict> {
  try {
    type Answer = { status?: keyof typeof VERDICTS };
    const { status } = await callFunction<Answer>("confirm-checkout", { session_id: sessionId });
    return VERDICTS[status ?? "pending"] ?? "unknown";
  } catch (error) {
    if (isAppError(error, "auth")) throw error;
    const isFinal = isAppError(error, "invalid") || isAppError(error, "conflict");
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
 * Path (a) of section 4. Resolves to whether the subscription is new: another tab or the webhook may have
 * activated it first. Throws `AppError`.
 */
export function confirmSubscription({ userId, sessionId }: ActivationRequest) {
  return withTabLock(LOCK_NAME, async () => {
    const flags = await fetchFlags(userId);
    if (flags?.is_subscribed === true) return { isNew: false };
    await activate(sessionId, () => updateProfile(userId, { is_subscribed: true }));
    return { isNew: true };
  });
}

/** Path (c) of section 4. Sets the flag only after the server has accepted. Throws `AppError`. */
export function activatePremium({ userId, sessionId }: ActivationRequest): Promise<void> {
  return withTabLock(LOCK_NAME, async () => {
    const flags = await fetchFlags(userId);
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
