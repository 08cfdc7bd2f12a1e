import { corsHeaders, isOriginAllowed, preflightResponse } from "../generate-prompt/cors.ts";
import { type Identify, isGuestToken } from "../generate-prompt/identity.ts";
import { bearerToken, readBody } from "../generate-prompt/request.ts";
import type { CallLog } from "./call-log.ts";
import { jsonResponse } from "./json-response.ts";
import type { Ledger } from "./payments/ledger.ts";
import { type PaymentProvider, ProviderUnavailable } from "./payments/provider.ts";

/** What the functions need that an account's owner calls about the own payment. */
export type AccountDeps = {
  identify: Identify;
  ledger: Ledger;
  /** Undefined where payment is not set up. */
  provider: PaymentProvider | undefined;
  allowedOrigins: readonly string[];
  publicKeys: readonly string[];
  log: CallLog;
};

export type Account = { userId: string; email?: string | undefined };

export type AccountCall = {
  account: Account;
  /** The parsed JSON body; undefined when there was none that could be read. */
  body: unknown;
  /** The page's origin, when it is one that may call. */
  origin: string | null;
};

/** A refusal with the text a person may read. `cause` goes to the log alone. */
export class CallRefused extends Error {
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "CallRefused";
    this.status = status;
  }
}

export type Answer = { status: number; body: object };

type Options = { name: string; deps: AccountDeps; answer: (call: AccountCall) => Promise<Answer> };

const UNFORESEEN = "This is not possible right now. Please try again soon.";
const UNREACHABLE = "The payment provider cannot be reached. Please try again soon.";

/** POST by a signed-in caller, from an allowed origin, answered in JSON. Plain Request to Response. */
export function createAccountHandler({
  name,
  deps,
  answer,
}: Options): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === "OPTIONS") return preflightResponse(request, deps.allowedOrigins);
    const headers = corsHeaders(request, deps.allowedOrigins);
    try {
      const { status, body } = await answer(await readCall(request, deps));
      deps.log({ event: name, outcome: String(status) });
      return jsonResponse(status, body, headers);
    } catch (error) {
      const refused = refusalOf(error);
      deps.log({ event: name, outcome: String(refused.status), cause: refused.cause });
      return jsonResponse(refused.status, { error: refused.message }, headers);
    }
  };
}

function refusalOf(error: unknown): CallRefused {
  if (error instanceof CallRefused) return error;
  return error instanceof ProviderUnavailable
    ? new CallRefused(502, UNREACHABLE, { cause: error.cause })
    : new CallRefused(503, UNFORESEEN, { cause: error });
}

async function readCall(request: Request, deps: AccountDeps): Promise<AccountCall> {
  const body = await readBody(request);
  if (request.method !== "POST") throw new CallRefused(405, "Use POST.");
  if (!isOriginAllowed(request, deps.allowedOrigins)) {
    throw new CallRefused(403, "This site may not call this function.");
  }
  const token = bearerToken(request);
  const isGuest = token === undefined || isGuestToken(token, deps.publicKeys);
  const account = isGuest ? null : await deps.identify(token);
  if (account === null) throw new CallRefused(401, "Please sign in again.");
  return {
    account,
    body: body.kind === "json" ? body.value : undefined,
    origin: request.headers.get("origin"),
  };
}

/** The provider, or the refusal that says that there is none. */
export function requireProvider({ provider }: AccountDeps): PaymentProvider {
  if (provider === undefined) throw new CallRefused(503, "Payment is not set up.");
  return provider;
}
