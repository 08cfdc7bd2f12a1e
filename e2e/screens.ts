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
