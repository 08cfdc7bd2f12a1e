import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { JSDOM } from "jsdom";
import type { Manifest } from "vite";

import { CATEGORIES } from "@/config/categories";
import { ACCOUNT_PAGE, GUIDES_INDEX, ROUTES } from "@/config/routes";
import { GUIDES } from "@/content/registry";
import { categoryPath, promptPath } from "@/domain/prompt-address";
import { readManifest } from "@/entries/prerender/manifest";

import { readPromptSources } from "../../supabase/prompts/tools/prompt-source";

// What the build has written. Build first: `npm run build embedded`.

export const DIST = "dist";

let built: Manifest | undefined;
export const manifest = (): Manifest =>
  (built ??= readManifest("node_modules/.cache/prerender/manifest.json"));

const NOINDEX_PATHS: readonly string[] = [
  ROUTES.popupEnhancer,
  ROUTES.paymentSuccess,
  ROUTES.resetPassword,
  ACCOUNT_PAGE,
  ROUTES.collections,
  ROUTES.shared,
];
export const GUIDE_PATHS = GUIDES.map(({ path }) => path);
export const CATEGORY_PATHS = CATEGORIES.map(categoryPath);
/** Indexed too; prompt-pages.test.ts looks at them. */
export const PROMPT_PATHS = readPromptSources().map(({ slug }) => promptPath(slug));
export const INDEXED_PATHS = [
  ...Object.values(ROUTES),
  GUIDES_INDEX,
  ...GUIDE_PATHS,
  ...CATEGORY_PATHS,
].filter((path) => !NOINDEX_PATHS.includes(path));
export const HIDDEN_PATHS = [...NOINDEX_PATHS, "/404"];
export const ALL_PATHS = [...INDEXED_PATHS, ...HIDDEN_PATHS];

export const readText = (name: string): string => readFileSync(join(DIST, name), "utf8");
export const readBytes = (name: string): Buffer => readFileSync(join(DIST, name));
/** Bytes on the wire with gzip at its best, as a host sends them. */
export const gzipBytes = (content: Buffer): number => gzipSync(content, { level: 9 }).length;

export const fileOf = (path: string): string =>
  path === "/" ? "index.html" : `${path.slice(1)}.html`;

const documents = new Map<string, Document>();

/** The page's HTML as a document, its scripts not run. Parsed once for all tests of a file: nothing changes it. */
export function documentOf(path: string): Document {
  const page = documents.get(path) ?? new JSDOM(readText(fileOf(path))).window.document;
  documents.set(path, page);
  return page;
}

/** Every text file of the build, and what the local server knows about it, without the compressed copies. */
export const textFiles = (): string[] =>
  readdirSync(DIST, { recursive: true, encoding: "utf8" }).filter((name) =>
    /(?:\.(?:html|js|css|txt|xml|svg|json|md)|_headers|_redirects)$/.test(name),
  );

/** The text of the page's inline script. */
export function bootScriptOf(page: Document): string {
  return page.querySelector("script:not([type])")?.textContent ?? "";
}

const APPLICATION = "src/entries/web/main.tsx";

/** Script files that the browser fetches without being touched: those of a page that starts at once. */
export function scriptsAtLoad(page: Document): string[] {
  const root = page.querySelector<HTMLElement>("#root");
  if (root?.dataset["start"] !== "now") return [];
  const application = `/${manifest()[APPLICATION]?.file ?? ""}`;
  const named = [application, ...(root.dataset["scripts"]?.split(" ") ?? [])];
  return [...new Set(named.flatMap((address) => withImports(address)))];
}

function withImports(address: string): string[] {
  const chunks = Object.values(manifest());
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(`/${file}`)) return;
    found.add(`/${file}`);
    for (const key of chunks.find((chunk) => chunk.file === file)?.imports ?? []) {
      const imported = manifest()[key];
      if (imported !== undefined) visit(imported.file);
    }
  };
  visit(address.slice(1));
  return [...found];
}
