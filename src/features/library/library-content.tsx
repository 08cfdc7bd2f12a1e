import { lazy, type ReactNode, Suspense } from "react";

import { type LibraryView, SAVED_VIEW } from "@/config/categories";
import type { ViewerState } from "@/data/viewer/use-viewer";

import { CategoryGrid } from "./category-grid";
import type { LibraryReader } from "./library-reader";
import { LibrarySearch } from "./library-search";
import { PromptBrowser } from "./prompt-browser";
import { PromptGridSkeleton } from "./prompt-grid-skeleton";
import { ReaderProblem, type ReaderProblemProps } from "./reader-problem";
import type { LibraryNavigation } from "./use-library-address";

/** Fetched when they are asked for. */
const SavedPrompts = lazy(async () => ({
  default: (await import("./saved-prompts")).SavedPrompts,
}));

const SavedSignedOut = lazy(async () => ({
  default: (await import("./saved-signed-out")).SavedSignedOut,
}));

export type LibraryContentProps = {
  viewer: ViewerState;
  address: LibraryNavigation;
  reader: LibraryReader;
  marks: ReaderProblemProps["marks"];
  /** Also for Saved when nobody is signed in: the page says so. */
  onViewChange: (view: LibraryView) => void;
  onUpgrade: () => void;
  /** Stands below the saved prompts: what the reader keeps that is not of the library. */
  renderOwn: (search: string) => ReactNode;
};

/** Search, categories and the prompts themselves. */
export function LibraryContent({
  viewer,
  address,
  reader,
  marks,
  onViewChange,
  onUpgrade,
  renderOwn,
}: LibraryContentProps) {
  const { view, search } = address;
  const isReaderKnown = viewer.status !== "loading";
  const results = {
    search,
    reader,
    isReaderKnown,
    onShowAll: address.showAll,
  };
  return (
    <div className="grid gap-6">
      <LibrarySearch search={search} onSearch={address.setSearch} />
      <CategoryGrid
        view={view}
        entitlement={isReaderKnown ? viewer.entitlement : null}
        onViewChange={onViewChange}
      />
      <ReaderProblem viewer={viewer} marks={marks} />
      {view !== SAVED_VIEW && (
        <PromptBrowser
          {...results}
          view={view}
          onSearch={address.setSearch}
          onUpgrade={onUpgrade}
        />
      )}
      {view === SAVED_VIEW && reader.userId !== null && (
        <Suspense fallback={<PromptGridSkeleton />}>
          <SavedPrompts
            {...results}
            userId={reader.userId}
            onClearSearch={() => address.setSearch("")}
          />
        </Suspense>
      )}
      {view === SAVED_VIEW && reader.userId === null && (
        <Suspense fallback={null}>
          <SavedSignedOut onSignIn={reader.onSignInNeeded} />
        </Suspense>
      )}
      {view === SAVED_VIEW && renderOwn(search)}
    </div>
  );
}
