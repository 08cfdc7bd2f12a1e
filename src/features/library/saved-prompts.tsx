import { useQuery } from "@tanstack/react-query";

import { savedQueries } from "@/data/saved/queries";
import { ErrorState } from "@/ui/error-state";

import type { LibraryReader } from "./library-reader";
import { PromptGridSkeleton } from "./prompt-grid-skeleton";
import { SavedCollection } from "./saved-collection";

export type SavedPromptsProps = {
  userId: string;
  search: string;
  reader: LibraryReader;
  /** False until it is known what the reader may open. */
  isReaderKnown: boolean;
  onClearSearch: () => void;
  onShowAll: () => void;
};

/** The Saved view of a signed-in user. */
export function SavedPrompts({ userId, isReaderKnown, reader, ...search }: SavedPromptsProps) {
  const query = useQuery(savedQueries.prompts(userId));
  if (query.data === undefined && query.isError) {
    return (
      <ErrorState
        message="Your saved prompts could not be loaded. Check your connection and try again."
        onRetry={() => void query.refetch()}
        className="py-0!"
      />
    );
  }
  if (query.data === undefined || !isReaderKnown) return <PromptGridSkeleton />;
  // A prompt taken back leaves at once, before the list is read anew.
  const saved = query.data.filter(({ id }) => !reader.hasMarks || reader.saves.ids.has(id));
  return <SavedCollection {...search} saved={saved} reader={reader} />;
}
