import type { ComponentProps } from "react";

import { usePrintedPrompt } from "@/data/prompts/use-prompt";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { promptTextState, type PromptTextState } from "@/domain/prompt-text-state";
import type { Prompt } from "@/types/entities";
import { ErrorState } from "@/ui/error-state";
import { Skeleton } from "@/ui/skeleton";

import { isSessionKnown } from "./library-reader";
import { LockedPrompt } from "./locked-prompt";
import { PromptDetailText } from "./prompt-detail-text";
import { UnconfirmedPrompt } from "./unconfirmed-prompt";

type PromptPageState = {
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

type PromptPageTextProps = Pick<
  ComponentProps<typeof PromptDetailText>,
  "fillIn" | "example" | "copyRef"
> & {
  page: PromptPageState;
  onUnlock: () => void;
};

/** The prompt's text with its blanks, or what replaces it for this reader. */
export function PromptPageText({ page, onUnlock, ...text }: PromptPageTextProps) {
  if (page.text === "locked")
    return <LockedPrompt prompt={page.prompt} example={text.example} onUnlock={onUnlock} />;
  if (page.text === "unconfirmed") return <UnconfirmedPrompt />;
  if (page.text === "whole") {
    return <PromptDetailText key={page.prompt.content} place="page" {...text} />;
  }
  if (page.text === "failed") {
    return (
      <ErrorState
        message="The full text could not be loaded. Check your connection and try again."
        onRetry={page.retry}
      />
    );
  }
  return (
    <div aria-busy className="grid gap-3">
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
