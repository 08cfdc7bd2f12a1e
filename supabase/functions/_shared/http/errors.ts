import { type ErrorBody, jsonResponse } from "./json.ts";

/** A refusal that the caller sees. `cause` goes to the log alone. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(
    { status, code, message }: { status: number; code: string; message: string },
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "HttpError";
    this.status = status;
    this.code = code;
  }
}

/** `{error: {code, message}}` with the error's status, and what a function adds to it. */
export function errorResponse(
  { status, code, message }: Pick<HttpError, "status" | "code" | "message">,
  { headers = new Headers(), extra = {} }: { headers?: Headers; extra?: object } = {},
): Response {
  if (status === 405) headers.set("allow", "POST, OPTIONS");
  return jsonResponse(status, { error: { code, message }, ...extra } satisfies ErrorBody, headers);
}

/** Refusals that mean the same in every function. */
export const METHOD_NOT_ALLOWED = {
  status: 405,
  code: "METHOD_NOT_ALLOWED",
  message: "Use POST.",
} as const;
