import { RotateCw } from "lucide-react";
import { useEffect, useState } from "react";

import type { Problem, ProblemReason } from "@/data/enhancement/enhancement";
import { hasToast } from "@/data/enhancement/mutations";
import { PROBLEM_SENTENCES } from "@/data/enhancement/problem-sentences";
import { referenceText } from "@/messages/fixed-texts";
import { useIsOnline } from "@/platform/connection";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";

import { useSubmitFocus } from "./stop-button";

/** The beginnings of the sentences about the connection. */
const CONNECTION_FAILED =
  /^(?:The enhancer could not be reached\. Check your connection|The connection was lost)\./;

/** Used instead when part of the text arrived. */
const SENTENCES_WITH_PART: Partial<Record<ProblemReason, string>> = {
  stopped: "You stopped it. We kept what arrived.",
  lost: "The connection was lost. We kept what arrived, and Retry is never counted twice.",
  "no-result": "The enhancer stopped early. We kept what arrived.",
};

/** An account is told about itself, and a subscriber is offered nothing that a subscriber has. */
const OF_ACCOUNT = {
  free: {
    "rate-limited": "You sent too many requests in a row.",
    "daily-limit":
      "You have used today's tries. Come back tomorrow: your text is saved in this tab.",
  },
  premium: {
    "rate-limited":
      "You sent too many requests in a row. Premium has no limit in total, only on the pace.",
    "daily-limit":
      "You have reached the day's limit for subscribers. Come back tomorrow: your text is saved in this tab.",
  },
} as const;

/** What signing in would mend. */
const NEEDS_ACCOUNT: ReadonlySet<ProblemReason> = new Set([
  "session-ended",
  "daily-limit",
  "challenge",
]);

const COUNTED_ONCE = ", and Retry is never counted twice.";

type Failure = {
  problem: Problem;
  hasPart: boolean;
  /** False for a user who sent the request as a guest and then signed in: to the server it is someone else's. */
  isSameCaller: boolean;
  plan: "guest" | keyof typeof OF_ACCOUNT;
};

function pauseOf(retryAfterSeconds: number | null): string {
  return retryAfterSeconds === null
    ? "Wait a moment, then try again."
    : `Try again in ${retryAfterSeconds} seconds.`;
}

/** What a refusal says that is about the caller and not about the request. */
function refusalSentence({ problem, plan }: Failure): string | null {
  const { reason, retryAfterSeconds } = problem;
  if (reason !== "rate-limited" && reason !== "daily-limit") return null;
  const sentence = plan === "guest" ? PROBLEM_SENTENCES[reason] : OF_ACCOUNT[plan][reason];
  return reason === "rate-limited" ? `${sentence} ${pauseOf(retryAfterSeconds)}` : sentence;
}

/** The text next to the Retry button: what happened, and what to do. */
function failureSentence(failure: Failure): string {
  const { problem, hasPart, isSameCaller } = failure;
  const { reason } = problem;
  if (reason === "challenge" && !isSameCaller) {
    return "You are signed in now. Your text is still here.";
  }
  const sentence =
    refusalSentence(failure) ??
    (hasPart ? SENTENCES_WITH_PART[reason] : undefined) ??
    PROBLEM_SENTENCES[reason];
  return isSameCaller ? sentence : sentence.replace(COUNTED_ONCE, ".");
}

/** What the connection has to do with it: "You are offline." in place of what could not be reached or was lost. */
function useConnection({ reason }: Problem): (sentence: string) => string {
  const isOnline = useIsOnline();
  const [wasOffline] = useState(!isOnline);
  const isConnection = reason === "unreachable" || reason === "lost";
  if (!isConnection || (isOnline && !wasOffline)) return (sentence) => sentence;
  const state = isOnline ? "You are online again." : "You are offline.";
  return (sentence) => sentence.replace(CONNECTION_FAILED, state);
}

type FailureNoticeProps = Failure & { onRetry: () => void; onSignIn: () => void };

/** What happened, and how to continue. A request the visitor stopped is not shown as an error. */
export function FailureNotice({ onRetry, onSignIn, ...failure }: FailureNoticeProps) {
  const ref = useSubmitFocus<HTMLDivElement>();
  const { problem } = failure;
  const withConnection = useConnection(problem);
  const message = withConnection(failureSentence(failure));

  // What was pressed may be far below it.
  useEffect(() => {
    // Answers with a promise in new browsers, which React would take for the effect's end.
    ref.current?.scrollIntoView({ block: "nearest" });
  }, [ref]);

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
        <ErrorState message={message} onRetry={onRetry} isAnnounced={!hasToast(problem.reason)}>
          {failure.plan === "guest" && NEEDS_ACCOUNT.has(problem.reason) && (
            <Button onClick={onSignIn}>Sign In</Button>
          )}
        </ErrorState>
      )}
      {reference !== null && <p className="text-muted text-xs">{referenceText(reference)}</p>}
      {problem.isFree && <p className="text-muted text-xs">This try was not counted.</p>}
    </div>
  );
}
