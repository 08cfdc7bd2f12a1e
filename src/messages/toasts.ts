import { toast } from "sonner";

import { CATALOGUE, type MessageKey } from "./catalogue";
import { referenceText } from "./fixed-texts";
import { OWN_MESSAGES } from "./own-messages";
import type { ToastMessage } from "./toast-message";

/** sonner announces every toast politely; it has no assertive role for errors. */
const SHOW = {
  default: toast.message,
  success: toast.success,
  destructive: toast.error,
} as const satisfies Record<ToastMessage["tone"], unknown>;

function messageOf(key: MessageKey, serverMessage: string, reference: string | null): ToastMessage {
  const entry = CATALOGUE[key];
  const message: ToastMessage = typeof entry === "function" ? entry(serverMessage) : entry;
  const { tone, description } = message;
  const hasReference = reference !== null && key in OWN_MESSAGES && tone === "destructive";
  return hasReference
    ? { ...message, description: `${description} ${referenceText(reference)}` }
    : message;
}

export function showToast(key: MessageKey, serverMessage: string, reference: string | null): void {
  const { tone, title, description, durationMs } = messageOf(key, serverMessage, reference);
  SHOW[tone](title, { description, ...(durationMs !== undefined && { duration: durationMs }) });
}
