import { SAVED_VIEW } from "@/config/categories";
import { filterPrompts, orderMatches, splitPrompts } from "@/domain/prompt-list";
import type { Prompt } from "@/types/entities";

import type { LibraryReader } from "./library-reader";
import { PromptResults } from "./prompt-results";
import { ResultCount } from "./result-count";
import { useSplitPages } from "./use-split-pages";

type SavedMatchesProps = {
  saved: readonly Prompt[];
  search: string;
  reader: LibraryReader;
  onClearSearch: () => void;
  onShowAll: () => void;
};

/** The search within the saved prompts, which are all here. */
export function SavedMatches({
  saved,
  search,
  reader,
  onClearSearch,
  onShowAll,
}: SavedMatchesProps) {
  const matches = orderMatches(filterPrompts(saved, { view: SAVED_VIEW, search }), search);
  const { featured, free, premium } = splitPrompts(matches);
  const groups = {
    featured: useSplitPages(featured, search),
    free: useSplitPages(free, search),
    premium: useSplitPages(premium, search),
  };
  return (
    <div className="grid gap-8">
      <ResultCount total={{ count: matches.length, isCapped: false }} search={search} />
      <PromptResults
        groups={groups}
        reader={reader}
        search={search}
        headingLevel={3}
        onClearSearch={onClearSearch}
        onShowAll={onShowAll}
      />
    </div>
  );
}
