import { createProgramDeps } from "../_shared/programs/admission.ts";
import { createEnhance } from "./enhance.ts";
import { createHandler } from "./handler.ts";

const deps = createProgramDeps(Deno.env.toObject());
const handle = createHandler({ ...deps, enhance: createEnhance(deps.supabaseUrl) });

Deno.serve((request, { remoteAddr }) =>
  handle(request, "hostname" in remoteAddr ? remoteAddr.hostname : undefined),
);
