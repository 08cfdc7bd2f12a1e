import { ErrorState } from "@/ui/error-state";

import { failureSentence } from "./failure-sentence";
import { ResultPanel } from "./result-panel";
import { ResultSkeleton } from "./result-skeleton";
import type { Generator } from "./use-generator";

export type GeneratorOutputProps = { generator: Generator };

/** An <output> is a polite live region: screen readers say it, and focus stays where it is. */
function announcementOf({ isEnhancing, failure, latest }: Generator): string {
  if (isEnhancing) return "Enhancing your prompt.";
  return latest !== null && failure === null ? "Your enhanced prompt is ready below." : "";
}

/** What came of the text: nothing yet, a failure, or the enhanced prompt. */
export function GeneratorOutput({ generator }: GeneratorOutputProps) {
  const { isEnhancing, failure, latest, submit } = generator;
  const isEmpty = !isEnhancing && failure === null && latest === null;
  return (
    <>
      <output className="sr-only">{announcementOf(generator)}</output>
      {!isEmpty && (
        <div className="border-line mt-5 grid grid-cols-1 gap-5 border-t pt-4">
          {failure !== null && (
            <ErrorState
              className="py-1!"
              message={failureSentence(failure)}
              onRetry={() => void submit()}
            />
          )}
          {latest !== null && <ResultPanel result={latest} isOutdated={isEnhancing} />}
          {latest === null && isEnhancing && <ResultSkeleton />}
        </div>
      )}
    </>
  );
}
