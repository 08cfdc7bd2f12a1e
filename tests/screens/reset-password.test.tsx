import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";

import { supabase } from "@/data/client/supabase";

import { button, emailField, newEmail, openAuthDialog, passwordField } from "../support/auth-page";
import { findToast } from "../support/find-toast";
import { followMailLink } from "../support/mail-link";
import { renderApp, setUpBackend } from "../support/render-app";
import { SITE_URL } from "../support/test-backend";

const OLD_PASSWORD = "the-old-password";
const NEW_PASSWORD = "the-new-password";

const context = setUpBackend();

async function signUp(email: string): Promise<void> {
  const { error } = await (await supabase.auth()).signUp({ email, password: OLD_PASSWORD });
  if (error !== null) throw error;
}

/** What the auth client does with the code when the page loads; here it was loaded long before. */
async function exchangeCode(address: URL): Promise<void> {
  const code = address.searchParams.get("code") ?? "";
  const { error } = await (await supabase.auth()).exchangeCodeForSession(code);
  if (error !== null) throw error;
}

test("leads from 'Forgot password?' by the mail's link to a new password that signs in", async () => {
  const email = newEmail();
  await signUp(email);
  await (await supabase.auth()).signOut();

  const dialog = await openAuthDialog();
  await dialog.user.type(emailField(), email);
  await dialog.user.click(button("Forgot password?"));
  await dialog.user.click(button("Send reset link"));
  expect(await findToast("Check your email")).toBeInTheDocument();
  expect(screen.getByRole("dialog", { name: "Check your email" })).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent(/we sent you a link/);
  dialog.unmount();

  const address = await followMailLink(context.backend);
  expect(address.pathname).toBe("/reset-password");
  await exchangeCode(address);

  const page = renderApp("/reset-password");
  await page.user.type(await screen.findByLabelText("New password"), NEW_PASSWORD);
  expect(screen.getByText(`For ${email}.`)).toBeVisible();
  await page.user.click(button("Change password"));
  expect(await findToast("Password changed")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1, name: "Password changed" })).toHaveFocus();
  expect(screen.getByRole("link", { name: "Go to the prompts" })).toHaveAttribute(
    "href",
    "/prompts",
  );
  page.unmount();

  await (await supabase.auth()).signOut();
  const again = await openAuthDialog();
  await again.user.type(emailField(), email);
  await again.user.type(passwordField(), `${NEW_PASSWORD}{Enter}`);
  await waitFor(() => expect(again.onSignedIn).toHaveBeenCalledOnce());
});

test("asks for nothing but a new link when there is no session", async () => {
  const { user } = renderApp("/reset-password");
  expect(await screen.findByRole("heading", { name: "This link does not work" })).toBeVisible();
  expect(screen.queryByLabelText("New password")).not.toBeInTheDocument();

  await user.type(emailField(), "free@example.com");
  await user.click(button("Send reset link"));
  expect(await screen.findByRole("heading", { name: "Check your email" })).toHaveFocus();
  expect(context.backend.emails.at(-1)?.to).toBe("free@example.com");
});

test("refuses a link that was used before, also for somebody who is signed in", async () => {
  const email = newEmail();
  await signUp(email);
  await (
    await supabase.auth()
  ).resetPasswordForEmail(email, { redirectTo: `${SITE_URL}/reset-password` });
  await followMailLink(context.backend);
  const address = await followMailLink(context.backend);

  renderApp(address.pathname + address.search + address.hash);
  expect(await screen.findByRole("heading", { name: "This link does not work" })).toBeVisible();
  expect(emailField()).toHaveValue(email);
});

test("refuses a link of another browser, whose code this one cannot exchange", async () => {
  renderApp("/reset-password?code=7c8a1f5e-0000-4000-8000-000000000000");
  expect(await screen.findByRole("heading", { name: "This link does not work" })).toBeVisible();
});

test("shows the server's message about the new password, and keeps what was typed", async () => {
  await signUp(newEmail());
  const { user } = renderApp("/reset-password");
  const field = await screen.findByLabelText("New password");
  expect(field).toHaveAccessibleDescription("At least 10 characters.");
  await user.type(field, "short");
  await user.click(button("Change password"));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Password should be at least 10 characters.",
  );
  expect(await findToast("Error")).toBeInTheDocument();
  expect(screen.getByLabelText("New password")).toHaveValue("short");
});

test("shows the server's message when too many links are asked for", async () => {
  const message = "For security purposes, you can only request this after 59 seconds.";
  context.server.use(
    http.post(`${SITE_URL}/auth/v1/recover`, () =>
      HttpResponse.json(
        { error_code: "over_email_send_rate_limit", msg: message },
        { status: 429 },
      ),
    ),
  );
  const { user } = renderApp("/reset-password");
  await user.type(await screen.findByLabelText("Email"), "free@example.com");
  await user.click(button("Send reset link"));
  expect(await screen.findByRole("alert")).toHaveTextContent(message);
});
