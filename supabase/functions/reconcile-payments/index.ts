import { createServiceClient, readBackendSettings } from "../_shared/backend.ts";
import { createLog } from "../_shared/http/log.ts";
import { createSupabaseLedger } from "../_shared/payments/ledger.ts";
import { required, requireProviderSettings } from "../_shared/payments/settings.ts";
import { createStripeProvider } from "../_shared/payments/stripe-provider.ts";
import { createRefusalCounter } from "../_shared/refusals.ts";
import { createHandler } from "./handler.ts";

const environment = Deno.env.toObject();
const client = createServiceClient(readBackendSettings(environment));

Deno.serve(
  createHandler({
    key: required(environment, "RECONCILE_KEY"),
    provider: createStripeProvider(requireProviderSettings(environment)),
    ledger: createSupabaseLedger(client),
    countRefusal: createRefusalCounter(client, "reconcile_key"),
    log: createLog(),
  }),
);
