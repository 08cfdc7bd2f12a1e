import { PREMIUM_TOAST_MS } from "@/config/limits";

import type { MessageWithServerText, ToastMessage } from "./toast-message";

/**
 * The specification's strings, verbatim: section 8, and sections 4, 5 and 7 where noted. A message without a
 * title there gets the title 'Error', as for a failed generation.
 */
export const SPECIFIED_MESSAGES = {
  authError: (serverMessage: string): ToastMessage => ({
    tone: "destructive",
    title: "Error",
    description: serverMessage,
  }),
  signedIn: {
    tone: "success",
    title: "Welcome back!",
    description: "You have been successfully signed in.",
  },
  // Section 7.
  signUpConfirmation: {
    tone: "success",
    title: "Please check your email to confirm your account.",
  },
  // Section 4.
  signedOut: { tone: "default", title: "Signed Out" },

  generationFailed: {
    tone: "destructive",
    title: "Error",
    description: "Failed to generate prompt. Please try again.",
  },
  promptEnhanced: {
    tone: "success",
    title: "Prompt Enhanced!",
    description: "Your lazy prompt has been transformed into a powerful AI prompt.",
  },
  // Section 5: why a prompt is not sent.
  signInToGenerate: {
    tone: "default",
    title: "Please sign in",
    description: "You need to be signed in to generate prompts.",
  },
  emptyPrompt: {
    tone: "default",
    title: "Enter a prompt",
    description: "Please enter a lazy prompt to enhance.",
  },
  upgradeNeeded: {
    tone: "default",
    title: "Upgrade needed",
    description: "You've reached your free limit. Upgrade to continue.",
  },

  likeFailed: {
    tone: "destructive",
    title: "Error",
    description: "Failed to like prompt. Please try again.",
  },
  saveFailed: {
    tone: "destructive",
    title: "Error",
    description: "Failed to save prompt. Please try again.",
  },
  saved: {
    tone: "success",
    title: "Saved!",
    description: "Prompt added to your collection.",
  },
  removedFromSaved: {
    tone: "success",
    title: "Removed from saved",
    description: "Prompt removed from your collection.",
  },
  // Section 5.
  signInForSaved: {
    tone: "default",
    title: "Sign in required",
    description: "Please sign in to view saved prompts.",
  },
  signInForPremium: {
    tone: "default",
    title: "Sign in required",
    description: "Please sign in to access premium prompts.",
  },

  promptCopied: {
    tone: "success",
    title: "Copied!",
    description: "Prompt copied to clipboard.",
  },
  enhancedPromptCopied: {
    tone: "success",
    title: "Copied!",
    description: "Enhanced prompt copied to clipboard.",
  },
  copyFailed: {
    tone: "destructive",
    title: "Copy failed",
    description: "Please manually select and copy the text.",
  },

  // Section 4: the activation paths (a) and (b).
  welcomeToPremium: { tone: "success", title: "Welcome to Premium!" },
  premiumActivated: {
    tone: "success",
    title: "Premium Activated!",
    durationMs: PREMIUM_TOAST_MS,
  },
  subscriptionUpdateFailed: {
    tone: "destructive",
    title: "Error",
    description: "Failed to update subscription status. Please try again.",
  },
  subscriptionRefreshed: { tone: "success", title: "Subscription Status Updated" },
  subscriptionRefreshFailed: {
    tone: "destructive",
    title: "Refresh Failed",
    description: "Unable to refresh subscription status. Please try again.",
  },
  // The payment success page.
  signInToActivate: {
    tone: "destructive",
    title: "Authentication Error",
    description: "Please log in to activate your premium subscription.",
  },
  premiumUpdateFailed: {
    tone: "destructive",
    title: "Update Error",
    description: "Failed to activate premium status. Please contact support.",
  },
  activationFailed: {
    tone: "destructive",
    title: "Activation Error",
    description: "Failed to activate premium. Please contact support.",
  },
} as const satisfies Record<string, ToastMessage | MessageWithServerText>;
