import { useState } from "react";

import { PROMPT_PAGE_SIZE } from "@/config/limits";
import type { Prompt } from "@/types/entities";

import type { LoadedPromptGroup } from "./prompt-group";

/** Shows a list that is here completely, page by page: a thousand cards at once stall a phone. */
export function useSplitPages(prompts: readonly Prompt[], search: string): LoadedPromptGroup {
  const [shownCount, setShownCount] = useState(PROMPT_PAGE_SIZE);
  return {
    status: "ready",
    prompts: prompts.slice(0, shownCount),
    total: { count: prompts.length, isCapped: false },
    search,
    isStale: false,
    more:
      prompts.length > shownCount
        ? {
            isLoading: false,
            hasFailed: false,
            show: () => setShownCount(shownCount + PROMPT_PAGE_SIZE),
          }
        : null,
  };
}
