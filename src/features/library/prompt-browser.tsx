import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";

import { promptQueries } from "@/data/prompts/queries";
import { isCategoryLocked } from "@/domain/entitlement";
import { Button } from "@/ui/button";

import { useReader } from "./library-reader";
import { PromptResults } from "./prompt-results";
import type { LibraryNavigation } from "./use-library-address";
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

/** After a search without matches, offers a similarly spelled search that has some. */
function DidYouMean({ address: { view, search, setSearch } }: { address: LibraryNavigation }) {
  const { data: suggestion } = useQuery(promptQueries.suggestion({ view, search }));
  if (typeof suggestion !== "string") return null;
  return (
    <Button variant="primary" onClick={() => setSearch(suggestion)}>
      Did you mean “{suggestion}”?
    </Button>
  );
}

type PromptBrowserProps = { address: LibraryNavigation; onUpgrade: () => void };

/** All prompts, or those of a category. */
export function PromptBrowser({ address, onUpgrade }: PromptBrowserProps) {
  const { areRightsKnown, entitlement } = useReader();
  const { view, search } = address;
  const filter = { view, search };
  const sections = {
    featured: usePromptGroup("featured", filter),
    free: usePromptGroup("free", filter),
    premium: usePromptGroup("premium", filter),
  };
  const isLocked = areRightsKnown && isCategoryLocked(entitlement, view);
  return (
    <PromptResults
      sections={sections}
      address={address}
      headingLevel={2}
      hint={isLocked && <LockedCategoryHint category={view} onUpgrade={onUpgrade} />}
      suggestion={<DidYouMean address={address} />}
    />
  );
}
