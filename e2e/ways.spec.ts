import type { Page } from "@playwright/test";

import { CATEGORIES } from "../src/config/categories";
import { categoryPath } from "../src/domain/prompt-address";
import { lazyPromptBox } from "./enhancer";
import { expect, expectProvoked, test } from "./fixtures";
import { expectRunning, holdApplication, wake } from "./static-pages";

const GUIDE = "/prompts/claude-ai";
const MISSING = "/no-such-page";

/** Where header and footer lead, and the heading of the page there. */
const HEADINGS = new Map([
  ["/", "Type one lazy line."],
  ["/prompts", "Browse Brilliant Prompts or Transform Your Own."],
  ["/refine", "From a lazy line to a finished prompt"],
  ["/guides", "All guides"],
  ["/premium", "Read one before you pay"],
  ["/support", "Support"],
  ["/privacy", "Privacy"],
  ["/terms", "Terms"],
  ...CATEGORIES.map((category) => [categoryPath(category), `${category} prompts`] as const),
]);

/** Header and footer are the same on every page: see frame.spec.ts. */
async function framePaths(page: Page): Promise<string[]> {
  const links = page.getByRole("banner").or(page.getByRole("contentinfo")).getByRole("link");
  const paths = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  return [...new Set(paths)].toSorted();
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("every link of header and footer leads to the page it names, without an error", async ({
  page,
}) => {
  await page.goto("/guides");
  expect(await framePaths(page)).toEqual([...HEADINGS.keys()].toSorted());
  for (const [path, text] of HEADINGS) {
    await page.goto(path);
    await expect(heading(page), path).toContainText(text);
    await wake(page);
  }
});

test("an unknown address has the same links", async ({ page, pageErrors }) => {
  await page.goto(MISSING);
  await expect(heading(page)).toHaveText("Oops! Page not found");
  expect(await framePaths(page)).toEqual([...HEADINGS.keys()].toSorted());
  await expectProvoked(pageErrors, /no-such-page|status of 404/);
});

test("the front page's sign-in dialog lets a guest go on to the enhancer", async ({ page }) => {
  await page.goto("/");
  await wake(page);
  await page.getByRole("button", { name: "Get Started" }).click();
  await page
    .getByRole("link", { name: "Continue without an account: 2 free enhancements" })
    .click();
  await expect(page).toHaveURL("/refine");
});

test("a guide's generator link and the library's line lead a guest to the enhancer", async ({
  page,
}) => {
  await page.goto(GUIDE);
  await page.getByRole("link", { name: "Try AI Prompt Generator" }).click();
  await expect(page).toHaveURL("/prompts");
  await page.getByRole("link", { name: /^Enhance a prompt of your own/ }).click();
  await expect(page).toHaveURL("/refine");
  await expect(lazyPromptBox(page)).toBeEditable();
});

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Each with a link from it: within the application, and to a document of its own. */
const LONG_PAGES = [
  [GUIDE, (page: Page) => page.getByRole("region", { name: "Related Resources" })],
  ["/prompts/c/writing", (page: Page) => page.getByRole("main").getByRole("listitem").nth(50)],
] as const;

for (const [path, partOf] of LONG_PAGES) {
  test(`going back after a reload leads to where ${path} was left`, async ({ page }) => {
    await page.goto(path);
    await wake(page);
    const link = partOf(page).getByRole("link").first();
    await link.scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(1000);
    await link.click();
    await expect(page).not.toHaveURL(path);
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(link).toBeInViewport();
    await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(10);
    // The application does not move the page again when it comes.
    await wake(page);
    expect(Math.abs((await scrolled(page)) - place)).toBeLessThan(10);
  });
}

test("a reader who moves on after a reload is not taken back when the application comes", async ({
  page,
}) => {
  await page.goto(GUIDE);
  await wake(page);
  await page.evaluate(() => window.scrollTo({ top: 1000, behavior: "instant" }));
  await expect.poll(() => scrolled(page)).toBe(1000);
  const release = await holdApplication(page);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(1000);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrolled(page)).toBe(1900);
  release();
  await expectRunning(page);
  expect(await scrolled(page)).toBe(1900);
});
