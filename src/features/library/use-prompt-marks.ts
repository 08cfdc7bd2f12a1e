import { useMutationState } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";

import { useSavePrompt, useUnsavePrompt } from "@/data/saved/mutations";
import { savedQueries } from "@/data/saved/queries";
import { useToggleLike } from "@/data/votes/mutations";
import { voteQueries } from "@/data/votes/queries";

import type { PromptMarks } from "./library-reader";

export type MarksOptions = {
  /** Null for a guest. */
  userId: string | null;
  /** The marked prompts, as far as they are known. */
  ids: ReadonlySet<string>;
  /** False until the session and the marks are known. */
  isKnown: boolean;
  onSignInNeeded: () => void;
};

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

type Change = {
  mutationKey: readonly (string | null)[];
  write: (promptId: string, isSet: boolean) => void;
};

function useMarks({ userId, ids, isKnown, onSignInNeeded }: MarksOptions, change: Change) {
  const changingIds = useChangingIds(change.mutationKey);
  const toggle = useQueueUntilKnown(isKnown, (promptId) => {
    if (userId === null) onSignInNeeded();
    else change.write(promptId, ids.has(promptId));
  });
  return { ids, changingIds, toggle };
}

/** The likes of a whole page. One subscription to pending mutations serves every card. */
export function useLikes(options: MarksOptions): PromptMarks {
  const { userId } = options;
  const like = useToggleLike(userId);
  return useMarks(options, {
    mutationKey: voteQueries.all(userId),
    write: (promptId, isLiked) => like.mutate({ promptId, isLiked }),
  });
}

/** The saves of a whole page. */
export function useSaves(options: MarksOptions): PromptMarks {
  const { userId } = options;
  const save = useSavePrompt(userId);
  const unsave = useUnsavePrompt(userId);
  return useMarks(options, {
    mutationKey: savedQueries.all(userId),
    write: (promptId, isSaved) => (isSaved ? unsave : save).mutate(promptId),
  });
}
