/** The compact generator's error panel, which is not a toast: specification, sections 4 and 8. */
export const CONNECTION_ERROR_PANEL = {
  title: "Connection Error",
  description: "Failed to load session. Please check your connection and try again.",
  action: "Retry",
} as const;

/** Shown instead of the auth service's own text (sections 5 and 8) when there is none. */
export const AUTH_UNREACHABLE =
  "The sign-in service could not be reached. Check your connection and try again.";

/** By which the owner finds a failed call in the log. */
export const referenceText = (reference: string): string => `Reference: ${reference}`;

/** Shown when the toast library cannot be fetched. */
export const TOAST_UNREACHABLE =
  "A message could not be shown. Check your connection and reload the page.";
