import { expect, type Page } from "@playwright/test";

import { toast } from "./library";

export const lazyPromptBox = (page: Page) =>
  page.getByRole("textbox", { name: "Your lazy prompt" });

export const enhanceButton = (page: Page) => page.getByRole("button", { name: "Enhance Prompt" });

export const resultToggle = (page: Page) => page.getByRole("button", { name: "Enhanced prompt" });

/** On a phone, /refine folds its form once the answer is there. */
export async function openForm(page: Page): Promise<void> {
  const edit = page.getByRole("button", { name: "Edit your prompt" });
  if (await edit.isVisible()) await edit.click();
}

/** Enhances a line and waits for the result. */
export async function enhance(page: Page, lazyPrompt: string): Promise<void> {
  await lazyPromptBox(page).fill(lazyPrompt);
  await enhanceButton(page).click();
  await expectEnhanced(page, lazyPrompt);
}

/** The toast, a result with section labels that keeps the user's words, and what wrote it. */
export async function expectEnhanced(page: Page, lazyPrompt: string): Promise<void> {
  const result = page.getByRole("region", { name: "Prompt enhancer" });
  await expect(toast(page, "Prompt Enhanced!").first()).toBeVisible();
  await expect(result.getByRole("heading", { name: "Task Overview" })).toBeVisible();
  await expect(result.getByRole("heading", { name: "Output Format" })).toBeVisible();
  await expect(result.getByText("Written by our rules")).toBeVisible();
  for (const word of lazyPrompt.split(" ")) await expect(result).toContainText(word);
}
