import { STORAGE_KEYS } from "@/config/storage-keys";

import { storage } from "./storage";

/** The id the enhancer gave this browser; it is signed, and names nobody. */
export const guestId = {
  read: (): string | null => storage.get(STORAGE_KEYS.guestId),
  write: (id: string): void => storage.set(STORAGE_KEYS.guestId, id),
};
