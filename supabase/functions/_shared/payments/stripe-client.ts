import Stripe from "stripe";

import type { ProviderSettings } from "./settings.ts";

const TIMEOUT_MS = 10_000;

/** The official client on `fetch`, the same in Deno and Node. */
export function createStripe({ secretKey, apiBase }: ProviderSettings): Stripe {
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiBase !== undefined && {
      protocol: "http",
      host: apiBase.hostname,
      port: apiBase.port || "80",
    }),
  });
}
