import { OWN_MESSAGES } from "./own-messages";
import { SPECIFIED_MESSAGES } from "./specified-messages";
import type { MessageWithServerText } from "./toast-message";

/** Every toast of the product. Show one with `notify(key)`. */
export const CATALOGUE = { ...SPECIFIED_MESSAGES, ...OWN_MESSAGES };

export type MessageKey = keyof typeof CATALOGUE;

/** Keys of messages that need the server's text, or a name. */
export type ServerMessageKey = {
  [K in MessageKey]: (typeof CATALOGUE)[K] extends MessageWithServerText ? K : never;
}[MessageKey];
