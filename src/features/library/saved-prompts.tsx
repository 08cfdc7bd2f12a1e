import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";

import { savedQueries } from "@/data/saved/queries";
import { useFocusAfterRemoval } from "@/lib/use-focus-after-removal";
import { CATALOGUE } from "@/messages/catalogue";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";

import { useReader } from "./library-reader";
import { PromptGridSkeleton } from "./prompt-grid-skeleton";
import { SavedMatches, type SavedMatchesProps } from "./saved-matches";

/** Repeats what the toast says for as long as the view is open. */
function SignedOut({ onSignIn }: { onSignIn: () => void }) {
  const { title, description } = CATALOGUE.signInForSaved;
  return (
    <EmptyState
      title={title}
      text={description}
      action={<Button onClick={onSignIn}>Sign In</Button>}
    />
  );
}

function Collection(props: SavedMatchesProps) {
  const { saved, onShowAll } = props;
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
        <Button onClick={onShowAll} className="justify-self-start">
          Show all
        </Button>
      ) : (
        <SavedMatches {...props} />
      )}
    </div>
  );
}

type SearchProps = Omit<SavedMatchesProps, "saved">;

function OwnSavedPrompts({ userId, ...search }: SearchProps & { userId: string }) {
  const { hasMarks, saves, areRightsKnown } = useReader();
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
  if (query.data === undefined || !areRightsKnown) return <PromptGridSkeleton />;
  // A prompt taken back leaves at once, before the list is read again.
  const saved = query.data.filter(({ id }) => !hasMarks || saves.ids.has(id));
  return <Collection {...search} saved={saved} />;
}

/** The Saved view. */
export function SavedPrompts(props: SearchProps) {
  const { userId, onSignInNeeded } = useReader();
  if (userId === null) return <SignedOut onSignIn={onSignInNeeded} />;
  return <OwnSavedPrompts {...props} userId={userId} />;
}
