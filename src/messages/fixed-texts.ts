/** The compact generator's error panel, which is not a toast: sections 4 and 8. */
export const CONNECTION_ERROR_PANEL = {
  title: "Connection Error",
  description: "Failed to load session. Please check your connection and try again.",
  action: "Retry",
} as const;

/** Stands where the auth service's own text would: sections 5 and 8 show that text, if there is one. */
export const AUTH_UNREACHABLE =
  "The sign-in service could not be reached. Check your connection and try again.";

/** Stands where a toast would that cannot be fetched. */
export const TOAST_UNREACHABLE =
  "A message could not be shown. Check your connection and reload the page.";
