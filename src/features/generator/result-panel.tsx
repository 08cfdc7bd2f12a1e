import { ChevronDown, Copy } from "lucide-react";
import { type ComponentProps, lazy, type RefObject, Suspense, useState } from "react";

import { StructuredText } from "@/components/structured-text";
import { useFillIn } from "@/components/use-fill-in";
import type { ViewerState } from "@/data/viewer/use-viewer";
import type { Version } from "@/domain/enhancement-session";
import { markFilled } from "@/domain/placeholders";
import { classNames } from "@/lib/class-names";
import { copyWithToast } from "@/platform/clipboard";
import { Button } from "@/ui/button";
import { Collapsible } from "@/ui/collapsible";

import type { OnScreen } from "./use-enhancement";
import type { Generator } from "./use-generator";
import { VersionBar } from "./version-bar";

/** Fetched when it is asked for. */
const DiffView = lazy(async () => ({ default: (await import("./diff-view")).DiffView }));

/** Loaded with the first result. */
const ResultTools = lazy(async () => ({ default: (await import("./result-tools")).ResultTools }));

type ResultPanelProps = {
  generator: Generator;
  current: OnScreen;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

export function ResultPanel({ generator, current, headingRef }: ResultPanelProps) {
  const { requestId, text, original, isOfEarlierText: isEarlier } = current;
  const { shown, isEnhancing, isAnswered, viewer } = generator;
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
          <ResultHeading headingRef={headingRef} earlierText={isEarlier ? original : null} />
        }
        contentClassName="grid grid-cols-1 gap-4 pt-2"
      >
        <VersionBar generator={generator} />
        <ResultText key={requestId} current={current} fillIn={fillIn} isCompared={isCompared} />
        {shown !== null && !isEnhancing && <ResultNotes version={shown} viewer={viewer} />}
        {shown !== null && (
          <Suspense fallback={null}>
            <ResultTools
              generator={generator}
              version={shown}
              fillIn={fillIn}
              isCompared={isCompared}
              onCompare={() => setComparedId(isCompared ? null : requestId)}
            />
          </Suspense>
        )}
      </Collapsible>
    </div>
  );
}

type ResultHeadingProps = ComponentProps<"button"> & {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The text that an earlier result was made from. */
  earlierText: string | null;
};

/** The collapsible's button inside a heading, as the pattern for disclosures asks. */
function ResultHeading({ headingRef, earlierText, ...trigger }: ResultHeadingProps) {
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
          "Enhanced prompt"
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
};

function ResultText({ current, fillIn, isCompared }: ResultTextProps) {
  const { text, isWriting, isOutdated, before, isBeforeOwn } = current;
  const enhanced = (
    <StructuredText text={fillIn.filledText} marked={markFilled(text, fillIn.values)} />
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

/** Says plainly what wrote the text. */
const ENGINE_NOTES = {
  offline: "Structured offline by rules, without an AI model.",
  llm: "Written by an AI model: check it before you use it.",
} as const satisfies Record<Version["engine"], string>;

const RESULT_NOTES = {
  instruction_added:
    "Your request was added as written: this site is not connected to an AI model.",
  unchanged: "Nothing changed: the prompt already does this.",
} as const satisfies Record<NonNullable<Version["note"]>, string>;

/** What the server said about a refinement's cost; nothing where nothing is counted. */
function costOf({ refine, isComplete, isCounted }: Version, { entitlement }: ViewerState) {
  if (refine === null || !isComplete || isCounted === null || entitlement.limit === null) {
    return null;
  }
  return isCounted ? "Counted as a new use." : "Not counted again: this belongs to your last use.";
}

/** What to know about a result, beside its text. */
function ResultNotes({ version, viewer }: { version: Version; viewer: ViewerState }) {
  const notes = [
    version.isComplete ? null : "This prompt is not complete.",
    version.note === null ? null : RESULT_NOTES[version.note],
    ENGINE_NOTES[version.engine],
    costOf(version, viewer),
  ].filter((note) => note !== null);
  return (
    <div className="text-muted grid gap-1 text-xs">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
