import { createServiceClient, type Environment, readBackendSettings } from "../backend.ts";
import { createSupabaseIdentify } from "../http/identity.ts";
import { createLog } from "../http/log.ts";
import type { AccountDeps } from "./account-call.ts";
import { createSupabaseLedger } from "./ledger.ts";
import { readProviderSettings } from "./settings.ts";
import { createStripeProvider } from "./stripe-provider.ts";

/** The real dependencies of a function that an account's owner calls. Throws at boot when only half of it is configured. */
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
    log: createLog(),
  };
}
