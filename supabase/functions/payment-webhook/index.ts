import { createServiceClient, readBackendSettings } from "../_shared/backend.ts";
import { createLog } from "../_shared/http/log.ts";
import { createSupabaseLedger } from "../_shared/payments/ledger.ts";
import { required, requireProviderSettings } from "../_shared/payments/settings.ts";
import { createSignedEventReader } from "../_shared/payments/stripe-events.ts";
import { createStripe, createStripeProvider } from "../_shared/payments/stripe-provider.ts";
import { createRefusalCounter } from "../_shared/refusals.ts";
import { createHandler } from "./handler.ts";

const environment = Deno.env.toObject();
const settings = requireProviderSettings(environment);
const stripe = createStripe(settings);
const client = createServiceClient(readBackendSettings(environment));

Deno.serve(
  createHandler({
    readSignedEvent: createSignedEventReader(
      stripe,
      required(environment, "STRIPE_WEBHOOK_SECRET"),
    ),
    provider: createStripeProvider(settings, stripe),
    ledger: createSupabaseLedger(client),
    countRefusal: createRefusalCounter(client, "webhook_signature"),
    log: createLog(),
  }),
);
