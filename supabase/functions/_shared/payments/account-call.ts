import { createServiceClient, type Environment, readBackendSettings } from "../backend.ts";
import {
  type AccountCall,
  type AccountCallDeps,
  accountHandler,
  unavailable,
} from "../http/account-handler.ts";
import { HttpError } from "../http/errors.ts";
import { createSupabaseIdentify } from "../http/identity.ts";
import type { Answer } from "../http/json-handler.ts";
import { createLog } from "../http/log.ts";
import { createSupabaseLedger, type Ledger } from "./ledger.ts";
import { ProviderUnavailable } from "./provider.ts";
import { readProviderSettings } from "./settings.ts";
import { createStripeProvider, type PaymentProvider } from "./stripe-provider.ts";

/** What a function needs that an account's owner calls about their payment. */
export type AccountDeps = AccountCallDeps & {
  ledger: Ledger;
  /** Undefined where payment is not set up. */
  provider: PaymentProvider | undefined;
};

/** The real ones. Throws at boot when only half of the payment is configured. */
export function createAccountDeps(environment: Environment): AccountDeps {
  const { allowedOrigins, publicKeys, ...backend } = readBackendSettings(environment);
  const provider = readProviderSettings(environment);
  const client = createServiceClient(backend);
  return {
    identify: createSupabaseIdentify(client),
    ledger: createSupabaseLedger(client),
    provider: provider && createStripeProvider(provider),
    allowedOrigins,
    publicKeys,
    log: createLog(),
  };
}

/** As `accountHandler`; a provider that cannot be reached is said to be the reason. */
export const paymentHandler = <Deps extends AccountDeps>(
  name: string,
  answer: (call: AccountCall, deps: Deps) => Promise<Answer>,
) => accountHandler<Deps>({ name, refusalOf }, answer);

function refusalOf(error: unknown): HttpError {
  if (!(error instanceof ProviderUnavailable)) return unavailable(error);
  const message = "The payment provider cannot be reached. Please try again soon.";
  return new HttpError("UPSTREAM", message, { cause: error.cause });
}

/** The provider, or the refusal that says that there is none. */
export function requireProvider({ provider }: AccountDeps): PaymentProvider {
  if (provider !== undefined) return provider;
  throw new HttpError("UNAVAILABLE", "Payment is not set up.");
}
