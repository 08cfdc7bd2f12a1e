import { join } from "node:path";

import { createServer, preview, type PluginOption } from "vite";

import { createDemoAccounts } from "./demo-accounts";
import { startEmbeddedBackend, type BackendKeys, type EmbeddedBackend } from "./embedded-backend";
import { hostFunctions } from "./function-proxy";
import { loadKeys } from "./keys";
import { middlewareOf, serveOnLoopback } from "./loopback-server";
import { DIST_FOLDER } from "./paths";
import { staticSite } from "./static-site";
import { PAGES_PATH } from "./test-checkout/checkout-pages";
import { createTestCheckout } from "./test-checkout/test-checkout";

export type LocalSite = { url: string; stop: () => Promise<void> };

export type LocalSiteOptions = {
  kind: "preview" | "dev";
  port: number;
  dataFolder: string;
  /** Resolves once dist can be served. */
  built: Promise<void>;
  onEmail: (email: { to: string; text: string }) => void;
};

const HOST = "localhost";
const API_PREFIXES = ["/auth/v1", "/rest/v1"];
const SWEEP_MS = 60_000;

/** The whole product on one address: site, embedded backend and edge functions. */
export async function startLocalSite({
  kind,
  port,
  dataFolder,
  built,
  onEmail,
}: LocalSiteOptions): Promise<LocalSite> {
  const url = `http://${HOST}:${port}`;
  const keys = loadKeys(dataFolder);
  const checkout = createTestCheckout({ siteUrl: url, dataFolder, fetch });
  const provider = await serveOnLoopback(checkout.api);
  const startBackend = async () => {
    const embedded = await startEmbeddedBackend({
      keys,
      siteUrl: url,
      dataFolder: join(dataFolder, "database"),
      onEmail,
    });
    await createDemoAccounts(embedded);
    return embedded;
  };
  const [functions, backend] = await Promise.all([
    hostFunctions(
      { ...backendEnvironment(keys, url), ...checkout.environment, STRIPE_API_BASE: provider.url },
      ["generate-prompt"],
    ),
    startBackend(),
    built,
  ]);
  const plugins = [
    mountAt("embedded-backend", backend.fetch, API_PREFIXES),
    mountAt("test-checkout", checkout.pages, [PAGES_PATH]),
    functions.plugin,
  ];
  const site = await serveSite({ kind, port, plugins });
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
  ALLOWED_ORIGINS: url,
});

/** What pg_cron does on a hosted project. */
const sweepExpired = (backend: EmbeddedBackend) =>
  backend.sql("select private.sweep_expired()").catch((error: unknown) => console.error(error));

type ServeOptions = Pick<LocalSiteOptions, "kind" | "port"> & { plugins: PluginOption[] };

async function serveSite({
  kind,
  port,
  plugins,
}: ServeOptions): Promise<{ close: () => Promise<void> }> {
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

function mountAt(
  name: string,
  fetch: (request: Request) => Promise<Response>,
  prefixes: string[],
): PluginOption {
  const middleware = middlewareOf(fetch, prefixes);
  return {
    name,
    configureServer: (server) => void server.middlewares.use(middleware),
    configurePreviewServer: (server) => void server.middlewares.use(middleware),
  };
}
