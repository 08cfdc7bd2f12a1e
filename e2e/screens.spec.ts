import { type Page, type ViewportSize } from "@playwright/test";

import { enhanceButton, lazyPromptBox } from "./enhancer";
import { expect, expectAccessible, expectProvoked, test } from "./fixtures";
import { toast, toasts } from "./library";
import { SCREENS } from "./screens";
import { expectNothingSideways } from "./sideways";

const AXE_SIZES: readonly ViewportSize[] = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
];
const WIDTHS = [320, 375, 768];

/** Toasts have left: one that is just fading has too little contrast for a moment. */
async function expectSettled(page: Page): Promise<void> {
  await expect(toasts(page).getByRole("listitem")).toHaveCount(0);
}

async function expectAccessibleEverywhere(page: Page): Promise<void> {
  await expectSettled(page);
  for (const size of AXE_SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await test.step(`axe, ${colorScheme}, ${size.width} px`, () => expectAccessible(page));
    }
  }
}

async function expectToFitEverywhere(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await test.step(`${width} px wide`, () => expectNothingSideways(page));
  }
}

for (const { name, open } of SCREENS) {
  test(`${name} is accessible, light and dark, and scrolls sideways at no width`, async ({
    page,
  }) => {
    await open(page);
    await expectToFitEverywhere(page);
    await expectAccessibleEverywhere(page);
  });
}

test("an unknown address is logged, leads home and is as accessible as the rest", async ({
  page,
  pageErrors,
}) => {
  await page.goto("/no-such-page");
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expectProvoked(pageErrors, /\/no-such-page|status of 404/);
  await expectToFitEverywhere(page);
  await expectAccessibleEverywhere(page);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("toasts, held by the mouse, are accessible, light and dark", async ({ page }) => {
  await page.goto("/popup-enhancer");
  await page.route("**/functions/v1/**", (route) => route.fulfill({ status: 200, json: {} }));
  await lazyPromptBox(page).fill("a line");
  await enhanceButton(page).click();
  const failed = toast(page, "Failed to generate prompt. Please try again.");
  await failed.hover();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await expect(failed).toBeVisible();
});
