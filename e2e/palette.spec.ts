import type { Page } from "@playwright/test";

import { FREE_DEMO, openSignedIn } from "./account";
import { lazyPromptBox } from "./enhancer";
import { expect, expectAccessible, expectProvoked, test } from "./fixtures";
import { expectRunning, holdApplication, wake } from "./static-pages";

const GUIDE = "/prompts/claude-ai";
const TITLE = "Turn your writing samples into a voice guide";

const palette = (page: Page) => page.getByRole("dialog", { name: "Search", exact: true });
const field = (page: Page) => page.getByRole("combobox", { name: /^Search prompts, guides/ });
const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });
const shortcuts = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });

for (const path of ["/", "/prompts", "/refine", GUIDE, "/prompts/c/writing", "/support", "/404"]) {
  test(`${path}: Ctrl+K finds a prompt by its title and opens it`, async ({ page, pageErrors }) => {
    await page.goto(path);
    await expectRunningOrIdle(page);
    await page.keyboard.press("Control+K");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("voice guide writing");
    await expect(option(page, TITLE)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/prompts\/p\//);
    if (path === "/404") pageErrors.length = 0;
  });
}

/** A page that starts at once is waited for; the others are left asleep, so that the key wakes them. */
async function expectRunningOrIdle(page: Page): Promise<void> {
  const start = await page.locator("#root").getAttribute("data-start");
  if (start === "now") await expectRunning(page);
}

test("a key pressed before the application is there opens the palette", async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto(GUIDE);
  await page.keyboard.press("Control+K");
  release();
  await expect(field(page)).toBeFocused();
});

test("what is typed while the palette is fetched is kept", async ({ page }) => {
  await page.goto("/prompts");
  await expectRunning(page);
  let isHeld = true;
  await page.route("**/assets/*titles*.js", async (route) => {
    await expect.poll(() => isHeld).toBe(false);
    await route.continue();
  });
  await page.keyboard.press("Control+K");
  await page.keyboard.type("voice /?guide");
  await expect(page.getByRole("button", { name: "Search", exact: true })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  isHeld = false;
  await expect(field(page)).toHaveValue("voice /?guide");
});

test("a lost connection says so and leaves the page; the next press opens the palette", async ({
  page,
  context,
  pageErrors,
}) => {
  await page.goto("/prompts");
  await expectRunning(page);
  // Toasts are fetched at the first sign of a reader.
  await page.mouse.move(200, 200);
  await expect(page.getByRole("region", { name: /^Notifications/ })).toBeAttached();
  await context.setOffline(true);
  await page.keyboard.press("Control+K");
  await expect(page.getByText("You are offline")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await page.keyboard.press("Control+K");
  await expect(field(page)).toBeFocused();
  await expectProvoked(pageErrors, /Failed to load resource|ERR_INTERNET_DISCONNECTED/);
});

test("the list keeps the active option in view, and the focus stays in the palette", async ({
  page,
}) => {
  await page.goto(GUIDE);
  await wake(page);
  const search = page.getByRole("banner").getByRole("button", { name: "Search" });
  await search.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.locator("[role=option][aria-selected=true]")).toBeInViewport({ ratio: 1 });
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press("Tab");
    expect(await palette(page).evaluate((one) => one.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
  await expect(search).toBeFocused();
});

test("enhancing what was typed fills the enhancer, also from the enhancer itself", async ({
  page,
}) => {
  for (const path of ["/guides", "/refine"]) {
    await page.goto(path);
    await wake(page);
    await page.keyboard.press("Control+K");
    await field(page).fill("zebra crossing song");
    await option(page, "Enhance “zebra crossing song”").click();
    await expect(lazyPromptBox(page)).toHaveValue("zebra crossing song");
    await page.evaluate(() => sessionStorage.clear());
  }
});

test("what was opened lately is first, until one signs out", async ({ page }) => {
  await openSignedIn(page, "/prompts", FREE_DEMO);
  await page.goto("/guides");
  await wake(page);
  await page.keyboard.press("Control+K");
  await page.keyboard.type("privacy");
  await expect(field(page)).toHaveValue("privacy");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/privacy");
  await page.keyboard.press("Control+K");
  const recent = page.getByRole("group", { name: "Recent" });
  await expect(recent.getByRole("option")).toHaveText(["Privacy"]);
  await page.keyboard.type("sign out");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign In" })).toBeVisible();
  await page.keyboard.press("Control+K");
  await expect(field(page)).toBeFocused();
  await expect(recent).toHaveCount(0);
});

test("'?' lists the shortcuts, and is a character in a field", async ({ page }) => {
  await page.goto("/");
  await wake(page);
  await page.keyboard.press("?");
  await expect(shortcuts(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(shortcuts(page)).toBeHidden();
  const line = page.getByRole("textbox", { name: "Your line" });
  await line.fill("");
  await line.press("?");
  await expect(line).toHaveValue("?");
  await expect(shortcuts(page)).toBeHidden();
});

test("on a phone the palette fills the screen, with the field on top", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto(GUIDE);
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await expect(field(page)).toBeFocused();
  const box = await palette(page).boundingBox();
  // As wide as the screen, but for the room that a desktop's scroll bar is given.
  expect(box).toMatchObject({ x: 0, y: 0, height: 780 });
  expect((await field(page).boundingBox())?.y).toBeLessThan(20);
  await field(page).fill("write");
  for (const one of await page.getByRole("option").all()) {
    expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the palette and the list of shortcuts are accessible in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(GUIDE);
      await wake(page);
      await page.keyboard.press("Control+K");
      await expect(field(page)).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.type("study plan");
      await expect(option(page, /study/i).first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(palette(page)).toBeHidden();
      await page.keyboard.press("?");
      await expect(shortcuts(page)).toBeVisible();
      await expectAccessible(page);
    }
  });
}
