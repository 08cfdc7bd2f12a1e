import type { FailureCode } from "../../../supabase/functions/generate-prompt/contract";
import type { Problem, ProblemReason } from "./enhancement";

type Details = Partial<Omit<Problem, "reason">> & { message?: string; cause?: unknown };

/** An enhancement that did not end in a result. */
export class EnhancementError extends Error {
  override readonly name = "EnhancementError";
  readonly problem: Problem;

  constructor(reason: ProblemReason, details: Details = {}) {
    const { retryAfterSeconds = null, isFree = true, reference = null } = details;
    const { message = reason, cause } = details;
    super(message, { cause });
    this.problem = { reason, retryAfterSeconds, isFree, reference };
  }
}

const REASONS_BY_CODE: Partial<Record<FailureCode, ProblemReason>> = {
  SIGN_IN_REQUIRED: "session-ended",
  QUOTA_EXCEEDED: "limit",
  IN_FLIGHT: "conflict",
  RATE_LIMITED: "rate-limited",
  DAILY_LIMIT: "daily-limit",
  TURNSTILE_REQUIRED: "challenge",
};

const REASONS_BY_STATUS: Readonly<Record<number, ProblemReason>> = {
  401: "session-ended",
  402: "limit",
  409: "conflict",
  429: "rate-limited",
};

/** The function's own code is more precise than the status, where it is known. */
export function reasonOf(code: FailureCode | undefined, status = 500): ProblemReason {
  const known = code === undefined ? undefined : REASONS_BY_CODE[code];
  return known ?? REASONS_BY_STATUS[status] ?? "no-result";
}
