import { createServiceClient, readBackendSettings } from "../_shared/backend.ts";
import { createCallLog } from "../_shared/call-log.ts";
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
  // oxlint-disable-next-line no-console -- the platform's log collects what the console gets
  log: createCallLog((line) => console.info(line)),
});

Deno.serve((request) => handle(request));
