import { createServiceClient } from "../_shared/backend.ts";
import type { Engine } from "./engine.ts";
import type { Settings } from "./environment.ts";
import { createGuestIds } from "./guest-id.ts";
import type { HandlerDeps } from "./handler.ts";
import { createSupabaseHistory } from "./history.ts";
import { createSupabaseIdentify } from "./identity.ts";
import { createLlmEngine } from "./llm-engine.ts";
import { createJsonLog } from "./log.ts";
import { createNetworkKey } from "./network-key.ts";
import { offlineEngine } from "./offline/engine.ts";
import { createFallback, createProvider } from "./provider.ts";
import { createSupabaseQuota } from "./quota.ts";
import { sleep } from "./sleep.ts";
import { createTurnstile } from "./turnstile.ts";

const PATIENCE = { firstTokenMs: 20_000, betweenTokensMs: 10_000 };
const TOTAL_TIMEOUT_MS = 60_000;

/** The real dependencies of the handler. */
export function createDependencies(
  settings: Settings,
  keepAlive: HandlerDeps["keepAlive"],
): HandlerDeps {
  const client = createServiceClient(settings);
  return {
    engine: createEngine(settings.endpoints),
    identify: createSupabaseIdentify(client),
    guestIds: createGuestIds(settings.networkSecret),
    quota: createSupabaseQuota(client),
    history: createSupabaseHistory(client),
    networkKey: createNetworkKey({ secret: settings.networkSecret, now: () => new Date() }),
    verifyChallenge:
      settings.turnstileSecret === undefined
        ? undefined
        : createTurnstile({ secret: settings.turnstileSecret, fetch }),
    secret: settings.networkSecret,
    allowedOrigins: settings.allowedOrigins,
    publicKeys: settings.publicKeys,
    // oxlint-disable-next-line no-console -- the platform's log collects what the console gets
    log: createJsonLog((line) => console.info(line)),
    keepAlive,
  };
}

/** A configured provider that fails is reported, never silently replaced by the offline engine. */
function createEngine(endpoints: Settings["endpoints"]): Engine {
  if (endpoints.length === 0) return offlineEngine;
  const chats = endpoints.map((endpoint) =>
    createProvider({ endpoint, patience: PATIENCE, fetch, sleep, random: Math.random }),
  );
  return createLlmEngine({ chat: createFallback(chats), totalTimeoutMs: TOTAL_TIMEOUT_MS });
}
