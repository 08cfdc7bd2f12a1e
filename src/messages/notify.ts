import type { MessageKey, ServerMessageKey } from "./catalogue";

/**
 * Shows the catalogue's toast. A key with server text needs that text; the fixed messages ignore it,
 * so that one place can pass any key together with the error's message.
 */
export function notify(key: Exclude<MessageKey, ServerMessageKey>): void;
export function notify(key: MessageKey, serverMessage: string): void;
export function notify(key: MessageKey, serverMessage = ""): void {
  // The toast library and the texts come after the first paint.
  void import("./toasts").then(({ showToast }) => showToast(key, serverMessage));
}
