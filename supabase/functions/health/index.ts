import { createServiceClient, readBackendSettings } from "../_shared/backend.ts";
import { createLog } from "../_shared/http/log.ts";
import { createRefusalCounter } from "../_shared/refusals.ts";
import { createHandler } from "./handler.ts";

const environment = Deno.env.toObject();
const settings = readBackendSettings(environment);
const client = createServiceClient(settings);

Deno.serve(
  createHandler({
    environment,
    publicKeys: settings.publicKeys,
    client,
    countRefusal: createRefusalCounter(client, "health_key"),
    now: Date.now,
    log: createLog(),
  }),
);
