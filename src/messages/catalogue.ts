import { OWN_MESSAGES } from "./own-messages";
import { SPECIFIED_MESSAGES } from "./specified-messages";
import type { MessageWithServerText } from "./toast-message";

/** Every toast of the product. Show one with `notify(key)`. */
export const CATALOGUE = { ...SPECIFIED_MESSAGES, ...OWN_MESSAGES };

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
