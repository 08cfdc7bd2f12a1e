import { existsSync } from "node:fs";
import { join } from "node:path";

import { type Connect, createServer, preview, type PluginOption } from "vite";

import { limitBody } from "../../../supabase/local/body-limit";
import { compressed } from "../../../supabase/local/compressed";
import { createDemoAccounts } from "../../../supabase/local/demo-accounts";
import { FUNCTIONS_PATH, hostFunctions } from "../../../supabase/local/edge-functions";
import {
  startEmbeddedBackend,
  type BackendKeys,
  type EmbeddedBackend,
} from "../../../supabase/local/embedded-backend";
import { loadKeys } from "../../../supabase/local/keys";
import { type Fetch, middlewareOf, serveOnLoopback } from "../../../supabase/local/loopback";
import { DIST_FOLDER } from "../../../supabase/local/paths";
import { withoutRegexFilters } from "../../../supabase/local/regex-filters";
import { StartFault } from "../../../supabase/local/start-checks";
import { PAGES_PATH } from "../../../supabase/local/test-checkout/checkout-pages";
import { createTestCheckout } from "../../../supabase/local/test-checkout/test-checkout";
import { staticSite } from "./static-site";

export type LocalSite = { url: string; stop: () => Promise<void> };

export type LocalSiteOptions = {
  kind: "preview" | "dev";
  port: number;
  dataFolder: string;
  /** Resolves once dist can be served. */
  build: () => Promise<void>;
  onEmail: (email: { to: string; text: string }) => void;
};

const HOST = "localhost";
const API_PREFIXES = ["/auth/v1", "/rest/v1"];
const SWEEP_MS = 60_000;

/** The whole product on one address: site, embedded backend and edge functions. */
export async function startLocalSite(options: LocalSiteOptions): Promise<LocalSite> {
  const { port, dataFolder, build, onEmail } = options;
  const url = `http://${HOST}:${port}`;
  const keys = loadKeys(dataFolder);
  const checkout = createTestCheckout({ siteUrl: url, dataFolder, fetch });
  const provider = await serveOnLoopback(checkout.api, ["/v1"]);
  const databaseFolder = join(dataFolder, "database");
  const isKept = existsSync(databaseFolder);
  const startBackend = async () => {
    try {
      const embedded = await startEmbeddedBackend({
        keys,
        siteUrl: url,
        dataFolder: databaseFolder,
        onEmail,
      });
      await createDemoAccounts(embedded);
      return embedded;
    } catch (error) {
      if (error instanceof StartFault) throw error;
      const reason = error instanceof Error ? error.message : "damaged files";
      throw new StartFault(
        `The local database in ${databaseFolder} cannot be opened (${reason}). Restore a copy of it, or start over with a new one: "npm run reset".`,
        { cause: error },
      );
    }
  };
  const starting = Promise.all([
    hostFunctions(
      { ...backendEnvironment(keys, url), ...checkout.environment, STRIPE_API_BASE: provider.url },
      ["generate-prompt"],
    ),
    startBackend(),
  ]);
  // A database that cannot be used is reported before a build. A new one is made during it.
  if (isKept) await starting;
  const [[functions, backend]] = await Promise.all([starting, build()]);
  const plugins = [
    mount("body-limit", limitBody),
    mountAt("embedded-backend", compressed(withoutRegexFilters(backend.fetch)), API_PREFIXES),
    mountAt("test-checkout", checkout.pages, [PAGES_PATH]),
    mountAt("edge-functions", functions.fetch, [FUNCTIONS_PATH]),
  ];
  const site = await serveSite(options, plugins);
  checkout.deliveries.resume();
  const sweep = setInterval(() => void sweepExpired(backend), SWEEP_MS);
  return {
    url,
    stop: async () => {
      clearInterval(sweep);
      checkout.deliveries.stop();
      await site.close();
      await functions.stop();
      await provider.stop();
      await backend.close();
    },
  };
}

const backendEnvironment = (keys: BackendKeys, url: string) => ({
  SUPABASE_URL: url,
  SUPABASE_SECRET_KEY: keys.secretKey,
  SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
  // An extension loaded from a folder has an id of its own for each folder.
  ALLOWED_ORIGINS: `${url},chrome-extension://*,moz-extension://*`,
  // edge-functions.ts appends the caller's address.
  TRUSTED_PROXY: "1",
});

/** What pg_cron does on a hosted project. */
const sweepExpired = (backend: EmbeddedBackend) =>
  backend.sql("select private.sweep_expired()").catch((error: unknown) => console.error(error));

async function serveSite(
  { kind, port }: LocalSiteOptions,
  plugins: PluginOption[],
): Promise<{ close: () => Promise<void> }> {
  const shared = { host: HOST, port, strictPort: true };
  if (kind === "preview") {
    return preview({
      // The built files need none of the configuration that built them.
      configFile: false,
      // No fallback to index.html: an unknown path is answered with 404.
      appType: "custom",
      plugins: [...plugins, staticSite(DIST_FOLDER)],
      preview: shared,
      logLevel: "error",
    });
  }
  const server = await createServer({
    mode: "embedded",
    plugins,
    server: shared,
    logLevel: "warn",
  });
  return server.listen();
}

const mountAt = (name: string, fetch: Fetch, prefixes: string[]): PluginOption =>
  mount(name, middlewareOf(fetch, prefixes));

const mount = (name: string, middleware: Connect.NextHandleFunction): PluginOption => ({
  name,
  configureServer: (server) => void server.middlewares.use(middleware),
  configurePreviewServer: (server) => void server.middlewares.use(middleware),
});
