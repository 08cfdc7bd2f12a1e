import { STORAGE_KEYS } from "@/config/storage-keys";
import type { PremiumFlagState } from "@/domain/entitlement";

import { storage, useStored } from "./storage";

const IS_TRUE = "true";

/**
 * The local premium flag (specification, sections 3 and 4). It changes what this browser shows; the server
 * ignores it.
 */
export const premiumFlag = {
  read: (): PremiumFlagState => ({
    isSet: storage.get(STORAGE_KEYS.isPremium) === IS_TRUE,
    isConfirmed: storage.get(STORAGE_KEYS.premiumConfirmed) === IS_TRUE,
  }),
  set(activatedAt: Date): void {
    storage.set(STORAGE_KEYS.premiumConfirmed, null);
    storage.set(STORAGE_KEYS.premiumActivatedAt, activatedAt.toISOString());
    storage.set(STORAGE_KEYS.isPremium, IS_TRUE);
  },
  confirm: (): void => storage.set(STORAGE_KEYS.premiumConfirmed, IS_TRUE),
  clear(): void {
    for (const name of ["isPremium", "premiumActivatedAt", "premiumConfirmed"] as const) {
      storage.set(STORAGE_KEYS[name], null);
    }
  },
};

/** The flag, also when another tab changes it, as section 4 of the specification asks. */
export function usePremiumFlag(): boolean {
  return useStored(STORAGE_KEYS.isPremium) === IS_TRUE;
}
