import { MAX_PROMPT_CHARACTERS, OWN_PROMPTS_MAX } from "@/config/limits";

import type { MessageWithServerText, ToastMessage } from "./toast-message";

/** Our own, for what the specification leaves open, in the voice of the design language. */
export const OWN_MESSAGES = {
  enhancementLost: {
    tone: "destructive",
    title: "Connection lost",
    description: "Nothing you have is lost. Retry is free.",
  },
  // We cannot know whether the browser blocked the new tab (see platform/browser).
  assistantFilledIn: (assistant: string): ToastMessage => ({
    tone: "success",
    title: `Copied for ${assistant}`,
    description: `If no tab opens, go to ${assistant} yourself. If its box is empty, paste. Nothing is sent for you.`,
  }),
  assistantOnlyFilledIn: (assistant: string): ToastMessage => ({
    tone: "default",
    title: "Not copied",
    description: `${assistant} opens with it filled in. If no tab opens, allow pop-ups here. Nothing is sent for you.`,
  }),
  assistantOpened: (assistant: string): ToastMessage => ({
    tone: "success",
    title: `Copied for ${assistant}`,
    description: `Paste it there with Ctrl + V or ⌘ + V. If no tab opens, go to ${assistant} yourself.`,
  }),
  ownPromptSaved: {
    tone: "success",
    title: "Saved to My prompts",
    description: "You find it in the Saved view of the library.",
  },
  ownPromptNotSaved: {
    tone: "destructive",
    title: "Not saved",
    description: "The prompt could not be saved. Please try again.",
  },
  ownPromptsFull: {
    tone: "default",
    title: "No room for more",
    description: `You have saved ${OWN_PROMPTS_MAX.toLocaleString("en-US")} prompts, the most there is room for. Delete one to save another.`,
  },
  ownPromptDeleted: {
    tone: "success",
    title: "Prompt deleted",
    description: "It is gone from My prompts.",
  },
  enhancementDeleted: {
    tone: "success",
    title: "Enhancement deleted",
    description: "It is gone from your history.",
  },
  historyCleared: {
    tone: "success",
    title: "History deleted",
    description: "None of your enhancements is kept any more.",
  },
  historyImported: {
    tone: "success",
    title: "History imported",
    description: "What you enhanced before you signed in is in your history now.",
  },
  historyFailed: {
    tone: "destructive",
    title: "Not changed",
    description: "Your history could not be changed. Check your connection and try again.",
  },
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
  paymentOfOtherAccount: {
    tone: "destructive",
    title: "Payment of another account",
    description: "This payment belongs to another account. Sign in with that one to use Premium.",
  },
  portalUnavailable: {
    tone: "destructive",
    title: "Subscription page unavailable",
    description: "It could not be opened. Try again in a moment, or contact support.",
  },
  noSubscription: {
    tone: "default",
    title: "No subscription to manage",
    description: "The payment provider knows of no subscription for this account.",
  },
  savedPromptsExported: {
    tone: "success",
    title: "Saved prompts exported",
    description: "You find the file among your downloads.",
  },
  nothingToExport: {
    tone: "default",
    title: "Nothing to export yet",
    description: "Save a prompt first, then export your collection.",
  },
  exportFailed: {
    tone: "destructive",
    title: "Export failed",
    description: "Your saved prompts could not be read. Check your connection and try again.",
  },
  accountDeleted: {
    tone: "success",
    title: "Account deleted",
    description: "Your data is gone, and nothing more is charged.",
  },
  accountDeletionFailed: {
    tone: "destructive",
    title: "Account not deleted",
    description: "Your data and your subscription are unchanged. Try again in a moment.",
  },
  accountDeletionUnanswered: {
    tone: "destructive",
    title: "No answer",
    description: "Your account may still be there. Check your connection and try again.",
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
} as const satisfies Record<string, ToastMessage | MessageWithServerText>;
