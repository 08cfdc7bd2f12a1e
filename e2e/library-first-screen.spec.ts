import type { Page } from "@playwright/test";

import { FREE_DEMO, openSignedIn, PREMIUM_DEMO } from "./account";
import { lazyPromptBox } from "./enhancer";
import { expect, test } from "./fixtures";
import { promptLink, searchBox } from "./library";
import { holdApplication } from "./static-pages";

const READERS = { guest: null, free: FREE_DEMO, premium: PREMIUM_DEMO } as const;
type Reader = keyof typeof READERS;
const NAMES = Object.keys(READERS) as Reader[];

const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 780 };

const firstCard = (page: Page) => page.getByRole("main").getByRole("listitem").first();

async function openAs(page: Page, reader: Reader, path: string): Promise<void> {
  const account = READERS[reader];
  if (account === null) await page.goto(path);
  else await openSignedIn(page, path, account);
  await expect(page.getByRole("status").filter({ hasText: /prompts?\b/ })).toBeVisible();
  await expect(firstCard(page).getByRole("link")).toBeVisible();
}

/** Adds up every shift that the reader did not cause. Call it before the page is opened. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, "shifted", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, "hadRecentInput") === true) continue;
        const sum = Reflect.get(window, "shifted") + Reflect.get(entry, "value");
        Reflect.set(window, "shifted", sum);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    return Number(await page.evaluate(() => Reflect.get(window, "shifted")));
  };
}

for (const reader of NAMES) {
  for (const size of [LAPTOP, PHONE]) {
    test(`a ${reader} reader has a prompt on the first screen at ${size.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await openAs(page, reader, "/prompts");
      const title = await firstCard(page).getByRole("link").boundingBox();
      const preview = await firstCard(page).getByText(/…$/).boundingBox();
      expect(title?.y).toBeLessThan(size.height - 200);
      // Its first three lines.
      expect(preview?.y).toBeLessThan(size.height - 70);
    });

    for (const path of ["/prompts", "/prompts?q=interview"]) {
      test(`nothing moves while ${path} loads for a ${reader} reader at ${size.width} px`, async ({
        page,
      }) => {
        await page.setViewportSize(size);
        const shifts = await watchShifts(page);
        await openAs(page, reader, path);
        await expect(page.getByRole("heading", { name: /^Premium Prompts.*\(/ })).toBeAttached();
        expect(await shifts()).toBeLessThanOrEqual(0.02);
      });
    }
  }

  test(`eight Tabs lead a ${reader} reader from the top to a prompt's copy`, async ({ page }) => {
    await openAs(page, reader, "/prompts");
    const copy = firstCard(page).getByRole("button", { name: /^Copy/ });
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    let tabs = 1;
    while (tabs < 8 && !(await copy.evaluate((node) => node === document.activeElement))) {
      await page.keyboard.press("Tab");
      tabs += 1;
    }
    await expect(copy).toBeFocused();
    await expect(copy).toHaveCSS(
      "color",
      await firstCard(page).evaluate((node) => getComputedStyle(node).color),
    );
  });
}

test("a link skips from the top to the results", async ({ page }) => {
  await openAs(page, "guest", "/prompts?category=Writing");
  await page.getByRole("main").focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to results" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Skip to results" })).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(firstCard(page).getByRole("link")).toBeFocused();
});

test("the enhancer is one line, and opens where the cursor is put in", async ({ page }) => {
  await openAs(page, "free", "/prompts");
  const enhancer = page.getByRole("region", { name: "Prompt enhancer" });
  const send = enhancer.getByRole("button", { name: "Enhance Prompt" });
  expect((await enhancer.boundingBox())?.height).toBeLessThanOrEqual(50);
  await expect(send).toBeHidden();
  await lazyPromptBox(page).click();
  await expect(send).toBeVisible();
  await expect(lazyPromptBox(page)).toBeFocused();
});

test("the search stays in reach", async ({ page }) => {
  for (const size of [LAPTOP, PHONE]) {
    await page.setViewportSize(size);
    await openAs(page, "guest", "/prompts");
    await page.getByRole("heading", { name: /^Premium Prompts/ }).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await expect(searchBox(page)).toBeInViewport({ ratio: 1 });
  }
});

test("Copy and Open take the place of a prompt's size under the mouse", async ({ page }) => {
  await openAs(page, "guest", "/prompts?category=Writing");
  const card = firstCard(page);
  const size = card.getByText(/\d+ words$/);
  await searchBox(page).hover();
  await expect(size).toBeVisible();
  await expect(card.getByText("Open")).toHaveCSS("color", "rgba(0, 0, 0, 0)");
  await card.hover();
  await expect(size).toBeHidden();
  await expect(card.getByText("Open")).not.toHaveCSS("color", "rgba(0, 0, 0, 0)");
  const title = (await card.getByRole("link").textContent()) ?? "";
  const open = await card.getByText("Open").boundingBox();
  await page.mouse.click((open?.x ?? 0) + 20, (open?.y ?? 0) + 10);
  await expect(page.getByRole("dialog", { name: title })).toBeVisible();
});

test("going back after a reload leads to where the library was left", async ({ page }) => {
  await openAs(page, "guest", "/prompts");
  const link = page
    .getByRole("region", { name: /^Free Prompts/ })
    .getByRole("link")
    .nth(12);
  await link.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(1000);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(promptLink(page, (await link.textContent()) ?? "")).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(100);
});

test("a category's address never shows prompts of others, also before the application is there", async ({
  page,
}) => {
  const release = await holdApplication(page);
  await page.goto("/prompts?category=Writing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("#results")).toHaveCSS("visibility", "hidden");
  release();
  await expect(page.locator("#results")).toHaveCSS("visibility", "visible");
  await expect(firstCard(page)).toContainText("Writing");
});

test("the same place is there after a reload of the library itself", async ({ page }) => {
  await openAs(page, "guest", "/prompts");
  const link = page
    .getByRole("region", { name: /^Free Prompts/ })
    .getByRole("link")
    .nth(12);
  await link.scrollIntoViewIfNeeded();
  await page.reload();
  await expect(link).toBeInViewport();
});

test("a related prompt's 'Premium' is on the line of its title", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/prompts/p/judge-two-ai-answers-and-keep-the-best-of-both");
  const row = page.getByRole("region", { name: "Related prompts" }).getByRole("listitem").first();
  const title = await row.getByRole("link").boundingBox();
  const label = await row.getByText("Premium", { exact: true }).boundingBox();
  expect(label?.y).toBeGreaterThan(title?.y ?? 0);
  expect(label?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the library leads to the categories' own pages", async ({ page }) => {
    await page.goto("/prompts");
    // Playwright's roles and texts leave <noscript> out.
    const sentence = page.locator("main noscript p");
    await expect(sentence).toContainText("Searching here needs JavaScript.");
    await expect(sentence).toBeVisible();
    await expect(searchBox(page)).toBeHidden();
    await sentence.locator("a", { hasText: "Health" }).click();
    await expect(page).toHaveURL("/prompts/c/health");
  });

  test("the library lists the prompts it begins with, as links to their pages", async ({
    page,
    request,
  }) => {
    const headers = { apikey: "sb_publishable_local" };
    const titles = async (filter: string): Promise<string[]> => {
      const query = `select=title&${filter}&order=is_premium,created_at.desc,id.desc`;
      const rows = await (await request.get(`/rest/v1/prompts?${query}`, { headers })).json();
      return (rows as { title: string }[]).map(({ title }) => title);
    };
    await page.goto("/prompts");
    const links = page.getByRole("main").getByRole("listitem").getByRole("link");
    expect(await links.allTextContents()).toEqual([
      ...(await titles("is_featured=is.true&limit=6")),
      ...(await titles("is_featured=is.false&is_premium=is.false&limit=24")),
    ]);
    await expect(page.getByRole("button", { name: "Show more" })).toBeHidden();
    await links.last().click();
    await expect(page).toHaveURL(/\/prompts\/p\//);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
