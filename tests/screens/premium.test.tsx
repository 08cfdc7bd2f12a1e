import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { STORAGE_KEYS } from "@/config/storage-keys";

import { button } from "../support/auth-page";
import { PremiumPage } from "../support/premium-page";
import { signInAs, setUpBackend } from "../support/render-app";
import { renderPart } from "../support/render-part";

setUpBackend();

async function openUpgrade() {
  const { user } = renderPart(PremiumPage);
  await screen.findByText(/^Looking:/);
  await user.click(button("Upgrade"));
  return {
    user,
    dialog: within(await screen.findByRole("dialog", { name: "Upgrade to Premium" })),
  };
}

test("says what Premium costs, gives and guarantees", async () => {
  const { dialog } = await openUpgrade();
  expect(dialog.getByText("$4.99")).toBeVisible();
  expect(dialog.getByText("per month")).toBeVisible();
  expect(dialog.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Unlimited AI prompt generation",
    "Premium prompt categories",
    "Money-Making prompts collection",
    "Study Skills & Learning prompts",
    "Advanced Dark Prompts library",
    "Priority customer support",
    "Early access to new features",
  ]);
  expect(
    dialog.getByText("Cancel anytime. No hidden fees. 30-day money-back guarantee."),
  ).toBeVisible();
});

test("says honestly that payments are not set up, and remembers no wish to pay", async () => {
  const { user, dialog } = await openUpgrade();
  const checkout = dialog.getByRole("button", { name: "Continue to checkout" });
  expect(checkout).toHaveAttribute("aria-disabled", "true");
  expect(checkout).toHaveAccessibleDescription("Payments are not set up on this site yet.");
  await user.click(checkout);
  expect(localStorage.getItem(STORAGE_KEYS.pendingIntent)).toBeNull();
  expect(screen.getByRole("dialog", { name: "Upgrade to Premium" })).toBeVisible();
});

test("shows the Premium badge to a premium user", async () => {
  await signInAs("premium");
  renderPart(PremiumPage);
  expect(await screen.findByText("Premium")).toBeVisible();
});
