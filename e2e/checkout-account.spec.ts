import { readFileSync } from "node:fs";

import {
  accessToken,
  authDialog,
  expireSession,
  signInAt,
  startSignedIn,
  submitSignIn,
} from "./account";
import {
  actInPortal,
  becomePremium,
  lookAtTabAgain,
  openAccountMenu,
  openPortal,
  premiumBadge,
} from "./checkout";
import { expect, expectAccessible, expectProvoked, test } from "./fixtures";
import {
  card,
  promptDialog,
  promptLink,
  promptNamed,
  saveButton,
  toast,
  upgradeDialog,
} from "./library";

const PREMIUM = promptNamed("Dark mirror: put your favorite excuse on trial");
const FREE = promptNamed("Turn an interview transcript into a profile");
const SECRET = PREMIUM.content.trim().split("\n").at(-1) ?? "";
const LOCK = "Unlock full prompt with Premium";

// The profile is read again when it is older than this.
const PROFILE_STALE_MS = 5000;

// Several pages each, and functions that start anew for every call.
test.describe.configure({ timeout: 120_000 });

test("a refund takes premium away from the open tab: badge, prompts and texts", async ({
  page,
}) => {
  await startSignedIn(page, "/prompts?category=Mindset");
  await becomePremium(page);
  await promptLink(page, PREMIUM.title).click();
  await expect(promptDialog(page, PREMIUM.title)).toContainText(SECRET);
  await page.keyboard.press("Escape");

  const portal = await openPortal(page);
  await actInPortal(portal, "Refund in full");
  await expect(async () => {
    await lookAtTabAgain(page);
    await expect(premiumBadge(page)).toBeHidden({ timeout: 1000 });
  }).toPass({ timeout: PROFILE_STALE_MS * 3 });
  await expect(card(page, PREMIUM.title)).toContainText(LOCK);
  expect(await page.content()).not.toContain(SECRET);
  expect(await page.evaluate(() => localStorage.getItem("isPremium"))).toBeNull();

  await page.keyboard.press("Escape");
  await promptLink(page, PREMIUM.title).click();
  await expect(upgradeDialog(page)).toBeVisible();
});

test("a subscription cancelled at the period's end is kept until then, and then ends", async ({
  page,
}) => {
  await startSignedIn(page, "/prompts?category=Mindset");
  await becomePremium(page);
  const portal = await openPortal(page);
  await actInPortal(portal, "Cancel at period end");
  await page.reload();
  await expect(premiumBadge(page)).toBeVisible();
  await promptLink(page, PREMIUM.title).click();
  await expect(promptDialog(page, PREMIUM.title)).toContainText(SECRET);
  await page.keyboard.press("Escape");

  await actInPortal(portal, "Let the period end now");
  await page.reload();
  await expect(card(page, PREMIUM.title)).toContainText(LOCK);
  await expect(premiumBadge(page)).toBeHidden();
});

test("the account menu works by keyboard, and exports what is saved", async ({ page }) => {
  await startSignedIn(page, "/prompts?category=Writing");
  await saveButton(page, FREE.title).click();
  await expect(toast(page, "Saved!")).toBeVisible();
  await page.getByRole("button", { name: "Account menu" }).focus();
  await page.keyboard.press("Enter");
  const exportButton = page.getByRole("button", { name: "Export my data" });
  await expect(exportButton).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "See Premium" })).toBeFocused();
  const menu = page.getByRole("list", { name: "Account" });
  for (const name of ["Your account", "Collections"]) {
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(exportButton).toBeFocused();
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^your-data-\d{4}-\d\d-\d\d\.json$/);
  const exported: unknown = JSON.parse(readFileSync(await file.path(), "utf8"));
  expect(exported).toMatchObject({
    saved_prompts: [{ title: FREE.title, category: "Writing", is_teaser: false }],
  });
  await page.keyboard.press("Escape");
  await expect(exportButton).toBeHidden();
  await expect(page.getByRole("button", { name: "Account menu" })).toBeFocused();
});

test("deleting the account ends the subscription, the session and the account", async ({
  page,
  pageErrors,
}) => {
  const account = await startSignedIn(page);
  await becomePremium(page);
  const portal = await openPortal(page);
  const token = await accessToken(page);
  await lookAtTabAgain(page);
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByRole("textbox", { name: "Type your email" }).fill(account.email);
  await dialog.getByLabel("Your password").fill("not the password");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(dialog.getByRole("alert")).toContainText("This is not your password.");
  await expectProvoked(pageErrors, /status of 403/);
  await dialog.getByLabel("Your password").fill(account.password);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(toast(page, "Account deleted")).toBeVisible();
  await expect(page).toHaveURL("/");
  // The session ended with the account, so the sign-out of it is refused.
  pageErrors.splice(0).forEach((text) => expect(text).toMatch(/status of 40[134]/));

  await portal.reload();
  await expect(portal.getByText("canceled")).toBeVisible();
  const answer = await page.request.get("/rest/v1/users?select=*", {
    headers: { apikey: "sb_publishable_local", authorization: `Bearer ${token}` },
  });
  expect(answer.ok() ? await answer.json() : []).toEqual([]);

  await page.goto("/prompts");
  await page.getByRole("button", { name: "Sign In" }).click();
  await submitSignIn(page, account);
  await expect(authDialog(page).getByRole("alert")).toBeVisible();
  await expectProvoked(pageErrors, /status of 400/);
});

test("a failed deletion loses nothing", async ({ page, pageErrors }) => {
  await page.route("**/functions/v1/delete-account", (route) => route.fulfill({ status: 502 }));
  const account = await startSignedIn(page);
  await openAccountMenu(page);
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByRole("textbox", { name: "Type your email" }).fill("DELETE");
  await dialog.getByLabel("Your password").fill(account.password);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(dialog.getByRole("alert")).toContainText("unchanged");
  await expectProvoked(pageErrors, /status of 502/);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signInAt(page, "/prompts", account);
  await expect(page.getByText(`Welcome, ${account.email}`)).toBeVisible();
});

test("signing out everywhere ends the other tab and the other device", async ({
  page,
  context,
  browser,
}) => {
  const account = await startSignedIn(page);
  const tab = await context.newPage();
  await tab.goto("/prompts");
  await expect(tab.getByText(`Welcome, ${account.email}`)).toBeVisible();
  const device = await (await browser.newContext()).newPage();
  await signInAt(device, "/prompts", account);
  await expect(device.getByText(`Welcome, ${account.email}`)).toBeVisible();

  await openAccountMenu(page);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(toast(page, "Signed out everywhere")).toBeVisible();
  await expect(tab.getByRole("button", { name: "Sign In" })).toBeVisible();

  // As after an hour, when the token of the other device has run out.
  await expireSession(device);
  await device.reload();
  await expect(device.getByRole("button", { name: "Sign In" })).toBeVisible();
  await device.context().close();
});
