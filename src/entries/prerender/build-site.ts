import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { build } from "vite";

import { PROMPTS_FOLDER } from "../../../supabase/local/paths";
import { promptRedirects, readPromptSources } from "../../../supabase/local/prompt-source";
import type { PageRecord } from "../../types/page-record";
import { buildBootScript, headingFontRule } from "./boot-script";
import { compressFiles } from "./compress-files";
import { criticalStyles } from "./critical-style";
import { headersFile, redirectsFile } from "./host-files";
import { htmlOf } from "./html-file";
import { readManifest } from "./manifest";
import { promptRecords } from "./prompt-records";
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
  rmSync(SERVER_FOLDER, { recursive: true, force: true });
  // A folder of its own makes a second build in the same process load the new files. A query would make
  // a second copy of the entry alone, beside the one that its chunks import.
  const rendererFolder = join(SERVER_FOLDER, String(Date.now()));
  const shared = { root: ROOT_FOLDER, mode, logLevel: "warn" } as const;
  await build(shared);
  await build({
    ...shared,
    build: {
      ssr: "src/entries/prerender/render.tsx",
      outDir: rendererFolder,
      copyPublicDir: false,
      manifest: false,
    },
  });
  const records = promptRecords(readPromptSources(PROMPTS_FOLDER));
  await writeSite(await loadRenderedSite(rendererFolder, records));
}

type RenderedSite = Awaited<ReturnType<typeof renderSite>>;

async function loadRenderedSite(
  rendererFolder: string,
  records: readonly PageRecord[],
): Promise<RenderedSite> {
  const file = pathToFileURL(join(rendererFolder, "render.js")).href;
  const renderer = (await import(file)) as { renderSite: typeof renderSite };
  return renderer.renderSite(records);
}

async function writeSite({ pages, files, siteOrigin, backendUrl }: RenderedSite): Promise<void> {
  const template = readFileSync(join(ROOT_FOLDER, "index.html"), "utf8");
  const manifest = readManifest(join(DIST_FOLDER, ".vite/manifest.json"));
  const styles = await criticalStyles({ pages, manifest, distFolder: DIST_FOLDER });
  const boot = await buildBootScript({ rootFolder: ROOT_FOLDER, manifest });
  writeFile(boot.font.name, boot.font.content);
  const fontRule = headingFontRule(boot.font.name);
  for (const page of pages) {
    const style = styles[page.styleGroup];
    writeFile(page.file, htmlOf({ page, template, manifest, style, fontRule, script: boot.code }));
  }
  for (const [name, text] of Object.entries(files)) writeFile(name, text);
  const inlineStyles = [...Object.values(styles), fontRule];
  writeFile("_headers", headersFile({ styles: inlineStyles, script: boot.code, backendUrl }));
  writeFile("_redirects", redirectsFile(promptRedirects()));
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

function writeFile(name: string, content: string | Uint8Array): void {
  const file = join(DIST_FOLDER, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
