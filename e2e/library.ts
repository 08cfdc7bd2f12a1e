import type { Page } from "@playwright/test";

import { readPromptSources, type SourcePrompt } from "../supabase/prompts/tools/prompt-source";

const SOURCES = readPromptSources();

/** A prompt of the library as its source has it. Throws when there is none of this title. */
export function promptNamed(title: string): SourcePrompt {
  const found = SOURCES.find((prompt) => prompt.title === title);
  if (found === undefined) throw new Error(`No prompt is called "${title}".`);
  return found;
}

export const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search prompts" });

/** A view of the library: 'All', 'Saved' or a category. */
export const viewButton = (page: Page, view: string) =>
  page
    .getByRole("toolbar", { name: "Categories" })
    .getByRole("button", { name: view, exact: true });

export const card = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name: title, exact: true }) });

export const promptLink = (page: Page, title: string) =>
  page.getByRole("link", { name: title, exact: true });

export const promptDialog = (page: Page, title: string) =>
  page.getByRole("dialog", { name: title, exact: true });

/** Its name ends with the number of likes. */
export const likeButton = (page: Page, title: string) =>
  page.getByRole("button", { name: `Like “${title}”` });

export const saveButton = (page: Page, title: string) =>
  page.getByRole("button", { name: `Save “${title}”`, exact: true });

export const upgradeDialog = (page: Page) =>
  page.getByRole("dialog", { name: "Upgrade to Premium" });

/** Where toasts appear. The application fetches it last, when it has time. */
export const toasts = (page: Page) => page.getByRole("region", { name: /^Notifications/ });

/** A toast with this title or description. */
export const toast = (page: Page, text: string) => toasts(page).getByText(text, { exact: true });
