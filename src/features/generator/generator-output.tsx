import { useRef } from "react";

import { env } from "@/config/env";
import { RESULT_NOTES } from "@/data/enhancement/problem-sentences";
import { choiceText, flippedBy } from "@/data/enhancement/reading";
import { classNames } from "@/lib/class-names";
import { Skeleton } from "@/ui/skeleton";

import { ChallengeNotice } from "./challenge-notice";
import { FailureNotice } from "./failure-notice";
import { LimitNotice } from "./limit-notice";
import { ResultPanel } from "./result-panel";
import { useArrival } from "./use-arrival";
import type { Generator } from "./use-generator";

/** An <output> is a polite live region: screen readers say it, and focus stays where it is. */
function announcementOf(generator: Generator, isRead: boolean): string {
  const { isEnhancing, failure, shown, session } = generator;
  if (isEnhancing) return "Enhancing your prompt.";
  if (session.question !== null) return `A question about your text: ${session.question.text}`;
  if (failure !== null) return "";
  return shown?.note == null ? arrivalOf(generator, isRead) : RESULT_NOTES[shown.note];
}

function arrivalOf({ arrivedId, shown }: Generator, isRead: boolean): string {
  if (arrivedId === null) return "";
  // Who stays at the chip hears what has changed.
  const flipped = shown?.refine == null ? null : flippedBy(shown.refine);
  if (flipped !== null) return `Changed to ${choiceText(flipped)}. The prompt below is new.`;
  if (isRead) return "";
  return shown?.outcome === "ready"
    ? "Your text is ready to send as it is."
    : "Your enhanced prompt is ready below.";
}

type GeneratorOutputProps = { generator: Generator; className?: string | undefined };

/** The outcome: nothing yet, a failure, or the enhanced prompt. */
export function GeneratorOutput({ generator, className }: GeneratorOutputProps) {
  const { isEnhancing, failure, current, isAtLimit } = generator;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { isRead } = useArrival(generator, headingRef);
  const isEmpty = !isEnhancing && failure === null && current === null && !isAtLimit;
  return (
    <>
      <output className="sr-only">{announcementOf(generator, isRead)}</output>
      {!isEmpty && (
        <div
          className={classNames("border-line mt-5 grid grid-cols-1 gap-5 border-t pt-4", className)}
        >
          <GeneratorFailure generator={generator} />
          {isAtLimit && (
            <LimitNotice
              isGuest={generator.viewer.user === null}
              onUpgrade={generator.requestUpgrade}
              onSignIn={generator.requestSignIn}
            />
          )}
          {current !== null && (
            <ResultPanel generator={generator} current={current} headingRef={headingRef} />
          )}
          {current === null && isEnhancing && <ResultSkeleton />}
        </div>
      )}
    </>
  );
}

/** What the server still wants from a guest, or what went wrong. */
function GeneratorFailure({ generator }: { generator: Generator }) {
  const { failure, shown, isSameCaller, viewer } = generator;
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
      plan={viewer.user === null ? "guest" : viewer.entitlement.tier}
      onRetry={generator.retry}
      onSignIn={generator.requestSignIn}
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
