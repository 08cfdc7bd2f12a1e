import { useRef, useState } from "react";

import { env } from "@/config/env";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { Card } from "@/ui/card";
import { Skeleton } from "@/ui/skeleton";

import { ChallengeNotice } from "./challenge-notice";
import { FailureNotice } from "./failure-notice";
import { GeneratorForm } from "./generator-form";
import { ClosableForm } from "./generator-line";
import type { GeneratorPolicy } from "./generator-policy";
import { ResultPanel } from "./result-panel";
import { type Generator as GeneratorState, type LinkedText, useGenerator } from "./use-generator";

export type GeneratorCardProps = {
  viewer: ViewerState;
  policy: GeneratorPolicy;
  linked?: LinkedText | null;
  /** Lazy lines to fill in with one press, offered until there is a result. */
  examples?: readonly string[];
  /** One line until it has the focus or a text. */
  startsClosed?: boolean;
};

/** Turns a lazy prompt into a detailed one: specification, section 4. */
export function GeneratorCard(props: GeneratorCardProps) {
  const visit = useVisit(props.viewer.user?.id ?? null);
  // Text from a link also belonged to the user who left.
  return <Generator key={visit} {...props} {...(visit > 0 && { linked: null })} />;
}

function Generator(props: GeneratorCardProps) {
  const { viewer, policy, linked = null, examples = [], startsClosed = false } = props;
  const generator = useGenerator({ viewer, policy, linked });
  const [wasOpened, setWasOpened] = useState(!startsClosed);
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const { shown, failure, isEnhancing, fillIn } = generator;
  const isUntouched = shown === null && failure === null && !isEnhancing;
  const isClosed = !wasOpened && isUntouched && generator.text === "";

  function handleExample(line: string) {
    fillIn(line);
    boxRef.current?.focus();
  }

  return (
    <Card
      as="section"
      aria-label="Prompt enhancer"
      onFocus={() => setWasOpened(true)}
      className={isClosed ? "rounded-none! border-0! bg-transparent! p-0!" : undefined}
    >
      <ClosableForm isClosed={isClosed}>
        <GeneratorForm generator={generator} boxRef={boxRef} />
      </ClosableForm>
      <GeneratorOutput generator={generator} />
      {isUntouched && examples.length > 0 && (
        <ExampleLines lines={examples} onChoose={handleExample} />
      )}
    </Card>
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

type ExampleLinesProps = { lines: readonly string[]; onChoose: (line: string) => void };

/** Lazy lines to start from, in pencil grey like everything that is not finished yet. */
function ExampleLines({ lines, onChoose }: ExampleLinesProps) {
  return (
    <div className="border-line mt-5 border-t pt-4">
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

/** An <output> is a polite live region: screen readers say it, and focus stays where it is. */
function announcementOf({ isEnhancing, failure, shown }: GeneratorState): string {
  if (isEnhancing) return "Enhancing your prompt.";
  return shown !== null && failure === null ? "Your enhanced prompt is ready below." : "";
}

/** The outcome: nothing yet, a failure, or the enhanced prompt. */
function GeneratorOutput({ generator }: { generator: GeneratorState }) {
  const { isEnhancing, failure, current } = generator;
  const isEmpty = !isEnhancing && failure === null && current === null;
  return (
    <>
      <output className="sr-only">{announcementOf(generator)}</output>
      {!isEmpty && (
        <div className="border-line mt-5 grid grid-cols-1 gap-5 border-t pt-4">
          <GeneratorFailure generator={generator} />
          {current !== null && <ResultPanel generator={generator} current={current} />}
          {current === null && isEnhancing && <ResultSkeleton />}
        </div>
      )}
    </>
  );
}

/** What the server still wants from a guest, or what went wrong. */
function GeneratorFailure({ generator }: { generator: GeneratorState }) {
  const { failure, shown, isSameCaller } = generator;
  if (failure === null) return null;
  const { call, problem } = failure;
  return problem.reason === "challenge" && isSameCaller && env.turnstileSiteKey !== null ? (
    <ChallengeNotice
      siteKey={env.turnstileSiteKey}
      key={call.turnstileToken}
      isRefused={call.turnstileToken !== null}
      onToken={generator.sendWithToken}
    />
  ) : (
    <FailureNotice
      problem={problem}
      hasPart={shown?.requestId === call.requestId}
      isSameCaller={isSameCaller}
      isSignedIn={generator.viewer.user !== null}
      onRetry={generator.retry}
    />
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
