import { createDependencies } from "./deps.ts";
import { readSettings } from "./environment.ts";
import { createHandler } from "./handler.ts";

/** Hosted Supabase ends a worker early unless it is told to wait. Elsewhere there is no such object. */
type Runtime = { waitUntil: (work: Promise<unknown>) => void };

function keepAlive(work: Promise<unknown>): void {
  const { EdgeRuntime: runtime } = globalThis as { EdgeRuntime?: Runtime };
  runtime?.waitUntil(work);
}

const settings = readSettings(Deno.env.toObject());
const handle = createHandler(await createDependencies(settings, keepAlive));

Deno.serve((request, { remoteAddr }) =>
  handle(request, "hostname" in remoteAddr ? remoteAddr.hostname : undefined),
);
