import { jsonResponse } from "./json.ts";

const STATUSES = {
  BAD_REQUEST: 400,
  BAD_SIGNATURE: 400,
  EMPTY_PROMPT: 400,
  SIGN_IN_REQUIRED: 401,
  WRONG_KEY: 401,
  QUOTA_EXCEEDED: 402,
  ORIGIN_NOT_ALLOWED: 403,
  TURNSTILE_REQUIRED: 403,
  WRONG_PASSWORD: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  IN_FLIGHT: 409,
  PROMPT_TOO_LONG: 413,
  DAILY_LIMIT: 429,
  RATE_LIMITED: 429,
  FAILED: 500,
  UPSTREAM: 502,
  UNAVAILABLE: 503,
  TIMEOUT: 504,
};

/** A person may read the message; code switches on the code. */
type Refusal = { code: keyof typeof STATUSES; message: string };

export const USE_POST: Refusal = { code: "METHOD_NOT_ALLOWED", message: "Use POST." };

/** A refusal that the caller sees. `cause` goes to the log alone. */
export class HttpError<Code extends keyof typeof STATUSES = keyof typeof STATUSES> extends Error {
  readonly code: Code;

  constructor(code: Code, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
  }

  get status(): number {
    return STATUSES[this.code];
  }
}

/** The answer of every failure of every function: `{error: {code, message}}` and what a function adds to it. */
export function errorResponse(
  { code, message }: Refusal,
  { headers = new Headers(), extra = {} }: { headers?: Headers; extra?: object } = {},
): Response {
  if (code === "METHOD_NOT_ALLOWED") headers.set("allow", "POST, OPTIONS");
  return jsonResponse(STATUSES[code], { error: { code, message }, ...extra }, headers);
}
