import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { expect, type Page, test as base } from "@playwright/test";

const AXE_SOURCE = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

export const PASSWORD = "a-long-password";

/** A new address for every test: nothing used, liked or saved yet. */
export const newEmail = (): string => `visitor-${crypto.randomUUID()}@example.com`;

type Fixtures = {
  /** Texts of the errors the page logged; a test that provokes one empties the list. */
  pageErrors: string[];
};

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(process.env["E2E_URL"] ?? ""),
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

type AxeResult = { violations: { id: string; nodes: { html: string }[] }[] };

/** No violation of WCAG 2.2 AA that axe can find, in the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // Half-faded text has too little contrast; a finished animation is what people read.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== "running" ||
          animation.effect?.getTiming().iterations === Infinity,
      ),
  );
  await page.evaluate(AXE_SOURCE);
  const { violations } = await page.evaluate<AxeResult, string[]>(
    // The script above defines it.
    (tags) => Reflect.get(window, "axe").run(document, { runOnly: tags }),
    AXE_TAGS,
  );
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
  ).toEqual([]);
}
