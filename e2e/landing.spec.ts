import type { Page } from "@playwright/test";

import { expect, test } from "./fixtures";
import { expectRunning, holdApplication, waitForHeadingFont } from "./static-pages";

const demo = (page: Page) =>
  page.getByRole("region", { name: "The same request, before and after" });

/** All of the page down to the footer, where the theme's switch needs scripts. */
async function picture(page: Page, name: string): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  const footer = await page.getByRole("contentinfo").boundingBox();
  const { width = 0 } = page.viewportSize() ?? {};
  const clip = { x: 0, y: 0, width, height: footer?.y ?? 0 };
  const path = test.info().outputPath(`${name}.png`);
  return page.screenshot({ fullPage: true, clip, path });
}

for (const [width, height] of [
  [375, 780],
  [1280, 800],
] as const) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`at ${width} px, ${colorScheme}, the first paint is the finished page`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      // The two seconds begin with the application and do not pass while the pictures are taken.
      await page.clock.install({ time: 0 });
      const release = await holdApplication(page);
      await page.goto("/");
      await waitForHeadingFont(page);
      await page.clock.pauseAt(60_000);
      const painted = await picture(page, "painted");
      await page.mouse.move(2, 300);
      await page.mouse.move(4, 310);
      release();
      await expectRunning(page);
      const awake = await picture(page, "awake");
      expect(awake.equals(painted), "painted.png and awake.png are equal").toBe(true);
      await expect(demo(page)).toHaveAttribute("data-state", "plain");

      await page.clock.runFor(2000);
      await expect(demo(page)).toHaveAttribute("data-state", "emphasised");
    });
  }
}

for (const [width, height] of [
  [375, 780],
  [1280, 800],
] as const) {
  test(`at ${width} × ${height} the line, the button and an inked result are on the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await expect(page.getByRole("textbox", { name: "Your line" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Try It Yourself" })).toBeInViewport({
      ratio: 1,
    });
    await expect(page.getByText("Task Overview").first()).toBeInViewport({ ratio: 1 });
  });
}

test("choosing a case with the keyboard moves nothing below it", async ({ page }) => {
  await page.goto("/");
  const below = page.getByRole("heading", { name: "The same assistant, asked twice" });
  const before = await below.boundingBox();
  await page.getByRole("radio", { name: "Email" }).focus();
  for (const name of ["Code", "Study", "Plan", "Email"]) {
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name })).toBeFocused();
    await expect(page.getByRole("radio", { name })).toBeChecked();
    expect(await below.boundingBox()).toEqual(before);
  }
});
