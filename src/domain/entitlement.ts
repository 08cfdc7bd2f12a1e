import { isPremiumCategory } from "@/config/categories";
import { FREE_ENHANCEMENT_LIMIT } from "@/config/limits";
import { PREMIUM_PLAN } from "@/config/plans";
import type { Profile, Prompt } from "@/types/entities";

/** Any one of these makes a premium user: specification, section 6. */
type ProfileSources = Pick<Profile, "is_subscribed" | "is_premium" | "plan">;

/** The person at the screen, as far as rights are concerned. */
export type Viewer = {
  isSignedIn: boolean;
  /** Enhancements used: the profile's count, or the guest's stored count. */
  used: number;
  /** Undefined for a guest, and until it has been read. */
  profile: ProfileSources | undefined;
  /** The flag in this browser's storage, which makes a premium user as well. */
  hasLocalFlag: boolean;
};

export type Entitlement = {
  tier: "guest" | "free" | "premium";
  /** False when only this browser's flag makes the viewer premium: the server still sends teasers. */
  isConfirmed: boolean;
  isSignedIn: boolean;
  used: number;
  /** Enhancements in total; null means unlimited. */
  limit: number | null;
  /** Enhancements left, at least 0; Infinity for premium. */
  remaining: number;
};

export function isPremiumProfile({ is_subscribed, is_premium, plan }: ProfileSources): boolean {
  return is_subscribed || is_premium || plan === PREMIUM_PLAN;
}

/**
 * What the viewer may do: specification, section 6. A guest with the local flag counts as premium,
 * because section 4 says the flag alone is enough. This answer is a courtesy: the database and the
 * function decide again.
 */
export function entitlementOf(viewer: Viewer): Entitlement {
  const { isSignedIn, used, profile, hasLocalFlag } = viewer;
  const isConfirmed = profile !== undefined && isPremiumProfile(profile);
  if (isConfirmed || hasLocalFlag) {
    return { tier: "premium", isConfirmed, isSignedIn, used, limit: null, remaining: Infinity };
  }
  return {
    tier: isSignedIn ? "free" : "guest",
    isConfirmed: true,
    isSignedIn,
    used,
    limit: FREE_ENHANCEMENT_LIMIT,
    remaining: Math.min(FREE_ENHANCEMENT_LIMIT, Math.max(0, FREE_ENHANCEMENT_LIMIT - used)),
  };
}

type Tier = Pick<Entitlement, "tier">;
export type Standing = Pick<Entitlement, "tier" | "isConfirmed">;
type OpenOrPremium = Pick<Prompt, "is_premium">;
type WithText = OpenOrPremium & Partial<Pick<Prompt, "content">>;

/** A premium prompt opens only for premium users: specification, section 4. */
export function canOpenPrompt({ tier }: Tier, prompt: OpenOrPremium): boolean {
  return tier === "premium" || !prompt.is_premium;
}

/** Whether the viewer is premium for the server, too. */
export function isSubscriber({ tier, isConfirmed }: Standing): boolean {
  return tier === "premium" && isConfirmed;
}

/** In place of a premium prompt's text in lists that were kept for reading offline. */
export const TEXT_NOT_KEPT = "The text of this Premium prompt is not kept for reading offline.";

/** Whether the server sent the whole text: without premium, the text of a premium prompt is a teaser. */
export function hasWholeText(entitlement: Standing, prompt: WithText): boolean {
  return !prompt.is_premium || (isSubscriber(entitlement) && prompt.content !== TEXT_NOT_KEPT);
}

/** Premium categories are locked for everyone but premium users; the views All and Saved never are. */
export function isCategoryLocked({ tier }: Tier, category: string): boolean {
  return tier !== "premium" && isPremiumCategory(category);
}

export type PremiumFlagState = {
  isSet: boolean;
  /** Whether the server has confirmed it since it was set. */
  isConfirmed: boolean;
};

/**
 * What to do with the local flag once the server has said whether the account is premium. A flag that the server
 * has never confirmed, from path (b), stays: section 4 of the specification shows it at once, and the payment may
 * reach the server later. 'Refresh' and signing out drop it. A flag that was confirmed and no longer is belongs to
 * a subscription that has ended, so it is dropped at once.
 */
export function reconcileFlag(
  { isSet, isConfirmed }: PremiumFlagState,
  isPremiumAtServer: boolean,
): "keep" | "confirm" | "drop" {
  if (!isSet) return "keep";
  if (isPremiumAtServer) return isConfirmed ? "keep" : "confirm";
  return isConfirmed ? "drop" : "keep";
}
