import { type ReactNode, type RefObject, Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";

import type { ViewerState } from "@/data/viewer/use-viewer";
import { classNames } from "@/lib/class-names";
import { optionalPart } from "@/lib/optional-part";
import { hasOwnModel } from "@/platform/device-choice";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";

import { GeneratorForm } from "./generator-form";
import { ClosableForm } from "./generator-line";
import { GeneratorOutput } from "./generator-output";
import type { GeneratorPolicy } from "./generator-policy";
import { type Generator as GeneratorState, type LinkedText, useGenerator } from "./use-generator";

/** Fetched where the browser has a model of its own. */
const DeviceSwitch = optionalPart(async () => (await import("./device-switch")).DeviceSwitch);

const AboutMe = optionalPart(async () => (await import("./line-parts")).AboutMe);

export type GeneratorCardProps = {
  viewer: ViewerState;
  policy: GeneratorPolicy;
  linked?: LinkedText | null;
  /** Lazy lines to fill in with one press, offered until there is a result. */
  examples?: readonly string[];
  /**
   * `page` has the result beside the form where there is room, and folds the form on a phone; `line` is one line until
   * it has the focus or a text, and leaves an earlier visit's result to the other pages.
   */
  layout?: "card" | "page" | "line";
};

const NO_BOX = "rounded-none! border-0! bg-transparent! p-0!";

type Look = { section?: string; form?: string; output?: string };

/** The work in two columns: the form stays in view beside a longer result. */
const PAGE_LOOK: Look = {
  section:
    "lg:grid lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:items-start lg:gap-10 lg:rounded-none! lg:border-0! lg:bg-transparent! lg:p-0!",
  form: "lg:border-line lg:bg-surface lg:rounded-card lg:sticky lg:top-6 lg:border lg:p-5",
  output: "lg:mt-0! lg:border-t-0! lg:pt-0!",
};

/** Turns a lazy prompt into a detailed one: specification, section 4. */
export function GeneratorCard(props: GeneratorCardProps) {
  const visit = useVisit(props.viewer.user?.id ?? null);
  // Text from a link also belonged to the user who left.
  return <Generator key={visit} {...props} {...(visit > 0 && { linked: null })} />;
}

function hasNoOutcome({ shown, failure, isEnhancing, isAtLimit }: GeneratorState): boolean {
  return shown === null && failure === null && !isEnhancing && !isAtLimit;
}

function Generator(props: GeneratorCardProps) {
  const { viewer, policy, linked = null, examples = [], layout = "card" } = props;
  const generator = useGenerator({ viewer, policy, linked, isRestored: layout !== "line" });
  const [wasFocused, setWasFocused] = useState(false);
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const isUntouched = hasNoOutcome(generator);
  // In the library each option is a Tab on the way to the prompts.
  const hasOptions = layout !== "line" || generator.text !== "";
  const isClosed = [hasOptions, wasFocused, !isUntouched].every((isOpen) => !isOpen);
  const look = layout === "page" ? PAGE_LOOK : {};

  function handleExample(line: string) {
    generator.fillIn(line);
    boxRef.current?.focus();
  }

  return (
    <Card
      as="section"
      aria-label="Prompt enhancer"
      onFocus={() => setWasFocused(true)}
      className={classNames(isClosed && NO_BOX, look.section)}
    >
      <div className={look.form}>
        <FoldableForm generator={generator} boxRef={boxRef} canFold={layout === "page"}>
          <ClosableForm isClosed={isClosed}>
            <GeneratorForm generator={generator} boxRef={boxRef} hasOptions={hasOptions} />
          </ClosableForm>
          {hasOptions && <Facts userId={viewer.user?.id ?? null} />}
        </FoldableForm>
        <OfferedModel isOffered={wasFocused && hasOptions} />
      </div>
      <GeneratorOutput generator={generator} className={look.output} />
      {isUntouched && (
        <ExampleLines lines={examples} onChoose={handleExample} className={look.output} />
      )}
    </Card>
  );
}

function Facts({ userId }: { userId: string | null }) {
  return (
    // Its place is kept while its code comes.
    <Suspense fallback={<div className="h-12 pointer-coarse:h-14" />}>
      <AboutMe userId={userId} />
    </Suspense>
  );
}

/** Not folded away with the form: it also says why our server writes instead. */
function OfferedModel({ isOffered }: { isOffered: boolean }) {
  if (!isOffered || !hasOwnModel()) return null;
  return (
    <Suspense fallback={null}>
      <DeviceSwitch />
    </Suspense>
  );
}

type FoldableFormProps = {
  generator: GeneratorState;
  boxRef: RefObject<HTMLTextAreaElement | null>;
  canFold: boolean;
  children: ReactNode;
};

/** On a phone the answer takes the form's place: what is left of it is one line that opens it again. */
function FoldableForm({ generator, boxRef, canFold, children }: FoldableFormProps) {
  const { session, isAnswered, text } = generator;
  const newestId = session.versions.at(-1)?.requestId ?? null;
  // Remembered by request, so that it folds again with the next answer.
  const [openedId, setOpenedId] = useState<string | null>(null);
  const asked = session.run?.call ?? session.failure?.call;
  const isAsking = asked !== undefined && asked.refine === null;
  const isFolded = canFold && isAnswered && !isAsking && openedId !== newestId;

  function handleOpen() {
    flushSync(() => setOpenedId(newestId));
    boxRef.current?.focus();
  }

  return (
    <>
      {isFolded && (
        <div className="flex items-center gap-3 md:hidden">
          <p
            dir="auto"
            className="text-muted text-prompt line-clamp-2 min-w-0 grow font-mono wrap-anywhere"
          >
            {text}
          </p>
          <Button size="sm" aria-label="Edit your prompt" onClick={handleOpen}>
            Edit
          </Button>
        </div>
      )}
      <div className={isFolded ? "max-md:hidden" : undefined}>{children}</div>
    </>
  );
}

/**
 * A number that changes when a user signs out, in this tab or another, so that one person's text is not
 * left for the next. It does not change on sign-in, so a guest's text survives that.
 */
function useVisit(userId: string | null): number {
  const [seen, setSeen] = useState({ userId, visit: 0 });
  if (seen.userId === userId) return seen.visit;
  const visit = seen.userId === null ? seen.visit : seen.visit + 1;
  setSeen({ userId, visit });
  return visit;
}

type ExampleLinesProps = {
  lines: readonly string[];
  onChoose: (line: string) => void;
  className?: string | undefined;
};

/** Lazy lines to start from, in pencil grey like everything that is not finished yet. */
function ExampleLines({ lines, onChoose, className }: ExampleLinesProps) {
  if (lines.length === 0) return null;
  return (
    <div className={classNames("border-line mt-5 border-t pt-4", className)}>
      <p className="text-sm font-medium">Or start from one of these</p>
      <ul className="divide-line mt-2 divide-y">
        {lines.map((line) => (
          <li key={line}>
            <button
              type="button"
              onClick={() => onChoose(line)}
              className="text-muted text-prompt hover:text-ink min-h-11 w-full py-2 text-start font-mono"
            >
              {line}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
