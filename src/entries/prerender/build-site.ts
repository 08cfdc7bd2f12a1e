import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { build } from "vite";

import { compressFiles } from "./compress-files";
import { criticalStyles } from "./critical-style";
import { headersFile, redirectsFile } from "./host-files";
import { htmlOf } from "./html-file";
import { readManifest } from "./manifest";
import type { renderSite } from "./render";
import { writeSocialImages } from "./social-images";

// Read into a constant first: Vite takes `new URL(…, import.meta.url)` for an asset.
const moduleUrl = import.meta.url;
const ROOT_FOLDER = fileURLToPath(new URL("../../..", moduleUrl));
const DIST_FOLDER = join(ROOT_FOLDER, "dist");
const CACHE_FOLDER = join(ROOT_FOLDER, "node_modules/.cache");
const SERVER_FOLDER = join(CACHE_FOLDER, "prerender");

export type BuildOptions = {
  /** Vite's mode; `embedded` is the one of `npm start` and the tests. */
  mode: string;
};

/** Builds the whole site into dist: application, HTML of every page, pictures and the hosts' files. */
export async function buildSite({ mode }: BuildOptions): Promise<void> {
  const shared = { root: ROOT_FOLDER, mode, logLevel: "warn" } as const;
  await build(shared);
  await build({
    ...shared,
    build: {
      ssr: "src/entries/prerender/render.tsx",
      outDir: SERVER_FOLDER,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
    },
  });
  await writeSite(await loadRenderedSite());
}

type RenderedSite = Awaited<ReturnType<typeof renderSite>>;

async function loadRenderedSite(): Promise<RenderedSite> {
  // The query makes a second build in the same process load the new file.
  const file = `${pathToFileURL(join(SERVER_FOLDER, "render.js")).href}?${Date.now()}`;
  const renderer = (await import(file)) as { renderSite: typeof renderSite };
  return renderer.renderSite();
}

async function writeSite({ pages, files, siteOrigin, backendUrl }: RenderedSite): Promise<void> {
  const template = readFileSync(join(DIST_FOLDER, "index.html"), "utf8");
  const manifest = readManifest(join(DIST_FOLDER, ".vite/manifest.json"));
  const styles = await criticalStyles({ pages, manifest, distFolder: DIST_FOLDER });
  for (const page of pages) {
    writeFile(page.file, htmlOf({ page, template, manifest, style: styles[page.styleGroup] }));
  }
  for (const [name, text] of Object.entries(files)) writeFile(name, text);
  writeFile("_headers", headersFile({ styles: Object.values(styles), backendUrl }));
  writeFile("_redirects", redirectsFile());
  // The build and its tests need the manifest; a host would serve it.
  renameSync(join(DIST_FOLDER, ".vite/manifest.json"), join(SERVER_FOLDER, "manifest.json"));
  rmSync(join(DIST_FOLDER, ".vite"), { recursive: true });
  await writeSocialImages({
    pages,
    siteOrigin,
    distFolder: DIST_FOLDER,
    cacheFolder: CACHE_FOLDER,
  });
  await compressFiles(DIST_FOLDER);
}

function writeFile(name: string, text: string): void {
  const file = join(DIST_FOLDER, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
