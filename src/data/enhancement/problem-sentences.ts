import type { ResultNote } from "../../../supabase/functions/generate-prompt/contract";
import type { ProblemReason } from "./enhancement";

const NO_PROMPT = "The enhancer did not return a prompt. Your text is still here.";

/** What to say of an enhancement that ended without a result, beside a way to try again. */
export const PROBLEM_SENTENCES: Readonly<Record<ProblemReason, string>> = {
  stopped: "You stopped it. Your text is still here.",
  lost: "The connection was lost. Your text is still here, and Retry is never counted twice.",
  unreachable: "The enhancer could not be reached. Check your connection. Your text is still here.",
  "session-ended": "Your session has ended. Sign in again. Your text is still here.",
  limit: NO_PROMPT,
  conflict: "Your other prompt is still being enhanced. Wait for it, then try this one again.",
  "rate-limited": "There were too many requests.",
  "daily-limit":
    "You have used today's tries without an account. Sign in, or come back tomorrow. Your text is still here.",
  challenge: "Sign in to continue. Your text is still here.",
  "no-result": NO_PROMPT,
};

/** What to say beside a changed version in which nothing changed. */
export const RESULT_NOTES = {
  not_understood:
    "Nothing changed: without an AI model this wish cannot be worked in. Try length, tone, language or audience.",
  unchanged: "Nothing changed: the prompt already does this.",
} as const satisfies Record<ResultNote, string>;
