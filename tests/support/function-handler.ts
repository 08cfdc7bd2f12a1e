import { createClient } from "@supabase/supabase-js";
import WebSocket from "ws";

import { withAccessTokens } from "../../supabase/functions/_shared/access-token";
import { createSupabaseIdentify } from "../../supabase/functions/_shared/http/identity";
import { createNetworkKey } from "../../supabase/functions/_shared/network-key";
import { createHandler, type Handler } from "../../supabase/functions/generate-prompt/handler";
import { createSupabaseHistory } from "../../supabase/functions/generate-prompt/history";
import { offlineEngine } from "../../supabase/functions/generate-prompt/offline/engine";
import { createGuestIds } from "../../supabase/functions/generate-prompt/quota/guests";
import { createSupabaseQuota } from "../../supabase/functions/generate-prompt/quota/quota";
import type { EmbeddedBackend } from "../../supabase/local/embedded-backend";

/** A client with the secret key, as the functions have one. */
export function serviceClient(backend: EmbeddedBackend, siteUrl: string) {
  return createClient(siteUrl, backend.keys.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: "function" },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
    // Node 20 has no WebSocket of its own, and the client asks for one even when it is not used.
    realtime: { transport: WebSocket as never },
  });
}

/** The function `generate-prompt` as index.ts wires it, on the embedded backend and without a model. */
export function functionHandler(backend: EmbeddedBackend, siteUrl: string): Handler {
  const client = serviceClient(backend, siteUrl);
  return createHandler({
    engine: offlineEngine,
    identify: withAccessTokens(createSupabaseIdentify(client), client),
    identifyGuest: createGuestIds("test"),
    quota: createSupabaseQuota(client),
    history: createSupabaseHistory(client),
    networkKey: createNetworkKey({ secret: "test", trustedProxy: "none", now: () => new Date() }),
    verifyChallenge: undefined,
    secret: "test",
    allowedOrigins: [siteUrl],
    publicKeys: [backend.keys.publishableKey],
    log: () => {},
    keepAlive: () => {},
  });
}
