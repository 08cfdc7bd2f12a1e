import { type AppErrorKind, isAppError } from "@/lib/app-error";

const NO_PROMPT = "The enhancer did not return a prompt. Your text is still here.";

const SENTENCES: Partial<Record<AppErrorKind, string>> = {
  network: "The enhancer could not be reached. Check your connection. Your text is still here.",
  auth: "Your session has ended. Sign in again. Your text is still here.",
  "in-flight": "Your other prompt is still being enhanced. Wait for it, then try this one again.",
  "rate-limited": "There were too many requests. Wait a little, then try again.",
};

/** What stands beside the Retry button: what happened, and what to do. */
export function failureSentence(error: Error): string {
  return (isAppError(error) && SENTENCES[error.kind]) || NO_PROMPT;
}
