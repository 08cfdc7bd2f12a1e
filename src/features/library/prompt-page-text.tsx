import { Lock } from "lucide-react";

import type { PlaceholderTextProps } from "@/components/placeholder-text";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { Skeleton } from "@/ui/skeleton";

import { PromptText } from "./prompt-text";
import { UnconfirmedPrompt } from "./unconfirmed-prompt";
import type { PromptPageState } from "./use-prompt-page";

type LockedTextProps = { teaser: string; onUnlock: () => void };

/** The page's structured data points search engines to the class `paywall`: see entries/prerender. */
function LockedText({ teaser, onUnlock }: LockedTextProps) {
  return (
    <div className="grid gap-5">
      <p className="text-lg">{teaser}</p>
      <div className="paywall rounded-card border-line bg-surface grid justify-items-start gap-4 border p-5">
        <p className="text-muted text-sm">
          This is a Premium prompt: several steps with worked criteria. Its full text opens here for
          Premium readers.
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
        className="py-0!"
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
