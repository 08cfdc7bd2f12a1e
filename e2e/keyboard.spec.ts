import type { Locator, Page } from "@playwright/test";

import { authDialog, createAccount } from "./account";
import { expectEnhanced, lazyPromptBox } from "./enhancer";
import { expect, test } from "./fixtures";
import { promptDialog, promptLink, searchBox, viewButton } from "./library";

const TITLE = "Turn your writing samples into a voice guide";
const MAX_STEPS = 60;

/** Presses the key until the element has focus. Fails when it never gets there. */
async function moveTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test("everything on the way to an enhanced prompt works without a mouse", async ({ page }) => {
  const { email, password } = await createAccount(page.request);
  const press = (key: string) => page.keyboard.press(key);
  await page.goto("/prompts");
  const signIn = page.getByRole("button", { name: "Sign In" });
  await expect(signIn).toBeVisible();

  await press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await moveTo(page, signIn, "Shift+Tab");
  await press("Enter");
  await expect(authDialog(page).getByRole("textbox", { name: "Email" })).toBeFocused();
  await press("Escape");
  await expect(signIn).toBeFocused();
  await press("Enter");
  await expect(authDialog(page).getByRole("textbox", { name: "Email" })).toBeFocused();
  await page.keyboard.type(email);
  await press("Tab");
  await page.keyboard.type(password);
  await press("Enter");
  await expect(page.getByRole("button", { name: "Account menu" })).toBeFocused();

  await press("/");
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type("voice guide");
  await expect(page.getByText(/ for “voice guide”$/)).toBeVisible();
  await moveTo(page, promptLink(page, TITLE));
  await press("Enter");
  await expect(promptDialog(page, TITLE)).toBeVisible();
  await press("Escape");
  await expect(promptDialog(page, TITLE)).toBeHidden();
  await expect(promptLink(page, TITLE)).toBeFocused();

  await press("/");
  await press("Escape");
  await expect(searchBox(page)).toHaveValue("");
  await moveTo(page, viewButton(page, "All"), "Shift+Tab");
  await moveTo(page, viewButton(page, "Health"), "ArrowRight");
  await press("Space");
  await expect(viewButton(page, "Health")).toHaveAttribute("aria-pressed", "true");

  await moveTo(page, lazyPromptBox(page), "Shift+Tab");
  await page.keyboard.type("cover letter junior designer");
  await press("Control+Enter");
  await expectEnhanced(page, "cover letter junior designer");
  await expect(lazyPromptBox(page)).toBeFocused();
});
