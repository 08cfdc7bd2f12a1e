import { join } from "node:path";

import { honoMiddleware } from "@supabase/lite/vite";
import { createServer, preview, type PluginOption, type ProxyOptions } from "vite";

import { createDemoAccounts } from "./demo-accounts";
import { functionNames, startFunction, type RunningFunction } from "./edge-functions";
import { startEmbeddedBackend, type EmbeddedBackend } from "./embedded-backend";
import { loadKeys } from "./keys";
import { DIST_FOLDER } from "./paths";
import { staticSite } from "./static-site";

export type LocalSite = { url: string; stop: () => Promise<void> };

export type LocalSiteOptions = {
  kind: "preview" | "dev";
  port: number;
  dataFolder: string;
  onEmail: (email: { to: string; text: string }) => void;
};

const HOST = "localhost";
const API_PREFIXES = ["/auth/v1", "/rest/v1"];

/** The whole product on one address: site, embedded backend and edge functions. */
export async function startLocalSite({
  kind,
  port,
  dataFolder,
  onEmail,
}: LocalSiteOptions): Promise<LocalSite> {
  const url = `http://${HOST}:${port}`;
  const keys = loadKeys(dataFolder);
  const backend = await startEmbeddedBackend({
    keys,
    siteUrl: url,
    dataFolder: join(dataFolder, "database"),
    onEmail,
  });
  await createDemoAccounts(backend);
  const functions = await startFunctions(backend, url);
  const site = await serveSite({ kind, port, backend, functions });
  return {
    url,
    stop: async () => {
      await site.close();
      await Promise.all(functions.map((running) => running.stop()));
      await backend.close();
    },
  };
}

function startFunctions(backend: EmbeddedBackend, url: string): Promise<RunningFunction[]> {
  const environment = {
    SUPABASE_URL: url,
    SUPABASE_SECRET_KEY: backend.keys.secretKey,
    SUPABASE_PUBLISHABLE_KEY: backend.keys.publishableKey,
    ALLOWED_ORIGINS: url,
  };
  return Promise.all(functionNames().map((name) => startFunction(name, environment)));
}

type ServeOptions = Pick<LocalSiteOptions, "kind" | "port"> & {
  backend: EmbeddedBackend;
  functions: RunningFunction[];
};

async function serveSite({
  kind,
  port,
  backend,
  functions,
}: ServeOptions): Promise<{ close: () => Promise<void> }> {
  const shared = { host: HOST, port, strictPort: true, proxy: proxyOf(functions) };
  const plugins: PluginOption[] = [mountBackend(backend)];
  if (kind === "preview") {
    return preview({
      mode: "embedded",
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

function mountBackend(backend: EmbeddedBackend): PluginOption {
  const middleware = honoMiddleware(
    // Declared for the package's own App, of which it calls `fetch` alone.
    { fetch: backend.fetch } as unknown as Parameters<typeof honoMiddleware>[0],
    API_PREFIXES,
  );
  return {
    name: "embedded-backend",
    configureServer: (server) => void server.middlewares.use(middleware),
    configurePreviewServer: (server) => void server.middlewares.use(middleware),
  };
}

function proxyOf(functions: RunningFunction[]): Record<string, ProxyOptions> {
  return Object.fromEntries(
    functions.map(({ name, url }) => [
      `/functions/v1/${name}`,
      { target: url, xfwd: true, rewrite: (path) => path.replace("/functions/v1", "") },
    ]),
  );
}
