import type { QueryClient } from "@tanstack/react-query";

import { STORAGE_KEYS } from "@/config/storage-keys";
import { draft } from "@/platform/draft";
import { premiumFlag } from "@/platform/premium-flag";
import { storage } from "@/platform/storage";

/** Drops what belonged to the user who left: the next one on this computer must not see it. */
export function forgetUser(queryClient: QueryClient): void {
  premiumFlag.clear();
  draft.write("");
  storage.remove(STORAGE_KEYS.filledIn);
  queryClient.removeQueries({ queryKey: ["user"] });
}
