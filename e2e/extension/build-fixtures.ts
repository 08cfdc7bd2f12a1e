import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { build } from "vite";

import { buildPageScripts } from "../../src/entries/extension/page/build-page-scripts";

export const EDITORS = [
  "textarea",
  "prosemirror",
  "prosemirror-old",
  "tiptap",
  "quill",
  "lexical",
  "lexical-strict",
  "slate",
  "codemirror",
  "plain",
] as const;
export type EditorName = (typeof EDITORS)[number];

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

async function buildModules(folder: string, input: Record<string, string>): Promise<void> {
  await build({
    root: here("../.."),
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      minify: false,
      rolldownOptions: {
        input,
        output: { entryFileNames: "[name].js", assetFileNames: "[name][extname]" },
      },
    },
  });
}

/** Names of the test's own, and every page: the pages have addresses of the tests' servers and of assistants. */
const MANIFEST = {
  manifest_version: 3,
  name: "The content script alone",
  version: "1",
  permissions: ["scripting", "tabs"],
  host_permissions: ["<all_urls>"],
  background: { service_worker: "scripted-worker.js", type: "module" },
  content_scripts: [{ matches: ["<all_urls>"], js: ["content.js"], run_at: "document_start" }],
};

/** Builds the scripts under test with a worker that is told what to say. Answers where it can be loaded from. */
export async function buildTestExtension(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "extension-"));
  await buildPageScripts(folder);
  await buildModules(folder, { "scripted-worker": here("scripted-worker.ts") });
  writeFileSync(join(folder, "manifest.json"), JSON.stringify(MANIFEST));
  return folder;
}

/** Builds a page with a real editor for each. Answers the folder of their scripts. */
export async function buildEditorPages(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "editors-"));
  const scripts = EDITORS.map((name) => {
    const end = name === "textarea" || name === "slate" ? "tsx" : "ts";
    return [name, here(`editors/${name}.${end}`)] as const;
  });
  await buildModules(folder, { ...Object.fromEntries(scripts), page: here("editors/page.css") });
  return folder;
}
