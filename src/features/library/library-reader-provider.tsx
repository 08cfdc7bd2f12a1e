import { useMutationState, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";

import { useToggleSaved } from "@/data/saved/mutations";
import { savedQueries } from "@/data/saved/queries";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { useToggleLike, voteQueries } from "@/data/votes/votes";

import {
  isSessionKnown,
  type LibraryReader,
  LibraryReaderContext,
  type PromptMarks,
} from "./library-reader";

function promptIdOf(variables: unknown): unknown {
  const isToggle = typeof variables === "object" && variables !== null && "promptId" in variables;
  return isToggle ? variables.promptId : variables;
}

function useChangingIds(mutationKey: readonly (string | null)[]): ReadonlySet<unknown> {
  const ids = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => promptIdOf(state.variables),
  });
  return new Set(ids);
}

/** A press is queued until the session and the marks are known: only then is it clear what it means. */
function useQueueUntilKnown(isKnown: boolean, act: (promptId: string) => void) {
  const queuedIdsRef = useRef(new Set<string>());
  const flush = useEffectEvent(() => {
    const queuedIds = [...queuedIdsRef.current];
    queuedIdsRef.current.clear();
    for (const promptId of queuedIds) act(promptId);
  });

  useEffect(() => {
    if (isKnown) flush();
  }, [isKnown]);

  return (promptId: string) => {
    if (isKnown) act(promptId);
    else queuedIdsRef.current.add(promptId);
  };
}

type MarksOptions = Pick<LibraryReader, "userId" | "onSignInNeeded"> & {
  /** The marked prompts, as far as they are known. */
  ids: ReadonlySet<string>;
  /** False until the session and the marks are known. */
  isKnown: boolean;
  mutationKey: readonly (string | null)[];
  write: (promptId: string, isSet: boolean) => void;
};

/** The likes or saves of a whole page. One subscription to pending mutations serves every card. */
function useMarks(options: MarksOptions): PromptMarks {
  const { userId, ids, isKnown, mutationKey, write, onSignInNeeded } = options;
  const changingIds = useChangingIds(mutationKey);
  const toggle = useQueueUntilKnown(isKnown, (promptId) => {
    if (userId === null) onSignInNeeded();
    else write(promptId, ids.has(promptId));
  });
  return { ids, changingIds, toggle };
}

type LibraryReaderProviderProps = Pick<LibraryReader, "onSignInNeeded"> & {
  viewer: ViewerState;
  children: ReactNode;
};

/** Reads likes and saves once for the whole page: two requests, however many cards there are. */
export function LibraryReaderProvider(props: LibraryReaderProviderProps) {
  const { viewer, onSignInNeeded, children } = props;
  const userId = viewer.user?.id ?? null;
  const liked = useQuery(voteQueries.liked(userId));
  const saved = useQuery(savedQueries.ids(userId));
  const like = useToggleLike(userId);
  const save = useToggleSaved(userId);
  const failed = [liked, saved].filter((query) => query.isError && query.data === undefined);

  const hasSession = isSessionKnown(viewer);
  const hasMarks = userId === null || (liked.data !== undefined && saved.data !== undefined);
  const shared = { userId, isKnown: hasSession && hasMarks, onSignInNeeded };

  const reader: LibraryReader = {
    userId,
    isSessionKnown: hasSession,
    areRightsKnown: viewer.status !== "loading",
    entitlement: viewer.entitlement,
    hasMarks,
    retryMarks:
      failed.length === 0 ? null : () => void Promise.all(failed.map((query) => query.refetch())),
    likes: useMarks({
      ...shared,
      ids: new Set(liked.data),
      mutationKey: voteQueries.all(userId),
      write: (promptId, isLiked) => like.mutate({ promptId, isLiked }),
    }),
    saves: useMarks({
      ...shared,
      ids: new Set(saved.data),
      mutationKey: savedQueries.all(userId),
      write: (promptId, isSaved) => save.mutate({ promptId, isSaved }),
    }),
    onSignInNeeded,
  };
  return <LibraryReaderContext value={reader}>{children}</LibraryReaderContext>;
}
