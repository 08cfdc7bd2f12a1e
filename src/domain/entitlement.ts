import { isPremiumCategory } from "@/config/categories";
import { FREE_ENHANCEMENT_LIMIT } from "@/config/limits";
import { PREMIUM_PLAN } from "@/config/plans";
import type { Prompt } from "@/types/entities";

/** Who is looking, as far as rights are concerned. */
export type Viewer = {
  isSignedIn: boolean;
  /** Enhancements used: the profile's count, or the guest's stored count. */
  used: number;
  sources: PremiumSources;
};

type PremiumSources = {
  isSubscribed: boolean;
  isPremium: boolean;
  plan: string | null;
  /** The flag in this browser's storage. */
  hasLocalFlag: boolean;
};

export type Entitlement = {
  tier: "guest" | "free" | "premium";
  isSignedIn: boolean;
  used: number;
  /** Enhancements in total; null means unlimited. */
  limit: number | null;
  /** Enhancements left, at least 0; Infinity for premium. */
  remaining: number;
};

/** Any one of the four makes a premium user: specification, section 6. */
function isPremium({ isSubscribed, isPremium: hasFlag, plan, hasLocalFlag }: PremiumSources) {
  return isSubscribed || hasFlag || plan === PREMIUM_PLAN || hasLocalFlag;
}

/**
 * What the viewer may do: specification, section 6. A guest with the local flag counts as premium,
 * because section 4 says the flag alone is enough. This answer is a courtesy: the database and the
 * function decide again.
 */
export function entitlementOf({ isSignedIn, used, sources }: Viewer): Entitlement {
  if (isPremium(sources)) {
    return { tier: "premium", isSignedIn, used, limit: null, remaining: Infinity };
  }
  return {
    tier: isSignedIn ? "free" : "guest",
    isSignedIn,
    used,
    limit: FREE_ENHANCEMENT_LIMIT,
    remaining: Math.min(FREE_ENHANCEMENT_LIMIT, Math.max(0, FREE_ENHANCEMENT_LIMIT - used)),
  };
}

/** A premium prompt opens only for premium users: specification, section 4. */
export function canOpenPrompt(
  { tier }: Pick<Entitlement, "tier">,
  prompt: Pick<Prompt, "is_premium">,
): boolean {
  return tier === "premium" || !prompt.is_premium;
}

/** Premium categories are locked for everyone else; the views All and Saved never are. */
export function isCategoryLocked({ tier }: Pick<Entitlement, "tier">, category: string): boolean {
  return tier !== "premium" && isPremiumCategory(category);
}
