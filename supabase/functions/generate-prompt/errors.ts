import { errorResponse, HttpError } from "../_shared/http/errors.ts";
import type { FailureCode, Usage } from "./contract.ts";

/** Every failure a caller can see. The browser switches on the code, a person reads the message. */
const MESSAGES: Record<FailureCode, string> = {
  EMPTY_PROMPT: "Type a prompt to enhance first.",
  BAD_REQUEST: 'The request must be JSON of the form {"prompt": "text"}.',
  SIGN_IN_REQUIRED: "Your session has ended. Please sign in again.",
  QUOTA_EXCEEDED: "You have used all your free enhancements.",
  ORIGIN_NOT_ALLOWED: "This site may not use the enhancer.",
  TURNSTILE_REQUIRED: "Please confirm that you are a person, or sign in.",
  METHOD_NOT_ALLOWED: "Use POST.",
  IN_FLIGHT: "Your previous prompt is still being enhanced. Wait a moment and try again.",
  PROMPT_TOO_LONG: "This prompt is too long. The limit is 4,000 characters.",
  RATE_LIMITED: "Too many requests. Wait a minute and try again.",
  DAILY_LIMIT:
    "Today's tries are used up here. Come back tomorrow; without an account, sign in to go on now.",
  UPSTREAM: "The language model did not return a usable prompt. Please try again.",
  UNAVAILABLE: "The enhancer is not available right now. Please try again soon.",
  TIMEOUT: "The language model took too long to answer. Please try again.",
};

type ApiErrorOptions = {
  cause?: unknown;
  usage?: Usage;
  retryAfterSeconds?: number;
};

/** An error a caller may see. `cause` goes to the log, never to the caller. */
export class ApiError extends HttpError<FailureCode> {
  readonly usage: Usage | undefined;

  constructor(code: FailureCode, options: ApiErrorOptions = {}) {
    const { cause, retryAfterSeconds } = options;
    super(code, MESSAGES[code], { cause, retryAfterSeconds });
    this.usage = options.usage;
  }
}

/** Gives an unforeseen error a code, and leaves an ApiError as it is. */
export function asApiError(error: unknown, code: FailureCode): ApiError {
  return error instanceof ApiError ? error : new ApiError(code, { cause: error });
}

/** `EnhanceFailure` with the code's status. */
export function failureResponse(failure: ApiError, headers: Headers): Response {
  const { usage } = failure;
  if (failure.code === "METHOD_NOT_ALLOWED") headers.set("allow", "POST, OPTIONS");
  return errorResponse(failure, headers, usage === undefined ? {} : { usage });
}
