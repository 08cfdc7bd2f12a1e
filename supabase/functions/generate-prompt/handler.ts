import { readBody } from "../_shared/http/body.ts";
import { corsHeaders, preflightResponse } from "../_shared/http/cors.ts";
import { jsonResponse } from "../_shared/http/json.ts";
import { REQUEST_ID_HEADER, requestIdOf } from "../_shared/http/request-id.ts";
import { callerOf, GUEST_ID_HEADER, rejectEarly, reserve } from "./admission.ts";
import type { EnhanceAnswer, FailureCode } from "./contract.ts";
import type { HandlerDeps } from "./deps.ts";
import { asApiError, failureResponse } from "./errors.ts";
import { generate, type Job } from "./generation.ts";
import { parseCall, wantsStream } from "./request.ts";
import { streamResponse } from "./stream-answer.ts";

export type Handler = (request: Request, peerAddress?: string) => Promise<Response>;

type Exchange = {
  request: Request;
  peerAddress: string | undefined;
  headers: Headers;
  /** Writes the one log line of a call. */
  finish: (requestId: string, code: FailureCode | "OK" | "CANCELLED", cause?: unknown) => void;
};

/** The whole function as a plain Request -> Response, so that it runs in Deno and in Node tests. */
export function createHandler(deps: HandlerDeps): Handler {
  return async (request, peerAddress) => {
    if (request.method === "OPTIONS") return preflightResponse(request, deps.allowedOrigins);
    const headers = corsHeaders(request, deps.allowedOrigins);
    headers.append("vary", "Accept");
    const startedAt = performance.now();
    const callId = requestIdOf(request);
    headers.set(REQUEST_ID_HEADER, callId);
    const log: HandlerDeps["log"] = (record) => deps.log({ callId, ...record });
    const finish: Exchange["finish"] = (requestId, code, cause) =>
      log({
        requestId,
        engine: deps.engine.name,
        code,
        ms: Math.round(performance.now() - startedAt),
        cause,
      });
    try {
      const exchange = { request, peerAddress, headers, finish };
      // An enhancement that its caller did not name is named after the request.
      return await answer(exchange, callId, { ...deps, log });
    } catch (error) {
      const failure = asApiError(error, "UNAVAILABLE");
      finish(callId, failure.code, failure.cause);
      return failureResponse(failure, headers);
    }
  };
}

async function answer(exchange: Exchange, newId: string, deps: HandlerDeps): Promise<Response> {
  const { request, peerAddress, headers } = exchange;
  const body = await readBody(request);
  rejectEarly(request, body, deps);
  const caller = await callerOf(request, deps);
  if (caller.kind === "guest") headers.set(GUEST_ID_HEADER, caller.guest.token);
  const call = parseCall(body);
  const requestId = call.requestId ?? newId;
  const reserved = await reserve({ request, peerAddress, requestId, call, caller }, deps);
  const stopper = new AbortController();
  const isStreamed = wantsStream(request);
  const job = { call, caller, requestId, reserved, isStreamed, signal: stopper.signal };
  return isStreamed
    ? answerStream(exchange, { job, stopper }, deps)
    : answerJson(exchange, job, deps);
}

async function answerJson(exchange: Exchange, job: Job, deps: HandlerDeps): Promise<Response> {
  const generation = generate(job, deps);
  let step = await generation.next();
  while (step.done !== true) step = await generation.next();
  const { content, outcome, reading, suggestions, note, settlement } = step.value;
  exchange.finish(job.requestId, "OK");
  const body: EnhanceAnswer = {
    enhancedPrompt: content,
    engine: deps.engine.name,
    requestId: job.requestId,
    usage: settlement.usage,
    outcome,
    reading,
    suggestions,
    ...(job.call.refinement !== null && { note }),
  };
  return jsonResponse(200, body, exchange.headers);
}

/** Waits for the first text before it answers, so that an early failure keeps its own status. */
async function answerStream(
  { headers, finish }: Exchange,
  { job, stopper }: { job: Job; stopper: AbortController },
  deps: HandlerDeps,
): Promise<Response> {
  const { requestId } = job;
  const generation = generate(job, deps);
  const first = await generation.next();
  const isRefinement = job.call.refinement !== null;
  return streamResponse(
    {
      start: { requestId, engine: deps.engine.name, isRefinement },
      generation,
      first,
      onEnd: (code, cause) => finish(requestId, code, cause),
      abort: () => stopper.abort(new DOMException("The caller has hung up.", "AbortError")),
      keepAlive: deps.keepAlive,
    },
    headers,
  );
}
