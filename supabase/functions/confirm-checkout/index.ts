import { createAccountDeps } from "../_shared/payments/account-call.ts";
import { createHandler } from "./handler.ts";

Deno.serve(createHandler(createAccountDeps(Deno.env.toObject())));
