import { createProgramDeps } from "../_shared/programs/admission.ts";
import { createHandler } from "./handler.ts";

const handle = createHandler(createProgramDeps(Deno.env.toObject()));

Deno.serve((request, { remoteAddr }) =>
  handle(request, "hostname" in remoteAddr ? remoteAddr.hostname : undefined),
);
