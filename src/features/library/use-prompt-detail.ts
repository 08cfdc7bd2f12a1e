import type { UseQueryResult } from "@tanstack/react-query";

import { useRecheckPremium } from "@/data/profile/use-recheck-premium";
import { usePrompt } from "@/data/prompts/use-prompt";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { promptTextState } from "@/domain/prompt-text-state";
import { isAppError } from "@/lib/app-error";
import type { Prompt } from "@/types/entities";

import { isSessionKnown } from "./library-reader";
import { isPromptId } from "./use-library-address";

/** The prompt that the address names, as far as it is known. */
export type PromptDetailState =
  | { status: "loading" }
  | { status: "missing" }
  | { status: "failed"; retry: () => void }
  | { status: "whole" | "locked" | "unconfirmed"; prompt: Prompt };

type PromptQuery = Pick<UseQueryResult<Prompt>, "data" | "error" | "isError" | "isFetching"> & {
  /** Read before premium began or ended. */
  isOutdated: boolean;
  retry: () => void;
};

/** Unlike a page, which is printed locked, the dialog waits until it is known who may open a premium prompt. */
function stateOf(query: PromptQuery, viewer: ViewerState): PromptDetailState {
  const { data: prompt, isOutdated, isFetching } = query;
  if (isAppError(query.error, "not-found")) return { status: "missing" };
  if (prompt === undefined) {
    return query.isError ? { status: "failed", retry: query.retry } : { status: "loading" };
  }
  if (prompt.is_premium && viewer.status !== "ready") {
    const hasFailed = viewer.status === "error";
    return hasFailed ? { status: "failed", retry: viewer.retry } : { status: "loading" };
  }
  const status = promptTextState({
    prompt,
    entitlement: viewer.entitlement,
    answer: !isOutdated ? "here" : isFetching ? "awaited" : "failed",
  });
  if (status === "loading") return { status };
  return status === "failed" ? { status, retry: query.retry } : { status, prompt };
}

/** Null when the address names none. */
export function usePromptDetail(
  promptId: string | null,
  viewer: ViewerState,
): PromptDetailState | null {
  const isWellFormed = promptId !== null && isPromptId(promptId);
  const query = usePrompt({
    readerId: viewer.user?.id ?? null,
    promptId: promptId ?? "",
    isEnabled: isWellFormed && isSessionKnown(viewer),
  });
  useRecheckPremium(viewer.user, query.data?.is_premium === true ? promptId : null);
  if (promptId === null) return null;
  return isWellFormed ? stateOf(query, viewer) : { status: "missing" };
}
