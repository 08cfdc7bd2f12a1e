import { STORAGE_KEYS } from "@/config/storage-keys";

import { storage, useStored } from "./storage";

/** A whole number from 0; text that is none counts as 0. */
function countOf(text: string | null): number {
  const count = Number.parseInt(text ?? "0", 10);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** What a guest has used, kept in this browser (specification, section 6). */
export const guestUsage = {
  /** One more, or as many as the server has counted for this guest, if that is more. */
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
