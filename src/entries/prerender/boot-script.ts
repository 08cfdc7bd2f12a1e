import { fileURLToPath } from "node:url";

import { build, type Manifest, type Plugin } from "vite";

import { entryOf, scriptsOf, styleSheetOf } from "./manifest";

export type BootScript = {
  /** An inline script for the head. A module would wait for the whole page, and then move what was painted. */
  code: string;
  /** The headings' font, which it fetches; `name` is that inside dist. */
  font: { name: string; content: string | Uint8Array };
};

// Read into a constant first: Vite takes `new URL(…, import.meta.url)` for an asset.
const moduleUrl = import.meta.url;
const BOOT_FILE = fileURLToPath(new URL("../web/boot.ts", moduleUrl));
const SOURCES = fileURLToPath(new URL("../..", moduleUrl));

/** The application is a file of its own; an inline script must name it by its address on the host. */
const applicationAt = (address: string): Plugin => ({
  name: "application-address",
  enforce: "pre",
  resolveId: (source) =>
    source === "./main" ? { id: address, external: "absolute" as const } : null,
});

/** Vite's helper for chunks that need others fetched beside them; `web/boot` does that here. */
const PRELOAD_HELPER = "\0vite/preload-helper.js";
const withoutPreloadHelper: Plugin = {
  name: "without-preload-helper",
  enforce: "pre",
  load: (id) => (id === PRELOAD_HELPER ? "export const __vitePreload = (load) => load();" : null),
};

/** The boot script alone, bundled to go inline: a file would cost every first visit a request. */
export async function buildBootScript(root: string, manifest: Manifest): Promise<BootScript> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [applicationAt(entryOf(manifest)), withoutPreloadHelper],
    resolve: { alias: { "@": SOURCES } },
    define: {
      APPLICATION_SHEET: JSON.stringify(styleSheetOf(manifest)),
      APPLICATION_SCRIPTS: JSON.stringify(scriptsOf(manifest)),
    },
    build: {
      write: false,
      modulePreload: false,
      copyPublicDir: false,
      rolldownOptions: { input: BOOT_FILE },
    },
  });
  if (!("output" in result)) throw new Error("The boot script was not built.");
  const [{ code }, ...files] = result.output;
  const font = files.find((file) => file.type === "asset");
  if (font === undefined) throw new Error("The boot script has no font.");
  return { code: `(()=>{${code.trim()}})()`, font: { name: font.fileName, content: font.source } };
}

/** The rule for the font where no script runs that fetches it. */
export function headingFontRule(fontName: string): string {
  return `@font-face{font-family:Newsreader;font-weight:400 700;font-display:swap;src:url(/${fontName})}`;
}
