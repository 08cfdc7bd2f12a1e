import { Skeleton } from "@/ui/skeleton";

import { FailureNotice } from "./failure-notice";
import { ResultPanel } from "./result-panel";
import type { Generator } from "./use-generator";

/** An <output> is a polite live region: screen readers say it, and focus stays where it is. */
function announcementOf({ isEnhancing, failure, shown }: Generator): string {
  if (isEnhancing) return "Enhancing your prompt.";
  return shown !== null && failure === null ? "Your enhanced prompt is ready below." : "";
}

/** The outcome: nothing yet, a failure, or the enhanced prompt. */
export function GeneratorOutput({ generator }: { generator: Generator }) {
  const { isEnhancing, failure, shown, current, retry } = generator;
  const isEmpty = !isEnhancing && failure === null && current === null;
  return (
    <>
      <output className="sr-only">{announcementOf(generator)}</output>
      {!isEmpty && (
        <div className="border-line mt-5 grid grid-cols-1 gap-5 border-t pt-4">
          {failure !== null && (
            <FailureNotice
              problem={failure.problem}
              hasPart={shown?.requestId === failure.call.requestId}
              isRetryFree={generator.isRetryFree}
              onRetry={retry}
            />
          )}
          {current !== null && <ResultPanel generator={generator} current={current} />}
          {current === null && isEnhancing && <ResultSkeleton />}
        </div>
      )}
    </>
  );
}

const LINES = ["w-32", "w-full", "w-5/6", "w-40", "w-11/12", "w-2/3"] as const;

/** Shown until text arrives, after a short delay because most answers are quick. */
function ResultSkeleton() {
  return (
    <div className="animate-fade-in border-line grid gap-3 border-s-2 ps-4 [animation-delay:200ms] md:ps-5">
      {LINES.map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}
