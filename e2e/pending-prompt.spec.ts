import { authDialog, FREE_DEMO, PREMIUM_DEMO, submitSignIn } from "./account";
import { expect, test } from "./fixtures";
import { promptDialog, promptLink, promptNamed, upgradeDialog } from "./library";

const PREMIUM = promptNamed("Dark mirror: put your favorite excuse on trial");
/** A search, because the category has more prompts than one page shows. */
const ADDRESS = "/prompts?category=Mindset&q=favorite+excuse";

test.beforeEach(async ({ page }) => {
  await page.goto(ADDRESS);
  await promptLink(page, PREMIUM.title).click();
  await expect(authDialog(page)).toBeVisible();
});

test("after the sign-in that a premium prompt asked for, the upgrade opens", async ({ page }) => {
  await submitSignIn(page, FREE_DEMO);
  await expect(upgradeDialog(page)).toContainText(PREMIUM.title);
  await expect(upgradeDialog(page)).toContainText(PREMIUM.teaser ?? "");
  await expect(authDialog(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(upgradeDialog(page)).toBeHidden();
  await expect(page).toHaveURL(ADDRESS);
});

test("the wish for a premium prompt survives a reload before the sign-in", async ({ page }) => {
  await page.reload();
  // The address is the prompt's own: a reload shows its page, with the teaser and the way on.
  await page.getByRole("button", { name: "Unlock full prompt with Premium" }).click();
  await submitSignIn(page, FREE_DEMO);
  await expect(upgradeDialog(page)).toBeVisible();
});

test("the wish for a premium prompt survives the way over another page", async ({ page }) => {
  await page.goto("/support");
  await page.getByRole("button", { name: "Get Started" }).click();
  await submitSignIn(page, FREE_DEMO);
  await expect(page).toHaveURL(/\/prompts/);
  await expect(upgradeDialog(page)).toBeVisible();
});

test("a premium user gets the prompt instead of the upgrade", async ({ page }) => {
  await submitSignIn(page, PREMIUM_DEMO);
  await expect(promptDialog(page, PREMIUM.title)).toContainText("Put my excuse on trial");
  await expect(upgradeDialog(page)).toBeHidden();
});

test("closing the sign-in withdraws the wish", async ({ page }) => {
  await authDialog(page).getByRole("button", { name: "Close" }).click();
  await expect(authDialog(page)).toBeHidden();
  await page.getByRole("button", { name: "Sign In" }).click();
  await submitSignIn(page, FREE_DEMO);
  await expect(page.getByText(/^Welcome, /)).toBeVisible();
  await expect(upgradeDialog(page)).toBeHidden();
});
