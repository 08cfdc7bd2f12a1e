import { jsonResponse } from "./json.ts";
import { REQUEST_ID_HEADER } from "./request-id.ts";

const STATUSES = {
  BAD_REQUEST: 400,
  BAD_SIGNATURE: 400,
  EMPTY_PROMPT: 400,
  SIGN_IN_REQUIRED: 401,
  UNKNOWN_TOKEN: 401,
  WRONG_KEY: 401,
  QUOTA_EXCEEDED: 402,
  ORIGIN_NOT_ALLOWED: 403,
  TURNSTILE_REQUIRED: 403,
  WRONG_PASSWORD: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  IN_FLIGHT: 409,
  BODY_TOO_LARGE: 413,
  PROMPT_TOO_LONG: 413,
  DAILY_LIMIT: 429,
  RATE_LIMITED: 429,
  FAILED: 500,
  UPSTREAM: 502,
  UNAVAILABLE: 503,
  TIMEOUT: 504,
};

type HttpErrorOptions = ErrorOptions & { retryAfterSeconds?: number | undefined };

/** A refusal that the caller sees. `cause` goes to the log alone. */
export class HttpError<Code extends keyof typeof STATUSES = keyof typeof STATUSES> extends Error {
  readonly code: Code;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: Code, message: string, options: HttpErrorOptions = {}) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return STATUSES[this.code];
  }
}

/**
 * The answer of every failure of every function: `{error: {code, message, request_id}}` and what a function adds to it.
 * Code switches on the code, a person may read the message. The headers already carry the request's id. Retry-After
 * is added where it is known.
 */
export function errorResponse(
  { code, message, status, retryAfterSeconds }: HttpError,
  headers: Headers,
  extra: object = {},
): Response {
  if (retryAfterSeconds !== undefined) headers.set("retry-after", String(retryAfterSeconds));
  const error = { code, message, request_id: headers.get(REQUEST_ID_HEADER) };
  return jsonResponse(status, { error, ...extra }, headers);
}
