import { type APIRequestContext, expect, type Page } from "@playwright/test";

import { DEMO_PASSWORD } from "../supabase/local/demo-accounts";
import { LOCAL_PUBLISHABLE_KEY } from "../supabase/local/keys";
import { newEmail, PASSWORD } from "./fixtures";

export type Account = { email: string; password: string };

export const FREE_DEMO: Account = { email: "free@example.com", password: DEMO_PASSWORD };
export const PREMIUM_DEMO: Account = { email: "premium@example.com", password: DEMO_PASSWORD };

/** Where supabase-js keeps the session of a site on localhost. */
export const SESSION_KEY = "sb-localhost-auth-token";

/** A new account, made without the browser. */
export async function createAccount(request: APIRequestContext): Promise<Account> {
  const account = { email: newEmail(), password: PASSWORD };
  const answer = await request.post("/auth/v1/signup", {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    data: account,
  });
  expect(answer.ok()).toBe(true);
  return account;
}

export const authDialog = (page: Page) => page.getByRole("dialog", { name: /^Welcome to/ });

/** Fills in the sign-in dialog, which is open, and sends it. */
export async function submitSignIn(page: Page, { email, password }: Account): Promise<void> {
  const dialog = authDialog(page);
  await dialog.getByRole("tab", { name: "Sign In" }).click();
  await dialog.getByRole("textbox", { name: "Email" }).fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Sign In" }).click();
}

/** Fills in the sign-up dialog, which is open, and sends it. */
export async function submitSignUp(page: Page, { email, password }: Account): Promise<void> {
  const dialog = authDialog(page);
  await dialog.getByRole("tab", { name: "Sign Up" }).click();
  await dialog.getByRole("textbox", { name: "Email" }).fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Sign Up" }).click();
}

/** Opens a page that has a 'Sign In' button, and signs in there. The profile has arrived afterwards. */
export async function signInAt(page: Page, path: string, account: Account): Promise<void> {
  await page.goto(path);
  await page.getByRole("button", { name: "Sign In" }).first().click();
  const profile = profileOf(page);
  await submitSignIn(page, account);
  await expect(authDialog(page)).toBeHidden();
  await profile;
}

const profileOf = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes("/rest/v1/users") && answer.ok());

/** A session of an account as supabase-js stores it, made without the browser. */
export async function sessionOf(request: APIRequestContext, account: Account): Promise<string> {
  const answer = await request.post("/auth/v1/token?grant_type=password", {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    data: account,
  });
  expect(answer.ok()).toBe(true);
  return answer.text();
}

/**
 * Opens a page as somebody who signed in before: for tests in which the form is only the way there. What
 * the context stored until then is gone. The profile has arrived afterwards.
 */
export async function openSignedIn(page: Page, path: string, account: Account): Promise<void> {
  const session = { name: SESSION_KEY, value: await sessionOf(page.request, account) };
  const origin = process.env["E2E_URL"] ?? "";
  await page
    .context()
    .setStorageState({ cookies: [], origins: [{ origin, localStorage: [session] }] });
  const profile = profileOf(page);
  await page.goto(path);
  await profile;
}

/** A new account, signed in on the library page. */
export async function startSignedIn(page: Page, path = "/prompts"): Promise<Account> {
  const account = await createAccount(page.request);
  await openSignedIn(page, path, account);
  return account;
}

/** The token with which this page's user calls the server. */
export function accessToken(page: Page): Promise<string> {
  return page.evaluate((key) => {
    const session: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return String(Reflect.get(Object(session), "access_token"));
  }, SESSION_KEY);
}

/** Makes the stored session one that must be renewed before its next use. */
export async function expireSession(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const session: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...Object(session), expires_at: 1 }));
  }, SESSION_KEY);
}
