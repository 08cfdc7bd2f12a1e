import { useIsMutating } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";

import { useSavePrompt, useUnsavePrompt } from "@/data/saved/mutations";
import { savedQueries } from "@/data/saved/queries";
import { useToggleLike } from "@/data/votes/mutations";
import { voteQueries } from "@/data/votes/queries";

import type { LibraryReader } from "./library-reader";

const NOBODY = "";

/** Something a reader sets on a prompt and takes back: a like or a save. */
export type PromptMark = {
  isSet: boolean;
  /** False while it is unknown whether it is set. */
  isAvailable: boolean;
  /** A change for this prompt is under way, here or on another card of it. */
  isBusy: boolean;
  toggle: () => void;
};

function promptIdOf(variables: unknown): unknown {
  const isToggle = typeof variables === "object" && variables !== null && "promptId" in variables;
  return isToggle ? variables.promptId : variables;
}

function useIsChanging(mutationKey: readonly string[], promptId: string): boolean {
  const changes = useIsMutating({
    mutationKey,
    predicate: ({ state }) => promptIdOf(state.variables) === promptId,
  });
  return changes > 0;
}

/** A press that came before it is known who pressed, and what is set, does its work once it is. */
function useHeldUntilKnown({ isSessionKnown, hasMarks }: LibraryReader, act: () => void) {
  const isHeldRef = useRef(false);
  const isKnown = isSessionKnown && hasMarks;
  const release = useEffectEvent(() => {
    if (!isHeldRef.current) return;
    isHeldRef.current = false;
    act();
  });

  // Outside React: the session and the marks, which arrive later.
  useEffect(() => {
    if (isKnown) release();
  }, [isKnown]);

  return () => {
    if (isKnown) act();
    else isHeldRef.current = true;
  };
}

export function useLike(reader: LibraryReader, promptId: string): PromptMark {
  const userId = reader.userId ?? NOBODY;
  const toggleLike = useToggleLike(userId);
  const isBusy = useIsChanging(voteQueries.all(userId), promptId);
  const isSet = reader.likedIds.has(promptId);

  function toggle() {
    if (reader.userId === null) reader.onSignInNeeded();
    else toggleLike.mutate({ promptId, isLiked: isSet });
  }

  return { isSet, isAvailable: reader.hasMarks, isBusy, toggle: useHeldUntilKnown(reader, toggle) };
}

export function useSave(reader: LibraryReader, promptId: string): PromptMark {
  const userId = reader.userId ?? NOBODY;
  const save = useSavePrompt(userId);
  const unsave = useUnsavePrompt(userId);
  const isBusy = useIsChanging(savedQueries.all(userId), promptId);
  const isSet = reader.savedIds.has(promptId);

  function toggle() {
    if (reader.userId === null) reader.onSignInNeeded();
    else (isSet ? unsave : save).mutate(promptId);
  }

  return { isSet, isAvailable: reader.hasMarks, isBusy, toggle: useHeldUntilKnown(reader, toggle) };
}
