import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { savedQueries } from "@/data/saved/queries";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { voteQueries } from "@/data/votes/queries";

import { isSessionKnown, type LibraryReader, LibraryReaderContext } from "./library-reader";
import { useLikes, useSaves } from "./use-prompt-marks";

type LibraryReaderProviderProps = {
  viewer: ViewerState;
  onSignInNeeded: () => void;
  children: ReactNode;
};

/** Reads likes and saves once for the whole page: two requests, however many cards there are. */
export function LibraryReaderProvider({
  viewer,
  onSignInNeeded,
  children,
}: LibraryReaderProviderProps) {
  const userId = viewer.user?.id ?? null;
  const liked = useQuery(voteQueries.liked(userId));
  const saved = useQuery(savedQueries.ids(userId));
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
    likes: useLikes({ ...shared, ids: new Set(liked.data) }),
    saves: useSaves({ ...shared, ids: new Set(saved.data) }),
    onSignInNeeded,
  };
  return <LibraryReaderContext value={reader}>{children}</LibraryReaderContext>;
}
