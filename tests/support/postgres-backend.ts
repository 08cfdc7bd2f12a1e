import { App } from "@supabase/lite";
import { createPostgresConnection } from "@supabase/lite/postgres";
import type { Pool, QueryResult } from "pg";

import type { EmbeddedBackend } from "../../supabase/local/embedded-backend";
import { createKeys } from "../../supabase/local/keys";

/**
 * The embedded backend's REST interface in front of a real PostgreSQL, whose grants stay as they are. It has no sign-up:
 * the authentication service's own tables differ from the embedded one's.
 */
export async function startPostgresBackend(pool: Pool, url: string): Promise<EmbeddedBackend> {
  const keys = createKeys();
  const connection = createPostgresConnection({ url });
  // Or the first request would grant the browser's roles everything.
  if (!Reflect.set(connection, "rlsState", "active"))
    throw new Error("The server no longer lets its own grants be switched off.");
  const app = new App({
    connection,
    api: { schemas: ["public"], max_rows: 1000 },
    auth: {
      enabled: true,
      site_url: "http://localhost:3000",
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
    },
    options: { server: { admin: false } },
  });
  await app.init();
  return {
    keys,
    fetch: async (request) => app.fetch(request),
    sql: async <Row>(statement: string) => {
      const result = (await pool.query(statement)) as QueryResult | QueryResult[];
      return ([result].flat().at(-1)?.rows ?? []) as Row[];
    },
    dump: () => Promise.reject(new Error("pg_dump does this.")),
    close: () => connection.close(),
  };
}
