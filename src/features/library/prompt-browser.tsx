import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";

import { promptQueries } from "@/data/prompts/queries";
import { isCategoryLocked } from "@/domain/entitlement";
import type { PromptFilter } from "@/domain/prompt-list";
import { Button } from "@/ui/button";

import { useReader } from "./library-reader";
import { PromptResults } from "./prompt-results";
import { usePromptGroup } from "./use-prompt-group";

function LockedCategoryHint({ category, onUpgrade }: { category: string; onUpgrade: () => void }) {
  return (
    <div className="border-line flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y py-4">
      <p className="max-w-text text-sm">
        {category} is a Premium category. Look through its titles; Premium opens the prompts.
      </p>
      <Button onClick={onUpgrade}>
        <Lock aria-hidden />
        Unlock with Premium
      </Button>
    </div>
  );
}

type DidYouMeanProps = { filter: PromptFilter; onSearch: (search: string) => void };

/** After a search without matches, offers a similarly spelled search that has some. */
function DidYouMean({ filter, onSearch }: DidYouMeanProps) {
  const { data: suggestion } = useQuery(promptQueries.suggestion(filter));
  if (typeof suggestion !== "string") return null;
  return (
    <Button variant="primary" onClick={() => onSearch(suggestion)}>
      Did you mean “{suggestion}”?
    </Button>
  );
}

type PromptBrowserProps = PromptFilter & {
  onSearch: (search: string) => void;
  onShowAll: () => void;
  onUpgrade: () => void;
};

/** All prompts, or those of a category. */
export function PromptBrowser({
  view,
  search,
  onSearch,
  onShowAll,
  onUpgrade,
}: PromptBrowserProps) {
  const { areRightsKnown, entitlement } = useReader();
  const filter = { view, search };
  const sections = {
    featured: usePromptGroup("featured", filter),
    free: usePromptGroup("free", filter),
    premium: usePromptGroup("premium", filter),
  };
  return (
    <PromptResults
      sections={sections}
      search={search}
      headingLevel={2}
      hint={
        areRightsKnown &&
        isCategoryLocked(entitlement, view) && (
          <LockedCategoryHint category={view} onUpgrade={onUpgrade} />
        )
      }
      suggestion={<DidYouMean filter={filter} onSearch={onSearch} />}
      onClearSearch={() => onSearch("")}
      onShowAll={onShowAll}
    />
  );
}
