import { readBackendSettings } from "../_shared/backend.ts";
import { createAccountDeps } from "../_shared/payments/account-call.ts";
import { createHandler } from "./handler.ts";
import { createPasswordCheck } from "./password.ts";

const environment = Deno.env.toObject();

Deno.serve(
  createHandler({
    ...createAccountDeps(environment),
    isPassword: createPasswordCheck(readBackendSettings(environment)),
  }),
);
