import { createServiceClient, readBackendSettings } from "../_shared/backend.ts";
import { createLog } from "../_shared/http/log.ts";
import { createSupabaseLedger } from "../_shared/payments/ledger.ts";
import { readReconcileSettings } from "../_shared/payments/settings.ts";
import { createStripeProvider } from "../_shared/payments/stripe-provider.ts";
import { createHandler } from "./handler.ts";

const environment = Deno.env.toObject();
const settings = readReconcileSettings(environment);

const handle = createHandler({
  key: settings.reconcileKey,
  provider: createStripeProvider(settings),
  ledger: createSupabaseLedger(createServiceClient(readBackendSettings(environment))),
  log: createLog(),
});

Deno.serve((request) => handle(request));
