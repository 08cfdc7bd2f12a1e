import { TOAST_MS } from "@/config/limits";

import type { MessageKey, ServerMessageKey } from "./catalogue";
import { TOAST_UNREACHABLE } from "./fixed-texts";

let announceToast = () => {};
/** Resolves when the first toast is requested. */
export const firstToast = new Promise<void>((resolve) => {
  announceToast = resolve;
});

/** The toast library and the texts: not needed for the first paint, but fetched before the connection may fail. */
export const fetchToasts = () => import("./toasts");

/** Without the texts, all we can say is that there was a message. */
function showUnreachable(): void {
  const note = Object.assign(document.createElement("p"), {
    role: "alert",
    textContent: TOAST_UNREACHABLE,
    className:
      "fixed inset-x-4 bottom-4 z-50 mx-auto max-w-text rounded-card border border-line bg-surface p-4 text-sm shadow-raised",
  });
  document.body.append(note);
  setTimeout(() => note.remove(), TOAST_MS);
}

/**
 * Shows the catalogue's toast. A key with server text needs that text; the fixed messages ignore it, so that one
 * caller can pass any key together with the error's message. A reference is added to failures that are texts of our own.
 */
export function notify(key: Exclude<MessageKey, ServerMessageKey>): void;
export function notify(key: MessageKey, serverMessage: string, reference?: string | null): void;
export function notify(key: MessageKey, serverMessage = "", reference: string | null = null): void {
  announceToast();
  fetchToasts().then(({ showToast }) => showToast(key, serverMessage, reference), showUnreachable);
}
