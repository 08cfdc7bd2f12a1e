import type { Locator, Page } from "@playwright/test";

import { startSignedIn, submitSignUp } from "./account";
import { enhance, enhanceButton, expectEnhanced, lazyPromptBox } from "./enhancer";
import { expect, expectAccessible, expectProvoked, newEmail, PASSWORD, test } from "./fixtures";
import { holdRequests } from "./held-requests";
import { toast, upgradeDialog } from "./library";
import { expectNothingSideways } from "./sideways";

const LINKED = "email to landlord & heating broken?";

test("a guest enhances the line that a link brought along and copies the result", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/refine?text=${encodeURIComponent(LINKED)}`);
  await expect(lazyPromptBox(page)).toHaveValue(LINKED);
  await expect(page).toHaveURL("/refine");
  await expect(page.getByRole("meter", { name: "0 / 2 prompts used" })).toBeAttached();
  await enhanceButton(page).click();
  await expectEnhanced(page, "landlord heating broken");
  await expect(page.getByRole("meter", { name: "1 / 2 prompts used" })).toBeAttached();

  await page.getByRole("button", { name: "Copy" }).click();
  await expect(toast(page, "Enhanced prompt copied to clipboard.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Task Overview");

  await page.reload();
  await expect(page.getByRole("meter", { name: "1 / 2 prompts used" })).toBeAttached();
});

test("a guest who used both enhancements elsewhere is told so at /refine", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("guest_prompt_count", "2"));
  await page.goto("/refine");
  await page.getByRole("button", { name: "packing list for a week in iceland" }).click();
  await expect(lazyPromptBox(page)).toHaveValue("packing list for a week in iceland");
  await enhanceButton(page).click();
  await expect(toast(page, "Upgrade needed")).toBeVisible();
  const enhancer = page.getByRole("region", { name: "Prompt enhancer" });
  await enhancer.getByRole("button", { name: "Upgrade to Premium" }).click();
  await expect(upgradeDialog(page)).toBeVisible();
});

test("a line typed into the front page's demo waits in the generator after the sign-up", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("textbox", { name: "Your line" }).fill("toast for a wedding");
  await page.getByRole("button", { name: "Try It Yourself" }).click();
  await submitSignUp(page, { email: newEmail(), password: PASSWORD });
  await expect(page).toHaveURL("/prompts");
  await expect(lazyPromptBox(page)).toHaveValue("toast for a wedding");
});

const PHONE = { width: 375, height: 780 };
const LAPTOP = { width: 1280, height: 800 };
const LINE = "speech for my sister's wedding";

const resultHeading = (page: Page) => page.getByRole("heading", { name: "Enhanced prompt" });

/** The edges of an element on the screen. */
async function edgesOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("It is not on the page.");
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

test.describe("on a laptop", () => {
  test.use({ viewport: LAPTOP });

  test("the line is left and its result right, both in view, and the line stays there", async ({
    page,
  }) => {
    await startSignedIn(page, "/refine");
    await enhance(page, LINE);
    const form = await edgesOf(lazyPromptBox(page));
    const heading = await edgesOf(resultHeading(page));
    expect(heading.left).toBeGreaterThan(form.right);
    expect(heading.top).toBeLessThan(form.bottom);
    expect(heading.right).toBeLessThanOrEqual(1240);
    await page.getByRole("button", { name: "For Claude" }).scrollIntoViewIfNeeded();
    await expect(lazyPromptBox(page)).toBeInViewport();
    await expect(enhanceButton(page)).toBeInViewport();
    await expectNothingSideways(page);
  });

  test("the focus stays where it is while the result is in view", async ({ page }) => {
    await startSignedIn(page, "/refine");
    await enhance(page, LINE);
    await expect(enhanceButton(page)).toBeFocused();
  });

  test("the library's generator keeps one column", async ({ page }) => {
    await startSignedIn(page);
    await enhance(page, LINE);
    const form = await edgesOf(enhanceButton(page));
    const heading = await edgesOf(resultHeading(page));
    expect(heading.top).toBeGreaterThan(form.bottom);
  });

  test("a result off the screen takes the focus, once it is complete", async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 320 });
    await startSignedIn(page, "/refine");
    await lazyPromptBox(page).fill(LINE);
    // By the keyboard: to press the button, it would be scrolled up, and the heading below it into view.
    await lazyPromptBox(page).press("Control+Enter");
    await expect(resultHeading(page)).toBeFocused();
    await expect(resultHeading(page)).toBeInViewport();
    await expect(page.getByText("Your enhanced prompt is ready below.")).toHaveCount(0);
  });

  test("but not from a reader who is typing", async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 420 });
    const held = await holdRequests(page, "**/functions/v1/generate-prompt");
    await startSignedIn(page, "/refine");
    await lazyPromptBox(page).fill(LINE);
    await enhanceButton(page).click();
    await lazyPromptBox(page).pressSequentially(" in may");
    await held.release();
    await expect(resultHeading(page)).toBeAttached();
    await expect(enhanceButton(page)).toBeVisible();
    await expect(lazyPromptBox(page)).toBeFocused();
    await expect(lazyPromptBox(page)).toHaveValue(`${LINE} in may`);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    test(`the result comes to the top and the form folds (motion: ${reducedMotion})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await startSignedIn(page, "/refine");
      await enhance(page, LINE);
      await expect(lazyPromptBox(page)).toBeHidden();
      await expect(resultHeading(page)).toBeFocused();
      await expect.poll(async () => (await edgesOf(resultHeading(page))).top).toBeLessThan(160);
      expect((await edgesOf(resultHeading(page))).top).toBeGreaterThanOrEqual(0);
      await expect(page.getByRole("button", { name: "Copy", exact: true })).toBeInViewport();
      await expectNothingSideways(page);
      await expectAccessible(page);

      await page.getByRole("button", { name: "Edit your prompt" }).tap();
      await expect(lazyPromptBox(page)).toBeFocused();
      await expect(lazyPromptBox(page)).toHaveValue(LINE);
      await expect(page.getByRole("button", { name: "Edit your prompt" })).toBeHidden();
    });
  }
});

test("text and result outlive a reload and the way back", async ({ page }) => {
  await startSignedIn(page, "/refine");
  await enhance(page, LINE);
  await page.getByRole("button", { name: "Shorter" }).click();
  await expect(page.getByText("2 / 2", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Previous version" }).click();
  const expectKept = async () => {
    await expect(lazyPromptBox(page)).toHaveValue(LINE);
    await expect(resultHeading(page)).toBeVisible();
    await expect(page.getByText("1 / 2", { exact: true })).toBeVisible();
  };
  await page.reload();
  await expectKept();
  await page.getByRole("link", { name: "Browse the library" }).click();
  await expect(page).toHaveURL("/prompts");
  await page.goBack();
  await expectKept();
});

test("without a connection the enhancer says so, and Retry works once it is back", async ({
  page,
  context,
  pageErrors,
}) => {
  await startSignedIn(page, "/refine");
  await lazyPromptBox(page).fill(LINE);
  await context.setOffline(true);
  await enhanceButton(page).click();
  await expect(page.getByText("You are offline. Your text is still here.")).toBeVisible();
  await expectProvoked(pageErrors, /net::ERR_/);
  await context.setOffline(false);
  await expect(page.getByText("You are online again. Your text is still here.")).toBeVisible();
  await page.getByRole("button", { name: "Retry" }).click();
  await expectEnhanced(page, LINE);
  pageErrors.length = 0;
});
