import type { QueryClient } from "@tanstack/react-query";

import { draft } from "@/platform/draft";
import { premiumFlag } from "@/platform/premium-flag";

/** Drops what belonged to the user who left: the next one on this computer must not see it. */
export function forgetUser(queryClient: QueryClient): void {
  premiumFlag.clear();
  draft.write("");
  queryClient.removeQueries({ queryKey: ["user"] });
}
