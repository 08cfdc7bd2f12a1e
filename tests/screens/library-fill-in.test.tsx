// Loaded with the file, so that the first test does not wait for the page's chunk.
import "@/pages/library-page";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { STORAGE_KEYS } from "@/config/storage-keys";
import { fillPlaceholders, placeholdersOf } from "@/domain/placeholders";

import { findToast } from "../support/find-toast";
import { renderApp, setUpBackend, signUpSomebody } from "../support/render-app";

const context = setUpBackend();

afterEach(() => vi.restoreAllMocks());

/** Opens the detail of a free prompt that has gaps. */
async function openPrompt() {
  const rows = await context.backend.sql<{ id: string; title: string; content: string }>(
    "select id, title, content from library.prompts where not is_premium order by id",
  );
  const prompt = rows.find(({ content }) => placeholdersOf(content).length > 0);
  if (prompt === undefined) throw new Error("No free prompt has a gap.");
  const { user } = renderApp(`/prompts?prompt=${prompt.id}`);
  const dialog = within(await screen.findByRole("dialog", { name: prompt.title }));
  const [gap] = placeholdersOf(prompt.content);
  return { user, dialog, content: prompt.content, gap: { key: "", label: "", ...gap } };
}

test("a prompt's gaps are filled in with a live preview, and Copy takes the filled text", async () => {
  const { user, dialog, content, gap } = await openPrompt();
  await user.type(await dialog.findByRole("textbox", { name: gap.label }), "$1 & more");
  const filled = fillPlaceholders(content, { [gap.key]: "$1 & more" });
  expect(filled).not.toBe(content);
  expect(dialog.getByText((_, element) => element?.textContent === filled)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Copy Prompt" }));
  expect(await findToast("Prompt copied to clipboard.")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(filled);
});

test("words from another prompt are marked as the reader's own", async () => {
  const { user, dialog, gap } = await openPrompt();
  const field = await dialog.findByRole("textbox", { name: gap.label });
  expect(dialog.queryByText("from before", { selector: "mark" })).not.toBeInTheDocument();
  await user.type(field, "from before");
  const [marked] = await dialog.findAllByText("from before", { selector: "mark" });
  expect(marked).toBeVisible();
});

test("a prompt can be taken to an assistant, and Escape closes the menu but not the dialog", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  const { user, dialog, content } = await openPrompt();
  await user.click(dialog.getByRole("button", { name: "Open in" }));
  await user.keyboard("{Escape}");
  expect(dialog.getByRole("button", { name: "Open in" })).toHaveFocus();
  await user.click(dialog.getByRole("button", { name: "Open in" }));
  await user.click(dialog.getByRole("menuitem", { name: "Gemini" }));
  expect(await screen.findByText("Copied for Gemini")).toBeVisible();
  expect(open).toHaveBeenCalledOnce();
  expect(await navigator.clipboard.readText()).toBe(content);
});

test("what was filled in is forgotten with the sign-out", async () => {
  await signUpSomebody();
  localStorage.setItem(STORAGE_KEYS.filledIn, JSON.stringify({ name: "my client" }));
  const { user } = renderApp("/popup-enhancer");
  await user.click(await screen.findByRole("button", { name: "Sign Out" }));
  expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
  expect(localStorage.getItem(STORAGE_KEYS.filledIn)).toBeNull();
});
