import type { LibraryView } from "@/config/categories";
import { isCategoryLocked } from "@/domain/entitlement";
import { type PromptTotal, sumOfTotals } from "@/domain/prompt-list";

import { DidYouMean } from "./did-you-mean";
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
  onSearch: (search: string) => void;
  onShowAll: () => void;
  onUpgrade: () => void;
};

/** The sum, once every group has answered this search. */
function totalOf(groups: readonly PromptGroup[]): PromptTotal | null {
  const totals = groups.flatMap((group) =>
    group.status === "ready" && !group.isStale ? [group.total] : [],
  );
  return totals.length === groups.length ? sumOfTotals(totals) : null;
}

/** All prompts, or those of a category. */
export function PromptBrowser({
  view,
  search,
  reader,
  isReaderKnown,
  onSearch,
  onShowAll,
  onUpgrade,
}: PromptBrowserProps) {
  const shared = { readerId: reader.userId, filter: { view, search }, isReaderKnown };
  const groups = {
    featured: usePromptPages({ ...shared, group: "featured" }),
    free: usePromptPages({ ...shared, group: "free" }),
    premium: usePromptPages({ ...shared, group: "premium" }),
  };
  const total = totalOf(Object.values(groups));
  return (
    <div className="grid gap-8">
      <ResultCount total={total} search={search} />
      {isReaderKnown && isCategoryLocked(reader.entitlement, view) && (
        <LockedCategoryHint category={view} onUpgrade={onUpgrade} />
      )}
      <PromptResults
        groups={groups}
        reader={reader}
        search={search}
        headingLevel={2}
        suggestion={
          total?.count === 0 && <DidYouMean view={view} search={search} onSearch={onSearch} />
        }
        onClearSearch={() => onSearch("")}
        onShowAll={onShowAll}
      />
    </div>
  );
}
