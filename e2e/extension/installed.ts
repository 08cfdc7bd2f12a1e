import { execFile } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

import { type BrowserContext, chromium, type Page, type Worker } from "@playwright/test";

import { chromiumForExtensions } from "../../.ci/test-browser";
import { EMBEDDED_ENVIRONMENT } from "../../src/config/embedded-environment";
import { expect, test as base } from "../fixtures";

const ID = EMBEDDED_ENVIRONMENT.VITE_EXTENSION_ID;
const BUILD_POLL_MS = 100;

/** Where the extension for this run's site is built, once for all workers. */
export const builtFolder = (siteUrl: string): string =>
  join(tmpdir(), `prompts-extension-${new URL(siteUrl).port}`);

/** The unpacked extension for a site. The first who asks builds it, the others wait. */
async function unpackedFor(siteUrl: string): Promise<string> {
  const folder = builtFolder(siteUrl);
  const done = join(folder, "done");
  try {
    mkdirSync(folder);
  } catch {
    while (!existsSync(done)) await wait(BUILD_POLL_MS);
    return join(folder, "out/unpacked");
  }
  await promisify(execFile)(
    "node",
    ["--import", "tsx", "src/entries/extension/build.ts", "embedded"],
    { env: { ...process.env, VITE_SITE_ORIGIN: siteUrl, EXTENSION_FOLDER: join(folder, "out") } },
  ).catch((error: unknown) => {
    rmSync(folder, { recursive: true });
    throw error;
  });
  writeFileSync(done, "");
  return join(folder, "out/unpacked");
}

/** The built extension in a browser of the test's own. */
export type Installed = {
  context: BrowserContext;
  worker: Worker;
  folder: string;
  /** The popup, as a tab. */
  openPopup: () => Promise<Page>;
  /** The side panel, in a window of its own beside the one with the test's page. */
  openSidePanel: () => Promise<Page>;
};

type Fixtures = { installed: Installed };
type WorkerFixtures = { unpacked: string; extensionBrowser: string | null };

export const test = base.extend<Fixtures, WorkerFixtures>({
  extensionBrowser: [
    // Playwright reads from the pattern what a fixture needs, here nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => provide(await chromiumForExtensions()),
    { scope: "worker" },
  ],
  unpacked: [
    // As above.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => provide(await unpackedFor(process.env["E2E_URL"] ?? "")),
    { scope: "worker", timeout: 120_000 },
  ],
  context: async ({ unpacked, extensionBrowser, baseURL }, provide, info) => {
    // A developer's machine may have none; the checks install one first (.ci/test-browser.ts).
    info.skip(extensionBrowser === null, "No Chromium that loads extensions was found.");
    const context = await chromium.launchPersistentContext("", {
      executablePath: extensionBrowser ?? "",
      headless: true,
      viewport: { width: 1280, height: 800 },
      ...(baseURL !== undefined && { baseURL }),
      permissions: ["clipboard-read", "clipboard-write"],
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        `--disable-extensions-except=${unpacked}`,
        `--load-extension=${unpacked}`,
      ],
    });
    await provide(context);
    await context.close();
  },
  installed: async ({ context, unpacked }, provide) => {
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
    await provide({
      context,
      worker,
      folder: unpacked,
      async openPopup() {
        const popup = await context.newPage();
        await popup.goto(`chrome-extension://${ID}/popup.html`);
        return popup;
      },
      async openSidePanel() {
        const opened = context.waitForEvent("page");
        await worker.evaluate(() =>
          chrome.windows.create({ url: "side-panel.html", type: "popup", width: 360, height: 720 }),
        );
        return opened;
      },
    });
  },
});

export { expect };
