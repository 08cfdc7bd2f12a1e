import { RotateCw } from "lucide-react";

import type { Problem, ProblemReason } from "@/domain/enhancement";
import { referenceText } from "@/messages/fixed-texts";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";

import { useSubmitFocus } from "./stop-button";

const NO_PROMPT = "The enhancer did not return a prompt. Your text is still here.";

const SENTENCES: Readonly<Record<ProblemReason, string>> = {
  stopped: "You stopped it. Your text is still here.",
  lost: "The connection was lost. Your text is still here, and Retry is never counted twice.",
  unreachable: "The enhancer could not be reached. Check your connection. Your text is still here.",
  "session-ended": "Your session has ended. Sign in again. Your text is still here.",
  limit: NO_PROMPT,
  conflict: "Your other prompt is still being enhanced. Wait for it, then try this one again.",
  "rate-limited": "There were too many requests. Wait a moment, then try again.",
  "daily-limit":
    "You have used today's tries without an account. Sign in, or come back tomorrow. Your text is still here.",
  challenge: "Sign in to continue. Your text is still here.",
  "no-result": NO_PROMPT,
};

/** Used instead when part of the text arrived. */
const SENTENCES_WITH_PART: Partial<Record<ProblemReason, string>> = {
  stopped: "You stopped it. We kept what arrived.",
  lost: "The connection was lost. We kept what arrived, and Retry is never counted twice.",
  "no-result": "The enhancer stopped early. We kept what arrived.",
};

const DAILY_LIMIT_OF_ACCOUNT =
  "You have used today's tries. Come back tomorrow: your text is saved in this tab.";

const COUNTED_ONCE = ", and Retry is never counted twice.";

type Failure = {
  problem: Problem;
  hasPart: boolean;
  /** False for a user who sent the request as a guest and then signed in: to the server it is someone else's. */
  isSameCaller: boolean;
  isSignedIn: boolean;
};

/** The text next to the Retry button: what happened, and what to do. */
function failureSentence({ problem, hasPart, isSameCaller, isSignedIn }: Failure): string {
  const { reason, retryAfterSeconds } = problem;
  if (reason === "rate-limited" && retryAfterSeconds !== null) {
    return `There were too many requests. Try again in ${retryAfterSeconds} seconds.`;
  }
  if (reason === "challenge" && !isSameCaller) {
    return "You are signed in now. Your text is still here.";
  }
  if (reason === "daily-limit" && isSignedIn) return DAILY_LIMIT_OF_ACCOUNT;
  const sentence = (hasPart ? SENTENCES_WITH_PART[reason] : undefined) ?? SENTENCES[reason];
  return isSameCaller ? sentence : sentence.replace(COUNTED_ONCE, ".");
}

/** What happened, and how to continue. A request the visitor stopped is not shown as an error. */
export function FailureNotice({ onRetry, ...failure }: Failure & { onRetry: () => void }) {
  const ref = useSubmitFocus<HTMLDivElement>();
  const { problem } = failure;
  const message = failureSentence(failure);
  // The other reasons say what to do.
  const isOurs = problem.reason === "no-result" || problem.reason === "lost";
  const reference = isOurs ? problem.reference : null;
  return (
    <div ref={ref} className="grid gap-2 py-1">
      {problem.reason === "stopped" ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <output className="text-muted text-sm">{message}</output>
          <Button onClick={onRetry}>
            <RotateCw aria-hidden />
            Retry
          </Button>
        </div>
      ) : (
        <ErrorState message={message} onRetry={onRetry} />
      )}
      {reference !== null && <p className="text-muted text-xs">{referenceText(reference)}</p>}
      {problem.isFree && <p className="text-muted text-xs">This try was not counted.</p>}
    </div>
  );
}
