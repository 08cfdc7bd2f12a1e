import type { Page } from "@playwright/test";

import { openSignedIn, PREMIUM_DEMO } from "./account";
import { enhance, enhanceButton, lazyPromptBox } from "./enhancer";
import { expect, expectAccessible, test } from "./fixtures";
import { toast } from "./library";

const LINE = "email to my landlord about the broken heating";

const readingRow = (page: Page) => page.getByRole("group", { name: "How your text was read" });
const enhancer = (page: Page) => page.getByRole("region", { name: "Prompt enhancer" });
const meter = (page: Page, used: number) =>
  page.getByRole("meter", { name: `${used} / 2 prompts used` });

/** Sends a text that gets no enhanced prompt. */
async function send(page: Page, text: string): Promise<void> {
  await page.goto("/refine");
  await lazyPromptBox(page).fill(text);
  await enhanceButton(page).click();
}

test("a guest flips the reading and says what was wrong with the answer, within one use", async ({
  page,
}) => {
  await page.goto("/refine");
  await enhance(page, LINE);
  const result = enhancer(page);
  const before = await result.innerText();
  await readingRow(page)
    .getByRole("button", { name: /^Read as: email/ })
    .click();
  await expectAccessible(page);
  await page.keyboard.press("Enter");

  const chip = readingRow(page).getByRole("button", { name: /^Read as:/ });
  await expect(chip).not.toHaveAccessibleName(/^Read as: email/);
  await expect(chip).toBeFocused();
  await expect(result.getByText(/^read as: /)).toBeVisible();
  expect(await result.innerText()).not.toBe(before);

  await page.getByRole("button", { name: "Got a bad answer?" }).click();
  await page.getByRole("button", { name: "Wrong facts" }).click();
  await expect(page.getByText("The answer had wrong facts")).toBeVisible();
  await expect(result.getByText("3 / 3")).toBeVisible();
  await expect(meter(page, 1)).toBeAttached();
});

test("a text that is good as it is and one that says nothing yet are not counted", async ({
  page,
}) => {
  await send(page, "capital of australia");
  await expect(page.getByRole("button", { name: "This is ready to send" })).toBeVisible();
  await expect(page.getByText("Not counted: your text is good as it is.")).toBeVisible();
  await expect(toast(page, "Prompt Enhanced!")).toHaveCount(0);

  await send(page, "help me");
  await expect(
    page.getByRole("paragraph").filter({ hasText: "What would you like to get?" }),
  ).toBeVisible();
  await expect(lazyPromptBox(page)).toBeFocused();
  await page.reload();
  await expect(meter(page, 0)).toBeAttached();
});

test("a guest's fact is in the prompt while it is ticked, and only then", async ({ page }) => {
  await page.goto("/refine");
  await lazyPromptBox(page).click();
  await page.getByRole("button", { name: "About me" }).click();
  await page.getByRole("textbox", { name: "About you" }).fill("night nurse");
  await page.keyboard.press("Enter");
  const fact = page.getByRole("button", { name: "role: night nurse", exact: true });
  const inPrompt = enhancer(page).getByRole("listitem").filter({ hasText: "About me" });
  await expect(fact).toHaveAttribute("aria-pressed", "false");
  await fact.click();
  await enhance(page, LINE);
  await expect(inPrompt).toContainText("night nurse");

  await fact.click();
  await enhanceButton(page).click();
  await expect(meter(page, 2)).toBeAttached();
  await expect(inPrompt).toHaveCount(0);
});

test("with Premium one request is shown for two assistants side by side", async ({ page }) => {
  await openSignedIn(page, "/refine", PREMIUM_DEMO);
  await page.getByRole("combobox", { name: "Write it for" }).selectOption("ChatGPT");
  await enhance(page, LINE);
  await page.getByRole("button", { name: "Side by side" }).click();
  const choices = page.getByRole("group", { name: "The same request" });
  await choices.getByRole("button", { name: "For Claude" }).click();
  const sides = page.getByRole("region", { name: "Side by side" });
  await expect(sides.getByRole("heading", { name: "For ChatGPT" })).toBeVisible();
  await expect(sides.getByRole("heading", { name: "For Claude" })).toBeVisible();
  await expect(sides.locator("mark").first()).toBeVisible();
  await expect(sides).not.toContainText("**");
  await expectAccessible(page);
});
