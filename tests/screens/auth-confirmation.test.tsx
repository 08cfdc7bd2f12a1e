import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { STORAGE_KEYS } from "@/config/storage-keys";
import { supabase } from "@/data/client/supabase";

import {
  button,
  dialogIsGone,
  emailField,
  newEmail,
  openAuthDialog,
  passwordField,
} from "../support/auth-page";
import { findToast } from "../support/find-toast";
import { followMailLink } from "../support/mail-link";
import { setUpBackend } from "../support/render-app";

const PENDING_PROMPT = JSON.stringify({ kind: "prompt", promptId: "p1" });

const context = setUpBackend({ mustConfirmEmail: true });

test("says 'Please check your email to confirm your account.' in the toast and in the dialog", async () => {
  localStorage.setItem(STORAGE_KEYS.pendingIntent, PENDING_PROMPT);
  const { user, onSignedIn } = await openAuthDialog({ initialView: "sign-up" });
  const email = newEmail();
  await user.type(emailField(), email);
  await user.type(passwordField(), "a-long-enough-password");
  await user.click(button("Sign Up"));

  expect(await findToast("Please check your email to confirm your account.")).toBeInTheDocument();
  const dialog = within(screen.getByRole("dialog", { name: "Check your email" }));
  expect(dialog.getByRole("status")).toHaveTextContent(
    "Please check your email to confirm your account.",
  );
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(context.backend.emails.at(-1)?.to).toBe(email);

  await user.click(dialog.getByRole("button", { name: "Close" }));
  await dialogIsGone();
  expect(localStorage.getItem(STORAGE_KEYS.pendingIntent)).toBe(PENDING_PROMPT);
});

test("shows the server's message to somebody who signs in before confirming", async () => {
  const { user } = await openAuthDialog({ initialView: "sign-up" });
  await user.type(emailField(), newEmail());
  await user.type(passwordField(), "a-long-enough-password");
  await user.click(button("Sign Up"));
  await user.click(await screen.findByRole("button", { name: "Back to sign in" }));
  await user.click(button("Sign In"));
  expect(await screen.findByRole("alert")).toHaveTextContent("Email not confirmed");
});

test("leads by the mail's link to the library, with a code for this browser only", async () => {
  const { user } = await openAuthDialog({ initialView: "sign-up" });
  await user.type(emailField(), newEmail());
  await user.type(passwordField(), "a-long-enough-password");
  await user.click(button("Sign Up"));
  await screen.findByRole("button", { name: "Back to sign in" });

  const address = await followMailLink(context.backend);
  expect(address.pathname).toBe("/prompts");
  expect(address.hash).toBe("");
  const { data } = await (
    await supabase.auth()
  ).exchangeCodeForSession(address.searchParams.get("code") ?? "");
  expect(data.session).not.toBeNull();
});
