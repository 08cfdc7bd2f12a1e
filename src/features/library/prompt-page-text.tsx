import { Lock } from "lucide-react";

import type { PlaceholderTextProps } from "@/components/placeholder-text";
import { usePrintedPrompt } from "@/data/prompts/use-prompt";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { promptTextState, type PromptTextState } from "@/domain/prompt-text-state";
import type { Prompt } from "@/types/entities";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { Skeleton } from "@/ui/skeleton";

import { isSessionKnown } from "./library-reader";
import { PromptText } from "./prompt-text";
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

/** The page's structured data points search engines to the class `paywall`: see entries/prerender. */
function LockedText({ teaser, onUnlock }: { teaser: string; onUnlock: () => void }) {
  return (
    <div className="grid gap-5">
      <p className="text-lg">{teaser}</p>
      <div className="paywall rounded-card border-line bg-surface grid justify-items-start gap-4 border p-5">
        <p className="text-muted text-sm">
          This is a Premium prompt. Its full text is here as soon as you have Premium.
        </p>
        <Button onClick={onUnlock}>
          <Lock aria-hidden />
          Unlock full prompt with Premium
        </Button>
      </div>
    </div>
  );
}

type PromptPageTextProps = {
  page: PromptPageState;
  /** Of the whole text, where the reader may have it. */
  parts: PlaceholderTextProps["parts"];
  onUnlock: () => void;
};

/** The prompt's text, or what replaces it for this reader. */
export function PromptPageText({ page, parts, onUnlock }: PromptPageTextProps) {
  const { prompt, text } = page;
  if (text === "locked") return <LockedText teaser={prompt.content} onUnlock={onUnlock} />;
  if (text === "unconfirmed") return <UnconfirmedPrompt />;
  if (text === "whole") return <PromptText parts={parts} />;
  if (text === "failed") {
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
