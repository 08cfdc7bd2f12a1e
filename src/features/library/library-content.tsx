import { useQuery } from "@tanstack/react-query";
import { Bookmark, Lock } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";

import { LIBRARY_VIEWS, type LibraryView, SAVED_VIEW } from "@/config/categories";
import { promptQueries } from "@/data/prompts/queries";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { isCategoryLocked } from "@/domain/entitlement";
import { Button } from "@/ui/button";
import { VisuallyHidden } from "@/ui/visually-hidden";

import { useReader } from "./library-reader";
import { LibrarySearch } from "./library-search";
import { PromptGridSkeleton } from "./prompt-grid-skeleton";
import { PromptResults } from "./prompt-results";
import { ReaderProblem } from "./reader-problem";
import type { LibraryNavigation } from "./use-library-address";
import { usePromptGroup } from "./use-prompt-group";

/** Fetched when the view is opened. */
const SavedPrompts = lazy(async () => ({
  default: (await import("./saved-prompts")).SavedPrompts,
}));

type CategoryGridProps = Pick<LibraryContentProps, "onViewChange"> & { view: LibraryView };

function CategoryGrid({ view, onViewChange }: CategoryGridProps) {
  const { areRightsKnown, entitlement } = useReader();
  return (
    <fieldset className="grid auto-rows-fr grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2 md:grid-cols-4 lg:grid-cols-8">
      <legend className="sr-only">Categories</legend>
      {LIBRARY_VIEWS.map((choice) => (
        <Button
          key={choice}
          aria-pressed={choice === view}
          onClick={() => onViewChange(choice)}
          className="px-1.5! text-xs!"
        >
          {choice === SAVED_VIEW && <Bookmark aria-hidden className="size-3.5!" />}
          {choice}
          {areRightsKnown && isCategoryLocked(entitlement, choice) && (
            <>
              <Lock aria-hidden className="text-marigold-ink size-3.5!" />
              <VisuallyHidden>, Premium</VisuallyHidden>
            </>
          )}
        </Button>
      ))}
    </fieldset>
  );
}

type LibraryContentProps = {
  viewer: ViewerState;
  address: LibraryNavigation;
  /** Also called for Saved when nobody is signed in; the page then asks to sign in. */
  onViewChange: (view: LibraryView) => void;
  onUpgrade: () => void;
  /** Rendered below the saved prompts: what else the reader keeps. */
  renderOwn: (search: string) => ReactNode;
};

/** Search, categories and the prompts themselves. */
export function LibraryContent(props: LibraryContentProps) {
  const { viewer, address, onViewChange, onUpgrade, renderOwn } = props;
  const { userId } = useReader();
  const { view, search, setSearch } = address;
  return (
    <div className="grid gap-6">
      <LibrarySearch search={search} onSearch={setSearch} />
      <CategoryGrid view={view} onViewChange={onViewChange} />
      <ReaderProblem viewer={viewer} />
      {view === SAVED_VIEW ? (
        <>
          <Suspense fallback={userId === null ? null : <PromptGridSkeleton />}>
            <SavedPrompts address={address} />
          </Suspense>
          {renderOwn(search)}
        </>
      ) : (
        <PromptBrowser address={address} onUpgrade={onUpgrade} />
      )}
    </div>
  );
}

function LockedCategoryHint({ category, onUpgrade }: { category: string; onUpgrade: () => void }) {
  return (
    <div className="border-line flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y py-4">
      <p className="max-w-text text-sm">
        {category} is a Premium category. Browse the titles. Premium unlocks the prompts.
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
function PromptBrowser({ address, onUpgrade }: PromptBrowserProps) {
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
