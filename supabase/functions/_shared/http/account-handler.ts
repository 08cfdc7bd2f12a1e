import { readBody } from "./body.ts";
import { corsHeaders, isOriginAllowed, preflightResponse } from "./cors.ts";
import { HttpError } from "./errors.ts";
import { type Identify, type Identity, userTokenOf } from "./identity.ts";
import { type Answer, jsonHandler } from "./json-handler.ts";
import type { CallLog } from "./log.ts";

/** What a function needs that an account's owner calls. */
export type AccountCallDeps = {
  identify: Identify;
  allowedOrigins: readonly string[];
  publicKeys: readonly string[];
  log: CallLog;
};

export type AccountCall = {
  account: Identity;
  /** The parsed JSON body; undefined when there was none that could be read. */
  body: unknown;
  /** The page's origin, when it is one that may call. */
  origin: string | null;
};

/** What an error that is no HttpError is told as. */
export function unavailable(error: unknown): HttpError {
  const message = "This is not possible right now. Please try again soon.";
  return new HttpError("UNAVAILABLE", message, { cause: error });
}

type AccountFunction = { name: string; refusalOf?: (error: unknown) => HttpError };

/** POST by a signed-in caller, from an allowed origin, answered in JSON. Plain Request to Response. */
export const accountHandler =
  <Deps extends AccountCallDeps>(
    { name, refusalOf = unavailable }: AccountFunction,
    answer: (call: AccountCall, deps: Deps) => Promise<Answer>,
  ) =>
  (deps: Deps) => {
    const { allowedOrigins, log } = deps;
    const headersFor = (request: Request) => corsHeaders(request, allowedOrigins);
    const handle = jsonHandler(
      { name, allow: "POST, OPTIONS", log, headersFor, refusalOf },
      async (request) => answer(await readCall(request, deps), deps),
    );
    return async (request: Request): Promise<Response> =>
      request.method === "OPTIONS" ? preflightResponse(request, allowedOrigins) : handle(request);
  };

async function readCall(request: Request, deps: AccountCallDeps): Promise<AccountCall> {
  if (!isOriginAllowed(request, deps.allowedOrigins)) {
    throw new HttpError("ORIGIN_NOT_ALLOWED", "This site may not call this function.");
  }
  const token = userTokenOf(request, deps.publicKeys);
  const account = token === null ? null : await deps.identify(token);
  if (account === null) {
    throw new HttpError("SIGN_IN_REQUIRED", "Please sign in again.");
  }
  const body = await readBody(request);
  if (body.kind === "too-large") throw new HttpError("BODY_TOO_LARGE", "The body is too large.");
  return {
    account,
    body: body.kind === "json" ? body.value : undefined,
    origin: request.headers.get("origin"),
  };
}
