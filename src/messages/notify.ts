import { CATALOGUE, type MessageKey, type ServerMessageKey } from "./catalogue";
import type { ToastMessage } from "./toast-message";

function messageOf(key: MessageKey, serverMessage: string): ToastMessage {
  const entry = CATALOGUE[key];
  return typeof entry === "function" ? entry(serverMessage) : entry;
}

/**
 * Shows the catalogue's toast. A key with server text needs that text; the fixed messages ignore it,
 * so that one place can pass any key together with the error's message.
 */
export function notify(key: Exclude<MessageKey, ServerMessageKey>): void;
export function notify(key: MessageKey, serverMessage: string): void;
export function notify(key: MessageKey, serverMessage = ""): void {
  const message = messageOf(key, serverMessage);
  // The toast library comes after the first paint.
  void import("./toasts").then(({ showToast }) => showToast(message));
}
