import { describe, expect, test } from "vitest";

import { CATALOGUE, type MessageKey } from "./catalogue";
import { CONNECTION_ERROR_PANEL } from "./fixed-texts";
import type { ToastMessage } from "./toast-message";

/** The specification's strings: section 8, then sections 4, 5 and 7. */
const SPECIFIED: [MessageKey, title: string, description?: string][] = [
  ["authError", "Error", "Invalid login credentials"],
  ["signedIn", "Welcome back!", "You have been successfully signed in."],
  ["generationFailed", "Error", "Failed to generate prompt. Please try again."],
  [
    "promptEnhanced",
    "Prompt Enhanced!",
    "Your lazy prompt has been transformed into a powerful AI prompt.",
  ],
  ["likeFailed", "Error", "Failed to like prompt. Please try again."],
  ["saveFailed", "Error", "Failed to save prompt. Please try again."],
  ["saved", "Saved!", "Prompt added to your collection."],
  ["removedFromSaved", "Removed from saved", "Prompt removed from your collection."],
  ["promptCopied", "Copied!", "Prompt copied to clipboard."],
  ["enhancedPromptCopied", "Copied!", "Enhanced prompt copied to clipboard."],
  ["copyFailed", "Copy failed", "Please manually select and copy the text."],
  ["signInForPremium", "Sign in required", "Please sign in to access premium prompts."],
  ["subscriptionUpdateFailed", "Error", "Failed to update subscription status. Please try again."],
  ["subscriptionRefreshed", "Subscription Status Updated"],
  [
    "subscriptionRefreshFailed",
    "Refresh Failed",
    "Unable to refresh subscription status. Please try again.",
  ],
  [
    "signInToActivate",
    "Authentication Error",
    "Please log in to activate your premium subscription.",
  ],
  [
    "premiumUpdateFailed",
    "Update Error",
    "Failed to activate premium status. Please contact support.",
  ],
  ["activationFailed", "Activation Error", "Failed to activate premium. Please contact support."],
  ["signedOut", "Signed Out"],
  ["welcomeToPremium", "Welcome to Premium!"],
  ["premiumActivated", "Premium Activated!"],
  ["signInToGenerate", "Please sign in", "You need to be signed in to generate prompts."],
  ["emptyPrompt", "Enter a prompt", "Please enter a lazy prompt to enhance."],
  ["upgradeNeeded", "Upgrade needed", "You've reached your free limit. Upgrade to continue."],
  ["signInForSaved", "Sign in required", "Please sign in to view saved prompts."],
  ["signUpConfirmation", "Please check your email to confirm your account."],
];

const OURS: MessageKey[] = [
  "answersLinkCopied",
  "answersLinkTooLong",
  "assistantFilledByExtension",
  "collectionDeleted",
  "collectionFull",
  "collectionNotChanged",
  "collectionsFull",
  "extensionConnected",
  "extensionNotConnected",
  "extensionNotFound",
  "extensionSignInOld",
  "ownPromptChanged",
  "onlyLocked",
  "packExported",
  "packExportedPartly",
  "packImported",
  "packInvalid",
  "packNotImported",
  "packTooMuch",
  "packWithHistory",
  "promptsCopied",
  "promptsCopiedPartly",
  "promptsNotSaved",
  "promptsSaved",
  "shareEnded",
  "shareNotChanged",
  "sharedLinkCopied",
  "accountCreated",
  "assistantFilledIn",
  "assistantOnlyFilledIn",
  "assistantOpened",
  "ownPromptSaved",
  "ownPromptNotSaved",
  "ownPromptsFull",
  "ownPromptDeleted",
  "ownPromptNotDeleted",
  "enhancementDeleted",
  "historyCleared",
  "historyImported",
  "historyFailed",
  "settingNotChanged",
  "offline",
  "promptTooLong",
  "checkoutUnavailable",
  "paymentOfOtherAccount",
  "portalUnavailable",
  "noSubscription",
  "dataExported",
  "nothingToExport",
  "exportFailed",
  "accountDeleted",
  "passwordResetSent",
  "passwordChanged",
  "signOutFailed",
  "signedOutEverywhere",
  "refreshFailed",
  "tokenCopied",
  "tokenNotMade",
  "tokensFull",
  "tokenRevoked",
  "tokenNotRevoked",
];

function messageOf(key: MessageKey): ToastMessage {
  const entry = CATALOGUE[key];
  return typeof entry === "function" ? entry("Invalid login credentials") : entry;
}

describe("the catalogue", () => {
  test.each(SPECIFIED)("says %s as the specification does", (key, title, description) => {
    const message = messageOf(key);
    expect([message.title, message.description]).toEqual([title, description]);
  });

  test("holds the specification's messages and ours, and no others", () => {
    const keys = [...SPECIFIED.map(([key]) => key), ...OURS];
    expect(Object.keys(CATALOGUE).toSorted()).toEqual(keys.toSorted());
  });

  test("keeps only the premium toast for five seconds", () => {
    const timed = SPECIFIED.filter(([key]) => "durationMs" in messageOf(key));
    expect(timed).toEqual([["premiumActivated", "Premium Activated!"]]);
    expect(CATALOGUE.premiumActivated.durationMs).toBe(5000);
  });

  test("shows failures as destructive and nothing that went well", () => {
    const destructive = SPECIFIED.filter(([key]) => messageOf(key).tone === "destructive");
    const failures = SPECIFIED.filter(([, title]) => /Error|failed/i.test(title));
    expect(destructive).toEqual(failures);
  });

  test.each(OURS)("says %s calmly and what to do", (key) => {
    const { title, description } = messageOf(key);
    expect(title).not.toMatch(/[!.]$/);
    expect(description).toMatch(/^[A-Z][^!]*\.$/);
  });

  test("names the compact generator's panel as the specification does", () => {
    expect(CONNECTION_ERROR_PANEL).toEqual({
      title: "Connection Error",
      description: "Failed to load session. Please check your connection and try again.",
      action: "Retry",
    });
  });
});
