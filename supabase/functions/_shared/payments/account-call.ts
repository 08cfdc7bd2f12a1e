import { createServiceClient, type Environment, readBackendSettings } from "../backend.ts";
import { readBody } from "../http/body.ts";
import { corsHeaders, isOriginAllowed, preflightResponse } from "../http/cors.ts";
import { HttpError } from "../http/errors.ts";
import {
  createSupabaseIdentify,
  type Identify,
  type Identity,
  userTokenOf,
} from "../http/identity.ts";
import { type Answer, jsonHandler } from "../http/json-handler.ts";
import { type CallLog, createLog } from "../http/log.ts";
import { createSupabaseLedger, type Ledger } from "./ledger.ts";
import { ProviderUnavailable } from "./provider.ts";
import { readProviderSettings } from "./settings.ts";
import { createStripeProvider, type PaymentProvider } from "./stripe-provider.ts";

/** What a function needs that an account's owner calls about their payment. */
export type AccountDeps = {
  identify: Identify;
  ledger: Ledger;
  /** Undefined where payment is not set up. */
  provider: PaymentProvider | undefined;
  allowedOrigins: readonly string[];
  publicKeys: readonly string[];
  log: CallLog;
};

/** The real ones. Throws at boot when only half of the payment is configured. */
export function createAccountDeps(environment: Environment): AccountDeps {
  const { allowedOrigins, publicKeys, ...backend } = readBackendSettings(environment);
  const provider = readProviderSettings(environment);
  const client = createServiceClient(backend);
  return {
    identify: createSupabaseIdentify(client),
    ledger: createSupabaseLedger(client),
    provider: provider && createStripeProvider(provider),
    allowedOrigins,
    publicKeys,
    log: createLog(),
  };
}

export type AccountCall = {
  account: Identity;
  /** The parsed JSON body; undefined when there was none that could be read. */
  body: unknown;
  /** The page's origin, when it is one that may call. */
  origin: string | null;
};

/** POST by a signed-in caller, from an allowed origin, answered in JSON. Plain Request to Response. */
export const accountHandler =
  <Deps extends AccountDeps>(
    name: string,
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

function refusalOf(error: unknown): HttpError {
  if (error instanceof ProviderUnavailable) {
    const message = "The payment provider cannot be reached. Please try again soon.";
    return new HttpError("UPSTREAM", message, { cause: error.cause });
  }
  const message = "This is not possible right now. Please try again soon.";
  return new HttpError("UNAVAILABLE", message, { cause: error });
}

async function readCall(request: Request, deps: AccountDeps): Promise<AccountCall> {
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

/** The provider, or the refusal that says that there is none. */
export function requireProvider({ provider }: AccountDeps): PaymentProvider {
  if (provider !== undefined) return provider;
  throw new HttpError("UNAVAILABLE", "Payment is not set up.");
}
