import { useMutationState } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";

import { useSavePrompt, useUnsavePrompt } from "@/data/saved/mutations";
import { savedQueries } from "@/data/saved/queries";
import { useToggleLike } from "@/data/votes/mutations";
import { voteQueries } from "@/data/votes/queries";

import type { PromptMarks } from "./library-reader";

const NOBODY = "";

export type MarksOptions = {
  /** Null for a guest. */
  userId: string | null;
  /** The prompts that are marked, as far as is known. */
  ids: ReadonlySet<string>;
  /** False until it is known who looks and what is marked. */
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

/** A press that came before it is known who pressed, and what is set, does its work once it is. */
function useHeldUntilKnown(isKnown: boolean, act: (promptId: string) => void) {
  const heldIdsRef = useRef(new Set<string>());
  const release = useEffectEvent(() => {
    const heldIds = [...heldIdsRef.current];
    heldIdsRef.current.clear();
    for (const promptId of heldIds) act(promptId);
  });

  // Outside React: the session and the marks, which arrive later.
  useEffect(() => {
    if (isKnown) release();
  }, [isKnown]);

  return (promptId: string) => {
    if (isKnown) act(promptId);
    else heldIdsRef.current.add(promptId);
  };
}

type Change = {
  mutationKey: readonly (string | null)[];
  write: (promptId: string, isSet: boolean) => void;
};

function useMarks({ userId, ids, isKnown, onSignInNeeded }: MarksOptions, change: Change) {
  const changingIds = useChangingIds(change.mutationKey);
  const toggle = useHeldUntilKnown(isKnown, (promptId) => {
    if (userId === null) onSignInNeeded();
    else change.write(promptId, ids.has(promptId));
  });
  return { ids, changingIds, toggle };
}

/** The likes of a whole page: a card of its own has no part in the cache of changes. */
export function useLikes(options: MarksOptions): PromptMarks {
  const userId = options.userId ?? NOBODY;
  const like = useToggleLike(userId);
  return useMarks(options, {
    mutationKey: voteQueries.all(userId),
    write: (promptId, isLiked) => like.mutate({ promptId, isLiked }),
  });
}

/** The saves of a whole page. */
export function useSaves(options: MarksOptions): PromptMarks {
  const userId = options.userId ?? NOBODY;
  const save = useSavePrompt(userId);
  const unsave = useUnsavePrompt(userId);
  return useMarks(options, {
    mutationKey: savedQueries.all(userId),
    write: (promptId, isSaved) => (isSaved ? unsave : save).mutate(promptId),
  });
}
