import { lazy, Suspense } from "react";

import { StructuredText } from "@/components/structured-text";
import type { useFillIn } from "@/components/use-fill-in";
import { enhancedBlocksOf } from "@/domain/enhanced-text";
import { markedParts, markFilled } from "@/domain/placeholders";
import { classNames } from "@/lib/class-names";

import type { OnScreen } from "./on-screen";

export type ResultTextProps = Pick<ReturnType<typeof useFillIn>, "filledText" | "values"> & {
  current: OnScreen;
  /** Marks what changed, once the text is complete. */
  isCompared: boolean;
};

/** Fetched when it is asked for. */
const DiffView = lazy(async () => ({ default: (await import("./diff-view")).DiffView }));

export function ResultText({ current, filledText, values, isCompared }: ResultTextProps) {
  const { text, isWriting, isOutdated, before } = current;
  const enhanced = (
    <StructuredText
      text={filledText}
      blocks={enhancedBlocksOf(markFilled(text, values))}
      partsOf={markedParts}
    />
  );
  return (
    <div
      aria-busy={isWriting}
      className={classNames(
        "animate-rise-in border-s-2 ps-4 md:ps-5",
        isOutdated ? "border-line text-muted" : "border-ink",
      )}
    >
      {isCompared && !isWriting ? (
        <Suspense fallback={enhanced}>
          <DiffView before={before} after={text} />
        </Suspense>
      ) : (
        enhanced
      )}
    </div>
  );
}
