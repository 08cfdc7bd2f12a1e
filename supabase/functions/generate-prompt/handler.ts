import { checkNames, findProblems } from "./checks.ts";
import { corsHeaders, isOriginAllowed, preflightResponse } from "./cors.ts";
import type { Engine } from "./engine.ts";
import { ApiError, asApiError, type FailureCode, type Usage } from "./errors.ts";
import { type Identify, isGuestToken } from "./identity.ts";
import type { Log } from "./log.ts";
import type { NetworkKey } from "./network-key.ts";
import type { Quota, Reservation } from "./quota.ts";
import { type Body, bearerToken, readBody, validatePrompt } from "./request.ts";
import { type EnhanceResult, errorResponse, successResponse } from "./respond.ts";

/** Everything the handler needs from outside; tests pass their own. */
export type HandlerDeps = {
  engine: Engine;
  identify: Identify;
  quota: Quota;
  networkKey: NetworkKey;
  /** Browser origins that may call; "*" allows all. */
  allowedOrigins: readonly string[];
  /** Publishable keys: as bearer tokens they mean "guest". */
  publicKeys: readonly string[];
  log: Log;
};

export type Handler = (request: Request, peerAddress?: string) => Promise<Response>;

type Call = { request: Request; requestId: string; peerAddress: string | undefined };
type Held = Extract<Reservation, { status: "reserved" }>;

const RATE_WINDOW_S = 60;

/** The whole function as a plain Request -> Response, so that it runs in Deno and in Node tests. */
export function createHandler(deps: HandlerDeps): Handler {
  return async (request, peerAddress) => {
    if (request.method === "OPTIONS") return preflightResponse(request, deps.allowedOrigins);
    const headers = corsHeaders(request, deps.allowedOrigins);
    const requestId = crypto.randomUUID();
    const startedAt = performance.now();
    const finish = (code: FailureCode | "OK", cause?: unknown) =>
      deps.log({
        requestId,
        engine: deps.engine.name,
        code,
        ms: performance.now() - startedAt,
        cause,
      });
    try {
      const result = await answer({ request, requestId, peerAddress }, deps);
      finish("OK");
      return successResponse(result, headers);
    } catch (error) {
      const failure = asApiError(error, "UNAVAILABLE");
      finish(failure.code, failure.cause);
      return errorResponse(failure, headers);
    }
  };
}

async function answer(call: Call, deps: HandlerDeps): Promise<EnhanceResult> {
  const body = await readBody(call.request);
  rejectEarly(call.request, body, deps);
  const userId = await authenticate(call.request, deps);
  const prompt = validatePrompt(body);
  const held = await reserve({ ...call, userId }, deps);
  const enhancedPrompt = await generate({ prompt, held, requestId: call.requestId }, deps);
  const usage = await settle({ held, succeeded: true, requestId: call.requestId }, deps);
  return { enhancedPrompt, engine: deps.engine.name, requestId: call.requestId, usage };
}

function rejectEarly(request: Request, body: Body, { allowedOrigins }: HandlerDeps): void {
  if (request.method !== "POST") throw new ApiError("METHOD_NOT_ALLOWED");
  if (!isOriginAllowed(request, allowedOrigins)) throw new ApiError("ORIGIN_NOT_ALLOWED");
  if (body.kind === "too-large") throw new ApiError("PROMPT_TOO_LONG");
}

/** The user's id, or null for a guest. A bad token is refused: its owner believes to be signed in. */
async function authenticate(request: Request, deps: HandlerDeps): Promise<string | null> {
  const token = bearerToken(request);
  if (token === undefined || isGuestToken(token, deps.publicKeys)) return null;
  const user = await deps.identify(token);
  if (user === null) throw new ApiError("SIGN_IN_REQUIRED");
  return user.userId;
}

const REFUSALS = {
  quota_exceeded: "QUOTA_EXCEEDED",
  in_flight: "IN_FLIGHT",
  rate_limited: "RATE_LIMITED",
} as const;

async function reserve(call: Call & { userId: string | null }, deps: HandlerDeps): Promise<Held> {
  const networkKey = await deps.networkKey(call.request, call.peerAddress);
  const { userId, requestId } = call;
  const reservation = await deps.quota.reserve({ userId, networkKey, requestId });
  if (reservation.status === "reserved") return reservation;
  const { status, usage } = reservation;
  const wait = status === "rate_limited" ? { retryAfterSeconds: RATE_WINDOW_S } : {};
  throw new ApiError(REFUSALS[status], { usage, ...wait });
}

type Generation = { prompt: string; held: Held; requestId: string };

/** A checked prompt, or a refund and an error: nobody pays for an answer that was not usable. */
async function generate(
  { prompt, held, requestId }: Generation,
  deps: HandlerDeps,
): Promise<string> {
  try {
    const enhanced = await deps.engine.enhance(prompt);
    const problems = findProblems(prompt, enhanced);
    if (problems.length > 0) throw new Error(`Failed checks: ${checkNames(problems)}`);
    return enhanced;
  } catch (error) {
    const usage = await settle({ held, succeeded: false, requestId }, deps);
    const { code, cause } = asApiError(error, "UPSTREAM");
    throw new ApiError(code, { cause, usage });
  }
}

type Settlement = { held: Held; succeeded: boolean; requestId: string };

/**
 * Commits or refunds. When the store is gone in between, the visitor still gets the answer with
 * the usage known before it; the hold counts against the limit until it expires by itself.
 */
async function settle(
  { held, succeeded, requestId }: Settlement,
  deps: HandlerDeps,
): Promise<Usage> {
  try {
    return await deps.quota.settle({ holdId: held.holdId, succeeded });
  } catch (cause) {
    deps.log({ requestId, engine: deps.engine.name, code: "UNSETTLED", ms: 0, cause });
    return held.usage;
  }
}
