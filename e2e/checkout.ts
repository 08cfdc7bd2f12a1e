import { expect, type Page } from "@playwright/test";

import { upgradeDialog } from "./library";

/** How the test provider's message about the payment travels. */
export type Delivery = "comes at once" | "comes 8 seconds late" | "is lost";

/** Presses the link of the upgrade dialog, which is open. Answers the test checkout's tab. */
export async function openCheckout(page: Page): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await upgradeDialog(page)
    .getByRole("link", { name: /^Continue to checkout/ })
    .click();
  const checkout = await opened;
  await expect(checkout.getByText(/no card is charged/)).toBeVisible();
  return checkout;
}

/** Pays at the test checkout, and is back on the success page. */
export async function pay(checkout: Page, delivery: Delivery = "comes at once"): Promise<void> {
  await checkout.getByRole("radio", { name: delivery }).check();
  await checkout.getByRole("button", { name: /^Pay/ }).click();
  await expect(checkout.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
}

export const activatingButton = (page: Page) =>
  page.getByRole("button", { name: "Activating Premium..." });

export const continueButton = (page: Page) => page.getByRole("button", { name: "Continue to App" });

/** The upgrade from the library's header. */
export async function upgradeFromHeader(page: Page): Promise<Page> {
  await page.getByRole("button", { name: "Upgrade" }).click();
  return openCheckout(page);
}

/** Makes the signed-in user of this page a subscriber, in this tab's own context. */
export async function becomePremium(page: Page): Promise<void> {
  const checkout = await upgradeFromHeader(page);
  await pay(checkout);
  await expect(continueButton(checkout)).toBeEnabled();
  await checkout.close();
  await expect(upgradeDialog(page)).toBeHidden();
  await expect(premiumBadge(page)).toBeVisible();
}

/** Not the link of the same name. */
export const premiumBadge = (page: Page) =>
  page
    .getByRole("banner")
    .locator("span")
    .filter({ hasText: /^Premium$/ });

export async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Account menu" }).click();
}

/** The provider's portal, in a tab of its own. */
export async function openPortal(page: Page): Promise<Page> {
  await openAccountMenu(page);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Manage subscription" }).click();
  const portal = await opened;
  await expect(portal.getByRole("heading", { name: "Your subscription" })).toBeVisible();
  return portal;
}

export async function actInPortal(portal: Page, action: string): Promise<void> {
  await portal.getByRole("button", { name: action }).click();
  await expect(portal.getByRole("status")).toHaveText(`Done: ${action}.`);
}

/** Every page counts as visible in a headless browser, so the change of tab is told to this one. */
export async function lookAtTabAgain(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() =>
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
  );
}
