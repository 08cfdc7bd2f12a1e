import type { LibraryView } from "@/config/categories";
import { isCategoryLocked } from "@/domain/entitlement";

import type { LibraryReader } from "./library-reader";
import { LockedCategoryHint } from "./locked-category-hint";
import type { PromptGroup } from "./prompt-group";
import { PromptResults } from "./prompt-results";
import { ResultCount } from "./result-count";
import { usePromptPages } from "./use-prompt-pages";

export type PromptBrowserProps = {
  view: LibraryView;
  search: string;
  reader: LibraryReader;
  /** False until it is known what the reader may open. */
  isReaderKnown: boolean;
  onClearSearch: () => void;
  onShowAll: () => void;
  onUpgrade: () => void;
};

/** The sum, once every group has answered this search. */
function countOf(groups: readonly PromptGroup[]): number | null {
  return groups.reduce<number | null>(
    (sum, group) =>
      sum === null || group.status !== "ready" || group.isStale ? null : sum + group.total,
    0,
  );
}

/** All prompts, or those of a category. */
export function PromptBrowser({
  view,
  search,
  reader,
  isReaderKnown,
  onClearSearch,
  onShowAll,
  onUpgrade,
}: PromptBrowserProps) {
  const shared = { readerId: reader.userId, filter: { view, search }, isReaderKnown };
  const groups = {
    featured: usePromptPages({ ...shared, group: "featured" }),
    free: usePromptPages({ ...shared, group: "free" }),
    premium: usePromptPages({ ...shared, group: "premium" }),
  };
  return (
    <div className="grid gap-8">
      <ResultCount count={countOf(Object.values(groups))} search={search} />
      {isReaderKnown && isCategoryLocked(reader.entitlement, view) && (
        <LockedCategoryHint category={view} onUpgrade={onUpgrade} />
      )}
      <PromptResults
        groups={groups}
        reader={reader}
        search={search}
        headingLevel={2}
        onClearSearch={onClearSearch}
        onShowAll={onShowAll}
      />
    </div>
  );
}
