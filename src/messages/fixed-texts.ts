/** The compact generator's error panel, which is not a toast: specification, sections 4 and 8. */
export const CONNECTION_ERROR_PANEL = {
  title: "Connection Error",
  description: "Failed to load session. Please check your connection and try again.",
  action: "Retry",
} as const;

/** Shown instead of the auth service's own text (sections 5 and 8) when there is none. */
export const AUTH_UNREACHABLE =
  "The sign-in service could not be reached. Check your connection and try again.";

/** Why an account was not deleted, in the dialog that asked for it. */
export const DELETION_FAILURES = {
  network: "Your account may not have been deleted. Check your connection and try again.",
  forbidden: "This is not your password. Your account and your data are unchanged.",
  auth: "You signed in more than ten minutes ago. Sign out, sign in again, and then delete your account.",
  "rate-limited": "There were too many tries. Wait a minute, then try again.",
  conflict: "We could not confirm that your subscription has ended. Try again, or contact support.",
  other: "Your account and your data are unchanged. Try again in a moment.",
} as const;

/** By which the owner finds a failed call in the log. */
export const referenceText = (reference: string): string => `Reference: ${reference}`;

/** Shown when the toast library cannot be fetched. */
export const TOAST_UNREACHABLE =
  "A message could not be shown. Check your connection and reload the page.";
