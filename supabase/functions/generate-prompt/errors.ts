import { errorResponse } from "../_shared/http/errors.ts";
import type { FailureCode, Usage } from "./contract.ts";

/** Every failure a caller can see. The browser switches on the code, a person reads the message. */
export const FAILURES = {
  EMPTY_PROMPT: { status: 400, message: "Type a prompt to enhance first." },
  BAD_REQUEST: {
    status: 400,
    message: 'The request must be JSON of the form {"prompt": "text"}.',
  },
  SIGN_IN_REQUIRED: {
    status: 401,
    message: "Your session has ended. Please sign in again.",
  },
  QUOTA_EXCEEDED: {
    status: 402,
    message: "You have used all your free enhancements.",
  },
  ORIGIN_NOT_ALLOWED: {
    status: 403,
    message: "This site may not use the enhancer.",
  },
  TURNSTILE_REQUIRED: {
    status: 403,
    message: "Please confirm that you are a person, or sign in.",
  },
  METHOD_NOT_ALLOWED: { status: 405, message: "Use POST." },
  IN_FLIGHT: {
    status: 409,
    message: "Your previous prompt is still being enhanced. Wait a moment and try again.",
  },
  PROMPT_TOO_LONG: {
    status: 413,
    message: "This prompt is too long. The limit is 4,000 characters.",
  },
  RATE_LIMITED: {
    status: 429,
    message: "Too many requests. Wait a minute and try again.",
  },
  DAILY_LIMIT: {
    status: 429,
    message:
      "Today's free enhancements for guests are used up here. Sign in, or come back tomorrow.",
  },
  UPSTREAM: {
    status: 502,
    message: "The language model did not return a usable prompt. Please try again.",
  },
  UNAVAILABLE: {
    status: 503,
    message: "The enhancer is not available right now. Please try again soon.",
  },
  TIMEOUT: {
    status: 504,
    message: "The language model took too long to answer. Please try again.",
  },
} satisfies Record<FailureCode, { status: number; message: string }>;

type ApiErrorOptions = {
  cause?: unknown;
  usage?: Usage;
  retryAfterSeconds?: number;
  /** The use was counted in spite of the failure: enough of the text had been sent. */
  isCounted?: boolean;
};

/** An error a caller may see. `cause` goes to the log, never to the caller. */
export class ApiError extends Error {
  readonly code: FailureCode;
  readonly usage: Usage | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly isCounted: boolean;

  constructor(code: FailureCode, options: ApiErrorOptions = {}) {
    super(FAILURES[code].message, { cause: options.cause });
    this.name = "ApiError";
    this.code = code;
    this.usage = options.usage;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.isCounted = options.isCounted ?? false;
  }
}

/** Gives an unforeseen error a code, and leaves an ApiError as it is. */
export function asApiError(error: unknown, code: FailureCode): ApiError {
  return error instanceof ApiError ? error : new ApiError(code, { cause: error });
}

/** `EnhanceFailure` with the code's status, plus Retry-After if known. */
export function failureResponse(
  { code, usage, retryAfterSeconds }: ApiError,
  headers: Headers,
): Response {
  if (retryAfterSeconds !== undefined) headers.set("retry-after", String(retryAfterSeconds));
  if (code === "METHOD_NOT_ALLOWED") headers.set("allow", "POST, OPTIONS");
  const extra = usage === undefined ? {} : { usage };
  return errorResponse({ code, ...FAILURES[code] }, { headers, extra });
}
