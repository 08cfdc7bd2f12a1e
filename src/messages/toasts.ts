import { createElement } from "react";
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

/** Alerts of the form they answer, inside its dialog: announced there, so that the specified toast is for the eyes. */
const ANNOUNCED_IN_PLACE: readonly MessageKey[] = ["authError"];

/**
 * Toasts that take each other's place: one failure of the connection may fail several refreshes, and a sign-in that
 * worked ends the error of the attempt before.
 */
const PLACES: Partial<Record<MessageKey, string>> = {
  refreshFailed: "refresh",
  authError: "sign-in",
  signedIn: "sign-in",
  accountCreated: "sign-in",
  signUpConfirmation: "sign-in",
};

const unspoken = (text: string) => createElement("span", { "aria-hidden": true }, text);

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
  const { tone, title, description = "", durationMs } = messageOf(key, serverMessage, reference);
  const place = PLACES[key];
  const isUnspoken = ANNOUNCED_IN_PLACE.includes(key);
  SHOW[tone](isUnspoken ? unspoken(title) : title, {
    // Also where there is none: a toast that takes another's place would keep that one's.
    description:
      (isUnspoken && description !== "" ? unspoken(description) : description) || undefined,
    ...(durationMs !== undefined && { duration: durationMs }),
    ...(place !== undefined && { id: place }),
  });
}
