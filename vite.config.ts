import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import { devPageRecords } from "./src/entries/prerender/dev-page-records.ts";
import { promptAddresses } from "./supabase/prompts/tools/prompt-addresses.ts";

/** What the HTML's boot script imports; `src/entries/prerender` makes both. */
const APPLICATION = "src/entries/web/main.tsx";

// `embedded` is the mode of `npm start`, `npm run dev` and the tests: the backend answers on the page's own
// address. A build for a real host takes VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY from its environment.
const EMBEDDED_ENVIRONMENT = {
  VITE_EMBEDDED: "true",
  VITE_SUPABASE_URL: "",
  VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_local",
  VITE_PAYMENT_LINK: "/test-checkout/pay",
};

/**
 * The toast library injects its style sheet from script, which a strict content security policy
 * forbids. src/styles/index.css imports the same sheet instead.
 */
const withoutInjectedToastStyles: Plugin = {
  name: "without-injected-toast-styles",
  enforce: "pre",
  transform: (code, id) =>
    id.includes("/sonner/dist/index.mjs")
      ? { code: code.replace(/^__insertCSS\("(?:[^"\\]|\\.)*"\);?$/m, ""), map: null }
      : null,
};

/**
 * What many pages share, in a few chunks instead of forty: small files compress badly. Guides must reach
 * none of `data`, and what is fetched later stays out.
 */
const CHUNK_GROUPS = [
  {
    name: "react",
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-router)\//,
    priority: 3,
  },
  {
    name: "base",
    test: /preload-helper|rolldown\/runtime|\/src\/(?:config\/(?!assistants)|lib\/(?!frame-batch|new-id)|platform\/(?!hand-off|filled-in|guest-(?:history|id))|messages\/fixed-texts|messages\/notify)/,
    priority: 2,
  },
  {
    name: "ui",
    test: /\/src\/ui\/(?:badge|button|button-link|button-style|card|collapsible|control-style|error-state|external-link|icon-button|meter|page-meta|search-field|skeleton|theme-switch)\.|lucide-react\/dist\/esm\/(?:[A-Za-z]+\.|icons\/(?:bookmark|circle-exclamation-point|copy|heart|lock|x)\.)/,
    priority: 1,
  },
  {
    name: "data",
    test: /\/node_modules\/(?:@tanstack|@supabase\/postgrest-js)\/|\/src\/data\/(?!client\/(?:auth-client|functions)|enhancement\/(?:enhancement-error|mutations|read-events|request|watchdog)|profile\/activation|account\/|fill-in|history\/(?:queries|mutations)|own-prompts)/,
    priority: 1,
  },
];

const TEST_TIMEOUT_MS = 30_000;

export default defineConfig(({ mode, isSsrBuild }) => {
  if (mode === "embedded") Object.assign(process.env, EMBEDDED_ENVIRONMENT);
  return {
    plugins: [
      react(),
      tailwindcss(),
      withoutInjectedToastStyles,
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
          output: { codeSplitting: { groups: CHUNK_GROUPS } },
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
            include: ["src/**/*.test.ts", "tests/{functions,local,contracts}/**/*.test.ts"],
          },
        },
        // What the build has written to dist; run it after the build.
        { extends: true, test: { name: "site", include: ["tests/site/**/*.test.ts"] } },
        {
          extends: true,
          test: {
            name: "database",
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
