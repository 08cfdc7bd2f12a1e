import { createAccountDeps } from "../_shared/payments/account-call.ts";
import { createHandler } from "./handler.ts";

const handle = createHandler(createAccountDeps(Deno.env.toObject()));

Deno.serve((request) => handle(request));
