import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, expect, test, vi } from "vitest";

import { STORAGE_KEYS } from "@/config/storage-keys";
import { AUTH_UNREACHABLE } from "@/messages/fixed-texts";

import { DEMO_PASSWORD } from "../../supabase/local/demo-accounts";
import {
  button,
  dialogIsGone,
  emailField,
  newEmail,
  openAuthDialog,
  passwordField,
} from "../support/auth-page";
import { findToast } from "../support/find-toast";
import { createGate } from "../support/gate";
import { setUpBackend } from "../support/render-app";
import { SITE_URL } from "../support/test-backend";

const PENDING_PROMPT = JSON.stringify({ kind: "prompt", promptId: "p1" });

afterEach(() => {
  vi.restoreAllMocks();
});

const context = setUpBackend();

test("has tabs Sign In and Sign Up with fields that password managers know", async () => {
  const { user } = await openAuthDialog();
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["Sign In", "Sign Up"]);
  expect(emailField()).toHaveFocus();
  expect(emailField()).toHaveAttribute("type", "email");
  expect(emailField()).toHaveAttribute("autocomplete", "email");
  expect(passwordField()).toHaveAttribute("type", "password");
  expect(passwordField()).toHaveAttribute("autocomplete", "current-password");
  expect(passwordField()).not.toHaveAccessibleDescription();

  await user.click(screen.getByRole("tab", { name: "Sign Up" }));
  expect(passwordField()).toHaveAttribute("type", "password");
  expect(passwordField()).toHaveAttribute("autocomplete", "new-password");
});

test("signs in, says 'Welcome back!', closes and tells its page", async () => {
  const { user, onSignedIn } = await openAuthDialog();
  await user.type(emailField(), "free@example.com");
  await user.type(passwordField(), `${DEMO_PASSWORD}{Enter}`);

  expect(await findToast("Welcome back!")).toBeInTheDocument();
  expect(screen.getByText("You have been successfully signed in.")).toBeInTheDocument();
  await dialogIsGone();
  expect(onSignedIn).toHaveBeenCalledOnce();
  await waitFor(() => expect(button("Open")).toHaveFocus());
});

test("shows the server's message in the toast 'Error' and next to the form, announces it once, and keeps what was typed", async () => {
  const { user, onSignedIn } = await openAuthDialog();
  await user.type(emailField(), "free@example.com");
  await user.type(passwordField(), "not-this-one");
  await user.click(button("Sign In"));

  expect(await screen.findByRole("alert")).toHaveTextContent("Invalid login credentials");
  expect(await findToast("Error")).toBeInTheDocument();
  const shown = screen.getAllByText("Invalid login credentials");
  expect(shown).toHaveLength(2);
  const announced = shown.filter((text) => text.closest("[aria-hidden=true]") === null);
  expect(announced).toEqual([screen.getByRole("alert")]);
  expect(emailField()).toHaveValue("free@example.com");
  expect(passwordField()).toHaveValue("not-this-one");
  expect(onSignedIn).not.toHaveBeenCalled();
});

test("keeps the typed e-mail when the tab changes, and takes the error away", async () => {
  const { user } = await openAuthDialog();
  await user.type(emailField(), "free@example.com");
  await user.type(passwordField(), "not-this-one");
  await user.click(button("Sign In"));
  await screen.findByRole("alert");
  await user.click(screen.getByRole("tab", { name: "Sign Up" }));
  expect(emailField()).toHaveValue("free@example.com");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("leaves empty fields to the browser and sends nothing", async () => {
  const onRequest = vi.fn<() => void>();
  context.server.events.on("request:start", onRequest);
  const { user } = await openAuthDialog();
  await user.click(button("Sign In"));
  expect(emailField()).toBeRequired();
  expect(passwordField()).toBeRequired();
  expect(emailField()).toBeInvalid();
  expect(onRequest).not.toHaveBeenCalled();
  context.server.events.removeAllListeners();
});

test("tells the server's rule for a new password before it is sent, and checks nothing itself", async () => {
  const { user } = await openAuthDialog({ initialView: "sign-up" });
  expect(passwordField()).toHaveAccessibleDescription("At least 10 characters.");
  expect(passwordField()).not.toHaveAttribute("minlength");
  await user.type(emailField(), newEmail());
  await user.type(passwordField(), "x");
  await user.click(button("Sign Up"));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Password should be at least 10 characters.",
  );
});

test("signs up and in at once where the server asks for no confirmation", async () => {
  const { user, onSignedIn } = await openAuthDialog({ initialView: "sign-up" });
  await user.type(emailField(), newEmail());
  await user.type(passwordField(), "a-long-enough-password");
  await user.click(button("Sign Up"));

  expect(await findToast("Account created")).toBeInTheDocument();
  expect(screen.queryByText("Welcome back!")).not.toBeInTheDocument();
  await dialogIsGone();
  expect(onSignedIn).toHaveBeenCalledOnce();
});

test("says 'Signing in...' while the server is asked, and asks once", async () => {
  const onRequest = vi.fn<() => void>();
  const gate = createGate();
  context.server.use(
    http.post(`${SITE_URL}/auth/v1/token`, async ({ request }) => {
      onRequest();
      await gate.opened;
      return context.backend.fetch(request);
    }),
  );
  const { user } = await openAuthDialog();
  await user.type(emailField(), "free@example.com");
  await user.type(passwordField(), `${DEMO_PASSWORD}{Enter}`);
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("button", { name: "Signing in..." })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  await user.click(button("Signing in..."));
  gate.open();
  await dialogIsGone();
  expect(onRequest).toHaveBeenCalledOnce();
});

test.each([
  ["cannot be reached", () => HttpResponse.error()],
  ["breaks down", () => HttpResponse.text("<h1>Bad gateway</h1>", { status: 502 })],
])("says what to do when the sign-in service %s", async (_, answer) => {
  // The auth client prints the lost connection before it reports it.
  vi.spyOn(console, "error").mockImplementation(() => {});
  context.server.use(http.post(`${SITE_URL}/auth/v1/token`, answer));
  const { user } = await openAuthDialog();
  await user.type(emailField(), "free@example.com");
  await user.type(passwordField(), `${DEMO_PASSWORD}{Enter}`);
  expect(await screen.findByRole("alert")).toHaveTextContent(AUTH_UNREACHABLE);
  expect(await findToast("Error")).toBeInTheDocument();
});

test("shows the password on request", async () => {
  const { user } = await openAuthDialog();
  await user.click(button("Show password"));
  expect(passwordField()).toHaveAttribute("type", "text");
  await user.click(button("Hide password"));
  expect(passwordField()).toHaveAttribute("type", "password");
});

test("shows no Google option unless it is set up", async () => {
  await openAuthDialog();
  expect(screen.queryByRole("button", { name: /Google/ })).not.toBeInTheDocument();
});

test("goes from 'Forgot password?' to the request for a new one, and back, with the e-mail", async () => {
  const { user } = await openAuthDialog();
  await user.type(emailField(), "free@example.com");
  await user.click(button("Forgot password?"));
  expect(screen.getByRole("dialog", { name: "Reset your password" })).toBeVisible();
  expect(emailField()).toHaveValue("free@example.com");
  expect(emailField()).toHaveFocus();

  await user.click(button("Back to sign in"));
  expect(screen.getByRole("tab", { name: "Sign In", selected: true })).toBeVisible();
  expect(emailField()).toHaveValue("free@example.com");
  expect(emailField()).toHaveFocus();
});

test("withdraws what it was opened for when it is closed without a sign-in", async () => {
  localStorage.setItem(STORAGE_KEYS.pendingIntent, PENDING_PROMPT);
  const { user } = await openAuthDialog();
  await user.keyboard("{Escape}");
  await dialogIsGone();
  expect(localStorage.getItem(STORAGE_KEYS.pendingIntent)).toBeNull();
});

test("keeps what it was opened for through the sign-in", async () => {
  localStorage.setItem(STORAGE_KEYS.pendingIntent, PENDING_PROMPT);
  const { user } = await openAuthDialog();
  await user.type(emailField(), "free@example.com");
  await user.type(passwordField(), `${DEMO_PASSWORD}{Enter}`);
  await dialogIsGone();
  expect(localStorage.getItem(STORAGE_KEYS.pendingIntent)).toBe(PENDING_PROMPT);
});

test("forgets what was typed, and the view, when it is closed", async () => {
  const { user } = await openAuthDialog();
  await user.type(emailField(), "free@example.com");
  await user.click(button("Forgot password?"));
  await user.click(button("Close"));
  await dialogIsGone();
  await user.click(button("Open"));
  expect(await screen.findByRole("tab", { name: "Sign In", selected: true })).toBeVisible();
  expect(emailField()).toHaveValue("");
});
