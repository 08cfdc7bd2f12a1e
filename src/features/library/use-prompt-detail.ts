import type { UseQueryResult } from "@tanstack/react-query";

import { useRecheckPremium } from "@/data/profile/use-recheck-premium";
import { usePrompt } from "@/data/prompts/use-prompt";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { canOpenPrompt, hasWholeText } from "@/domain/entitlement";
import { isAppError } from "@/lib/app-error";
import type { Prompt } from "@/types/entities";

import { isPromptId } from "./library-address";

/** The prompt that the address names, as far as it is known. */
export type PromptDetailState =
  | { status: "loading" }
  | { status: "missing" }
  | { status: "error"; retry: () => void }
  /** Only this browser says that the reader is premium, so what is here of the prompt is a teaser. */
  | { status: "unconfirmed"; prompt: Prompt }
  | { status: "ready"; prompt: Prompt };

type PromptQuery = Pick<UseQueryResult<Prompt>, "data" | "error" | "isError" | "isFetching"> & {
  /** Read before premium began or ended. */
  isOutdated: boolean;
  retry: () => void;
};

/** A premium prompt is ready once it is known who may open it; a free one at once. */
function readyState(prompt: Prompt, query: PromptQuery, viewer: ViewerState): PromptDetailState {
  const { entitlement } = viewer;
  if (!prompt.is_premium) return { status: "ready", prompt };
  if (viewer.status === "error") return { status: "error", retry: viewer.retry };
  if (viewer.status === "loading") return { status: "loading" };
  if (!canOpenPrompt(entitlement, prompt)) return { status: "ready", prompt };
  if (!hasWholeText(entitlement, prompt)) return { status: "unconfirmed", prompt };
  if (!query.isOutdated) return { status: "ready", prompt };
  return query.isFetching ? { status: "loading" } : { status: "error", retry: query.retry };
}

function stateOf(query: PromptQuery, viewer: ViewerState): PromptDetailState {
  if (isAppError(query.error, "not-found")) return { status: "missing" };
  if (query.data !== undefined) return readyState(query.data, query, viewer);
  return query.isError ? { status: "error", retry: query.retry } : { status: "loading" };
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
  useRecheckPremium(viewer.user, query.data?.is_premium === true ? promptId : null);
  if (promptId === null) return null;
  return isWellFormed ? stateOf(query, viewer) : { status: "missing" };
}
