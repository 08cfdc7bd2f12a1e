import { withAccessTokens } from "../_shared/access-token.ts";
import { createServiceClient } from "../_shared/backend.ts";
import { createSupabaseIdentify, type Identify } from "../_shared/http/identity.ts";
import { createLog } from "../_shared/http/log.ts";
import { createNetworkKey, type NetworkKey } from "../_shared/network-key.ts";
import type { EngineName, FailureCode } from "./contract.ts";
import type { Engine } from "./engine.ts";
import type { Settings } from "./environment.ts";
import { createSupabaseHistory, type History } from "./history.ts";
import type { Endpoint } from "./llm/wire.ts";
import { createTurnstile, type VerifyChallenge } from "./quota/challenge.ts";
import { createGuestIds, type IdentifyGuest } from "./quota/guests.ts";
import { createSupabaseQuota, type Quota } from "./quota/quota.ts";

/** What is remembered of a call. Never the prompt: people paste private things. */
export type CallRecord = {
  /** Of the HTTP request, which the handler adds. */
  callId?: string;
  /** Of the enhancement: the same for a call and its retries. */
  requestId: string;
  engine: EngineName;
  /**
   * "UNSETTLED", "UNSAVED": the quota store or the history failed after the answer was made.
   * "CANCELLED": the caller hung up.
   */
  code: FailureCode | "OK" | "UNSETTLED" | "UNSAVED" | "CANCELLED";
  ms: number;
  cause?: unknown;
};

/** Everything the handler needs from outside; tests pass their own. */
export type HandlerDeps = {
  engine: Engine;
  identify: Identify;
  identifyGuest: IdentifyGuest;
  quota: Quota;
  history: History;
  networkKey: NetworkKey;
  /** Undefined: guests need not pass a challenge. */
  verifyChallenge: VerifyChallenge | undefined;
  /** Keys the fingerprints of requests. */
  secret: string;
  /** Browser origins that may call; "*" allows all. */
  allowedOrigins: readonly string[];
  /** Publishable keys: as bearer tokens they mean "guest". */
  publicKeys: readonly string[];
  log: (record: CallRecord) => void;
  /** Lets the platform wait for work that goes on after the answer. */
  keepAlive: (work: Promise<unknown>) => void;
};

const BETWEEN_TOKENS_MS = 10_000;
/** For the rest of an answer and its repair, once it has begun. */
const AFTER_FIRST_TOKEN_MS = 40_000;

/**
 * The one engine of a deployment; the other is never loaded. A configured provider that fails is reported, never
 * silently replaced by the offline engine.
 */
export async function chooseEngine({
  endpoints,
  firstTokenMs,
}: Pick<Settings, "endpoints" | "firstTokenMs">): Promise<Engine> {
  const [first, ...others] = endpoints;
  if (first === undefined) return (await import("./offline/engine.ts")).offlineEngine;
  const [{ createLlmEngine }, { createChat }] = await Promise.all([
    import("./llm/engine.ts"),
    import("./llm/provider.ts"),
  ]);
  const chatOf = (endpoint: Endpoint) =>
    createChat(endpoint, { firstTokenMs, betweenTokensMs: BETWEEN_TOKENS_MS });
  return createLlmEngine({
    chat: chatOf(first),
    fallbacks: others.map(chatOf),
    totalTimeoutMs: firstTokenMs + AFTER_FIRST_TOKEN_MS,
  });
}

/** The real dependencies of the handler. */
export async function createDependencies(
  settings: Settings,
  keepAlive: HandlerDeps["keepAlive"],
): Promise<HandlerDeps> {
  const client = createServiceClient(settings);
  const log = createLog();
  return {
    engine: await chooseEngine(settings),
    identify: withAccessTokens(createSupabaseIdentify(client), client),
    identifyGuest: createGuestIds(settings.networkSecret),
    quota: createSupabaseQuota(client),
    history: createSupabaseHistory(client),
    networkKey: createNetworkKey({
      secret: settings.networkSecret,
      trustedProxy: settings.trustedProxy,
      now: () => new Date(),
    }),
    verifyChallenge:
      settings.turnstileSecret === undefined
        ? undefined
        : createTurnstile({
            secret: settings.turnstileSecret,
            allowedOrigins: settings.allowedOrigins,
          }),
    secret: settings.networkSecret,
    allowedOrigins: settings.allowedOrigins,
    publicKeys: settings.publicKeys,
    log: ({ callId, requestId, ...record }) =>
      log({
        event: "generate-prompt",
        request_id: callId,
        enhancement_id: requestId,
        ...record,
      }),
    keepAlive,
  };
}
