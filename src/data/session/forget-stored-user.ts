import { STORAGE_KEYS } from "@/config/storage-keys";
import { draft, keptResult } from "@/platform/draft";
import { filledIn } from "@/platform/filled-in";
import { premiumFlag } from "@/platform/premium-flag";
import { storage, tabStorage } from "@/platform/storage";

/** Drops what is stored of the user who left. */
export function forgetStoredUser(): void {
  premiumFlag.clear();
  draft.forget();
  keptResult.forget();
  filledIn.forget();
  storage.set(STORAGE_KEYS.recentChoices, null);
  // Without their modules, which only the generator and the Saved view need.
  tabStorage.set(STORAGE_KEYS.tickedFacts, null);
  tabStorage.set(STORAGE_KEYS.ownPrompt, null);
}
