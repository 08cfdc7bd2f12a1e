import { toast } from "sonner";

import { CATALOGUE, type MessageKey, type ToastMessage } from "./catalogue";

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

export function showToast(key: MessageKey, serverMessage: string): void {
  const { tone, title, description, durationMs } = messageOf(key, serverMessage);
  SHOW[tone](title, { description, ...(durationMs !== undefined && { duration: durationMs }) });
}
