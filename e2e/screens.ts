import { expect, type Page } from "@playwright/test";

import { authDialog, startSignedIn } from "./account";
import { enhance } from "./enhancer";
import { promptDialog, promptNamed, upgradeDialog } from "./library";
import { wake } from "./static-pages";

const PROMPT = promptNamed("Explain a technical topic to readers who are new to it");

async function openAuthDialog(page: Page): Promise<void> {
  await page.goto("/support");
  await page.getByRole("button", { name: "Get Started" }).click();
  await expect(authDialog(page)).toBeVisible();
}

export type Screen = { name: string; open: (page: Page) => Promise<void> };

/** Every screen and dialog, each brought to where all of it is there. */
export const SCREENS: readonly Screen[] = [
  {
    name: "the front page",
    open: async (page) => {
      await page.goto("/");
      await wake(page);
      await expect(page.getByRole("region", { name: "In numbers" })).toContainText(
        /\d+prompts|prompts\d+/,
      );
    },
  },
  {
    name: "the library of a guest",
    open: async (page) => {
      await page.goto("/prompts");
      await expect(page.getByText("Premium Content Below")).toBeVisible();
    },
  },
  {
    name: "the library of a user",
    open: async (page) => {
      await startSignedIn(page);
      await expect(page.getByRole("meter", { name: "0 / 2 prompts used" })).toBeAttached();
      await expect(page.getByText("Premium Content Below")).toBeVisible();
    },
  },
  {
    name: "a prompt's dialog",
    open: async (page) => {
      await page.goto(`/prompts?prompt=${PROMPT.id}`);
      await expect(promptDialog(page, PROMPT.title)).toContainText("Writing");
    },
  },
  {
    name: "the upgrade dialog",
    open: async (page) => {
      await startSignedIn(page);
      await page.getByRole("button", { name: "Upgrade", exact: true }).click();
      await expect(upgradeDialog(page)).toBeVisible();
    },
  },
  {
    name: "the sign-in dialog",
    open: async (page) => {
      await openAuthDialog(page);
      await authDialog(page).getByRole("tab", { name: "Sign In" }).click();
    },
  },
  { name: "the sign-up dialog", open: openAuthDialog },
  {
    name: "the dialog for a forgotten password",
    open: async (page) => {
      await openAuthDialog(page);
      await authDialog(page).getByRole("tab", { name: "Sign In" }).click();
      await page.getByRole("button", { name: "Forgot password?" }).click();
      await expect(page.getByRole("dialog", { name: "Reset your password" })).toBeVisible();
    },
  },
  {
    name: "the Saved view without prompts",
    open: async (page) => {
      await startSignedIn(page, "/prompts?category=Career");
      await page.getByRole("button", { name: "Saved", exact: true }).click();
      await expect(page.getByRole("heading", { name: /^No saved prompts yet/ })).toBeVisible();
    },
  },
  {
    name: "a search without matches",
    open: async (page) => {
      await page.goto("/prompts?q=qqqqqqq");
      await expect(page.getByText("No prompts found matching your criteria.")).toBeVisible();
    },
  },
  {
    name: "the compact generator of a guest",
    open: async (page) => {
      await page.goto("/popup-enhancer");
      await expect(page.getByRole("meter")).toBeAttached();
    },
  },
  {
    name: "the enhancer with a result",
    open: async (page) => {
      await page.goto("/refine");
      await enhance(page, "speech for my sister's wedding");
    },
  },
  {
    name: "the support page with an open answer",
    open: async (page) => {
      await page.goto("/support");
      const question = page.getByRole("button", { name: /^What does Premium include/ });
      await question.click();
      await expect(question).toHaveAttribute("aria-expanded", "true");
    },
  },
  {
    name: "what else can be done with a prompt",
    open: async (page) => {
      await page.goto(`/prompts?prompt=${PROMPT.id}`);
      await page.getByRole("button", { name: "More for this prompt" }).click();
      await expect(page.getByRole("textbox", { name: "New collection" })).toBeVisible();
    },
  },
  {
    name: "a collection",
    open: async (page) => {
      await startSignedIn(page, "/collections");
      await page.getByRole("textbox", { name: "New collection" }).fill("For Monday");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: "For Monday" })).toBeVisible();
      await page.goto(`/prompts?prompt=${PROMPT.id}`);
      await page.getByRole("button", { name: "More for this prompt" }).click();
      const box = page.getByRole("checkbox", { name: "For Monday" });
      // "check" would look before the page has drawn the change.
      await box.click();
      await expect(box).toBeChecked();
      await page.getByRole("link", { name: "See your collections" }).click();
      await page.getByRole("link", { name: /^For Monday/ }).click();
      await expect(page.getByRole("link", { name: PROMPT.title })).toBeVisible();
      await page.getByRole("button", { name: "Share by link" }).click();
      await expect(page.getByRole("button", { name: "Switch off" })).toBeVisible();
    },
  },
  {
    name: "the account page with a new token",
    open: async (page) => {
      await startSignedIn(page, "/account");
      await page.getByRole("textbox", { name: "Token name" }).fill("laptop");
      await page.getByRole("button", { name: "Create token" }).click();
      await expect(page.getByRole("button", { name: "Revoke" })).toBeVisible();
    },
  },
  {
    name: "an import before it is done",
    open: async (page) => {
      await startSignedIn(page, "/collections");
      await page.getByRole("button", { name: "Import" }).click();
      await page.getByLabel("Or paste them").fill("act,prompt\nPoet,Write a poem.\nEmpty,");
      await expect(page.getByText("Line 3: the prompt is empty.")).toBeVisible();
    },
  },
  {
    name: "a prompt of one's own",
    open: async (page) => {
      await startSignedIn(page, "/prompts?category=Saved");
      await page.getByRole("button", { name: "Write a prompt" }).click();
      await page.getByLabel("Title").fill("Weekly report");
      await page.getByLabel("Prompt", { exact: true }).fill("Sum up [WEEK: e.g. this one].");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByRole("button", { name: /^Weekly report/ }).click();
      await expect(page.getByRole("region", { name: "Fill in the blanks" })).toBeVisible();
    },
  },
  {
    name: "the page of a link that has ended",
    open: async (page) => {
      await page.goto("/shared/00000000-0000-4000-8000-000000000000");
      await expect(page.getByRole("heading", { name: "This link shows nothing" })).toBeVisible();
    },
  },
  {
    name: "the payment page with its error",
    open: async (page) => {
      await page.goto("/payment-success");
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "the page for a new password without a session",
    open: async (page) => {
      await page.goto("/reset-password");
      await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
    },
  },
];
