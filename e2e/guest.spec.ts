import { firstFreeIn } from "../tests/support/prompt-counts";
import { authDialog } from "./account";
import { expect, test } from "./fixtures";
import {
  card,
  likeButton,
  promptDialog,
  promptLink,
  promptNamed,
  saveButton,
  searchBox,
  toast,
  viewButton,
} from "./library";

const FREE = promptNamed("Cut a draft by a third without losing its argument");
/** Stands on the first page of its category. */
const RECENT = firstFreeIn("Writing");
const PREMIUM = promptNamed("Dark mirror: put your favorite excuse on trial");

test("a guest finds a free prompt from the front page and copies it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Library" }).click();
  await expect(page).toHaveURL("/prompts");
  await expect(
    page.getByRole("heading", {
      level: 1,
      name: "Browse Brilliant Prompts or Transform Your Own.",
    }),
  ).toBeVisible();
  await expect(page.getByText("Premium Content Below")).toBeVisible();
  await expect(page.getByRole("region", { name: "Prompt enhancer" })).toBeHidden();

  await expect(searchBox(page)).toHaveAttribute("placeholder", "Search prompts...");
  await searchBox(page).fill("DRAFT by a third");
  await expect(page.getByText(/^\d+ prompts? for “DRAFT by a third”$/)).toBeVisible();
  await promptLink(page, FREE.title).click();
  const dialog = promptDialog(page, FREE.title);
  await expect(dialog.getByText("Writing")).toBeVisible();
  await expect(dialog).toContainText("Before you cut, state the draft's main claim");
  await dialog.getByRole("button", { name: "Copy Prompt" }).click();
  await expect(toast(page, "Copied!")).toBeVisible();
  await expect(toast(page, "Prompt copied to clipboard.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe(FREE.content.trim());
});

test("a locked prompt asks a guest to sign in", async ({ page }) => {
  await page.goto("/prompts?category=Mindset");
  await expect(card(page, PREMIUM.title)).toContainText("Unlock full prompt with Premium");
  await promptLink(page, PREMIUM.title).click();
  // A toast may be gone before a slow dialog is there.
  await Promise.all([
    expect(authDialog(page)).toBeVisible(),
    expect(toast(page, "Sign in required")).toBeVisible(),
    expect(toast(page, "Please sign in to access premium prompts.")).toBeVisible(),
  ]);
  await expect(page.getByText("Put my excuse on trial")).toBeHidden();
});

test("with the system's own colours a locked teaser is still named, and still not to be read", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/prompts?category=Mindset");
  const teaser = card(page, PREMIUM.title).getByRole("img", { name: "Premium prompt, locked" });
  await expect(teaser).toHaveCSS("opacity", "0");
  await expect(card(page, PREMIUM.title)).toContainText("Unlock full prompt with Premium");
});

test("liking, saving and the Saved view ask a guest to sign in", async ({ page }) => {
  await page.goto("/prompts?category=Writing");
  for (const button of [likeButton(page, RECENT.title), saveButton(page, RECENT.title)]) {
    await button.click();
    await expect(authDialog(page)).toBeVisible();
    await authDialog(page).getByRole("button", { name: "Close" }).click();
    await expect(authDialog(page)).toBeHidden();
    await expect(button).toBeFocused();
  }
  await viewButton(page, "Saved").click();
  await expect(toast(page, "Sign in required")).toBeVisible();
  await expect(toast(page, "Please sign in to view saved prompts.")).toBeVisible();
  await expect(authDialog(page)).toBeVisible();
});

test("a reload shows the open prompt's page, and back leads to the same category and search", async ({
  page,
}) => {
  await page.goto("/prompts");
  await viewButton(page, "Writing").click();
  await expect(viewButton(page, "Writing")).toHaveAttribute("aria-pressed", "true");
  await searchBox(page).fill("argument");
  await expect(page.getByText("for “argument”")).toBeVisible();
  await promptLink(page, FREE.title).click();
  await expect(promptDialog(page, FREE.title)).toBeVisible();

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: FREE.title })).toBeVisible();
  await page.goBack();
  await expect(viewButton(page, "Writing")).toHaveAttribute("aria-pressed", "true");
  await expect(searchBox(page)).toHaveValue("argument");
  await expect(card(page, FREE.title)).toBeVisible();
});

test("Escape pressed twice closes the prompt and does not leave its category", async ({ page }) => {
  await page.goto("/prompts");
  await viewButton(page, "Writing").click();
  await expect(viewButton(page, "Writing")).toHaveAttribute("aria-pressed", "true");
  await promptLink(page, RECENT.title).click();
  await expect(promptDialog(page, RECENT.title)).toBeVisible();
  // Faster than the history goes back.
  await page.evaluate(() => {
    for (let press = 0; press < 2; press++) {
      const options = { key: "Escape", bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent("keydown", options));
    }
  });
  await expect(promptDialog(page, RECENT.title)).toBeHidden();
  await expect(page).toHaveURL(/category=Writing/);
});

test("the back button closes the prompt and then undoes the category", async ({ page }) => {
  await page.goto("/prompts");
  await viewButton(page, "Writing").click();
  await expect(viewButton(page, "Writing")).toHaveAttribute("aria-pressed", "true");
  await promptLink(page, RECENT.title).click();
  await expect(promptDialog(page, RECENT.title)).toBeVisible();

  await page.goBack();
  await expect(promptDialog(page, RECENT.title)).toBeHidden();
  await expect(viewButton(page, "Writing")).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(viewButton(page, "All")).toHaveAttribute("aria-pressed", "true");
  await expect(viewButton(page, "Writing")).toHaveAttribute("aria-pressed", "false");
});
