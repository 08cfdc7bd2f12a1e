// Loaded with the file, so that the first test does not wait for the page's chunk.
import "@/pages/library-page";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { PROFILE_STALE_MS } from "@/config/limits";
import { STORAGE_KEYS } from "@/config/storage-keys";

import { findToast } from "../support/find-toast";
import { renderApp, setUpBackend, signInAs, signUpSomebody } from "../support/render-app";
import { subscribe } from "../support/rest-caller";

const context = setUpBackend();

const TITLE = "Write a custom assistant's instructions with clear limits";
const NOT_CONFIRMED = "Your subscription is not confirmed yet";
const AI_TOOLS = "/prompts?category=AI+Tools";

const dialog = (name: string) => screen.findByRole("dialog", { name });
const promptLink = () => screen.findByRole("link", { name: TITLE });
/** Also while a dialog hides the rest of the page from screen readers. */
const header = () => screen.getByRole("banner", { hidden: true });
/** Not the link of the same name. */
const BADGE = { selector: "span" };
const badge = async () => {
  await screen.findByRole("banner", { hidden: true });
  return within(header()).findByText("Premium", BADGE);
};
const noBadge = () =>
  waitFor(() => expect(within(header()).queryByText("Premium", BADGE)).not.toBeInTheDocument());
const flag = () => localStorage.getItem(STORAGE_KEYS.isPremium);

async function premiumText(): Promise<string> {
  const [row] = await context.backend.sql<{ content: string }>(
    `select b.content from library.premium_bodies b join library.prompts p on p.id = b.prompt_id
     where p.title = '${TITLE.replace("'", "''")}'`,
  );
  return (row?.content ?? "missing").slice(-80).replaceAll(/\s+/g, " ");
}

/** What the webhook writes for a refund. */
const refund = (userId: string) => subscribe(context.backend, userId, { revoked_at: "now()" });

/** So much later that the profile is worth reading again. */
function letTimePass() {
  const before = Date.now() - performance.now();
  const now = () => before + performance.now() + PROFILE_STALE_MS;
  vi.spyOn(Date, "now").mockImplementation(now);
}

function comeBackToTab() {
  letTimePass();
  window.dispatchEvent(new Event("visibilitychange"));
}

afterEach(() => {
  vi.restoreAllMocks();
});

async function signUpPremium(): Promise<string> {
  const userId = await signUpSomebody();
  await subscribe(context.backend, userId);
  return userId;
}

test("a subscription that begins elsewhere unlocks the prompt that is open, when the tab is looked at again", async () => {
  const userId = await signUpSomebody();
  const { user } = renderApp(AI_TOOLS);
  await user.click(await promptLink());
  await dialog("Upgrade to Premium");

  await subscribe(context.backend, userId);
  comeBackToTab();
  expect(await dialog(TITLE)).toHaveTextContent(await premiumText());
  expect(screen.queryByText(NOT_CONFIRMED)).not.toBeInTheDocument();
});

test("an activation in another tab is picked up here at once", async () => {
  const userId = await signUpSomebody();
  const { user } = renderApp(AI_TOOLS);
  await user.click(await promptLink());
  await dialog("Upgrade to Premium");

  await subscribe(context.backend, userId);
  localStorage.setItem(STORAGE_KEYS.isPremium, "true");
  window.dispatchEvent(new StorageEvent("storage", { key: STORAGE_KEYS.isPremium }));
  const text = await premiumText();
  await waitFor(async () => expect(await dialog(TITLE)).toHaveTextContent(text));
  expect(await badge()).toBeInTheDocument();
});

test("a refund locks the premium prompts again when the tab is looked at again, flag included", async () => {
  const userId = await signUpPremium();
  localStorage.setItem(STORAGE_KEYS.isPremium, "true");
  const { user } = renderApp(AI_TOOLS);
  await user.click(await promptLink());
  expect(await dialog(TITLE)).toHaveTextContent(await premiumText());

  await refund(userId);
  comeBackToTab();
  await dialog("Upgrade to Premium");
  await noBadge();
  expect(flag()).toBeNull();
  await user.keyboard("{Escape}");
  expect(await screen.findAllByText("Unlock full prompt with Premium")).not.toHaveLength(0);
  expect(document.body).not.toHaveTextContent(await premiumText());
});

test("a refund is noticed when the next premium prompt is opened", async () => {
  const userId = await signUpPremium();
  const { user } = renderApp(AI_TOOLS);
  await badge();
  await refund(userId);
  const link = await promptLink();
  letTimePass();
  await user.click(link);
  expect(await dialog("Upgrade to Premium")).toBeVisible();
});

test("a refund while the page was closed drops the confirmed flag at the next visit", async () => {
  const userId = await signUpPremium();
  localStorage.setItem(STORAGE_KEYS.isPremium, "true");
  const { unmount } = renderApp(AI_TOOLS);
  await badge();
  await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.premiumConfirmed)).toBe("true"));
  unmount();
  await refund(userId);
  renderApp(AI_TOOLS);
  await waitFor(() => expect(flag()).toBeNull());
  await noBadge();
  expect(await screen.findByRole("meter", { name: "0 / 2 prompts used" })).toBeVisible();
});

test("the flag alone shows the badge, but a premium prompt says that nothing is confirmed", async () => {
  await signInAs("free");
  localStorage.setItem(STORAGE_KEYS.isPremium, "true");
  const { user } = renderApp(AI_TOOLS);
  expect(await badge()).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: `Copy “${TITLE}”` })).not.toBeInTheDocument();
  await user.click(await promptLink());
  const detail = await dialog(TITLE);
  expect(within(detail).getByText(NOT_CONFIRMED)).toBeVisible();
  expect(within(detail).queryByRole("button", { name: "Copy Prompt" })).not.toBeInTheDocument();
});

test("'Refresh' on it shows the whole text once the payment is known", async () => {
  const userId = await signUpSomebody();
  localStorage.setItem(STORAGE_KEYS.isPremium, "true");
  const { user } = renderApp(AI_TOOLS);
  await user.click(await promptLink());
  const detail = await dialog(TITLE);
  await within(detail).findByText(NOT_CONFIRMED);
  await subscribe(context.backend, userId);
  await user.click(within(detail).getByRole("button", { name: "Refresh" }));
  expect(await findToast("Subscription Status Updated")).toBeVisible();
  expect(await dialog(TITLE)).toHaveTextContent(await premiumText());
});

test("'Refresh' on it drops the flag when the server knows of no payment", async () => {
  await signInAs("free");
  localStorage.setItem(STORAGE_KEYS.isPremium, "true");
  const { user } = renderApp(AI_TOOLS);
  await user.click(await promptLink());
  await user.click(within(await dialog(TITLE)).getByRole("button", { name: "Refresh" }));
  expect(await dialog("Upgrade to Premium")).toBeVisible();
  expect(flag()).toBeNull();
  await noBadge();
});

test("a visitor with the flag is asked to sign in instead of reading a teaser", async () => {
  localStorage.setItem(STORAGE_KEYS.isPremium, "true");
  const { user } = renderApp(AI_TOOLS);
  await user.click(await promptLink());
  const detail = await dialog(TITLE);
  expect(within(detail).getByText(NOT_CONFIRMED)).toBeVisible();
  await user.click(within(detail).getByRole("button", { name: "Sign In" }));
  expect(await screen.findByRole("tab", { name: "Sign In" })).toBeVisible();
});

test.each(["/prompts", "/refine", "/popup-enhancer"])(
  "an upgrade that was asked for at %s closes once it is done elsewhere, and stays closed",
  async (path) => {
    const userId = await signUpSomebody();
    const { user } = renderApp(path);
    const upgradeButtons = () => screen.findAllByRole("button", { name: /^Upgrade/ });
    for (const found of (await upgradeButtons()).slice(0, 1)) await user.click(found);
    await dialog("Upgrade to Premium");
    await subscribe(context.backend, userId);
    comeBackToTab();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

    await refund(userId);
    comeBackToTab();
    expect(await upgradeButtons()).not.toHaveLength(0);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  },
);
