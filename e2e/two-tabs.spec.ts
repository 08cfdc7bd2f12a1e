import { FREE_DEMO, signInAt, startSignedIn } from "./account";
import { enhance, enhanceButton, lazyPromptBox } from "./enhancer";
import { expect, expectProvoked, test } from "./fixtures";
import { upgradeDialog } from "./library";

test("signing in or out in one tab does the same in the other", async ({ page, context }) => {
  await page.goto("/prompts");
  const other = await context.newPage();
  await signInAt(other, "/prompts", FREE_DEMO);
  await expect(page.getByText(/^Welcome, /)).toBeVisible();
  await lazyPromptBox(other).fill("a private line");

  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(other.getByRole("button", { name: "Sign In" })).toBeVisible();
  await expect(other.getByText(/^Welcome, /)).toBeHidden();
  await expect(lazyPromptBox(other)).toBeHidden();
});

test("two tabs agree that the free enhancements are used up", async ({
  page,
  context,
  pageErrors,
}) => {
  await startSignedIn(page);
  const other = await context.newPage();
  await other.goto("/prompts");
  await expect(other.getByRole("meter", { name: "0 / 2 prompts used" })).toBeAttached();
  await enhance(page, "gift ideas for a runner");
  await enhance(page, "apology to a customer");
  await expect(page.getByRole("meter", { name: "2 / 2 prompts used" })).toBeAttached();

  await lazyPromptBox(other).fill("agenda for a retrospective");
  await enhanceButton(other).click();
  await expect(upgradeDialog(other)).toBeVisible();
  await expectProvoked(pageErrors, /status of 402/);
  await other.keyboard.press("Escape");
  await expect(other.getByRole("meter", { name: "2 / 2 prompts used" })).toBeAttached();
  await expect(lazyPromptBox(other)).toHaveValue("agenda for a retrospective");
});
