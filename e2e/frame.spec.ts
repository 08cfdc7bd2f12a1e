import type { Locator, Page } from "@playwright/test";

import { FREE_DEMO, openSignedIn } from "./account";
import { expect, test } from "./fixtures";
import { expectNothingSideways } from "./sideways";
import { wake } from "./static-pages";

/** A page of each kind: with data and without, made from a record or from none. */
const KINDS = [
  "/",
  "/prompts",
  "/refine",
  "/prompts/p/check-an-ai-answer-for-invented-facts",
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
const SECTIONS = { Library: "/prompts", Enhance: "/refine", Guides: "/guides", Premium: "/premium" };

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
    await expect(header(page).getByRole("button", { name: "Menu" })).toBeVisible();
  });
}

test("every link of header and footer leads to a page that answers", async ({ page, request }) => {
  await page.goto("/guides");
  const links = [header(page).getByRole("link"), footer(page).getByRole("link")];
  const ways = new Set((await Promise.all(links.map(pathsOf))).flat());
  for (const path of ways) expect((await request.get(path)).status(), path).toBe(200);
});

test("each link of the header shows its page, and marks itself there", async ({ page }) => {
  await page.goto("/guides");
  await wake(page);
  for (const [name, path] of Object.entries(SECTIONS)) {
    await mainNav(page).getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(mainNav(page).locator("[aria-current=page]")).toHaveText(name);
  }
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

test("the front page's sign-in dialog lets a guest go on to the enhancer", async ({ page }) => {
  await page.goto("/");
  await wake(page);
  await page.getByRole("button", { name: "Get Started" }).click();
  await page.getByRole("link", { name: "Continue without an account: 2 free enhancements" }).click();
  await expect(page).toHaveURL("/refine");
});
