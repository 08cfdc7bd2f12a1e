import { FailureNotice } from "./failure-notice";
import { onScreen } from "./on-screen";
import { ResultPanel } from "./result-panel";
import { ResultSkeleton } from "./result-skeleton";
import type { Generator } from "./use-generator";

export type GeneratorOutputProps = { generator: Generator };

/** An <output> is a polite live region: screen readers say it, and focus stays where it is. */
function announcementOf({ isEnhancing, failure, shown }: Generator): string {
  if (isEnhancing) return "Enhancing your prompt.";
  return shown !== null && failure === null ? "Your enhanced prompt is ready below." : "";
}

/** What came of the text: nothing yet, a failure, or the enhanced prompt. */
export function GeneratorOutput({ generator }: GeneratorOutputProps) {
  const { isEnhancing, failure, shown, retry } = generator;
  const current = onScreen(generator);
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
