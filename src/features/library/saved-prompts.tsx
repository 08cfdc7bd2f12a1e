import { useQuery } from "@tanstack/react-query";
import { Bookmark } from "lucide-react";
import { useRef, useState } from "react";

import { SAVED_VIEW } from "@/config/categories";
import { PROMPT_PAGE_SIZE } from "@/config/limits";
import { savedQueries } from "@/data/saved/queries";
import { filterPrompts, orderMatches, splitPrompts } from "@/domain/prompt-list";
import { useFocusAfterRemoval } from "@/lib/use-focus-after-removal";
import { CATALOGUE } from "@/messages/catalogue";
import type { Prompt } from "@/types/entities";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";

import { useReader } from "./library-reader";
import { PromptGridSkeleton } from "./prompt-grid-skeleton";
import { PromptResults } from "./prompt-results";
import type { LibraryNavigation } from "./use-library-address";
import type { LoadedSectionPrompts } from "./use-prompt-group";

/** Shows a list that has loaded completely, page by page: a thousand cards at once stall a phone. */
function useSplitPages(prompts: readonly Prompt[], search: string): LoadedSectionPrompts {
  const [shownCount, setShownCount] = useState(PROMPT_PAGE_SIZE);
  const more = {
    isLoading: false,
    hasFailed: false,
    show: () => setShownCount(shownCount + PROMPT_PAGE_SIZE),
  };
  return {
    status: "ready",
    prompts: prompts.slice(0, shownCount),
    total: { count: prompts.length, isCapped: false },
    asked: search,
    search,
    meant: null,
    ranks: [],
    isStale: false,
    more: prompts.length > shownCount ? more : null,
  };
}

type SavedProps = { saved: readonly Prompt[]; address: LibraryNavigation };

/** The search within the saved prompts, all of which have loaded. */
function SavedMatches({ saved, address }: SavedProps) {
  const { search } = address;
  const matches = orderMatches(filterPrompts(saved, { view: SAVED_VIEW, search }), search);
  const { featured, free, premium } = splitPrompts(matches);
  const sections = {
    featured: useSplitPages(featured, search),
    free: useSplitPages(free, search),
    premium: useSplitPages(premium, search),
  };
  return <PromptResults sections={sections} address={address} headingLevel={3} />;
}

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

function Collection({ saved, address }: SavedProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(headingRef, saved.length);
  const isEmpty = saved.length === 0;
  return (
    <div className="grid gap-6 pt-2">
      <h2 ref={headingRef} tabIndex={-1} className="max-w-text text-xl outline-none">
        {isEmpty
          ? "No saved prompts yet. Start exploring and save your favorites!"
          : "Your Saved Prompts"}
      </h2>
      {isEmpty ? (
        <div className="grid justify-items-start gap-4">
          <p className="max-w-text text-muted flex items-center gap-2 text-sm">
            <Bookmark aria-hidden className="size-[18px] shrink-0" />
            The bookmark on a prompt keeps it here.
          </p>
          <Button variant="primary" onClick={address.showAll}>
            Show all
          </Button>
        </div>
      ) : (
        <SavedMatches saved={saved} address={address} />
      )}
    </div>
  );
}

function OwnSavedPrompts({ userId, address }: Pick<SavedProps, "address"> & { userId: string }) {
  const { hasMarks, saves, areRightsKnown } = useReader();
  const query = useQuery(savedQueries.prompts(userId));
  if (query.data === undefined && query.isError) {
    return (
      <ErrorState
        message="Your saved prompts could not be loaded. Check your connection and try again."
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.data === undefined || !areRightsKnown) return <PromptGridSkeleton />;
  // A prompt taken back leaves at once, before the list is read again.
  const saved = query.data.filter(({ id }) => !hasMarks || saves.ids.has(id));
  return <Collection saved={saved} address={address} />;
}

/** The Saved view. */
export function SavedPrompts({ address }: Pick<SavedProps, "address">) {
  const { userId, onSignInNeeded } = useReader();
  if (userId === null) return <SignedOut onSignIn={onSignInNeeded} />;
  return <OwnSavedPrompts userId={userId} address={address} />;
}
