import { lazy, Suspense } from "react";

import { enhancedBlocksOf } from "@/domain/enhanced-text";
import { placeholderParts } from "@/domain/placeholders";
import { classNames } from "@/lib/class-names";
import { StructuredText } from "@/ui/structured-text";

import type { OnScreen } from "./on-screen";

export type ResultTextProps = {
  current: OnScreen;
  /** The text with its gaps filled in. */
  filledText: string;
  /** Marks what changed, once the text is complete. */
  isCompared: boolean;
};

/** Fetched when it is asked for. */
const DiffView = lazy(async () => ({ default: (await import("./diff-view")).DiffView }));

export function ResultText({ current, filledText, isCompared }: ResultTextProps) {
  const { isWriting, isOutdated, before } = current;
  const enhanced = (
    <StructuredText text={filledText} blocksOf={enhancedBlocksOf} partsOf={placeholderParts} />
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
          <DiffView before={before} after={filledText} />
        </Suspense>
      ) : (
        enhanced
      )}
    </div>
  );
}
