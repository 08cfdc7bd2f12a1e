import {
  MAX_PROMPT_CHARACTERS,
  OWN_PROMPTS_MAX,
  OWN_PROMPTS_MAX_MEGABYTES,
  PREMIUM_TOAST_MS,
} from "@/config/limits";

export type ToastMessage = {
  tone: "default" | "success" | "destructive";
  title: string;
  description?: string;
  /** Default: `TOAST_MS`, as for every toast. */
  durationMs?: number;
};

/** A message with a part that is known only when it is shown: the server's text, or a name. */
type MessageWithServerText = (given: string) => ToastMessage;

const plain = (title: string, description: string) =>
  ({ tone: "default", title, description }) as const;
const success = (title: string, description: string) =>
  ({ tone: "success", title, description }) as const;
const failure = (title: string, description: string) =>
  ({ tone: "destructive", title, description }) as const;

/**
 * The specification's strings, verbatim: section 8, and sections 4, 5 and 7 where noted. A message without a
 * title there gets the title 'Error', as for a failed generation.
 */
const SPECIFIED_MESSAGES = {
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

/** Our own, for what the specification leaves open, in the voice of the design language. */
export const OWN_MESSAGES = {
  enhancementLost: failure(
    "Connection lost",
    "Nothing you have is lost. Retry is never counted twice.",
  ),
  // We cannot know whether the browser blocked the new tab (see platform/browser).
  assistantFilledIn: (assistant: string) =>
    success(
      `Copied for ${assistant}`,
      `If no tab opens, go to ${assistant} yourself. If its box is empty, paste. Nothing is sent for you.`,
    ),
  assistantOnlyFilledIn: (assistant: string) =>
    plain(
      "Not copied",
      `${assistant} opens with it filled in. If no tab opens, allow pop-ups here. Nothing is sent for you.`,
    ),
  assistantOpened: (assistant: string) =>
    success(
      `Copied for ${assistant}`,
      `Paste it there with Ctrl + V or ⌘ + V. If no tab opens, go to ${assistant} yourself.`,
    ),
  ownPromptSaved: success("Saved to My prompts", "You find it in the Saved view of the library."),
  ownPromptNotSaved: failure("Not saved", "The prompt could not be saved. Please try again."),
  ownPromptsFull: plain(
    "No room for more",
    `My prompts holds ${OWN_PROMPTS_MAX.toLocaleString("en-US")} prompts or ${OWN_PROMPTS_MAX_MEGABYTES} MB of text. Delete one to save another.`,
  ),
  ownPromptDeleted: success("Prompt deleted", "It is gone from My prompts."),
  enhancementDeleted: success("Enhancement deleted", "It is gone from your history."),
  historyCleared: success("History deleted", "None of your enhancements is kept any more."),
  historyImported: success(
    "History imported",
    "What you enhanced before you signed in is in your history now.",
  ),
  historyFailed: failure(
    "Not changed",
    "Your history could not be changed. Check your connection and try again.",
  ),
  offline: failure("You are offline", "Check your connection and try again."),
  promptTooLong: plain(
    "Prompt too long",
    `Shorten it to ${MAX_PROMPT_CHARACTERS.toLocaleString("en-US")} characters or fewer.`,
  ),
  generationInProgress: plain(
    "Already enhancing",
    "Wait for your other prompt to finish, then try again.",
  ),
  tooManyRequests: plain(
    "Too many requests",
    "Wait a little, then try again. Tries a day are limited too, and fewer without an account.",
  ),
  checkoutUnavailable: failure("Checkout unavailable", "Payments are not set up on this site yet."),
  paymentOfOtherAccount: failure(
    "Payment of another account",
    "This payment belongs to another account. Sign in with that one to use Premium.",
  ),
  portalUnavailable: failure(
    "Subscription page unavailable",
    "It could not be opened. Try again in a moment, or contact support.",
  ),
  noSubscription: plain(
    "No subscription to manage",
    "The payment provider knows of no subscription for this account.",
  ),
  savedPromptsExported: success(
    "Saved prompts exported",
    "You find the file among your downloads.",
  ),
  nothingToExport: plain(
    "Nothing to export yet",
    "Save a prompt first, then export your collection.",
  ),
  exportFailed: failure(
    "Export failed",
    "Your saved prompts could not be read. Check your connection and try again.",
  ),
  accountDeleted: success("Account deleted", "Your account is gone, and nothing more is charged."),
  accountDeletionFailed: failure(
    "Account not deleted",
    "Your account and your data are unchanged. Try again in a moment.",
  ),
  accountDeletionWrongPassword: failure(
    "Account not deleted",
    "This is not your password. Your account and your data are unchanged.",
  ),
  accountDeletionOldSignIn: failure(
    "Account not deleted",
    "You signed in more than ten minutes ago. Sign out, sign in again, and delete your account then.",
  ),
  accountDeletionTooManyTries: failure(
    "Account not deleted",
    "That was tried too often. Wait a minute, then try again.",
  ),
  accountDeletionUnconfirmed: failure(
    "Account not deleted",
    "We could not make sure that your subscription has ended. Try again, or contact support.",
  ),
  accountDeletionUnanswered: failure(
    "No answer",
    "Your account may still be there. Check your connection and try again.",
  ),
  passwordResetSent: success(
    "Check your email",
    "If you have an account, you will find a link to choose a new password.",
  ),
  passwordChanged: success("Password changed", "Use your new password the next time you sign in."),
  signOutFailed: failure(
    "Still signed in",
    "You could not be signed out. Check your connection and try again.",
  ),
  signedOutEverywhere: success(
    "Signed out everywhere",
    "Your other browsers and devices are signed out too, within an hour at the latest.",
  ),
  refreshFailed: failure(
    "Could not refresh",
    "You may be seeing older data. Check your connection and reload the page.",
  ),
} as const satisfies Record<string, ToastMessage | MessageWithServerText>;

/** Every toast of the product. Show one with `notify(key)`. */
export const CATALOGUE = { ...SPECIFIED_MESSAGES, ...OWN_MESSAGES };

export type MessageKey = keyof typeof CATALOGUE;

/** Keys of messages that need the server's text, or a name. */
export type ServerMessageKey = {
  [K in MessageKey]: (typeof CATALOGUE)[K] extends MessageWithServerText ? K : never;
}[MessageKey];
