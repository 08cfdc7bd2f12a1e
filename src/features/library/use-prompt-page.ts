import { usePrintedPrompt } from "@/data/prompts/use-prompt";
import { canOpenPrompt, hasWholeText } from "@/domain/entitlement";
import type { Prompt } from "@/types/entities";

import type { LibraryReader } from "./library-reader";

export type PromptPageState = {
  prompt: Prompt;
  /** Which text stands on the page. A premium text comes from the server, so it may be on its way. */
  text: "whole" | "locked" | "unconfirmed" | "loading" | "failed";
  /** False until the server has told them; the page is printed without. */
  areVotesKnown: boolean;
  retry: () => void;
};

type PageOptions = { printed: Prompt; reader: LibraryReader };

/** A prompt's page for its reader, as far as it is known. */
export function usePromptPage({ printed, reader }: PageOptions): PromptPageState {
  const query = usePrintedPrompt({
    readerId: reader.userId,
    printed,
    isEnabled: reader.isSessionKnown,
  });
  const hasAnswer = query.dataUpdatedAt > 0;

  function textState(): PromptPageState["text"] {
    if (!printed.is_premium) return "whole";
    if (!canOpenPrompt(reader.entitlement, printed)) return "locked";
    if (!hasWholeText(reader.entitlement, printed)) return "unconfirmed";
    if (hasAnswer) return "whole";
    return query.isError ? "failed" : "loading";
  }

  return {
    prompt: query.data,
    text: textState(),
    areVotesKnown: hasAnswer,
    retry: () => void query.refetch(),
  };
}
