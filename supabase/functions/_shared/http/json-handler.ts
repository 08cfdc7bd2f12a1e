import { dropBody } from "./body.ts";
import { errorResponse, HttpError } from "./errors.ts";
import { jsonResponse } from "./json.ts";
import type { CallLog } from "./log.ts";
import { REQUEST_ID_HEADER, requestIdOf } from "./request-id.ts";

export type Answer = {
  status: number;
  body: object;
  /** For the log: what came of it, by default the status. */
  outcome?: string;
  /** For the log too: what went wrong all the same. */
  cause?: unknown;
};

type JsonHandlerOptions = {
  /** The function's, for the log. */
  name: string;
  /** As in the header `allow`. */
  allow: "POST" | "POST, OPTIONS" | "GET, HEAD";
  log: CallLog;
  /** What every answer carries. */
  headersFor?: (request: Request) => Headers;
  /** What an error that is no HttpError is told as. */
  refusalOf: (error: unknown) => HttpError;
};

/**
 * A function that answers in JSON: checks the method, gives the request an id, turns what is thrown into the one
 * shape of errors, and writes one line in the log.
 */
export function jsonHandler(
  { name, allow, log, headersFor, refusalOf }: JsonHandlerOptions,
  answer: (request: Request) => Promise<Answer>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(request);
    const headers = headersFor?.(request) ?? new Headers();
    headers.set(REQUEST_ID_HEADER, requestId);
    const finish = (outcome: string, cause: unknown) => {
      const ms = Math.round(performance.now() - startedAt);
      log({ event: name, request_id: requestId, outcome, ms, cause });
    };
    try {
      if (!allow.split(", ").includes(request.method)) {
        headers.set("allow", allow);
        throw new HttpError("METHOD_NOT_ALLOWED", `Use ${allow.split(", ")[0]}.`);
      }
      const { status, body, outcome = String(status), cause } = await answer(request);
      finish(outcome, cause);
      return jsonResponse(status, body, headers);
    } catch (error) {
      const refusal = error instanceof HttpError ? error : refusalOf(error);
      finish(`${refusal.status} ${refusal.code}`, refusal.cause);
      return errorResponse(refusal, headers);
    } finally {
      await dropBody(request);
    }
  };
}
