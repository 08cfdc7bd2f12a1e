import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
  test as base,
} from "@playwright/test";

const AXE_SOURCE = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

export const PASSWORD = "a-long-password";

/** A new address for every test: nothing used, liked or saved yet. */
export const newEmail = (): string => `visitor-${crypto.randomUUID()}@example.com`;

type Fixtures = {
  /** Texts of the errors that the test's pages logged; see `expectProvoked`. */
  pageErrors: string[];
};

/**
 * The browser logs each refused request. One kind is part of every sign-up: the profile is read before
 * it exists (PGRST116, which PostgREST sends as 406), and then made (specification, section 4).
 * Answers whether the message is that, for a profile that has not been made yet.
 */
function watchMissingProfiles(context: BrowserContext): (message: ConsoleMessage) => boolean {
  const made = new Set<string>();
  context.on("response", (response) => {
    const request = response.request();
    const isInsert = request.method() === "POST" && request.url().includes("/rest/v1/users");
    if (isInsert && response.ok()) made.add(String(request.postDataJSON().id));
  });
  return (message) => {
    const [, userId] =
      /\/rest\/v1\/users\?select=\*&id=eq\.(.+)/.exec(message.location().url) ?? [];
    return message.text().includes("status of 406") && userId !== undefined && !made.has(userId);
  };
}

export const test = base.extend<Fixtures>({
  baseURL: process.env["E2E_URL"] ?? "",
  pageErrors: [
    async ({ context }, provide) => {
      const errors: string[] = [];
      const isMissingProfile = watchMissingProfiles(context);
      context.on("weberror", (error) => errors.push(error.error().message));
      context.on("console", (message) => {
        if (message.type() === "error" && !isMissingProfile(message)) errors.push(message.text());
      });
      await provide(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The test provoked errors of this kind, and no other. Empties the list. */
export async function expectProvoked(pageErrors: string[], kind: RegExp): Promise<void> {
  await expect.poll(() => pageErrors.length).toBeGreaterThan(0);
  expect(pageErrors.splice(0).filter((text) => !kind.test(text))).toEqual([]);
}

type AxeResult = { violations: { id: string; nodes: { html: string }[] }[] };

/** No violation of WCAG 2.2 AA that axe can find, in the page as it is now. */
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
