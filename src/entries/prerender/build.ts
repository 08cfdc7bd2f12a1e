import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { build } from "vite";

import { promptRedirects, readPromptSources } from "../../../supabase/prompts/tools/prompt-source";
import { WORKER_PATH } from "../../config/offline";
import { isPromptPath } from "../../domain/prompt-address";
import type { CategoryRecord, PromptRecord } from "../../types/page-record";
import { buildBootScript, headingFontRule } from "./boot-script";
import { criticalStyles } from "./critical-style";
import { headersFile, redirectsFile } from "./host-files";
import { htmlOf } from "./html-file";
import { hashSources, removeLocalBuild, writeLocalBuild } from "./local-build";
import { readManifest } from "./manifest";
import { buildWorker } from "./offline-worker";
import { promptRecords } from "./prompt-records";
import type { renderSite } from "./render";
import { writeIcons } from "./site-icons";
import { socialCards, writeSocialImages } from "./social-images";
import { SITE_ICONS } from "./web-manifest";

// Read into a constant first: Vite takes `new URL(…, import.meta.url)` for an asset.
const moduleUrl = import.meta.url;
const ROOT_FOLDER = fileURLToPath(new URL("../../..", moduleUrl));
const DIST_FOLDER = join(ROOT_FOLDER, "dist");
const SERVER_FOLDER = join(ROOT_FOLDER, "node_modules/.cache/prerender");
const RENDERER_FOLDER = join(SERVER_FOLDER, "renderer");

/** The mode of builds whose backend is the local server. */
const LOCAL_MODE = "embedded";

const TEXT_FILE = /\.(?:html|js|css|svg|txt|xml|json)$/;
/** Below this, a packet is a packet. */
const SMALLEST_BYTES = 1024;
const QUICK_QUALITY = 5;

/**
 * `npm run build [mode]` writes the whole site into dist: application, HTML of every page, pictures and the hosts'
 * files. `npm start` forks this with "serve" as well, which leaves out what takes longest and what the local server
 * does without: preview pictures, which it draws when they are asked for, and compressed copies.
 */
async function buildSite([mode = "production", purpose]: string[]): Promise<void> {
  removeLocalBuild(DIST_FOLDER);
  // Before the build reads them: a file that changes meanwhile makes the next start build again.
  const sources = hashSources(ROOT_FOLDER);
  rmSync(SERVER_FOLDER, { recursive: true, force: true });
  const shared = { root: ROOT_FOLDER, mode, logLevel: "warn" } as const;
  const renderer = {
    ssr: "src/entries/prerender/render.tsx",
    outDir: RENDERER_FOLDER,
    copyPublicDir: false,
    manifest: false,
  };
  await Promise.all([build(shared), build({ ...shared, build: renderer })]);
  const prompts = readPromptSources();
  const site = await loadRenderedSite(promptRecords(prompts));
  await writeSite({ site, mode, redirects: promptRedirects(prompts) });
  const cards = socialCards(site.pages, site.siteOrigin);
  if (purpose !== "serve") {
    await writeSocialImages(cards, DIST_FOLDER);
    await compressFiles(DIST_FOLDER);
  }
  if (mode === LOCAL_MODE) writeLocalBuild(DIST_FOLDER, { sources, cards });
}

type RenderedSite = Awaited<ReturnType<typeof renderSite>>;

async function loadRenderedSite(
  records: readonly (PromptRecord | CategoryRecord)[],
): Promise<RenderedSite> {
  const file = pathToFileURL(join(RENDERER_FOLDER, "render.js")).href;
  const renderer = (await import(file)) as { renderSite: typeof renderSite };
  return renderer.renderSite(records);
}

type SiteOptions = { site: RenderedSite; mode: string; redirects: ReadonlyMap<string, string> };

async function writeSite({ site, mode, redirects }: SiteOptions): Promise<void> {
  const { pages, files, ...host } = site;
  const template = readFileSync(join(ROOT_FOLDER, "index.html"), "utf8");
  const manifest = readManifest(join(DIST_FOLDER, ".vite/manifest.json"));
  const styles = await criticalStyles({ pages, manifest, distFolder: DIST_FOLDER });
  const boot = await buildBootScript(ROOT_FOLDER, manifest);
  writeFile(boot.font.name, boot.font.content);
  const fontRule = headingFontRule(boot.font.name);
  const documents = pages.map((page) => {
    const style = styles[page.styleGroup];
    const html = htmlOf({ page, template, manifest, style, fontRule, script: boot.code });
    writeFile(page.file, html);
    return html;
  });
  const worker = await buildWorker({ root: ROOT_FOLDER, mode, manifest, documents });
  writeFile(WORKER_PATH.slice(1), worker);
  for (const [name, text] of Object.entries(files)) writeFile(name, text);
  writeIcons(DIST_FOLDER, SITE_ICONS);
  const inlineStyles = [...Object.values(styles), fontRule];
  writeFile("_headers", headersFile({ styles: inlineStyles, script: boot.code, ...host }));
  writeFile("_redirects", redirectsFile(redirects));
  // The build and its tests need the manifest; a host would serve it.
  renameSync(join(DIST_FOLDER, ".vite/manifest.json"), join(SERVER_FOLDER, "manifest.json"));
  rmSync(join(DIST_FOLDER, ".vite"), { recursive: true });
}

function writeFile(name: string, content: string | Uint8Array): void {
  const file = join(DIST_FOLDER, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Puts a .gz and a .br beside every larger text file, for servers that do not compress by themselves. */
async function compressFiles(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  await Promise.all(
    names
      .filter((name) => TEXT_FILE.test(name))
      .map(async (name) => {
        const file = join(folder, name);
        const text = readFileSync(file);
        if (text.length < SMALLEST_BYTES) return;
        writeFileSync(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
        writeFileSync(
          `${file}.br`,
          await promisify(brotliCompress)(text, {
            params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(name) },
          }),
        );
      }),
  );
}

/** A thousand pages at the best quality take half a minute to save half a kilobyte each. */
function brotliQuality(name: string): number {
  return isPromptPath(`/${name}`) ? QUICK_QUALITY : constants.BROTLI_MAX_QUALITY;
}

// Ends with `npm start`, even if that is killed: two builds at once would spoil each other's files.
process.once("disconnect", () => process.exit(1));
process.channel?.unref();
await buildSite(process.argv.slice(2));
