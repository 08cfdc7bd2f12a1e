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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Storage can be edited by hand or by an older version; what cannot be read is ignored.
    return null;
  }
}

/** Reads stored text; anything that is not an intent is null. */
export function parsePendingIntent(text: string | null): PendingIntent {
  const value = text === null ? null : parseJson(text);
  if (typeof value !== "object" || value === null || !("kind" in value)) return null;
  if (value.kind === "upgrade") {
    const isOpened = "isCheckoutOpened" in value && value.isCheckoutOpened === true;
    return { kind: "upgrade", ...(isOpened && { isCheckoutOpened: true }) };
  }
  if (value.kind !== "prompt" || !("promptId" in value)) return null;
  const { promptId } = value;
  return typeof promptId === "string" && promptId !== "" ? { kind: "prompt", promptId } : null;
}
