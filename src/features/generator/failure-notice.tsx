import { RotateCw } from "lucide-react";

import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";

import { type Failure, failureSentence } from "./failure-sentence";
import { useSubmitFocus } from "./use-submit-focus";

export type FailureNoticeProps = Failure & { onRetry: () => void };

/** What happened, and how to continue. A request the visitor stopped is not shown as an error. */
export function FailureNotice({ onRetry, ...failure }: FailureNoticeProps) {
  const ref = useSubmitFocus<HTMLDivElement>();
  const { problem } = failure;
  const message = failureSentence(failure);
  return (
    <div ref={ref} className="grid gap-2 py-1">
      {problem.reason === "stopped" ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <output className="text-muted text-sm">{message}</output>
          <Button onClick={onRetry}>
            <RotateCw aria-hidden />
            Retry
          </Button>
        </div>
      ) : (
        <ErrorState className="py-0!" message={message} onRetry={onRetry} />
      )}
      {problem.isCounted === false && (
        <p className="text-muted text-xs">This try was not counted.</p>
      )}
    </div>
  );
}
