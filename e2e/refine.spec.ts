import { submitSignUp } from "./account";
import { enhanceButton, expectEnhanced, lazyPromptBox } from "./enhancer";
import { expect, newEmail, PASSWORD, test } from "./fixtures";
import { toast, upgradeDialog } from "./library";

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
  await page.getByRole("button", { name: "Upgrade to Premium" }).click();
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
