import { MAX_PROMPT_CHARACTERS, PREMIUM_TOAST_MS } from "@/config/limits";

export type ToastMessage = {
  tone: "default" | "success" | "destructive";
  title: string;
  description?: string;
  /** Absent: what the toaster gives every toast, `TOAST_MS`. */
  durationMs?: number;
};

type MessageWithServerText = (serverMessage: string) => ToastMessage;

/**
 * The specification's strings, letter by letter: section 8, and sections 4, 5 and 7 where named.
 * Where it gives a message without a title, the title is 'Error', as for a failed generation.
 */
const SPECIFIED = {
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

/** Ours, for what the specification leaves open; in the voice of the design language. */
const OURS = {
  offline: {
    tone: "destructive",
    title: "You are offline",
    description: "Check your connection and try again.",
  },
  promptTooLong: {
    tone: "default",
    title: "Prompt too long",
    description: `Shorten it to ${MAX_PROMPT_CHARACTERS.toLocaleString("en-US")} characters or fewer.`,
  },
  generationInProgress: {
    tone: "default",
    title: "Already enhancing",
    description: "Wait for your other prompt to finish, then try again.",
  },
  tooManyRequests: {
    tone: "default",
    title: "Too many requests",
    description:
      "Wait a little, then try again. Without an account, a network gets a few tries a day.",
  },
  checkoutUnavailable: {
    tone: "destructive",
    title: "Checkout unavailable",
    description: "Payments are not set up on this site yet.",
  },
  passwordResetSent: {
    tone: "success",
    title: "Check your email",
    description: "If you have an account, you will find a link to choose a new password.",
  },
  passwordChanged: {
    tone: "success",
    title: "Password changed",
    description: "Use your new password the next time you sign in.",
  },
  signOutFailed: {
    tone: "destructive",
    title: "Still signed in",
    description: "You could not be signed out. Check your connection and try again.",
  },
  refreshFailed: {
    tone: "destructive",
    title: "Could not refresh",
    description: "You may be seeing older data. Check your connection and reload the page.",
  },
} as const satisfies Record<string, ToastMessage>;

/** Every toast of the product. Show one with `notify(key)`. */
export const CATALOGUE = { ...SPECIFIED, ...OURS };

export type MessageKey = keyof typeof CATALOGUE;

/** Keys whose text comes from the server. */
export type ServerMessageKey = {
  [K in MessageKey]: (typeof CATALOGUE)[K] extends MessageWithServerText ? K : never;
}[MessageKey];

/** The compact generator's error panel, which is not a toast: sections 4 and 8. */
export const CONNECTION_ERROR_PANEL = {
  title: "Connection Error",
  description: "Failed to load session. Please check your connection and try again.",
  action: "Retry",
} as const;

/** Stands where the auth service's own text would: sections 5 and 8 show that text, if there is one. */
export const AUTH_UNREACHABLE =
  "The sign-in service could not be reached. Check your connection and try again.";
