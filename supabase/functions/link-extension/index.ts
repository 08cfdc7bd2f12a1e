import { createServiceClient, readBackendSettings, rowOf } from "../_shared/backend.ts";
import { createSupabaseIdentify } from "../_shared/http/identity.ts";
import { createLog } from "../_shared/http/log.ts";
import { createHandler } from "./handler.ts";

const { allowedOrigins, publicKeys, ...backend } = readBackendSettings(Deno.env.toObject());
const client = createServiceClient(backend);

Deno.serve(
  createHandler({
    identify: createSupabaseIdentify(client),
    allowedOrigins,
    publicKeys,
    log: createLog(),
    async beginLink({ userId, sessionId = "" }) {
      const { is_allowed, is_fresh } = await rowOf(client, {
        name: "begin_extension_link",
        p_user_id: userId,
        p_session_id: sessionId,
      });
      return { isAllowed: is_allowed === true, isFresh: is_fresh === true };
    },
    async makeToken(email) {
      const { data, error } = await client.auth.admin.generateLink({ type: "magiclink", email });
      if (error !== null) throw error;
      return data.properties.hashed_token;
    },
  }),
);
