import { useQuery } from "@tanstack/react-query";

import { savedQueries } from "@/data/saved/queries";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { voteQueries } from "@/data/votes/queries";

import type { LibraryReader } from "./library-reader";
import { useLikes, useSaves } from "./use-prompt-marks";

const NOBODY = "";

type ReaderOptions = { viewer: ViewerState; onSignInNeeded: () => void };

/** Likes and saves are read once for the whole page: two requests, however many cards there are. */
export function useLibraryReader({ viewer, onSignInNeeded }: ReaderOptions) {
  const userId = viewer.user?.id ?? null;
  const isSessionKnown = viewer.user !== null || viewer.status !== "loading";
  const enabled = userId !== null;
  const liked = useQuery({ ...voteQueries.liked(userId ?? NOBODY), enabled });
  const saved = useQuery({ ...savedQueries.ids(userId ?? NOBODY), enabled });
  const failed = [liked, saved].filter((query) => query.isError && query.data === undefined);

  const hasMarks = !enabled || (liked.data !== undefined && saved.data !== undefined);
  const shared = { userId, isKnown: isSessionKnown && hasMarks, onSignInNeeded };

  const reader: LibraryReader = {
    userId,
    isSessionKnown,
    entitlement: viewer.entitlement,
    hasMarks,
    likes: useLikes({ ...shared, ids: new Set(liked.data) }),
    saves: useSaves({ ...shared, ids: new Set(saved.data) }),
    onSignInNeeded,
  };
  const marks = {
    hasFailed: failed.length > 0,
    retry: () => void Promise.all(failed.map((query) => query.refetch())),
  };
  return { reader, marks };
}
