import { PREMIUM_TOAST_MS } from "@/config/limits";

import {
  failure,
  type MessageWithServerText,
  plain,
  success,
  type ToastMessage,
} from "./toast-message";

/**
 * The specification's strings, verbatim: section 8, and sections 4, 5 and 7 where noted. A message without a
 * title there gets the title 'Error', as for a failed generation.
 */
export const SPECIFIED_MESSAGES = {
  authError: (serverMessage: string) => failure("Error", serverMessage),
  signedIn: success("Welcome back!", "You have been successfully signed in."),
  // Section 7.
  signUpConfirmation: {
    tone: "success",
    title: "Please check your email to confirm your account.",
  },
  // Section 4.
  signedOut: { tone: "default", title: "Signed Out" },

  generationFailed: failure("Error", "Failed to generate prompt. Please try again."),
  promptEnhanced: success(
    "Prompt Enhanced!",
    "Your lazy prompt has been transformed into a powerful AI prompt.",
  ),
  // Section 5: why a prompt is not sent.
  signInToGenerate: plain("Please sign in", "You need to be signed in to generate prompts."),
  emptyPrompt: plain("Enter a prompt", "Please enter a lazy prompt to enhance."),
  upgradeNeeded: plain("Upgrade needed", "You've reached your free limit. Upgrade to continue."),

  likeFailed: failure("Error", "Failed to like prompt. Please try again."),
  saveFailed: failure("Error", "Failed to save prompt. Please try again."),
  saved: success("Saved!", "Prompt added to your collection."),
  removedFromSaved: success("Removed from saved", "Prompt removed from your collection."),
  // Section 5.
  signInForSaved: plain("Sign in required", "Please sign in to view saved prompts."),
  signInForPremium: plain("Sign in required", "Please sign in to access premium prompts."),

  promptCopied: success("Copied!", "Prompt copied to clipboard."),
  enhancedPromptCopied: success("Copied!", "Enhanced prompt copied to clipboard."),
  copyFailed: failure("Copy failed", "Please manually select and copy the text."),

  // Section 4: the activation paths (a) and (b).
  welcomeToPremium: { tone: "success", title: "Welcome to Premium!" },
  premiumActivated: {
    tone: "success",
    title: "Premium Activated!",
    durationMs: PREMIUM_TOAST_MS,
  },
  subscriptionUpdateFailed: failure(
    "Error",
    "Failed to update subscription status. Please try again.",
  ),
  subscriptionRefreshed: { tone: "success", title: "Subscription Status Updated" },
  subscriptionRefreshFailed: failure(
    "Refresh Failed",
    "Unable to refresh subscription status. Please try again.",
  ),
  // The payment success page.
  signInToActivate: failure(
    "Authentication Error",
    "Please log in to activate your premium subscription.",
  ),
  premiumUpdateFailed: failure(
    "Update Error",
    "Failed to activate premium status. Please contact support.",
  ),
  activationFailed: failure(
    "Activation Error",
    "Failed to activate premium. Please contact support.",
  ),
} as const satisfies Record<string, ToastMessage | MessageWithServerText>;
