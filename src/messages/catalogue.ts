import { OWN_MESSAGES } from "./own-messages";
import { SPECIFIED_MESSAGES } from "./specified-messages";
import type { MessageWithServerText } from "./toast-message";

/** Every toast of the product. Show one with `notify(key)`. */
export const CATALOGUE = { ...SPECIFIED_MESSAGES, ...OWN_MESSAGES };

export type MessageKey = keyof typeof CATALOGUE;

/** Keys whose text needs the server's, or a name. */
export type ServerMessageKey = {
  [K in MessageKey]: (typeof CATALOGUE)[K] extends MessageWithServerText ? K : never;
}[MessageKey];
