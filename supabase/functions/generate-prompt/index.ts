import { createDependencies } from "./dependencies.ts";
import { readSettings } from "./environment.ts";
import { createHandler } from "./handler.ts";

/** Of hosted Supabase: keeps the worker until the work is done. Elsewhere nothing ends it early. */
type Runtime = { waitUntil: (work: Promise<unknown>) => void };

function keepAlive(work: Promise<unknown>): void {
  const { EdgeRuntime: runtime } = globalThis as { EdgeRuntime?: Runtime };
  runtime?.waitUntil(work);
}

const handle = createHandler(createDependencies(readSettings(Deno.env.toObject()), keepAlive));

Deno.serve((request, { remoteAddr }) =>
  handle(request, "hostname" in remoteAddr ? remoteAddr.hostname : undefined),
);
