import type { Locator, Page } from "@playwright/test";

import { expect, expectAccessible, test } from "./fixtures";
import { card, promptDialog, promptLink, promptNamed, searchBox } from "./library";

const FREE = promptNamed("Cut a draft by a third without losing its argument");

const section = (page: Page, name: RegExp) => page.getByRole("region", { name });
const marks = (within: Locator) => within.locator("mark");

/** Adds pages of free prompts until so many cards are shown. */
async function showFreeCards(page: Page, count: number): Promise<Locator> {
  const free = section(page, /^Free Prompts/);
  const cards = free.getByRole("listitem");
  await expect(cards.first()).toBeVisible();
  while ((await cards.count()) < count) {
    const shown = await cards.count();
    const more = free.getByRole("button", { name: "Show more" });
    // The cards above it take their own heights now; a press that scrolls could begin before and end after that.
    // A part of the answer that comes later draws it anew.
    await expect(async () => more.scrollIntoViewIfNeeded()).toPass();
    await more.click();
    await expect.poll(() => cards.count()).toBeGreaterThan(shown);
  }
  return cards;
}

test("a search marks what it found, in both themes, and puts titles first", async ({ page }) => {
  await page.goto("/prompts");
  await searchBox(page).fill("DRAFT");
  await expect(page.getByText(/^\d+ prompts for “DRAFT”$/)).toBeVisible();
  await expect(marks(card(page, FREE.title)).first()).toHaveText("draft");
  const titles = section(page, /^Best matches/).getByRole("link");
  await expect(titles.first()).toHaveText(/\bdraft\b/i);

  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
});

test("a preview shows a match that its start does not", async ({ page }) => {
  const late = FREE.content.slice(200, 220).trim();
  await page.goto(`/prompts?${new URLSearchParams({ q: late })}`);
  await expect(marks(card(page, FREE.title))).toHaveText(late);
});

test("a typo is mended, and can be searched for all the same", async ({ page }) => {
  await page.goto("/prompts");
  await searchBox(page).fill("argumnet");
  await expect(page.getByText(/^Showing results for “argument”: \d+ prompts$/)).toBeVisible();
  await expect(promptLink(page, FREE.title)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Search for “argumnet” instead" }).click();
  await expect(page.getByText("No prompts found matching your criteria.")).toBeVisible();
});

test("further pages follow in keyboard order, and find-in-page reaches them", async ({ page }) => {
  await page.goto("/prompts");
  const cards = await showFreeCards(page, 40);
  const firstNew = cards.nth(24).getByRole("link");
  await expect(firstNew).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(cards.nth(24).getByRole("button", { name: /^Copy/ })).toBeFocused();

  const farTitle = (await cards.last().getByRole("link").textContent()) ?? "";
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(cards.last()).not.toBeInViewport();
  // What find-in-page does; not in TypeScript's types, because it never became a standard.
  expect(await page.evaluate((text) => Reflect.get(window, "find")(text), farTitle)).toBe(true);
  await expect(cards.last()).toBeInViewport();
});

test("going back from a prompt restores the place, the pages and the search", async ({ page }) => {
  await page.goto("/prompts?q=the");
  const cards = await showFreeCards(page, 40);
  const opened = cards.nth(35);
  const title = (await opened.getByRole("link").textContent()) ?? "";
  await opened.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(1000);

  await opened.getByRole("link").click();
  await expect(promptDialog(page, title)).toBeVisible();
  await page.goBack();
  await expect(promptDialog(page, title)).toBeHidden();
  await expect(searchBox(page)).toHaveValue("the");
  expect(await cards.count()).toBeGreaterThanOrEqual(40);
  await expect(opened.getByRole("link")).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(10);
});

for (const width of [375, 1280]) {
  test(`at ${width} px, the enhancer that a long search without a match offers fits in the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(`/prompts?q=${"zzqx ".repeat(30)}`);
    const offer = page.getByRole("link", { name: /^Enhance “zzqx/ });
    await expect(offer).toBeVisible();
    const box = await offer.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
  });
}
