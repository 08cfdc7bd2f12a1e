import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Rolldown } from "vite";
import { defineConfig } from "vitest/config";

import { EMBEDDED_ENVIRONMENT } from "./src/config/embedded-environment.ts";
import { devPageRecords } from "./src/entries/prerender/dev-page-records.ts";
import {
  iconsByThemselves,
  trimmedHelpers,
  trimmedPackages,
} from "./src/entries/prerender/trimmed-packages.ts";
import { promptAddresses } from "./supabase/prompts/tools/prompt-addresses.ts";

/** What the HTML's boot script imports; `src/entries/prerender` makes both. */
const APPLICATION = "src/entries/web/main.tsx";

/** Pages that make no requests, and pages that read data: the modules that lead to them. */
const STATIC_PAGES = ["src/app/other-routes.tsx", "src/content/category-page.tsx"];
/** The palette opens on both, and fetches what reads data only when texts are searched. */
const NO_DATA = [...STATIC_PAGES, "src/app/site-palette.tsx"];
const DATA_LAYER = "src/app/data-layer.tsx";
const DATA_PAGES = [DATA_LAYER, "src/pages/library-page.tsx"];
/** Fetched when somebody begins to use a page. Pages that share their code do without the rest of it. */
const DIALOGS = [
  "src/pages/library-prompt-dialog.tsx",
  "src/features/premium/upgrade-dialog.tsx",
  "src/features/auth/auth-dialog.tsx",
];
const PROMPT_PAGE = "src/pages/prompt-page.tsx";
const REFINE_PAGE = "src/pages/refine-page.tsx";
const ACCOUNT_SCREEN = "src/app/account-screen.tsx";
const POPUP_PAGE = "src/pages/popup-enhancer-page.tsx";

/** All that an entry imports statically; for a list of routes also its pages, with all they import. */
function importsOf(entry: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const start = graph.getModuleInfo(fileURLToPath(new URL(entry, import.meta.url)));
  if (start === null) throw new Error(`The build has no module ${entry}.`);
  const visit = (id: string): void => {
    // A style sheet belongs to the entry itself, where the prerenderer looks for it.
    if (found.has(id) || id.endsWith(".css")) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  start.importedIds.forEach(visit);
  if (STATIC_PAGES.includes(entry)) start.dynamicallyImportedIds.forEach(visit);
  return found;
}

/**
 * What pages share goes into eight chunks instead of fifty, because small files compress badly: packages and
 * code that every page runs, what both kinds of pages use, what the library shares with other pages, the icons
 * that other pages share, what the account's page shares with the generator, and what dialogs share with guides and
 * with a prompt's page. The
 * groups follow entry points: moving a module needs no change here, and moving an entry fails the build.
 */
function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const known = new Map<string, ReadonlySet<string>>();
  type IsIn = (...entries: string[]) => boolean;
  const group = (name: string, test: (isIn: IsIn, id: string) => boolean) => ({
    debugName: name,
    name: (id: string, graph: Rolldown.ChunkingContext) => {
      const isIn: IsIn = (...entries) =>
        entries.some((entry) => {
          const imports = known.get(entry) ?? importsOf(entry, graph);
          known.set(entry, imports);
          return imports.has(id);
        });
      return test(isIn, id) ? name : null;
    },
  });
  return [
    group("react", (isIn, id) => id.includes("/node_modules/") && isIn(APPLICATION)),
    group("application", (isIn) => isIn(APPLICATION)),
    { ...group("pages", (isIn) => isIn(...NO_DATA) && isIn(...DATA_PAGES)), minShareCount: 2 },
    {
      ...group("data", (isIn, id) => isIn(...DATA_PAGES) || id.endsWith(DATA_LAYER)),
      minShareCount: 2,
    },
    { ...group("icons", (_isIn, id) => id.includes("/lucide-react/")), minShareCount: 2 },
    {
      ...group("texts", (isIn) => isIn(...STATIC_PAGES, REFINE_PAGE) && isIn(...DIALOGS)),
      minShareCount: 2,
    },
    // What the generator has anyway: as small chunks each has its name in the library's script.
    { ...group("account", (isIn) => isIn(REFINE_PAGE) && isIn(ACCOUNT_SCREEN)), minShareCount: 2 },
    // Before the next one, which would take it along.
    { ...group("popup", (isIn) => isIn(POPUP_PAGE) && isIn(...DIALOGS)), minShareCount: 2 },
    { ...group("prompt", (isIn) => isIn(PROMPT_PAGE) && isIn(...DIALOGS)), minShareCount: 2 },
  ];
}

const TEST_TIMEOUT_MS = 30_000;

export default defineConfig(({ mode, isSsrBuild }) => {
  if (mode === "embedded") Object.assign(process.env, EMBEDDED_ENVIRONMENT);
  return {
    plugins: [
      react(),
      tailwindcss(),
      trimmedPackages,
      iconsByThemselves(),
      trimmedHelpers(),
      promptAddresses(),
      devPageRecords(),
    ],
    resolve: { alias: { "@": fileURLToPath(new URL("./src", import.meta.url)) } },
    // Browsers without modulepreload start a little later; its polyfill would be an inline script's work at load.
    build: {
      manifest: true,
      sourcemap: false,
      modulePreload: { polyfill: false },
      ...(isSsrBuild !== true && {
        rolldownOptions: {
          input: APPLICATION,
          // The boot script calls what it exports.
          preserveEntrySignatures: "strict",
          output: { codeSplitting: { groups: chunkGroups() } },
        },
      }),
    },
    test: {
      setupFiles: ["tests/support/fail-on-console.ts"],
      // A test file waits for its database half of the time, so that two go into two processors.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      testTimeout: TEST_TIMEOUT_MS,
      hookTimeout: TEST_TIMEOUT_MS,
      // As in e2e/playwright.config.ts.
      retry: process.env["CI"] === "true" ? 2 : 0,
      env: EMBEDDED_ENVIRONMENT,
      projects: [
        {
          extends: true,
          test: {
            name: "unit",
            // These files share nothing that one of them changes; a process for each took as long as they do.
            isolate: false,
            include: ["src/**/*.test.ts", "tests/{functions,local,contracts}/**/*.test.ts"],
          },
        },
        // What the build has written to dist; run it after the build.
        { extends: true, test: { name: "site", include: ["tests/site/**/*.test.ts"] } },
        {
          extends: true,
          test: {
            name: "database",
            isolate: false,
            include: ["tests/{db,mutation}/**/*.test.ts"],
            globalSetup: ["tests/support/database-snapshot.ts"],
          },
        },
        {
          extends: true,
          test: {
            name: "screens",
            environment: "jsdom",
            include: ["tests/screens/**/*.test.tsx"],
            globalSetup: ["tests/support/database-snapshot.ts"],
            setupFiles: ["tests/support/screen-setup.ts"],
          },
        },
      ],
    },
  };
});
