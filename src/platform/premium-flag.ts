import { STORAGE_KEYS } from "@/config/storage-keys";

import { storage } from "./storage";
import { useStored } from "./use-stored";

const FLAG_IS_SET = "true";

/**
 * The local premium flag (specification, sections 3 and 4). It changes what this browser shows; the
 * server ignores it.
 */
export const premiumFlag = {
  isSet: (): boolean => storage.get(STORAGE_KEYS.isPremium) === FLAG_IS_SET,
  set(activatedAt: Date): void {
    storage.set(STORAGE_KEYS.isPremium, FLAG_IS_SET);
    storage.set(STORAGE_KEYS.premiumActivatedAt, activatedAt.toISOString());
  },
  clear(): void {
    storage.remove(STORAGE_KEYS.isPremium);
    storage.remove(STORAGE_KEYS.premiumActivatedAt);
  },
};

/** Follows the flag; a change in another tab is a recheck, as the specification's section 4 asks. */
export function usePremiumFlag(): boolean {
  return useStored(STORAGE_KEYS.isPremium) === FLAG_IS_SET;
}
