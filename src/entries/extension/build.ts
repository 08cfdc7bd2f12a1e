import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { zipSync } from "fflate";
import { build, type InlineConfig, loadEnv, type Plugin } from "vite";

import { promptAddresses } from "../../../supabase/prompts/tools/prompt-addresses";
import { EMBEDDED_ENVIRONMENT, EMBEDDED_EXTENSION_KEY } from "../../config/embedded-environment";
import { writeIcons } from "../prerender/site-icons";
import { iconsByThemselves, trimmedHelpers, trimmedPackages } from "../prerender/trimmed-packages";
import { ICON_SIZES, iconPath, manifestOf } from "./manifest";
import { buildPageScripts } from "./page/build-page-scripts";

// Read into a constant first: Vite takes `new URL(…, import.meta.url)` for an asset.
const moduleUrl = import.meta.url;
const ROOT_FOLDER = fileURLToPath(new URL("../../..", moduleUrl));
const SOURCES = join(ROOT_FOLDER, "src");
const PAGES_FOLDER = join(SOURCES, "entries/extension");
const PAGES = ["popup.html", "side-panel.html"];
const ICONS = Object.fromEntries(ICON_SIZES.map((size) => [iconPath(size), { size }]));
const LOCAL_SITE = "http://localhost:4173";

/** The site's environment, with what only the extension needs. Throws a sentence when something is missing. */
function readBuildEnvironment(mode: string) {
  const isEmbedded = mode === "embedded";
  const given = { ...loadEnv(mode, ROOT_FOLDER, "VITE_"), ...process.env };
  const siteOrigin = given["VITE_SITE_ORIGIN"] ?? (isEmbedded ? LOCAL_SITE : "");
  const backendUrl = isEmbedded ? siteOrigin : (given["VITE_SUPABASE_URL"] ?? "");
  if (siteOrigin === "" || backendUrl === "") {
    throw new Error(
      "Set VITE_SITE_ORIGIN, VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY, as for the site.",
    );
  }
  const key = given["EXTENSION_KEY"] ?? (isEmbedded ? EMBEDDED_EXTENSION_KEY : null);
  const variables = {
    ...(isEmbedded && EMBEDDED_ENVIRONMENT),
    VITE_SITE_ORIGIN: siteOrigin,
    VITE_SUPABASE_URL: backendUrl,
    // The check that a guest is a person is code from another host, which an extension may not run.
    VITE_TURNSTILE_SITE_KEY: "",
  };
  return { siteOrigin, backendUrl, key, variables };
}

/** Modules of `platform/` that the extension has in a version of its own, in `platform/extension/`. */
function platformOfExtension(): Plugin {
  const folder = join(SOURCES, "platform");
  const own = readdirSync(join(folder, "extension"));
  return {
    name: "platform-of-extension",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!own.some((file) => source.endsWith(`/${file.replace(/\.tsx?$/, "")}`))) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const replaced = own.find((file) => found?.id === join(folder, file));
      return replaced === undefined ? found : join(folder, "extension", replaced);
    },
  };
}

/** Everything is on the disk already, style sheets included. */
const withoutPreloading: Plugin = {
  name: "without-preloading",
  enforce: "pre",
  transform: (_code, id) =>
    id.endsWith("vite/preload-helper.js")
      ? { code: "export const __vitePreload = (load) => load();", map: null }
      : null,
};

type Target = { mode: string; folder: string; siteOrigin: string };

const shared = ({ mode, folder, siteOrigin }: Target): InlineConfig => ({
  configFile: false,
  // What the site calls its own pages are the site's here too.
  define: { "window.location.origin": JSON.stringify(siteOrigin) },
  envDir: ROOT_FOLDER,
  mode,
  logLevel: "warn",
  publicDir: false,
  resolve: { alias: { "@": SOURCES } },
  build: { outDir: folder, emptyOutDir: false, target: "es2023", modulePreload: false },
});

/** Popup and side panel, which share most of their code. */
function buildPages(target: Target): Promise<unknown> {
  const config = shared(target);
  return build({
    ...config,
    root: PAGES_FOLDER,
    plugins: [
      platformOfExtension(),
      react(),
      tailwindcss(),
      trimmedPackages,
      iconsByThemselves(),
      trimmedHelpers(),
      // After its other helper.
      withoutPreloading,
      promptAddresses(),
    ],
    build: {
      ...config.build,
      rolldownOptions: { input: PAGES.map((page) => join(PAGES_FOLDER, page)) },
    },
  });
}

/** One file: a service worker may not import on demand. */
function buildWorker(target: Target): Promise<unknown> {
  const config = shared(target);
  return build({
    ...config,
    root: ROOT_FOLDER,
    // It warns about directives in packages of which nothing is left in the end.
    logLevel: "error",
    plugins: [platformOfExtension()],
    build: {
      ...config.build,
      rolldownOptions: {
        input: join(PAGES_FOLDER, "worker.ts"),
        output: { entryFileNames: "worker.js", codeSplitting: false },
      },
    },
  });
}

/** The first moment a zip can name, in the local time that it is read in: the same files make the same zip. */
const ZIP_TIME = new Date(1980, 0, 1);

function writeZip(folder: string, file: string): void {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"))
    .toSorted();
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name))]));
  writeFileSync(file, zipSync(files, { level: 9, mtime: ZIP_TIME }));
}

/**
 * `npm run build:extension [mode]` writes into dist-extension: `unpacked`, which a browser loads, a zip for the stores,
 * and the texts for their forms. EXTENSION_FOLDER is another folder to write to.
 */
async function buildExtension(mode = "production"): Promise<void> {
  const { variables, ...settings } = readBuildEnvironment(mode);
  // Vite reads them for `import.meta.env`.
  Object.assign(process.env, variables);
  const target = process.env["EXTENSION_FOLDER"] ?? join(ROOT_FOLDER, "dist-extension");
  const folder = join(target, "unpacked");
  rmSync(target, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { version } = JSON.parse(readFileSync(join(ROOT_FOLDER, "package.json"), "utf8")) as {
    version: string;
  };
  const { siteOrigin } = settings;
  await buildPages({ mode, folder, siteOrigin });
  await buildWorker({ mode, folder, siteOrigin });
  await buildPageScripts(folder);
  cpSync(join(ROOT_FOLDER, "public/favicon.svg"), join(folder, "favicon.svg"));
  writeIcons(folder, ICONS);
  const manifest = manifestOf({ version, ...settings });
  writeFileSync(join(folder, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(join(PAGES_FOLDER, "store.md"), join(target, "store.md"));
  writeZip(folder, join(target, `extension-${version}.zip`));
}

await buildExtension(process.argv[2]);
