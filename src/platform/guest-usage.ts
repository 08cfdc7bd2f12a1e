import { STORAGE_KEYS } from "@/config/storage-keys";

import { storage, useStored } from "./storage";

/** A whole number, at least 0; any other text counts as 0. */
function countOf(text: string | null): number {
  const count = Number.parseInt(text ?? "0", 10);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** A guest's number of enhancements, kept in this browser (specification, section 6). */
export const guestUsage = {
  /** Adds one, or takes the server's count for this guest if that is higher. */
  add({ counted }: { counted: number }): void {
    const used = countOf(storage.get(STORAGE_KEYS.guestPromptCount));
    storage.set(STORAGE_KEYS.guestPromptCount, String(Math.max(used + 1, counted)));
  },
};

export function useGuestUsage(): number {
  return countOf(useStored(STORAGE_KEYS.guestPromptCount));
}

/** The id that the enhancer counts this guest by. It is signed, and says nothing about the person. */
export const guestId = {
  read: (): string | null => storage.get(STORAGE_KEYS.guestId),
  write: (id: string): void => storage.set(STORAGE_KEYS.guestId, id),
};
