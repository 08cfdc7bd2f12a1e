import { STORAGE_KEYS } from "@/config/storage-keys";

import { storage, useStored } from "./storage";

const IS_TRUE = "true";

/**
 * The local premium flag (specification, sections 3 and 4). It changes what this browser shows; the
 * server ignores it.
 */
export const premiumFlag = {
  isSet: (): boolean => storage.get(STORAGE_KEYS.isPremium) === IS_TRUE,
  /** Whether the server has said the same since the flag was set. */
  isConfirmed: (): boolean => storage.get(STORAGE_KEYS.premiumConfirmed) === IS_TRUE,
  set(activatedAt: Date): void {
    storage.remove(STORAGE_KEYS.premiumConfirmed);
    storage.set(STORAGE_KEYS.premiumActivatedAt, activatedAt.toISOString());
    storage.set(STORAGE_KEYS.isPremium, IS_TRUE);
  },
  confirm(): void {
    storage.set(STORAGE_KEYS.premiumConfirmed, IS_TRUE);
  },
  clear(): void {
    storage.remove(STORAGE_KEYS.isPremium);
    storage.remove(STORAGE_KEYS.premiumActivatedAt);
    storage.remove(STORAGE_KEYS.premiumConfirmed);
  },
};

/** Follows the flag; a change in another tab is a recheck, as the specification's section 4 asks. */
export function usePremiumFlag(): boolean {
  return useStored(STORAGE_KEYS.isPremium) === IS_TRUE;
}
