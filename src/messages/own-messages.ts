import {
  ACCESS_TOKENS_MAX,
  MAX_COLLECTION_ITEMS,
  MAX_PROMPT_CHARACTERS,
  OWN_PROMPTS_MAX,
  OWN_PROMPTS_MAX_MEGABYTES,
} from "@/config/limits";

import {
  failure,
  type MessageWithServerText,
  plain,
  success,
  type ToastMessage,
} from "./toast-message";

/** Our own, for what the specification leaves open, in the voice of the design language. */
export const OWN_MESSAGES = {
  accountCreated: success("Account created", "You are signed in."),
  // We cannot know whether the browser blocked the new tab (see platform/browser).
  assistantFilledIn: (assistant: string) =>
    success(
      `Copied for ${assistant}`,
      `The prompt is on your clipboard. If the box is empty, paste it. If no tab opens, go to ${assistant}.`,
    ),
  assistantOnlyFilledIn: (assistant: string) =>
    plain(
      "Not copied",
      `${assistant} opens with the prompt filled in. If no tab opens, allow pop-ups for this site.`,
    ),
  assistantOpened: (assistant: string) =>
    success(
      `Copied for ${assistant}`,
      `Paste it there with Ctrl + V or ⌘ + V. If no tab opens, go to ${assistant}.`,
    ),
  tokenCopied: success("Token copied", "It is on your clipboard."),
  tokenNotMade: failure("No token made", "Check your connection and try again."),
  tokensFull: plain(
    "No room for more",
    `An account has at most ${ACCESS_TOKENS_MAX} access tokens. Revoke one to make another.`,
  ),
  tokenRevoked: success("Token revoked", "Programs that use it are refused from now on."),
  tokenNotRevoked: failure("Not revoked", "The token still works. Please try again."),
  promptsCopied: success("Prompts copied", "The prompts are on your clipboard, one after another."),
  promptsCopiedPartly: (leftOut: string) => success("Prompts copied", `${leftOut}.`),
  onlyLocked: plain(
    "Nothing to copy or export",
    "These prompts are locked. You can save them, and Premium opens them.",
  ),
  promptsSaved: success("Prompts saved", "All of these prompts are in Saved."),
  promptsNotSaved: failure(
    "None of them was saved",
    "They are still selected. Check your connection and try again.",
  ),
  answersLinkCopied: success(
    "Link copied",
    "Your answers are in the link itself. Whoever has it can read them.",
  ),
  answersLinkTooLong: plain(
    "Too long for a link",
    "Your answers do not fit into an address. Copy the prompt instead.",
  ),
  sharedLinkCopied: success("Link copied", "Whoever has it can read what you shared."),
  shareEnded: plain("Link switched off", "Whoever opens it now sees that it has ended."),
  shareNotChanged: failure(
    "Link not changed",
    "It is as it was before. Check your connection and try again.",
  ),
  packExported: success("Exported", "The file is in your downloads."),
  packExportedPartly: (leftOut: string) => success("Exported", `${leftOut}.`),
  packImported: success(
    "Imported",
    "You'll find everything in My prompts and in your collections.",
  ),
  packNotImported: failure(
    "Nothing was imported",
    "Your prompts are as they were. Check your connection and try again.",
  ),
  packInvalid: failure(
    "Nothing was imported",
    "The server refused a part of the file, so it took none of it.",
  ),
  packTooMuch: plain(
    "Nothing was imported",
    "There is not enough room in My prompts or in a collection for all of it.",
  ),
  packWithHistory: plain(
    "Nothing was imported",
    "The file has history, and your account keeps none. You can change that in the account menu.",
  ),
  collectionsFull: plain(
    "No room for another collection",
    "Three collections are free, and Premium has no limit. The ones you have stay as they are.",
  ),
  collectionFull: plain(
    "This collection is full",
    `A collection holds ${MAX_COLLECTION_ITEMS} prompts. Put more into another one.`,
  ),
  collectionNotChanged: failure(
    "Collection not changed",
    "It is as it was before. Check your connection and try again.",
  ),
  collectionDeleted: success("Collection deleted", "The prompts that were in it are still there."),
  assistantFilledByExtension: (assistant: string) =>
    success(
      `Handed to ${assistant}`,
      "The extension shows the prompt there before it puts it in. It is on your clipboard, too.",
    ),
  extensionConnected: success("Extension connected", "It is signed in to this account now."),
  extensionNotFound: plain(
    "Extension not found",
    "Install it first, then press Connect once more. The guide about it says how.",
  ),
  extensionSignInOld: plain(
    "Sign in again",
    "This sign-in is more than a day old. Sign out, sign in again, then connect the extension.",
  ),
  extensionNotConnected: failure(
    "Not connected",
    "The extension could not be signed in. Check your connection and try again.",
  ),
  ownPromptSaved: success("Saved to My prompts", "You'll find it in Saved."),
  ownPromptChanged: success(
    "Prompt saved",
    "The earlier text is still there, under Earlier versions.",
  ),
  ownPromptNotSaved: failure("Not saved", "The prompt could not be saved. Please try again."),
  ownPromptsFull: plain(
    "No room for more",
    `My prompts holds ${OWN_PROMPTS_MAX.toLocaleString("en-US")} prompts or ${OWN_PROMPTS_MAX_MEGABYTES} MB of text. Delete one to save another.`,
  ),
  ownPromptDeleted: success("Prompt deleted", "You won't see it in My prompts anymore."),
  ownPromptNotDeleted: failure(
    "Prompt not deleted",
    "It is still in My prompts. Check your connection and try again.",
  ),
  enhancementDeleted: success("Enhancement deleted", "It has been removed from your history."),
  historyCleared: success("History deleted", "Your enhancement history is empty."),
  historyImported: success(
    "History imported",
    "Your earlier enhancements are now in your history.",
  ),
  historyFailed: failure(
    "History not changed",
    "Your history could not be updated. Check your connection and try again.",
  ),
  settingNotChanged: failure(
    "Setting not changed",
    "It is as it was before. Check your connection and try again.",
  ),
  offline: failure("You are offline", "Check your connection and try again."),
  promptTooLong: plain(
    "Prompt too long",
    `Shorten it to ${MAX_PROMPT_CHARACTERS.toLocaleString("en-US")} characters or fewer.`,
  ),
  checkoutUnavailable: failure("Checkout unavailable", "Payments are not set up on this site yet."),
  paymentOfOtherAccount: failure(
    "This payment belongs to another account",
    "You paid from another account. Sign in to that one to use Premium.",
  ),
  portalUnavailable: failure(
    "Subscription page unavailable",
    "It could not be opened. Try again in a moment, or contact support.",
  ),
  noSubscription: plain("No subscription to manage", "We found no subscription for this account."),
  dataExported: success("Data exported", "The file is in your downloads."),
  nothingToExport: plain(
    "Nothing to export yet",
    "Save or enhance a prompt first. Then you can export it.",
  ),
  exportFailed: failure(
    "Export failed",
    "Your data could not be loaded. Check your connection and try again.",
  ),
  accountDeleted: success(
    "Account deleted",
    "Your account has been deleted, and you won't be charged again.",
  ),
  passwordResetSent: success(
    "Check your email",
    "If you have an account, we sent you a link to choose a new password.",
  ),
  passwordChanged: success("Password changed", "Use your new password the next time you sign in."),
  signOutFailed: failure(
    "Still signed in",
    "We could not sign you out. Check your connection and try again.",
  ),
  signedOutEverywhere: success(
    "Signed out everywhere",
    "Your other browsers and devices will be signed out within an hour.",
  ),
  refreshFailed: failure(
    "Could not refresh",
    "You may be seeing older data. Check your connection and reload the page.",
  ),
} as const satisfies Record<string, ToastMessage | MessageWithServerText>;
