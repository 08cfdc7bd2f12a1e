import { authDialog, createAccount, submitSignIn } from "../account";
import { enhance } from "../enhancer";
import { toast } from "../library";
import { expect, test } from "./installed";

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
