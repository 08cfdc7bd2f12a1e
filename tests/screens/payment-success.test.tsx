import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, test, vi } from "vitest";

import { STORAGE_KEYS } from "@/config/storage-keys";
import { PaymentSuccessPage } from "@/pages/payment-success-page";

import { DEMO_PASSWORD } from "../../supabase/local/demo-accounts";
import { button, dialogIsGone, passwordField } from "../support/auth-page";
import { findToast } from "../support/find-toast";
import { createGate } from "../support/gate";
import {
  CHECKOUT_ACTIVE,
  CHECKOUT_OF_ANOTHER,
  CHECKOUT_PENDING,
  CHECKOUT_REFUSED,
  functionAnswers,
  USERS_URL,
} from "../support/payment-answers";
import { renderApp, signInAs, signUpSomebody, setUpBackend } from "../support/render-app";
import { renderPart } from "../support/render-part";
import { subscribe } from "../support/rest-caller";

const context = setUpBackend();

/** The database takes the write, as it does for a verified payment, once `answer` is called. */
function holdActivation(userId: string) {
  const onPatch = vi.fn<(body: unknown) => void>();
  const gate = createGate();
  context.server.use(
    http.patch(USERS_URL, async ({ request }) => {
      onPatch(await request.json());
      await gate.opened;
      return HttpResponse.json({ id: userId });
    }),
  );
  return { onPatch, answer: gate.open };
}

const continueButton = () => screen.findByRole("button", { name: "Continue to App" });
/** Not the header's. */
const signInButton = () =>
  within(screen.getByRole("main")).getByRole("button", { name: "Sign In" });
const problem = () => screen.findByRole("alert");
const claimsPayment = () => screen.queryByText(/Payment Successful/) !== null;

test("path (c): activates once, with the button disabled until it is done, and goes to /", async () => {
  const startedAt = Date.now();
  const { onPatch, answer } = holdActivation(await signInAs("free"));
  const { user } = renderPart(PaymentSuccessPage, "/payment-success?session_id=cs_test_1");
  expect(
    await screen.findByRole("heading", { level: 1, name: "Payment Successful!" }),
  ).toBeVisible();
  expect(
    within(screen.getByRole("list", { name: "Premium benefits" })).getAllByRole("listitem"),
  ).toHaveLength(7);
  expect(button("Activating Premium...")).toBeDisabled();

  await waitFor(() => expect(onPatch).toHaveBeenCalled());
  expect(button("Activating Premium...")).toBeDisabled();
  answer();
  expect(await continueButton()).toBeEnabled();
  expect(onPatch).toHaveBeenCalledExactlyOnceWith({
    is_premium: true,
    is_subscribed: true,
    premium_activated_at: expect.any(String),
    premium_source: "stripe",
  });
  expect(localStorage.getItem(STORAGE_KEYS.isPremium)).toBe("true");
  const activatedAt = localStorage.getItem(STORAGE_KEYS.premiumActivatedAt) ?? "";
  expect(Date.parse(activatedAt)).toBeGreaterThanOrEqual(startedAt);

  await user.click(await continueButton());
  await waitFor(() => expect(window.location.pathname).toBe("/"));
});

test("claims no payment before the server has confirmed one, where checkout left no session", async () => {
  const { onPatch, answer } = holdActivation(await signInAs("free"));
  renderPart(PaymentSuccessPage, "/payment-success");
  await waitFor(() => expect(onPatch).toHaveBeenCalled());
  expect(screen.getByRole("heading", { level: 1, name: "Activating Premium" })).toBeVisible();
  expect(claimsPayment()).toBe(false);
  answer();
  expect(await continueButton()).toBeEnabled();
  expect(claimsPayment()).toBe(true);
});

test("path (c): writes nothing for a premium user, but stores the local flag", async () => {
  const { onPatch } = holdActivation(await signInAs("premium"));
  renderApp("/payment-success");
  expect(await continueButton()).toBeEnabled();
  expect(claimsPayment()).toBe(true);
  expect(screen.getByRole("status")).toHaveTextContent(
    "Premium is active for premium@example.com.",
  );
  expect(onPatch).not.toHaveBeenCalled();
  expect(localStorage.getItem(STORAGE_KEYS.isPremium)).toBe("true");
});

test("says 'Authentication Error' to a visitor, and activates after the sign-in", async () => {
  const { user } = renderApp("/payment-success");
  expect(await findToast("Authentication Error")).toBeInTheDocument();
  expect(await problem()).toHaveTextContent("Please log in to activate your premium subscription.");
  expect(claimsPayment()).toBe(false);
  await user.click(signInButton());
  await user.type(await screen.findByLabelText("Email"), "premium@example.com");
  await user.type(passwordField(), `${DEMO_PASSWORD}{Enter}`);
  await dialogIsGone();
  expect(await screen.findByText(/Premium is active for premium@example.com/)).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("says 'Update Error' when the database knows of no payment, and tries again on request", async () => {
  const userId = await signInAs("free");
  const { user } = renderApp("/payment-success");
  expect(await findToast("Update Error")).toBeInTheDocument();
  expect(await problem()).toHaveTextContent(
    "Failed to activate premium status. Please contact support.",
  );
  expect(
    screen.getByRole("heading", { level: 1, name: "Premium is not active yet" }),
  ).toBeVisible();
  expect(claimsPayment()).toBe(false);
  expect(screen.getByRole("link", { name: "Contact support" })).toHaveAttribute(
    "href",
    "/support#premium",
  );
  expect(await continueButton()).toBeEnabled();
  expect(localStorage.getItem(STORAGE_KEYS.isPremium)).toBeNull();

  const { answer } = holdActivation(userId);
  await user.click(button("Retry"));
  answer();
  expect(await screen.findByText(/Premium is active for free@example.com/)).toBeVisible();
});

test("says 'Activation Error' when the connection is lost, and tries again on request", async () => {
  await signInAs("free");
  context.server.use(http.patch(USERS_URL, () => HttpResponse.error()));
  const { user } = renderApp("/payment-success");
  expect(await findToast("Activation Error")).toBeInTheDocument();
  expect(await problem()).toHaveTextContent("Failed to activate premium. Please contact support.");
  await user.click(button("Retry"));
  await waitFor(() => expect(screen.getAllByText("Activation Error")).toHaveLength(2));
});

test("says 'Activation Error' when the account cannot be read", async () => {
  await signInAs("free");
  context.server.use(http.get(USERS_URL, () => new HttpResponse(null, { status: 403 })));
  renderApp("/payment-success");
  expect(await findToast("Activation Error")).toBeInTheDocument();
  expect(await problem()).toBeVisible();
  expect(button("Retry")).toBeVisible();
});

describe("back from checkout before the webhook (shared/research/security-seo.md, section 3.5)", () => {
  const FROM_CHECKOUT = "/payment-success?session_id=cs_test_1";

  test("confirms with the provider once, activates, and takes the session out of the address", async () => {
    const userId = await signUpSomebody();
    const confirm = functionAnswers("confirm-checkout", CHECKOUT_ACTIVE);
    confirm.onCall.mockImplementation(() => void subscribe(context.backend, userId));
    context.server.use(confirm.handler);
    renderPart(PaymentSuccessPage, FROM_CHECKOUT);
    expect(await continueButton()).toBeEnabled();
    expect(screen.getByText(/Premium is active for somebody-/)).toBeVisible();
    expect(confirm.onCall).toHaveBeenCalledExactlyOnceWith({ session_id: "cs_test_1" });
    await waitFor(() => expect(window.location.search).toBe(""));
    expect(localStorage.getItem(STORAGE_KEYS.isPremium)).toBe("true");
  });

  test("keeps the button at 'Activating Premium...' while the webhook is late, without the flag", async () => {
    const userId = await signUpSomebody();
    const confirm = functionAnswers("confirm-checkout", CHECKOUT_PENDING);
    context.server.use(confirm.handler);
    renderApp(FROM_CHECKOUT);
    await waitFor(() => expect(confirm.onCall).toHaveBeenCalledOnce());
    expect(button("Activating Premium...")).toBeDisabled();
    expect(localStorage.getItem(STORAGE_KEYS.isPremium)).toBeNull();
    expect(window.location.search).toBe("?session_id=cs_test_1");

    await subscribe(context.backend, userId);
    expect(await continueButton()).toBeEnabled();
    expect(confirm.onCall).toHaveBeenCalledOnce();
  });

  test("waits for the webhook as well when the provider cannot be asked", async () => {
    const userId = await signUpSomebody();
    const confirm = functionAnswers("confirm-checkout", { status: 503 });
    context.server.use(confirm.handler);
    renderApp(FROM_CHECKOUT);
    await waitFor(() => expect(confirm.onCall).toHaveBeenCalledOnce());
    await subscribe(context.backend, userId);
    expect(await continueButton()).toBeEnabled();
  });

  test("resumes after a reload", async () => {
    const userId = await signUpSomebody();
    const confirm = functionAnswers("confirm-checkout", CHECKOUT_PENDING);
    context.server.use(confirm.handler);
    const { unmount } = renderApp(FROM_CHECKOUT);
    await waitFor(() => expect(confirm.onCall).toHaveBeenCalledOnce());
    unmount();
    renderApp(window.location.pathname + window.location.search);
    await waitFor(() => expect(confirm.onCall).toHaveBeenCalledTimes(2));
    await subscribe(context.backend, userId);
    expect(await continueButton()).toBeEnabled();
  });

  test.each([
    ["there is no such payment", CHECKOUT_REFUSED],
    ["the payment was refunded", { status: 409 }],
  ])(
    "says 'Update Error' at once when %s, and keeps the session for a retry",
    async (_, answer) => {
      await signInAs("free");
      context.server.use(functionAnswers("confirm-checkout", answer).handler);
      renderApp(FROM_CHECKOUT);
      expect(await findToast("Update Error")).toBeInTheDocument();
      expect(window.location.search).toBe("?session_id=cs_test_1");
    },
  );

  test("says 'Authentication Error' when the session has run out", async () => {
    await signInAs("free");
    context.server.use(functionAnswers("confirm-checkout", { status: 401 }).handler);
    renderApp(FROM_CHECKOUT);
    expect(await findToast("Authentication Error")).toBeInTheDocument();
    expect(signInButton()).toBeVisible();
  });

  test("tells honestly that the payment belongs to another account, and lets one sign in there", async () => {
    await signInAs("free");
    context.server.use(functionAnswers("confirm-checkout", CHECKOUT_OF_ANOTHER).handler);
    const { user } = renderApp(FROM_CHECKOUT);
    expect(await findToast("This payment belongs to another account")).toBeInTheDocument();
    expect(await problem()).toHaveTextContent(
      "You paid from another account. Sign in to that one to use Premium.",
    );
    expect(localStorage.getItem(STORAGE_KEYS.isPremium)).toBeNull();

    await user.click(button("Use another account"));
    await user.type(await screen.findByLabelText("Email"), "premium@example.com");
    await user.type(passwordField(), `${DEMO_PASSWORD}{Enter}`);
    await dialogIsGone();
    expect(await screen.findByText(/Premium is active for premium@example.com/)).toBeVisible();
  });
});
