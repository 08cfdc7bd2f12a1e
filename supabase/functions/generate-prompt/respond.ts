import type { EngineName } from "./engine.ts";
import { type ApiError, FAILURES, type Usage } from "./errors.ts";
import type { ResultNote } from "./stream-events.ts";

/** The body of a 200 answer. */
export type EnhanceResult = {
  enhancedPrompt: string;
  engine: EngineName;
  requestId: string;
  usage: Usage;
  /** Of a refinement only. */
  note?: ResultNote | null;
};

/** A JSON answer that no cache may keep. */
export function successResponse(result: EnhanceResult, headers: Headers): Response {
  return jsonResponse(200, result, headers);
}

/** `{error: {code, message, retryable}, usage?}` with the code's status, plus Retry-After if known. */
export function errorResponse(error: ApiError, headers: Headers): Response {
  const { status, message, retryable } = FAILURES[error.code];
  if (error.retryAfterSeconds !== undefined) {
    headers.set("retry-after", String(error.retryAfterSeconds));
  }
  if (error.code === "METHOD_NOT_ALLOWED") headers.set("allow", "POST, OPTIONS");
  const usage = error.usage === undefined ? {} : { usage: error.usage };
  return jsonResponse(
    status,
    { error: { code: error.code, message, retryable }, ...usage },
    headers,
  );
}

/** Server-sent events that no cache may keep and no proxy may collect before passing them on. */
export function streamResponse(events: ReadableStream<Uint8Array>, headers: Headers): Response {
  headers.set("content-type", "text/event-stream; charset=utf-8");
  headers.set("cache-control", "no-store, no-transform");
  headers.set("x-accel-buffering", "no");
  headers.set("x-content-type-options", "nosniff");
  return new Response(events, { headers });
}

function jsonResponse(status: number, body: unknown, headers: Headers): Response {
  headers.set("content-type", "application/json; charset=utf-8");
  headers.set("cache-control", "no-store");
  headers.set("x-content-type-options", "nosniff");
  return new Response(JSON.stringify(body), { status, headers });
}
