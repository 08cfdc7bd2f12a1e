import type { UseQueryResult } from "@tanstack/react-query";

import { usePrompt } from "@/data/prompts/use-prompt";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { isAppError } from "@/lib/app-error";
import type { Prompt } from "@/types/entities";

import { isPromptId } from "./library-address";

/** The prompt that the address names, as far as it is known. */
export type PromptDetailState =
  | { status: "loading" }
  | { status: "missing" }
  | { status: "error"; retry: () => void }
  | { status: "ready"; prompt: Prompt };

/** A premium prompt is ready once it is known who may open it; a free one at once. */
function readyState(prompt: Prompt, viewer: ViewerState): PromptDetailState {
  if (!prompt.is_premium || viewer.status === "ready") return { status: "ready", prompt };
  return viewer.status === "error"
    ? { status: "error", retry: viewer.retry }
    : { status: "loading" };
}

function stateOf(query: UseQueryResult<Prompt>, viewer: ViewerState): PromptDetailState {
  if (isAppError(query.error, "not-found")) return { status: "missing" };
  if (query.data !== undefined) return readyState(query.data, viewer);
  return query.isError
    ? { status: "error", retry: () => void query.refetch() }
    : { status: "loading" };
}

/** Null when the address names none. */
export function usePromptDetail(
  promptId: string | null,
  viewer: ViewerState,
): PromptDetailState | null {
  const isSessionKnown = viewer.user !== null || viewer.status !== "loading";
  const isWellFormed = promptId !== null && isPromptId(promptId);
  const query = usePrompt({
    readerId: viewer.user?.id ?? null,
    promptId: promptId ?? "",
    isEnabled: isWellFormed && isSessionKnown,
  });
  if (promptId === null) return null;
  return isWellFormed ? stateOf(query, viewer) : { status: "missing" };
}
