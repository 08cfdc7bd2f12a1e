import { createDependencies } from "./dependencies.ts";
import { readSettings } from "./environment.ts";
import { createHandler } from "./handler.ts";

const handle = createHandler(createDependencies(readSettings(Deno.env.toObject())));

Deno.serve((request, { remoteAddr }) =>
  handle(request, "hostname" in remoteAddr ? remoteAddr.hostname : undefined),
);
