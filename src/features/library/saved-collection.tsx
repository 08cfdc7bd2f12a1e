import { useRef } from "react";

import { useFocusAfterRemoval } from "@/lib/use-focus-after-removal";
import type { Prompt } from "@/types/entities";
import { Button } from "@/ui/button";

import type { LibraryReader } from "./library-reader";
import { SavedMatches } from "./saved-matches";

type SavedCollectionProps = {
  saved: readonly Prompt[];
  search: string;
  reader: LibraryReader;
  onClearSearch: () => void;
  onShowAll: () => void;
};

export function SavedCollection({ saved, ...search }: SavedCollectionProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(headingRef, saved.length);
  const isEmpty = saved.length === 0;
  return (
    <div className="grid gap-6">
      <h2 ref={headingRef} tabIndex={-1} className="max-w-text text-xl outline-none">
        {isEmpty
          ? "No saved prompts yet. Start exploring and save your favorites!"
          : "Your Saved Prompts"}
      </h2>
      {isEmpty ? (
        <Button onClick={search.onShowAll} className="justify-self-start">
          Show all
        </Button>
      ) : (
        <SavedMatches saved={saved} {...search} />
      )}
    </div>
  );
}
