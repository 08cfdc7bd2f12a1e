import { authDialog, createAccount, submitSignIn } from "../account";
import { enhance, enhanceButton, lazyPromptBox } from "../enhancer";
import { expectAccessible } from "../fixtures";
import { toast } from "../library";
import { expect, test } from "./installed";

test("a guest enhances two prompts in the popup, and no third", async ({ installed }) => {
  const popup = await installed.openPopup();
  await expect(popup.getByRole("meter", { name: "0 / 2 free enhancements used" })).toBeAttached();
  await enhance(popup, "explain inflation simply");
  await expect(popup.getByRole("meter", { name: "1 / 2 free enhancements used" })).toBeAttached();
  await enhance(popup, "meal plan for a week");
  await lazyPromptBox(popup).fill("one more");
  await enhanceButton(popup).click();
  await expect(toast(popup, "Upgrade needed")).toBeVisible();

  // Kept where the worker finds it, and still there in the next popup.
  await popup.reload();
  await expect(popup.getByRole("meter", { name: "2 / 2 free enhancements used" })).toBeAttached();
  await expectAccessible(popup);
});

test("a reader signs in in the popup, refreshes and signs out", async ({ installed, request }) => {
  const account = await createAccount(request);
  const popup = await installed.openPopup();
  await popup.getByRole("button", { name: "Sign In" }).click();
  await submitSignIn(popup, account);
  await expect(authDialog(popup)).toBeHidden();
  await popup.getByRole("button", { name: "Refresh" }).click();
  await expect(toast(popup, "Subscription Status Updated")).toBeVisible();
  await enhance(popup, "explain inflation simply");
  await expect(popup.getByRole("meter", { name: "1 / 2 free enhancements used" })).toBeAttached();
  await popup.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(toast(popup, "Signed Out")).toBeVisible();
  await expect(popup.getByRole("button", { name: "Sign In" })).toBeVisible();
});
