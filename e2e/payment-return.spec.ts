import { PREMIUM_DEMO, openSignedIn, startSignedIn } from "./account";
import { premiumBadge } from "./checkout";
import { expect, expectProvoked, test } from "./fixtures";
import { holdRequests } from "./held-requests";
import { toast } from "./library";

test("a payment the server does not know of is not believed", async ({ page, pageErrors }) => {
  await startSignedIn(page);
  await page.goto("/prompts?category=Writing&payment_success=true&session_id=x");
  await expect(
    toast(page, "Failed to update subscription status. Please try again."),
  ).toBeVisible();
  await expect(page).toHaveURL("/prompts?category=Writing");
  await expect(page.getByRole("meter", { name: /prompts used$/ })).toBeAttached();
  await expectProvoked(pageErrors, /status of 40[02]/);
});

test("coming back subscribed activates premium in this browser", async ({ page }) => {
  await startSignedIn(page);
  await page.goto("/prompts?subscribed=true");
  await expect(toast(page, "Premium Activated!")).toBeVisible();
  await expect(page).toHaveURL("/prompts");
  await expect(premiumBadge(page)).toBeVisible();
  const [flag, activatedAt] = await page.evaluate(() => [
    localStorage.getItem("isPremium"),
    localStorage.getItem("premiumActivatedAt"),
  ]);
  expect(flag).toBe("true");
  expect(new Date(activatedAt ?? "").toISOString()).toBe(activatedAt);
});

test("the payment page activates premium and goes on to the library", async ({ page }) => {
  await openSignedIn(page, "/prompts", PREMIUM_DEMO);
  await page.goto("/payment-success");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Premium benefits" })).toContainText(
    "Unlimited AI prompt generation",
  );
  await page.getByRole("button", { name: "Continue to App" }).click();
  await expect(page).toHaveURL("/prompts");
  await expect(premiumBadge(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("isPremium"))).toBe("true");
});

test("the payment page says that an unpaid account could not be activated", async ({
  page,
  pageErrors,
}) => {
  await startSignedIn(page);
  await page.goto("/payment-success");
  await expect(toast(page, "Update Error")).toBeVisible();
  await expect(
    toast(page, "Failed to activate premium status. Please contact support."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  await expectProvoked(pageErrors, /status of 402/);
  expect(await page.evaluate(() => localStorage.getItem("isPremium"))).toBeNull();
});

test("the payment page asks a signed-out reader to sign in", async ({ page }) => {
  await page.goto("/payment-success");
  await expect(toast(page, "Authentication Error")).toBeVisible();
  await expect(toast(page, "Please log in to activate your premium subscription.")).toBeVisible();
});

test("the payment button waits, named 'Activating Premium...', until activation ends", async ({
  page,
}) => {
  await openSignedIn(page, "/prompts", PREMIUM_DEMO);
  const held = await holdRequests(page, "**/rest/v1/users*");
  await page.goto("/payment-success");
  await expect(page.getByRole("button", { name: "Activating Premium..." })).toBeDisabled();
  await held.release();
  await expect(page.getByRole("button", { name: "Continue to App" })).toBeEnabled();
});
