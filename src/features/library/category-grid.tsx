import { Bookmark, Lock } from "lucide-react";

import { LIBRARY_VIEWS, type LibraryView, SAVED_VIEW } from "@/config/categories";
import { type Entitlement, isCategoryLocked } from "@/domain/entitlement";
import { Button } from "@/ui/button";
import { VisuallyHidden } from "@/ui/visually-hidden";

export type CategoryGridProps = {
  view: LibraryView;
  /** Null until it is known. */
  entitlement: Pick<Entitlement, "tier"> | null;
  onViewChange: (view: LibraryView) => void;
};

export function CategoryGrid({ view, entitlement, onViewChange }: CategoryGridProps) {
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
          {entitlement && isCategoryLocked(entitlement, choice) && (
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
