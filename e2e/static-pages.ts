import { EventEmitter, once } from "node:events";

import type { Page } from "@playwright/test";

import { GUIDES_INDEX, ROUTES } from "../src/config/routes";
import { GUIDES } from "../src/content/registry";

/** Pages that are text: no data layer, and nothing fetched after load. */
export const CONTENT_PATHS = [GUIDES_INDEX, ...GUIDES.map(({ path }) => path)];

/** Every page that is a file of the build. */
export const ALL_PATHS = [...Object.values(ROUTES), ...CONTENT_PATHS];

/** The boot script takes its mark away when React answers. */
export async function expectRunning(page: Page): Promise<void> {
  await page.locator("#root:not([data-start])").waitFor({ state: "attached" });
}

/** The boot script adds the headings' font some time after the first paint; "fonts.ready" may be true before. */
export async function waitForHeadingFont(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family }) => family === "Newsreader"),
  );
}

/** Makes the page fetch the application, as the first sign of intent does. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
  await expectRunning(page);
}

/** Holds the application's script back until the function it resolves to is called. */
export async function holdApplication(page: Page): Promise<() => void> {
  const gate = new EventEmitter();
  const isOpen = once(gate, "open");
  await page.route("**/assets/main-*.js", async (route) => {
    await isOpen;
    await route.continue();
  });
  return () => void gate.emit("open");
}
