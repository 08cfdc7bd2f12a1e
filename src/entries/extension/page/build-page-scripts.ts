import { fileURLToPath } from "node:url";

import { build } from "vite";

const root = fileURLToPath(new URL("../../../..", import.meta.url));

/** Entry and file name of each script that runs in a page. A content script cannot import, so each is one file. */
const SCRIPTS = { "content.ts": "content.js", "panel.ts": "panel.js" } as const;

/** Writes the scripts that run in pages into the folder; what else is there stays. */
export async function buildPageScripts(folder: string): Promise<void> {
  for (const [entry, fileName] of Object.entries(SCRIPTS)) {
    // One at a time: a build with one file in it is the only kind that has an IIFE for its output.
    // oxlint-disable-next-line no-await-in-loop
    await build({
      root,
      configFile: false,
      logLevel: "warn",
      publicDir: false,
      resolve: { alias: { "@": `${root}src` } },
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: "es2023",
        rolldownOptions: {
          // The toast library's "use client", which is shaken out.
          onLog(level, log, handle) {
            if (log.code !== "MODULE_LEVEL_DIRECTIVE") handle(level, log);
          },
          input: fileURLToPath(new URL(entry, import.meta.url)),
          output: { format: "iife", entryFileNames: fileName },
        },
      },
    });
  }
}
