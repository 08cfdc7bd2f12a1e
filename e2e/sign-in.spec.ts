import { readFile } from "node:fs/promises";

import {
  type Account,
  authDialog,
  createAccount,
  signInAt,
  submitSignIn,
  submitSignUp,
} from "./account";
import { expect, expectProvoked, newEmail, PASSWORD, test } from "./fixtures";
import { toast } from "./library";

const NEW_PASSWORD = "another-long-password";

/** The link in the mail that the site printed for this address. */
async function mailedLink(email: string): Promise<string> {
  const log = await readFile(process.env["E2E_LOG"] ?? "", "utf8");
  const [, mail = ""] = log.split(`E-mail to ${email}`);
  return /https?:\S+/.exec(mail)?.[0] ?? "";
}

test("a wrong password shows the server's message and keeps the address", async ({
  page,
  pageErrors,
}) => {
  const { email } = await createAccount(page.request);
  await page.goto("/prompts");
  await page.getByRole("button", { name: "Sign In" }).click();
  await submitSignIn(page, { email, password: "not-the-password" });

  const dialog = authDialog(page);
  await expect(dialog.getByRole("alert")).toHaveText("Invalid login credentials");
  await expect(toast(page, "Error")).toBeVisible();
  await expect(toast(page, "Invalid login credentials")).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await expectProvoked(pageErrors, /status of 400/);

  await submitSignIn(page, { email, password: PASSWORD });
  // Together: a toast stays for four seconds.
  await Promise.all([
    expect(toast(page, "Welcome back!")).toBeVisible(),
    expect(toast(page, "You have been successfully signed in.")).toBeVisible(),
  ]);
  await expect(dialog).toBeHidden();
});

test("a sign-up with a short password shows the server's message", async ({ page, pageErrors }) => {
  const account: Account = { email: newEmail(), password: "short" };
  await page.goto("/");
  await page.getByRole("button", { name: "Get Started" }).click();
  await submitSignUp(page, account);

  const dialog = authDialog(page);
  // Together: a toast stays for four seconds.
  await Promise.all([
    expect(dialog.getByRole("alert")).toContainText(/password .*10 characters/i),
    expect(toast(page, "Error")).toBeVisible(),
  ]);
  await expect(dialog.getByRole("textbox", { name: "Email" })).toHaveValue(account.email);
  await expectProvoked(pageErrors, /status of 4\d\d/);

  await submitSignUp(page, { ...account, password: PASSWORD });
  await expect(page).toHaveURL("/prompts");
});

test("a forgotten password is replaced through the link in the mail", async ({ page }) => {
  const { email } = await createAccount(page.request);
  await page.goto("/prompts");
  await page.getByRole("button", { name: "Sign In" }).click();
  await authDialog(page).getByRole("button", { name: "Forgot password?" }).click();
  const resetDialog = page.getByRole("dialog", { name: "Reset your password" });
  await resetDialog.getByRole("textbox", { name: "Email" }).fill(email);
  await resetDialog.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByRole("dialog", { name: "Check your email" })).toBeVisible();

  await expect.poll(() => mailedLink(email)).toContain("/auth/v1/verify");
  await page.goto(await mailedLink(email));
  await expect(page).toHaveURL("/reset-password");
  await expect(page.getByText(`For ${email}.`)).toBeVisible();
  await page.getByLabel("New password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("heading", { name: "Password changed" })).toBeFocused();
  await page.getByRole("link", { name: "Go to the prompts" }).click();
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(toast(page, "Signed Out")).toBeVisible();

  await signInAt(page, "/prompts", { email, password: NEW_PASSWORD });
  await expect(page.getByText(`Welcome, ${email}`)).toBeVisible();
});
