import { usePrintedPrompt } from "@/data/prompts/use-prompt";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { promptTextState, type PromptTextState } from "@/domain/prompt-text-state";
import type { Prompt } from "@/types/entities";

import { isSessionKnown } from "./library-reader";

export type PromptPageState = {
  prompt: Prompt;
  text: PromptTextState;
  /** False until the server has sent them; the page is printed without. */
  areVotesKnown: boolean;
  retry: () => void;
};

/** A prompt's page for its reader, as far as it is known: a premium prompt is locked until more is. */
export function usePromptPage(printed: Prompt, viewer: ViewerState): PromptPageState {
  const query = usePrintedPrompt({
    readerId: viewer.user?.id ?? null,
    printed,
    isEnabled: isSessionKnown(viewer),
  });
  const hasAnswer = query.dataUpdatedAt > 0;
  return {
    prompt: query.data,
    text: promptTextState({
      prompt: printed,
      entitlement: viewer.entitlement,
      answer: hasAnswer ? "here" : query.isError ? "failed" : "awaited",
    }),
    areVotesKnown: hasAnswer,
    retry: () => void query.refetch(),
  };
}
