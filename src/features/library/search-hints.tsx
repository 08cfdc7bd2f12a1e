import { ALL_VIEW } from "@/config/categories";
import { Button } from "@/ui/button";

import type { SearchAnswer } from "./best-matches";
import type { LibraryNavigation } from "./use-library-address";

type SearchHintsProps = {
  answer: SearchAnswer;
  address: LibraryNavigation;
  onSearchAsTyped: (() => void) | undefined;
};

/** Where a search may go on: another spelling, or the category that its words name. */
export function SearchHints({ answer, address, onSearchAsTyped }: SearchHintsProps) {
  const { mended, meant, category } = answer;
  const { search, view, setSearch, browse } = address;
  const named = view === ALL_VIEW ? category : null;
  if (mended === null && meant === null && named === null) return null;
  return (
    <div className="mb-2 flex max-w-full flex-wrap gap-3">
      {mended !== null && (
        <Button size="sm" onClick={onSearchAsTyped}>
          <span className="truncate">Search for “{search}” instead</span>
        </Button>
      )}
      {meant !== null && (
        <Button size="sm" onClick={() => setSearch(meant)}>
          <span className="truncate">Did you mean “{meant}”?</span>
        </Button>
      )}
      {named !== null && (
        <Button size="sm" onClick={() => browse(named)}>
          Browse all {named} prompts
        </Button>
      )}
    </div>
  );
}
