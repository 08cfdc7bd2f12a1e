import type { Locator, Page } from "@playwright/test";

import { FREE_DEMO, openSignedIn } from "./account";
import { expect, test } from "./fixtures";
import { expectNothingSideways } from "./sideways";
import { waitForHeadingFont, wake } from "./static-pages";

const PROMPT_PAGE = "/prompts/p/check-an-ai-answer-for-invented-facts";

/** A page of each kind: with data and without, made from a record or from none. */
const KINDS = [
  "/",
  "/prompts",
  "/refine",
  PROMPT_PAGE,
  "/prompts/c/writing",
  "/guides",
  "/prompts/claude-ai",
  "/premium",
  "/support",
  "/privacy",
  "/terms",
  "/reset-password",
  "/payment-success",
];
const SECTIONS = {
  Library: "/prompts",
  Enhance: "/refine",
  Guides: "/guides",
  Premium: "/premium",
};

const header = (page: Page) => page.getByRole("banner");
const mainNav = (page: Page) => header(page).getByRole("navigation", { name: "Main" });
const footer = (page: Page) => page.getByRole("contentinfo");
const pathsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

for (const path of KINDS) {
  test(`${path} has every link of the frame`, async ({ page }) => {
    await page.goto(path);
    expect(await pathsOf(mainNav(page).getByRole("link"))).toEqual(Object.values(SECTIONS));
    await expect(header(page).getByRole("button", { name: "Search" })).toBeVisible();
    const ways = await pathsOf(footer(page).getByRole("link"));
    for (const to of [...Object.values(SECTIONS), "/support", "/privacy", "/terms"]) {
      expect(ways, to).toContain(to);
    }
    expect(ways.filter((to) => to.startsWith("/prompts/c/"))).toHaveLength(14);
  });

  test(`${path} has room for its header on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 780 });
    await page.goto(path);
    await expectNothingSideways(page);
    const menu = await header(page).getByRole("button", { name: "Menu" }).boundingBox();
    expect(menu?.y, "Menu is in the first row").toBeLessThan(20);
  });
}

/** What these show depends on their reader. */
const FOR_A_READER = ["/prompts", "/refine", "/payment-success", "/reset-password"];
const TEXTS = KINDS.filter((path) => !FOR_A_READER.includes(path));

for (const path of TEXTS) {
  test(`${path} does not move when its style sheet comes`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 780 });
    await page.goto(path);
    await waitForHeadingFont(page);
    const before = await footer(page).boundingBox();
    // The application waits for the whole sheet.
    await wake(page);
    expect(await footer(page).boundingBox()).toEqual(before);
  });
}

test("each link of the header shows its page, and marks itself there", async ({ page }) => {
  await page.goto("/guides");
  await wake(page);
  for (const [name, path] of Object.entries(SECTIONS)) {
    await mainNav(page).getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(mainNav(page).locator("[aria-current=page]")).toHaveText(name);
  }
});

test("the site's name leads from a page that works to the front page, drawings included", async ({
  page,
}) => {
  await page.goto("/guides");
  await wake(page);
  await header(page).getByRole("link", { name: "Brilliant Prompts" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("textbox", { name: "Your line" })).toBeVisible();
  const drawings = page.getByRole("main").locator("svg.glyph use");
  await expect(drawings.first()).toHaveAttribute("href", /^\/assets\/.*\.svg#/);
});

test("a guide knows its signed-in reader at the first paint, and moves nothing when it wakes", async ({
  page,
}) => {
  await openSignedIn(page, "/prompts", FREE_DEMO);
  await page.goto("/prompts/claude-ai");
  const account = header(page).getByRole("button", { name: "Account menu" });
  await expect(account).toBeVisible();
  const before = await account.boundingBox();
  await wake(page);
  expect(await account.boundingBox()).toEqual(before);
  await account.click();
  await expect(page.getByRole("button", { name: "Delete account" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(account).toBeFocused();
});

/** What has moved so far without anybody having touched the page: https://web.dev/articles/cls */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, "value")), 0),
          );
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

for (const width of [375, 1280]) {
  test(`nothing moves where a reader is signed in and the HTML is a guest's, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openSignedIn(page, "/prompts", FREE_DEMO);
    for (const path of ["/prompts/claude-ai", PROMPT_PAGE, "/premium", "/support", "/privacy"]) {
      await page.goto(path);
      await wake(page);
      await expect(header(page).getByRole("button", { name: "Account menu" })).toBeVisible();
      expect(await layoutShift(page), path).toBeLessThanOrEqual(0.02);
    }
  });
}

test("with the system's own colors one sees what is filled, chosen and measured", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.addInitScript(() => localStorage.setItem("guest_prompt_count", "1"));
  await page.goto("/refine");
  await expect(page.getByRole("meter", { name: "1 / 2 prompts used" })).toBeAttached();
  const styleOf = (one: Locator, property: string) =>
    one.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const fillOf = (one: Locator) => styleOf(one, "background-color");
  const plain = [page.locator("body"), header(page).getByRole("button", { name: "Sign In" })];
  const marked = [
    page.getByRole("button", { name: "Enhance Prompt" }),
    page.getByRole("radio", { name: "System theme" }).locator(".."),
    page.getByRole("meter").locator("+ div > div"),
  ];
  const plainFills = await Promise.all(plain.map(fillOf));
  for (const one of marked) expect(plainFills).not.toContain(await fillOf(one));
  const edgeOf = (name: string) =>
    styleOf(mainNav(page).getByRole("link", { name }), "border-bottom-color");
  expect(await edgeOf("Enhance")).not.toBe(await edgeOf("Library"));
});

test("a phone's menu is a sheet that holds the focus and closes with Escape", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto("/prompts/claude-ai");
  const menu = header(page).getByRole("button", { name: "Menu" });
  await menu.click();
  const sheet = page.getByRole("dialog", { name: "Menu" });
  await expect(sheet).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("Tab");
    expect(await sheet.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(menu).toBeFocused();
});
