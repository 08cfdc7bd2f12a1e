import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";

import { PREMIUM_RECHECK_DELAY_MS } from "@/config/limits";
import { STORAGE_KEYS } from "@/config/storage-keys";

import { DEMO_PASSWORD } from "../../supabase/local/demo-accounts";
import { button, emailField, passwordField } from "../support/auth-page";
import { findToast } from "../support/find-toast";
import {
  CHECKOUT_ACTIVE,
  CHECKOUT_OF_ANOTHER,
  CHECKOUT_PENDING,
  CHECKOUT_REFUSED,
  functionAnswers,
  USERS_URL,
} from "../support/payment-answers";
import { PremiumPage } from "../support/premium-page";
import { signInAs, signUpSomebody, setUpBackend } from "../support/render-app";
import { renderPart } from "../support/render-part";
import { subscribe } from "../support/rest-caller";

const FROM_CHECKOUT = "/prompts?category=Health&payment_success=true&session_id=cs_1#top";

const context = setUpBackend();

/** The payment server's confirmation belongs to another issue: here the database takes the write. */
function acceptSubscription(userId: string) {
  const onPatch = vi.fn<(body: unknown) => void>();
  context.server.use(
    http.patch(USERS_URL, async ({ request }) => {
      onPatch(await request.json());
      return HttpResponse.json({ id: userId });
    }),
  );
  return onPatch;
}

function address(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

const addressIsClean = () => waitFor(() => expect(address()).toBe("/prompts?category=Health#top"));

test("path (a): sets is_subscribed once, says 'Welcome to Premium!' and cleans the address", async () => {
  const onPatch = acceptSubscription(await signInAs("free"));
  renderPart(PremiumPage, FROM_CHECKOUT);
  expect(await findToast("Welcome to Premium!")).toBeInTheDocument();
  expect(onPatch).toHaveBeenCalledExactlyOnceWith({ is_subscribed: true });
  await addressIsClean();
});

test("path (a): says 'Failed to update subscription status. Please try again.' when there is no such payment", async () => {
  await signInAs("free");
  const confirm = functionAnswers("confirm-checkout", CHECKOUT_REFUSED);
  context.server.use(confirm.handler);
  renderPart(PremiumPage, FROM_CHECKOUT);
  expect(
    await screen.findByText("Failed to update subscription status. Please try again."),
  ).toBeInTheDocument();
  expect(screen.getAllByText("Error")).toHaveLength(1);
  expect(confirm.onCall).toHaveBeenCalledExactlyOnceWith({ session_id: "cs_1" });
  await addressIsClean();
});

test("path (a): a payment that the webhook has not told yet is confirmed with the provider", async () => {
  const userId = await signUpSomebody();
  const confirm = functionAnswers("confirm-checkout", CHECKOUT_ACTIVE);
  confirm.onCall.mockImplementation(() => void subscribe(context.backend, userId));
  context.server.use(confirm.handler);
  renderPart(PremiumPage, FROM_CHECKOUT);
  expect(await findToast("Welcome to Premium!")).toBeInTheDocument();
  expect(await screen.findByText("Premium")).toBeVisible();
  expect(confirm.onCall).toHaveBeenCalledOnce();
  await addressIsClean();
});

test("path (a): waits for a late webhook with the parameters in place, so that a reload resumes", async () => {
  const userId = await signUpSomebody();
  const confirm = functionAnswers("confirm-checkout", CHECKOUT_PENDING);
  context.server.use(confirm.handler);
  const { unmount } = renderPart(PremiumPage, FROM_CHECKOUT);
  await waitFor(() => expect(confirm.onCall).toHaveBeenCalledOnce());
  expect(address()).toBe(FROM_CHECKOUT);
  unmount();

  renderPart(PremiumPage, FROM_CHECKOUT);
  await subscribe(context.backend, userId);
  expect(await findToast("Welcome to Premium!")).toBeInTheDocument();
  expect(screen.getAllByText("Welcome to Premium!")).toHaveLength(1);
  await addressIsClean();
});

test("path (a): says that the payment belongs to another account", async () => {
  await signInAs("free");
  context.server.use(functionAnswers("confirm-checkout", CHECKOUT_OF_ANOTHER).handler);
  renderPart(PremiumPage, FROM_CHECKOUT);
  expect(await findToast("This payment belongs to another account")).toBeInTheDocument();
  expect(screen.queryByText("Welcome to Premium!")).not.toBeInTheDocument();
  await addressIsClean();
});

test("path (a): the local flag alone is no subscription, so the payment is still confirmed", async () => {
  localStorage.setItem(STORAGE_KEYS.isPremium, "true");
  const onPatch = acceptSubscription(await signInAs("free"));
  renderPart(PremiumPage, FROM_CHECKOUT);
  expect(await findToast("Welcome to Premium!")).toBeInTheDocument();
  expect(onPatch).toHaveBeenCalledOnce();
});

test("path (a): does nothing but clean the address for a subscriber", async () => {
  const onPatch = acceptSubscription(await signInAs("premium"));
  renderPart(PremiumPage, FROM_CHECKOUT);
  await addressIsClean();
  expect(onPatch).not.toHaveBeenCalled();
  expect(screen.queryByText("Welcome to Premium!")).not.toBeInTheDocument();
});

test("path (a): writes nothing a second time when another tab was first", async () => {
  const onPatch = acceptSubscription(await signInAs("free"));
  context.server.use(
    http.get(USERS_URL, ({ request }) =>
      new URL(request.url).searchParams.get("select") === "is_premium,is_subscribed"
        ? HttpResponse.json([{ is_premium: false, is_subscribed: true }])
        : undefined,
    ),
  );
  renderPart(PremiumPage, FROM_CHECKOUT);
  await addressIsClean();
  expect(onPatch).not.toHaveBeenCalled();
  expect(screen.queryByText("Welcome to Premium!")).not.toBeInTheDocument();
});

test("path (a): waits for the sign-in of a visitor, with the parameters in place", async () => {
  const { user } = renderPart(PremiumPage, FROM_CHECKOUT);
  await screen.findByText("Looking: a guest");
  expect(address()).toBe(FROM_CHECKOUT);

  const onPatch = acceptSubscription("somebody");
  await user.click(button("Sign in"));
  await user.type(emailField(), "free@example.com");
  await user.type(passwordField(), `${DEMO_PASSWORD}{Enter}`);
  expect(await findToast("Welcome to Premium!")).toBeInTheDocument();
  expect(onPatch).toHaveBeenCalledOnce();
  await addressIsClean();
});

test("path (b): stores flag and time, says 'Premium Activated!' once and unlocks the page", async () => {
  await signInAs("free");
  const startedAt = Date.now();
  renderPart(PremiumPage, "/prompts?category=Health&subscribed=true#top");

  expect(await findToast("Premium Activated!")).toBeInTheDocument();
  expect(screen.getAllByText("Premium Activated!")).toHaveLength(1);
  expect(await screen.findByText("Premium")).toBeInTheDocument();
  expect(localStorage.getItem(STORAGE_KEYS.isPremium)).toBe("true");
  const activatedAt = localStorage.getItem(STORAGE_KEYS.premiumActivatedAt) ?? "";
  expect(new Date(activatedAt).toISOString()).toBe(activatedAt);
  expect(Date.parse(activatedAt)).toBeGreaterThanOrEqual(startedAt);
  await addressIsClean();
});

test("path (b): reads the profile again 100 ms later", async () => {
  await signInAs("free");
  const onRead = vi.fn<(time: number) => void>();
  context.server.use(
    http.get(USERS_URL, () => {
      onRead(performance.now());
    }),
  );
  renderPart(PremiumPage, "/prompts");
  await screen.findByText("Looking: free@example.com");
  expect(onRead).toHaveBeenCalledOnce();

  const returnedAt = performance.now();
  window.history.pushState(null, "", "/prompts?subscribed=true");
  window.dispatchEvent(new PopStateEvent("popstate"));
  await waitFor(() => expect(onRead).toHaveBeenCalledTimes(2));
  expect(onRead.mock.lastCall?.[0]).toBeGreaterThanOrEqual(returnedAt + PREMIUM_RECHECK_DELAY_MS);
});

test("path (b): needs no account", async () => {
  renderPart(PremiumPage, "/prompts?subscribed=true");
  expect(await findToast("Premium Activated!")).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe("/prompts"));
});

test("leaves an address alone that says nothing about a payment", async () => {
  await signInAs("free");
  renderPart(PremiumPage, "/prompts?payment_success=true&q=x");
  await screen.findByText("Looking: free@example.com");
  expect(address()).toBe("/prompts?payment_success=true&q=x");
});
