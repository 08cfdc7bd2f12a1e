import { parseJson } from "@/lib/parse-json";

/**
 * What to open once the visitor has signed in: specification, section 4. A checkout that opened automatically
 * stays pending, because the browser may have blocked it without saying so.
 */
export type PendingIntent =
  | { kind: "prompt"; promptId: string }
  | { kind: "upgrade"; isCheckoutOpened?: true }
  | null;

/** Text for the browser's storage; null means that the key is to be removed. */
export function serialisePendingIntent(intent: PendingIntent): string | null {
  return intent && JSON.stringify(intent);
}

/** Reads stored text; anything that is not an intent is null. */
export function parsePendingIntent(text: string | null): PendingIntent {
  const value = parseJson(text);
  if (typeof value !== "object" || value === null || !("kind" in value)) return null;
  if (value.kind === "upgrade") {
    const isOpened = "isCheckoutOpened" in value && value.isCheckoutOpened === true;
    return { kind: "upgrade", ...(isOpened && { isCheckoutOpened: true }) };
  }
  if (value.kind !== "prompt" || !("promptId" in value)) return null;
  const { promptId } = value;
  return typeof promptId === "string" && promptId !== "" ? { kind: "prompt", promptId } : null;
}
