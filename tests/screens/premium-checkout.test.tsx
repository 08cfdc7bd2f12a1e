import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { STORAGE_KEYS } from "@/config/storage-keys";

import { DEMO_PASSWORD } from "../../supabase/local/demo-accounts";
import { button, dialogIsGone, emailField, passwordField } from "../support/auth-page";
import { PremiumPage } from "../support/premium-page";
import { signInAs, setUpBackend } from "../support/render-app";
import { renderPart } from "../support/render-part";

// The build's environment is read when the app's modules load, so it is set before.
vi.hoisted(() => vi.stubEnv("VITE_PAYMENT_LINK", "https://pay.example/checkout"));

setUpBackend();

const openTab = vi.fn<typeof window.open>(() => null);

beforeEach(() => {
  openTab.mockClear();
  vi.spyOn(window, "open").mockImplementation(openTab);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const addressOf = (userId: string, email: string) =>
  `https://pay.example/checkout?client_reference_id=${userId}&locked_prefilled_email=${encodeURIComponent(email)}`;

async function openPage() {
  const page = renderPart(PremiumPage);
  await screen.findByText(/^Looking:/);
  return page;
}

const openCheckoutLink = () => screen.findByRole("link", { name: /^Open checkout/ });

test("leads a signed-in user to the checkout page, in a new tab without a handle on ours", async () => {
  const userId = await signInAs("free");
  const { user } = await openPage();
  await user.click(button("Upgrade"));
  const link = await screen.findByRole("link", { name: /^Continue to checkout/ });
  expect(link).toHaveAttribute("href", addressOf(userId, "free@example.com"));
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
});

test("remembers a visitor's wish, asks for the sign-in, and then opens the payment link by itself", async () => {
  const { user } = await openPage();
  await user.click(button("Upgrade"));
  await user.click(await screen.findByRole("button", { name: "Sign in to upgrade" }));
  expect(await screen.findByRole("tab", { name: "Sign In", selected: true })).toBeVisible();
  expect(openTab).not.toHaveBeenCalled();

  await user.type(emailField(), "free@example.com");
  await user.type(passwordField(), `${DEMO_PASSWORD}{Enter}`);
  await dialogIsGone();

  const link = await openCheckoutLink();
  expect(openTab).toHaveBeenCalledExactlyOnceWith(
    link.getAttribute("href"),
    "_blank",
    "noopener,noreferrer",
  );
  expect(link).toHaveAttribute(
    "href",
    expect.stringContaining("locked_prefilled_email=free%40example.com"),
  );
});

test("keeps the link on the page through a reload, and opens no second tab", async () => {
  await signInAs("free");
  localStorage.setItem(STORAGE_KEYS.pendingIntent, JSON.stringify({ kind: "upgrade" }));
  const { unmount } = await openPage();
  await openCheckoutLink();
  unmount();
  const { user } = await openPage();
  await openCheckoutLink();
  expect(openTab).toHaveBeenCalledOnce();

  await user.click(button("Dismiss"));
  expect(screen.queryByRole("link", { name: /^Open checkout/ })).not.toBeInTheDocument();
  expect(localStorage.getItem(STORAGE_KEYS.pendingIntent)).toBeNull();
});

test("opens nothing for somebody who has Premium already", async () => {
  await signInAs("premium");
  localStorage.setItem(STORAGE_KEYS.pendingIntent, JSON.stringify({ kind: "upgrade" }));
  await openPage();
  await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.pendingIntent)).toBeNull());
  expect(openTab).not.toHaveBeenCalled();
});

test("opens nothing for a visitor who closed the sign-in, when they sign in later", async () => {
  const { user } = await openPage();
  await user.click(button("Upgrade"));
  await user.click(await screen.findByRole("button", { name: "Sign in to upgrade" }));
  await screen.findByRole("tab", { name: "Sign In" });
  await user.keyboard("{Escape}");
  await dialogIsGone();

  await user.click(button("Sign in"));
  await user.type(emailField(), "free@example.com");
  await user.type(passwordField(), `${DEMO_PASSWORD}{Enter}`);
  await screen.findByText("Looking: free@example.com");
  expect(openTab).not.toHaveBeenCalled();
});
