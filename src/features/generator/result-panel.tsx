import { ChevronDown, Copy } from "lucide-react";
import { type ComponentProps, lazy, type RefObject, Suspense, useState } from "react";

import { StructuredText } from "@/components/structured-text";
import { useFillIn } from "@/components/use-fill-in";
import { markFilled } from "@/domain/placeholders";
import { classNames } from "@/lib/class-names";
import { copyWithToast } from "@/platform/clipboard";
import { Button } from "@/ui/button";
import { Collapsible } from "@/ui/collapsible";

import { ResultNotes } from "./result-notes";
import type { OnScreen } from "./use-enhancement";
import type { Generator } from "./use-generator";
import { VersionBar } from "./version-bar";

/** Fetched when it is asked for. */
const DiffView = lazy(async () => ({ default: (await import("@/components/diff-view")).DiffView }));

/** Loaded with the first result, like the next. */
const ResultTools = lazy(async () => ({ default: (await import("./result-tools")).ResultTools }));

const ReadingRow = lazy(async () => ({ default: (await import("./reading-row")).ReadingRow }));

const ReadyResult = lazy(async () => ({ default: (await import("./ready-result")).ReadyResult }));

type ResultPanelProps = {
  generator: Generator;
  current: OnScreen;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

export function ResultPanel({ generator, current, headingRef }: ResultPanelProps) {
  const { requestId, text, original, isReady, isOfEarlierText: isEarlier } = current;
  const { shown, isEnhancing, isAnswered, arrivedId, viewer } = generator;
  // Remembered by request, so that each new result starts open (specification, section 4).
  const [closedId, setClosedId] = useState<string | null>(null);
  const [comparedId, setComparedId] = useState<string | null>(null);
  const fillIn = useFillIn(text, `enhanced: ${original}`);
  const isCompared = comparedId === requestId;

  return (
    <div className="relative">
      <Button
        size="sm"
        variant={isAnswered ? "primary" : "secondary"}
        className="absolute! end-0 top-1 pointer-coarse:top-0"
        onClick={() => void copyWithToast(fillIn.filledText, "enhancedPromptCopied")}
      >
        <Copy aria-hidden />
        {isEarlier ? "Copy earlier" : "Copy"}
      </Button>
      <Collapsible
        isOpen={closedId !== requestId}
        onOpenChange={(isOpen) => setClosedId(isOpen ? null : requestId)}
        trigger={
          <ResultHeading
            headingRef={headingRef}
            isReady={isReady}
            earlierText={isEarlier ? original : null}
          />
        }
        contentClassName="grid grid-cols-1 gap-4 pt-2"
      >
        <VersionBar generator={generator} />
        <ShownReading generator={generator} />
        <ResultText
          key={requestId}
          current={current}
          fillIn={fillIn}
          isCompared={isCompared}
          isChangeMarked={arrivedId === requestId}
        />
        {shown !== null && !isEnhancing && <ResultNotes version={shown} viewer={viewer} />}
        {shown !== null && (
          <Suspense fallback={null}>
            {isReady ? (
              <ReadyResult version={shown} />
            ) : (
              <ResultTools
                generator={generator}
                version={shown}
                fillIn={fillIn}
                isCompared={isCompared}
                onCompare={() => setComparedId(isCompared ? null : requestId)}
              />
            )}
          </Suspense>
        )}
      </Collapsible>
    </div>
  );
}

/** How the version on screen was read. Its place is kept while its code comes, so that the text below does not move. */
function ShownReading({ generator }: Pick<ResultPanelProps, "generator">) {
  const { shown, isEnhancing, isRefining, refine } = generator;
  if (shown?.reading == null || (isEnhancing && !isRefining)) return null;
  return (
    <Suspense fallback={<div className="min-h-9 pointer-coarse:min-h-11" />}>
      <ReadingRow isEnhancing={isEnhancing} refine={refine} reading={shown.reading} />
    </Suspense>
  );
}

type ResultHeadingProps = ComponentProps<"button"> & {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** There was nothing to enhance. */
  isReady: boolean;
  /** The text that an earlier result was made from. */
  earlierText: string | null;
};

/** The collapsible's button inside a heading, as the pattern for disclosures asks. */
function ResultHeading(props: ResultHeadingProps) {
  const { headingRef, isReady, earlierText, ...trigger } = props;
  const isEarlier = earlierText !== null;
  return (
    <h2
      ref={headingRef}
      tabIndex={-1}
      className={classNames(
        // A phone has its toasts at the top: room for one, so that it does not cover Copy.
        "min-w-0 grow font-sans text-sm tracking-normal outline-none max-md:scroll-mt-16",
        isEarlier ? "pe-34" : "pe-24",
      )}
    >
      <button
        {...trigger}
        type="button"
        className="group rounded-control flex min-h-11 w-full min-w-0 items-center gap-2 text-start font-medium"
      >
        <ChevronDown
          aria-hidden
          className="text-muted size-[18px] shrink-0 -rotate-90 transition-transform duration-150 ease-out group-data-[state=open]:rotate-0"
        />
        {isEarlier ? (
          <span className="line-clamp-2 min-w-0 wrap-anywhere">
            Earlier result <span className="text-muted font-normal">“{earlierText}”</span>
          </span>
        ) : (
          (isReady && "This is ready to send") || "Enhanced prompt"
        )}
      </button>
    </h2>
  );
}

type ResultTextProps = {
  current: OnScreen;
  fillIn: ReturnType<typeof useFillIn>;
  /** Marks what changed, once the text is complete. */
  isCompared: boolean;
  /** For a moment, what a refinement changed is marked. */
  isChangeMarked: boolean;
};

function ResultText({ current, fillIn, isCompared, isChangeMarked }: ResultTextProps) {
  const { text, isWriting, isOutdated, before, isBeforeOwn } = current;
  const enhanced = (
    <StructuredText
      text={fillIn.filledText}
      marked={markFilled(text, fillIn.values)}
      {...(isChangeMarked &&
        !isWriting &&
        !isBeforeOwn && { before: markFilled(before, fillIn.values) })}
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
          <DiffView before={before} after={text} isBeforeOwn={isBeforeOwn}>
            {enhanced}
          </DiffView>
        </Suspense>
      ) : (
        enhanced
      )}
    </div>
  );
}
