import { rmSync } from "node:fs";

import { type BrowserContext, chromium, expect, test as base, type Worker } from "@playwright/test";

import { chromiumForExtensions } from "../../.ci/test-browser";
import type { EnhanceProgress, TabCall } from "../../src/entries/extension/protocol";
import { buildEditorPages, buildTestExtension } from "./build-fixtures";
import { serveEditorPages } from "./editor-pages";
import type { WorkerControl } from "./scripted-worker";

declare global {
  /** In the worker. */
  var control: WorkerControl;
}

type Loaded = {
  context: BrowserContext;
  worker: Worker;
  /** Where the extension was built. */
  folder: string;
};
type WorkerFixtures = { loaded: Loaded | null };
type TestFixtures = { extension: Loaded };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  loaded: [
    // Playwright reads from the pattern what a fixture needs, here nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const executablePath = await chromiumForExtensions();
      if (executablePath === null) return provide(null);
      const [extension, pages] = await Promise.all([buildTestExtension(), buildEditorPages()]);
      const context = await chromium.launchPersistentContext("", {
        executablePath,
        headless: true,
        viewport: { width: 1280, height: 800 },
        args: [
          "--no-sandbox",
          "--disable-gpu",
          "--no-first-run",
          `--disable-extensions-except=${extension}`,
          `--load-extension=${extension}`,
        ],
      });
      await serveEditorPages(context, pages);
      const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
      await provide({ context, worker, folder: extension });
      await context.close();
      for (const folder of [extension, pages]) rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  extension: async ({ loaded }, provide, info) => {
    // A developer's machine may have none; the checks install one first (.ci/test-browser.ts).
    info.skip(loaded === null, "No Chromium that loads extensions was found.");
    if (loaded !== null) await provide(loaded);
  },
  page: async ({ extension }, provide) => {
    const page = await extension.context.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await provide(page);
    await page.close();
    expect(errors).toEqual([]);
  },
});

export { expect };

/** Tells the worker what to answer to the page at this address, and what to ask it. */
export function scriptWorker({ worker }: Loaded, address: string) {
  return {
    say: (progress: EnhanceProgress) =>
      worker.evaluate(([url, message]) => control.scriptOf(url).port?.postMessage(message), [
        address,
        progress,
      ] as const),
    handOver: (text: string) =>
      worker.evaluate(([url, given]) => void (control.scriptOf(url).handedOver = given), [
        address,
        text,
      ] as const),
    hangUp: () => worker.evaluate((url) => control.scriptOf(url).port?.disconnect(), address),
    isConnected: () => worker.evaluate((url) => control.scriptOf(url).port !== null, address),
    requests: () => worker.evaluate((url) => control.scriptOf(url).requests, address),
    calls: () => worker.evaluate((url) => control.scriptOf(url).calls, address),
    callTab: (call: TabCall) =>
      worker.evaluate(([url, sent]) => control.callTab(url, sent), [address, call] as const),
  };
}
