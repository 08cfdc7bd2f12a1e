import { ErrorState } from "@/ui/error-state";
import { Skeleton } from "@/ui/skeleton";

import type { LibraryReader } from "./library-reader";
import { LockedText } from "./locked-text";
import { PromptText, type PromptTextProps } from "./prompt-text";
import { UnconfirmedPrompt } from "./unconfirmed-prompt";
import type { PromptPageState } from "./use-prompt-page";

type PromptPageTextProps = {
  page: PromptPageState;
  /** Of the whole text, where the reader may have it. */
  parts: PromptTextProps["parts"];
  reader: LibraryReader;
  onUnlock: () => void;
};

/** The prompt's text, or what stands in its place for this reader. */
export function PromptPageText({ page, parts, reader, onUnlock }: PromptPageTextProps) {
  const { prompt, text } = page;
  if (text === "locked") return <LockedText teaser={prompt.content} onUnlock={onUnlock} />;
  if (text === "unconfirmed") return <UnconfirmedPrompt reader={reader} />;
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
