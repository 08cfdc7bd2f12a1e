import { LOCAL_PUBLISHABLE_KEY } from "../supabase/local/keys";
import { firstFreeIn } from "../tests/support/prompt-counts";
import { accessToken, submitSignUp } from "./account";
import { enhance, enhanceButton, lazyPromptBox, resultToggle } from "./enhancer";
import { expect, newEmail, PASSWORD, test } from "./fixtures";
import {
  card,
  likeButton,
  saveButton,
  searchBox,
  toast,
  upgradeDialog,
  viewButton,
} from "./library";

const TITLE = firstFreeIn("Marketing").title;

test("a new user enhances two prompts and is then asked to upgrade", async ({ page }) => {
  const generations: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/functions/v1/")) generations.push(request.method());
  });
  const email = newEmail();
  await page.goto("/");
  await page.getByRole("button", { name: "Get Started" }).click();
  await submitSignUp(page, { email, password: PASSWORD });
  await expect(page).toHaveURL("/prompts");
  await expect(page.getByText(`Welcome, ${email}`)).toBeVisible();
  await expect(page.getByRole("meter", { name: "0 / 2 prompts used" })).toBeAttached();

  await enhance(page, "packing list for iceland");
  await expect(page.getByRole("meter", { name: "1 / 2 prompts used" })).toBeAttached();
  await resultToggle(page).click();
  await expect(page.getByRole("heading", { name: "Task Overview" })).toBeHidden();
  await enhance(page, "reply to an unfair review");
  await expect(page.getByRole("meter", { name: "2 / 2 prompts used" })).toBeAttached();

  await lazyPromptBox(page).fill("plan a birthday dinner");
  await enhanceButton(page).click();
  await expect(upgradeDialog(page)).toContainText("$4.99");
  await expect(upgradeDialog(page)).toContainText("Unlimited AI prompt generation");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Prompt enhancer" })).toContainText(
    "unfair review",
  );
  expect(generations).toEqual(["POST", "POST"]);

  const answer = await page.request.post("/functions/v1/generate-prompt", {
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      authorization: `Bearer ${await accessToken(page)}`,
    },
    data: { prompt: "plan a birthday dinner" },
  });
  expect(answer.status()).toBe(402);
  expect(await answer.json()).toMatchObject({ error: { code: "QUOTA_EXCEEDED" } });
});

test("a new user likes and saves a prompt, finds it again and signs out", async ({ page }) => {
  await page.goto("/prompts?category=Marketing");
  await page.getByRole("button", { name: "Sign In" }).click();
  await submitSignUp(page, { email: newEmail(), password: PASSWORD });

  const like = likeButton(page, TITLE);
  await expect(like).toHaveAccessibleName(/No votes yet$/);
  await like.click();
  await expect(like).toHaveAccessibleName(/: 1$/);
  await expect(like).toHaveAttribute("aria-pressed", "true");
  const save = saveButton(page, TITLE);
  await save.click();
  await expect(toast(page, "Saved!")).toBeVisible();
  await expect(toast(page, "Prompt added to your collection.")).toBeVisible();

  await page.reload();
  await expect(like).toHaveAccessibleName(/: 1$/);
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect(save).toHaveAttribute("aria-pressed", "true");

  await viewButton(page, "Saved").click();
  await expect(page.getByRole("heading", { name: "Your Saved Prompts" })).toBeVisible();
  await searchBox(page).fill("no such words");
  await expect(page.getByText("No prompts found matching your criteria.")).toBeVisible();
  await searchBox(page).fill(TITLE.toUpperCase());
  await expect(card(page, TITLE)).toBeVisible();
  await save.click();
  await expect(toast(page, "Removed from saved")).toBeVisible();
  await expect(toast(page, "Prompt removed from your collection.")).toBeVisible();
  await expect(
    page.getByText("No saved prompts yet. Start exploring and save your favorites!"),
  ).toBeVisible();

  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(toast(page, "Signed Out")).toBeVisible();
  await viewButton(page, "All").click();
  await expect(like).toHaveAttribute("aria-pressed", "false");
  await expect(like).toHaveAccessibleName(/: 1$/);
  await expect(save).toHaveAttribute("aria-pressed", "false");
});
