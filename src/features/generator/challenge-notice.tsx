import { useEffect, useEffectEvent, useRef, useState } from "react";

import { CHALLENGE_ACTION } from "@/data/enhancement/enhancement";
import { useTheme } from "@/platform/theme";
import type { ChallengeProblem } from "@/platform/turnstile";
import { ErrorState } from "@/ui/error-state";

import { useSubmitFocus } from "./stop-button";

type CheckProblem = ChallengeProblem | "unloaded" | "refused";

const SENTENCES: Readonly<Record<CheckProblem, string>> = {
  unloaded:
    "The check could not be loaded. Check your connection, allow challenges.cloudflare.com if something blocks it, or sign in. Your text is still here.",
  failed:
    "The check failed. Try again, or sign in to continue without it. Your text is still here.",
  expired: "The check has expired. Try again. Your text is still here.",
  refused: "The check was not accepted or had expired. Try again. Your text is still here.",
};

type ChallengeNoticeProps = {
  siteKey: string;
  /** The server refused a token. The next check waits for a press, or both would go on by themselves forever. */
  isRefused: boolean;
  onToken: (token: string) => void;
};

/** Asks a guest to show that they are a person, and says why when that did not work. */
export function ChallengeNotice({ isRefused, ...widget }: ChallengeNoticeProps) {
  const [problem, setProblem] = useState<CheckProblem | null>(isRefused ? "refused" : null);
  return problem === null ? (
    <Widget {...widget} onProblem={setProblem} />
  ) : (
    <Failure problem={problem} onRetry={() => setProblem(null)} />
  );
}

/** A `ChallengeError` is recognized by its `problem`, because its class is fetched with the widget. */
function checkProblemOf(error: unknown): CheckProblem {
  return error instanceof Error && "problem" in error
    ? (error.problem as ChallengeProblem)
    : "unloaded";
}

type WidgetProps = Omit<ChallengeNoticeProps, "isRefused"> & {
  onProblem: (problem: CheckProblem) => void;
};

function Widget({ siteKey, onToken, onProblem }: WidgetProps) {
  const ref = useSubmitFocus<HTMLDivElement>();
  const containerRef = useRef<HTMLDivElement>(null);
  const { theme } = useTheme();

  const handleToken = useEffectEvent(onToken);
  const handleError = useEffectEvent((error: unknown) => onProblem(checkProblemOf(error)));

  // The vendor's widget lives outside React.
  useEffect(() => {
    const stopper = new AbortController();
    const { signal } = stopper;
    const pass = async () => {
      const { passChallenge } = await import("@/platform/turnstile");
      if (containerRef.current === null) throw new Error("The widget has no place.");
      return passChallenge(containerRef.current, {
        siteKey,
        action: CHALLENGE_ACTION,
        theme: theme === "system" ? "auto" : theme,
        signal,
      });
    };
    pass().then(handleToken, (error: unknown) => {
      if (!signal.aborted) handleError(error);
    });
    return () => stopper.abort();
  }, [siteKey, theme]);

  return (
    <div ref={ref} className="grid grid-cols-1 gap-3 py-1">
      <p role="alert" className="max-w-text text-sm">
        Please confirm that you are a person. Your text will be sent right after.
      </p>
      {/* As high as the widget. */}
      <div ref={containerRef} className="min-h-[65px]" />
    </div>
  );
}

function Failure({ problem, onRetry }: { problem: CheckProblem; onRetry: () => void }) {
  const ref = useSubmitFocus<HTMLDivElement>();
  return (
    <div ref={ref} className="py-1">
      <ErrorState message={SENTENCES[problem]} onRetry={onRetry} />
    </div>
  );
}
