import { createSupabaseIdentify } from "../generate-prompt/identity.ts";
import type { AccountDeps } from "./account-call.ts";
import { createServiceClient, type Environment, readBackendSettings } from "./backend.ts";
import { createCallLog } from "./call-log.ts";
import { createSupabaseLedger } from "./payments/ledger.ts";
import { readProviderSettings } from "./payments/settings.ts";
import { createStripeProvider } from "./payments/stripe-provider.ts";

/** The real dependencies of a function that an account's owner calls. Throws at boot when set up by half. */
export function createAccountDeps(environment: Environment): AccountDeps {
  const backend = readBackendSettings(environment);
  const provider = readProviderSettings(environment);
  const client = createServiceClient(backend);
  return {
    identify: createSupabaseIdentify(client),
    ledger: createSupabaseLedger(client),
    provider: provider && createStripeProvider(provider),
    allowedOrigins: backend.allowedOrigins,
    publicKeys: backend.publicKeys,
    // oxlint-disable-next-line no-console -- the platform's log collects what the console gets
    log: createCallLog((line) => console.info(line)),
  };
}
