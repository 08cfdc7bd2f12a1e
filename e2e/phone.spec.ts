import { submitSignUp } from "./account";
import { enhance } from "./enhancer";
import { expect, expectAccessible, newEmail, PASSWORD, test } from "./fixtures";
import { card, saveButton, searchBox, toast, viewButton } from "./library";
import { expectNothingSideways } from "./sideways";

const TITLE = "Get an editor's report before you rewrite";

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

test("a new user gets from the front page to a saved and an enhanced prompt on a phone", async ({
  page,
}) => {
  const email = newEmail();
  await page.goto("/");
  await expectNothingSideways(page);
  await page.getByRole("button", { name: "Get Started" }).tap();
  await expectNothingSideways(page);
  await submitSignUp(page, { email, password: PASSWORD });
  await expect(page).toHaveURL("/prompts");

  const account = page.getByRole("button", { name: "Account menu" });
  const sheet = page.getByRole("dialog", { name: "Your account" });
  await expect(page.getByRole("button", { name: "Sign Out", exact: true })).toBeHidden();
  await account.tap();
  await expect(page.getByText(`Welcome, ${email}`).filter({ visible: true })).toHaveCount(1);
  await expect(sheet.getByRole("meter", { name: "0 / 2 prompts used" })).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Sign Out", exact: true })).toBeVisible();
  await expectNothingSideways(page);
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Close" }).tap();
  await expect(sheet).toBeHidden();

  await searchBox(page).fill("editor's report");
  await expect(card(page, TITLE)).toBeVisible();
  await saveButton(page, TITLE).tap();
  await expect(toast(page, "Saved!")).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).tap();
  await viewButton(page, "Saved").tap();
  await expect(page.getByRole("heading", { name: "Your Saved Prompts" })).toBeVisible();
  await expect(card(page, TITLE)).toBeVisible();
  await expectNothingSideways(page);

  await enhance(page, "linkedin post about my new job");
  await expectNothingSideways(page);
  await account.tap();
  await expect(sheet.getByRole("meter", { name: "1 / 2 prompts used" })).toBeVisible();
  await sheet.getByRole("button", { name: "Sign Out", exact: true }).tap();
  await expect(toast(page, "Signed Out")).toBeVisible();
});
