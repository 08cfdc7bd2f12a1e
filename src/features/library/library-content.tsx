import { Lock } from "lucide-react";
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from "react";

import { type LibraryView, SAVED_VIEW } from "@/config/categories";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { isCategoryLocked } from "@/domain/entitlement";
import { Button } from "@/ui/button";
import { buttonClassName } from "@/ui/button-style";

import { CategoryChoice } from "./category-choice";
import { useReader } from "./library-reader";
import { LibrarySearch } from "./library-search";
import { PromptGridSkeleton } from "./prompt-grid-skeleton";
import { PromptResults } from "./prompt-results";
import { ReaderProblem } from "./reader-problem";
import { SelectableCards } from "./selectable";
import type { LibraryNavigation } from "./use-library-address";
import { usePromptGroup } from "./use-prompt-group";

/** Fetched when the view is opened. */
const SavedPrompts = lazy(async () => ({
  default: (await import("./saved-prompts")).SavedPrompts,
}));

const RESULTS_ID = "results";

type LibraryContentProps = {
  viewer: ViewerState;
  address: LibraryNavigation;
  /** Also called for Saved when nobody is signed in; the page then asks to sign in. */
  onViewChange: (view: LibraryView) => void;
  onUpgrade: () => void;
  loadSelection: ComponentProps<typeof SelectableCards>["load"];
  /** Rendered below the saved prompts: what else the reader keeps. */
  renderOwn: (search: string) => ReactNode;
};

/** Categories, search and the prompts themselves. */
export function LibraryContent(props: LibraryContentProps) {
  const { viewer, address, onViewChange, loadSelection } = props;
  const { view, search, setSearch } = address;
  return (
    <div className="grid grid-cols-1 gap-2 lg:flex lg:items-start lg:gap-6 noscript:lg:block">
      <div className="contents noscript:hidden">
        <CategoryChoice view={view} onViewChange={onViewChange} />
      </div>
      <div className="min-w-0 flex-1">
        <div className="bg-paper border-line sticky top-0 z-10 -mx-4 border-b px-4 pt-1 pb-3 md:-mx-6 md:px-6 lg:mx-0 lg:px-0 noscript:hidden">
          <LibrarySearch search={search} onSearch={setSearch} />
        </div>
        <SelectableCards load={loadSelection}>
          <div
            id={RESULTS_ID}
            tabIndex={-1}
            // What is printed is the whole library's.
            className="query:invisible grid grid-cols-1 gap-6 pt-3 outline-none"
          >
            <ReaderProblem viewer={viewer} />
            <View {...props} />
          </div>
        </SelectableCards>
      </div>
    </div>
  );
}

/** The first stop of the Tab key in the page's content. */
export function SkipToResults() {
  const className = buttonClassName({ variant: "primary", className: "skip-link" });
  return (
    <a href={`#${RESULTS_ID}`} className={className}>
      Skip to results
    </a>
  );
}

function View({ address, onUpgrade, renderOwn }: LibraryContentProps) {
  const { isSessionKnown, userId } = useReader();
  if (address.view !== SAVED_VIEW) return <PromptBrowser address={address} onUpgrade={onUpgrade} />;
  if (!isSessionKnown) return <PromptGridSkeleton />;
  return (
    <>
      <Suspense fallback={userId === null ? null : <PromptGridSkeleton />}>
        <SavedPrompts address={address} />
      </Suspense>
      {renderOwn(address.search)}
    </>
  );
}

type BannerProps = { text: string; onUpgrade: () => void };

/** Says once what opens the locked cards below. */
function PremiumBanner({ text, onUpgrade }: BannerProps) {
  return (
    <div className="border-marigold flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-s-2 py-1 ps-4">
      <p className="max-w-text text-sm">{text}</p>
      <Button size="sm" onClick={onUpgrade}>
        <Lock aria-hidden />
        Unlock with Premium
      </Button>
    </div>
  );
}

type PromptBrowserProps = { address: LibraryNavigation; onUpgrade: () => void };

/** All prompts, or those of a category. */
function PromptBrowser({ address, onUpgrade }: PromptBrowserProps) {
  const { areRightsKnown, entitlement } = useReader();
  const { view, search } = address;
  const [asTyped, setAsTyped] = useState<string | null>(null);
  const filter = { view, search, ...(search === asTyped && { isAsTyped: true }) };
  const sections = {
    featured: usePromptGroup("featured", filter),
    free: usePromptGroup("free", filter),
    premium: usePromptGroup("premium", filter),
  };
  const isCategory = isCategoryLocked(entitlement, view);
  const isDrawn = areRightsKnown || sections.premium.status === "ready";
  const banner = isDrawn && entitlement.tier !== "premium" && (
    <PremiumBanner
      text={
        isCategory
          ? `${view} is a Premium category. Browse the titles. Premium unlocks the prompts.`
          : "Browse the titles. Premium unlocks the prompts."
      }
      onUpgrade={onUpgrade}
    />
  );
  return (
    <PromptResults
      sections={sections}
      address={address}
      headingLevel={2}
      // Where all is locked it is above everything.
      {...(isCategory ? { hint: banner } : { premiumHint: banner })}
      onSearchAsTyped={() => setAsTyped(search)}
    />
  );
}
