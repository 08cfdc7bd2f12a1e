import { toast } from "sonner";

import { CATALOGUE, type MessageKey, type ServerMessageKey, type ToastMessage } from "./catalogue";

/** sonner announces every toast politely; it has no assertive role for errors. */
const SHOW = {
  default: toast.message,
  success: toast.success,
  destructive: toast.error,
} as const satisfies Record<ToastMessage["tone"], unknown>;

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
  const { tone, title, description, durationMs } = messageOf(key, serverMessage);
  SHOW[tone](title, { description, ...(durationMs !== undefined && { duration: durationMs }) });
}
