import { authDialog, createAccount, submitSignIn } from "../account";
import { enhance } from "../enhancer";
import { expectAccessible } from "../fixtures";
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

test("a new password is asked for on the site, whose mail links open there", async ({
  installed,
}) => {
  const popup = await installed.openPopup();
  await popup.getByRole("button", { name: "Sign In" }).click();
  await authDialog(popup).getByRole("textbox", { name: "Email" }).fill("reader@example.com");
  const opened = installed.context.waitForEvent("page");
  await authDialog(popup).getByRole("link", { name: "Forgot password?" }).click();
  const site = await opened;
  await expect(site).toHaveURL("/account#new-password");
  const dialog = site.getByRole("dialog", { name: "Reset your password" });
  await expect(dialog.getByRole("textbox", { name: "Email" })).toBeFocused();
  await expectAccessible(site);
  await dialog.getByRole("button", { name: "Back to sign in" }).click();
  await expect(authDialog(site).getByRole("tab", { name: "Sign In" })).toBeVisible();
  await site.keyboard.press("Escape");
  await expect(authDialog(site)).toBeHidden();
  await site.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(authDialog(site)).toBeVisible();
});
