import { lazy, type ReactNode, Suspense } from "react";

import { type LibraryView, SAVED_VIEW } from "@/config/categories";
import type { ViewerState } from "@/data/viewer/use-viewer";

import { CategoryGrid } from "./category-grid";
import { useReader } from "./library-reader";
import { LibrarySearch } from "./library-search";
import { PromptBrowser } from "./prompt-browser";
import { PromptGridSkeleton } from "./prompt-grid-skeleton";
import { ReaderProblem } from "./reader-problem";
import type { LibraryNavigation } from "./use-library-address";

/** Fetched when the view is opened. */
const SavedPrompts = lazy(async () => ({
  default: (await import("./saved-prompts")).SavedPrompts,
}));

export type LibraryContentProps = {
  viewer: ViewerState;
  address: LibraryNavigation;
  /** Also called for Saved when nobody is signed in; the page then asks to sign in. */
  onViewChange: (view: LibraryView) => void;
  onUpgrade: () => void;
  /** Rendered below the saved prompts: what else the reader keeps. */
  renderOwn: (search: string) => ReactNode;
};

/** Search, categories and the prompts themselves. */
export function LibraryContent({
  viewer,
  address,
  onViewChange,
  onUpgrade,
  renderOwn,
}: LibraryContentProps) {
  const { userId, areRightsKnown, entitlement } = useReader();
  const { view, search, setSearch, showAll } = address;
  return (
    <div className="grid gap-6">
      <LibrarySearch search={search} onSearch={setSearch} />
      <CategoryGrid
        view={view}
        entitlement={areRightsKnown ? entitlement : null}
        onViewChange={onViewChange}
      />
      <ReaderProblem viewer={viewer} />
      {view === SAVED_VIEW ? (
        <>
          <Suspense fallback={userId === null ? null : <PromptGridSkeleton />}>
            <SavedPrompts search={search} onClearSearch={() => setSearch("")} onShowAll={showAll} />
          </Suspense>
          {renderOwn(search)}
        </>
      ) : (
        <PromptBrowser
          view={view}
          search={search}
          onSearch={setSearch}
          onShowAll={showAll}
          onUpgrade={onUpgrade}
        />
      )}
    </div>
  );
}
