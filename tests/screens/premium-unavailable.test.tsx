import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { STORAGE_KEYS } from "@/config/storage-keys";

import { button } from "../support/auth-page";
import { PremiumPage } from "../support/premium-page";
import { setUpBackend } from "../support/render-app";
import { renderPart } from "../support/render-part";

// The build's environment is read when the app's modules load, so it is set before.
vi.hoisted(() => vi.stubEnv("VITE_PAYMENT_LINK", ""));

setUpBackend();

test("says honestly that payments are not set up, and remembers no wish to pay", async () => {
  const { user } = renderPart(PremiumPage);
  await screen.findByText(/^Looking:/);
  await user.click(button("Upgrade"));
  await screen.findByRole("dialog", { name: "Upgrade to Premium" });
  const checkout = screen.getByRole("button", { name: "Continue to checkout" });
  expect(checkout).toHaveAttribute("aria-disabled", "true");
  expect(checkout).toHaveAccessibleDescription("Payments are not set up on this site yet.");
  await user.click(checkout);
  expect(localStorage.getItem(STORAGE_KEYS.pendingIntent)).toBeNull();
  expect(screen.getByRole("dialog", { name: "Upgrade to Premium" })).toBeVisible();
});
