import { useState } from "react";

import { SAVED_VIEW } from "@/config/categories";
import { PROMPT_PAGE_SIZE } from "@/config/limits";
import { filterPrompts, orderMatches, splitPrompts } from "@/domain/prompt-list";
import type { Prompt } from "@/types/entities";

import { PromptResults } from "./prompt-results";
import { ResultCount } from "./result-count";
import type { LoadedSectionPrompts } from "./section-prompts";

/** Shows a list that has loaded completely, page by page: a thousand cards at once stall a phone. */
function useSplitPages(prompts: readonly Prompt[], search: string): LoadedSectionPrompts {
  const [shownCount, setShownCount] = useState(PROMPT_PAGE_SIZE);
  const more = {
    isLoading: false,
    hasFailed: false,
    show: () => setShownCount(shownCount + PROMPT_PAGE_SIZE),
  };
  return {
    status: "ready",
    prompts: prompts.slice(0, shownCount),
    total: { count: prompts.length, isCapped: false },
    search,
    isStale: false,
    more: prompts.length > shownCount ? more : null,
  };
}

export type SavedMatchesProps = {
  saved: readonly Prompt[];
  search: string;
  onClearSearch: () => void;
  onShowAll: () => void;
};

/** The search within the saved prompts, all of which have loaded. */
export function SavedMatches({ saved, search, ...actions }: SavedMatchesProps) {
  const matches = orderMatches(filterPrompts(saved, { view: SAVED_VIEW, search }), search);
  const { featured, free, premium } = splitPrompts(matches);
  const sections = {
    featured: useSplitPages(featured, search),
    free: useSplitPages(free, search),
    premium: useSplitPages(premium, search),
  };
  return (
    <div className="grid gap-8">
      <ResultCount total={{ count: matches.length, isCapped: false }} search={search} />
      <PromptResults sections={sections} search={search} headingLevel={3} {...actions} />
    </div>
  );
}
