import { createClient, type SupabaseClient } from "@supabase/supabase-js";

import type { Engine } from "./engine.ts";
import type { Settings } from "./environment.ts";
import type { HandlerDeps } from "./handler.ts";
import { createSupabaseIdentify } from "./identity.ts";
import { createLlmEngine } from "./llm-engine.ts";
import { createJsonLog } from "./log.ts";
import { createNetworkKey } from "./network-key.ts";
import { offlineEngine } from "./offline/engine.ts";
import { createProvider } from "./provider.ts";
import { createSupabaseQuota } from "./quota.ts";
import { sleep } from "./sleep.ts";

const BACKEND_TIMEOUT_MS = 10_000;
const FIRST_TOKEN_TIMEOUT_MS = 20_000;
const TOTAL_TIMEOUT_MS = 60_000;

/** The real dependencies of the handler. */
export function createDependencies(settings: Settings): HandlerDeps {
  const client = createServiceClient(settings);
  return {
    engine: createEngine(settings.provider),
    identify: createSupabaseIdentify(client),
    quota: createSupabaseQuota(client),
    networkKey: createNetworkKey({ secret: settings.networkSecret, now: () => new Date() }),
    allowedOrigins: settings.allowedOrigins,
    publicKeys: settings.publicKeys,
    // oxlint-disable-next-line no-console -- the platform's log collects what the console gets
    log: createJsonLog((line) => console.info(line)),
  };
}

/** A configured provider that fails is reported, never silently replaced by the offline engine. */
function createEngine(provider: Settings["provider"]): Engine {
  if (provider === undefined) return offlineEngine;
  const complete = createProvider({
    ...provider,
    firstTokenTimeoutMs: FIRST_TOKEN_TIMEOUT_MS,
    fetch,
    sleep,
    random: Math.random,
  });
  return createLlmEngine({ complete, totalTimeoutMs: TOTAL_TIMEOUT_MS });
}

/** A client with the secret key, without a session, that does not wait for ever. */
function createServiceClient({ supabaseUrl, secretKey }: Settings): SupabaseClient {
  return createClient(supabaseUrl, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: (input, init) =>
        fetch(input, { ...init, signal: AbortSignal.timeout(BACKEND_TIMEOUT_MS) }),
    },
  });
}
