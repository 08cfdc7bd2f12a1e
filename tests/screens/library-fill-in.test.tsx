// Loaded with the file, so that the first test does not wait for the chunks.
import "@/pages/library-prompt-dialog";
import "@/pages/library-page";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, expect, test, vi } from "vitest";

import { PAGE_RECORD_ID } from "@/config/site";
import { STORAGE_KEYS } from "@/config/storage-keys";
import { fillPlaceholders, placeholdersOf } from "@/domain/placeholders";
import { slugify } from "@/domain/prompt-address";
import { promptFields } from "@/domain/prompt-fields";
import { jsonScript } from "@/entries/prerender/json-script";
import { filledIn, filledTextOf } from "@/platform/filled-in";
import type { PromptRecord } from "@/types/page-record";

import { findToast } from "../support/find-toast";
import { renderApp, setUpBackend, signUpSomebody } from "../support/render-app";
import { SITE_URL } from "../support/test-backend";

const context = setUpBackend();

afterEach(() => vi.restoreAllMocks());

const FREE = "Get an editor's report before you rewrite";

type Row = { id: string; title: string; content: string };

/** Free prompts with blanks; the first is the editor's report. */
async function promptsWithBlanks(): Promise<Row[]> {
  const rows = await context.backend.sql<Row>(
    "select id, title, content from library.prompts where not is_premium order by id",
  );
  const withBlanks = rows.filter(({ content }) => placeholdersOf(content).length > 0);
  return withBlanks.toSorted((a, b) => Number(b.title === FREE) - Number(a.title === FREE));
}

async function openPrompt(prompt: Pick<Row, "id" | "title">) {
  const { user, unmount } = renderApp(`/prompts?prompt=${prompt.id}`);
  const dialog = within(await screen.findByRole("dialog", { name: prompt.title }));
  const list = within(dialog.getByRole("region", { name: "Fill in the blanks" }));
  const text = dialog.getByRole("region", { name: "Prompt text" });
  return { user, unmount, dialog, list, text, inText: within(text) };
}

async function openFree() {
  const [prompt] = await promptsWithBlanks();
  if (prompt === undefined) throw new Error("No free prompt has a blank.");
  const [field] = promptFields(prompt.content);
  return { prompt, field: { key: "", label: "", ...field }, ...(await openPrompt(prompt)) };
}

test("a blank is filled in in the list or in the text, and Copy takes the filled text", async () => {
  const { user, dialog, list, text, inText, prompt, field } = await openFree();
  expect(dialog.getByText(/^\d blanks left\. They copy as \[BRACKETS\]\.$/)).toBeVisible();
  const inList = list.getByRole("textbox", { name: field.label });
  await user.type(inList, "$1 & more");
  const filled = fillPlaceholders(prompt.content, { [field.key]: "$1 & more" });
  expect(filled).not.toBe(prompt.content);
  expect(text.textContent).toBe(filled);
  const [blank] = inText.getAllByRole("textbox", { name: field.label });
  if (blank === undefined) throw new Error("The text has no such blank.");
  fireEvent.input(blank, { target: { textContent: "nurses\nand cats" } });
  expect(list.getByRole("textbox", { name: field.label })).toHaveValue("nurses\nand cats");
  await user.click(dialog.getByRole("button", { name: "Copy Prompt" }));
  expect(await findToast("Prompt copied to clipboard.")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    fillPlaceholders(prompt.content, { [field.key]: "nurses\nand cats" }),
  );
  expect(filledTextOf(prompt)).toBe(await navigator.clipboard.readText());
});

test("Enter leads from blank to blank and then to Copy; Escape leaves the text, not the dialog", async () => {
  const { user, dialog, text, inText } = await openFree();
  const blanks = inText.getAllByRole("textbox");
  act(() => blanks[0]?.focus());
  for (const blank of blanks) {
    expect(blank).toHaveFocus();
    await user.keyboard("{Enter}");
  }
  expect(dialog.getByRole("button", { name: "Copy Prompt" })).toHaveFocus();
  act(() => blanks[1]?.focus());
  await user.keyboard("{Escape}");
  expect(text).toHaveFocus();
  expect(dialog.getByRole("button", { name: "Copy Prompt" })).toBeVisible();
});

test("words typed for another prompt are offered, and never put in unasked", async () => {
  const prompts = await promptsWithBlanks();
  const [first] = prompts;
  if (first === undefined) throw new Error("No free prompt has a blank.");
  const [shared] = placeholdersOf(first.content);
  const other = prompts.find(
    ({ id, content }) =>
      id !== first.id && placeholdersOf(content).some(({ key }) => key === shared?.key),
  );
  if (shared === undefined || other === undefined) throw new Error("No blank is shared.");
  filledIn.set(other.id, shared.key, "Acme");
  const { user, list, text } = await openPrompt(first);
  expect(text.textContent).toBe(first.content);
  await user.click(list.getByRole("button", { name: "Use “Acme”, from another prompt" }));
  expect(text.textContent).toBe(fillPlaceholders(first.content, { [shared.key]: "Acme" }));
  expect(list.queryByText(/from another prompt/)).not.toBeInTheDocument();
  await user.click(list.getByRole("button", { name: "Clear" }));
  expect(text.textContent).toBe(first.content);
  expect(filledTextOf(other)).toContain("Acme");
});

test("a guest's words are kept in this tab only, a reader's in this browser", async () => {
  const { user, list, field, unmount } = await openFree();
  await user.type(list.getByRole("textbox", { name: field.label }), "mine");
  expect(localStorage.getItem(STORAGE_KEYS.filledIn)).toBeNull();
  expect(sessionStorage.getItem(STORAGE_KEYS.filledIn)).toContain("mine");
  unmount();
  await signUpSomebody();
  const again = await openFree();
  const kept = again.list.getByRole("textbox", { name: field.label });
  expect(kept).toHaveValue("mine");
  await again.user.type(kept, "!");
  expect(localStorage.getItem(STORAGE_KEYS.filledIn)).toContain("mine!");
  expect(sessionStorage.getItem(STORAGE_KEYS.filledIn)).toBeNull();
});

test("a prompt can be taken to an assistant, and Escape closes the menu but not the dialog", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  const { user, dialog, prompt } = await openFree();
  expect(dialog.getByRole("button", { name: "Open in ChatGPT" })).toBeVisible();
  const others = dialog.getByRole("button", { name: "Open in another assistant" });
  await user.click(others);
  await user.keyboard("{Escape}");
  expect(others).toHaveFocus();
  await user.click(others);
  await user.click(dialog.getByRole("menuitem", { name: "Gemini" }));
  expect(await screen.findByText("Copied for Gemini")).toBeVisible();
  expect(open).toHaveBeenCalledOnce();
  expect(await navigator.clipboard.readText()).toBe(prompt.content);
  expect(dialog.getByRole("button", { name: "Open in Gemini" })).toBeVisible();
});

/** Serves this as the page of every prompt. Returns the paths that are asked for. */
function servePage(record: Pick<PromptRecord, "related" | "example">): string[] {
  const asked: string[] = [];
  const script = jsonScript({ kind: "prompt", ...record }, PAGE_RECORD_ID);
  context.server.use(
    http.get(`${SITE_URL}/prompts/p/*`, ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return HttpResponse.html(`<!doctype html><body>${script}</body>`);
    }),
  );
  return asked;
}

test("related prompts are shown once a prompt was copied", async () => {
  const related = ["one", "two", "three", "four"].map((slug) => ({
    slug,
    title: `Prompt ${slug}`,
    isPremium: slug === "two",
  }));
  const asked = servePage({ related, example: null });
  const { user, dialog } = await openFree();
  await waitFor(() => expect(asked).toEqual([`/prompts/p/${slugify(FREE)}`]));
  expect(dialog.queryByRole("region", { name: "Related prompts" })).not.toBeInTheDocument();
  expect(dialog.queryByText("See an example")).not.toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Copy Prompt" }));
  const region = within(await dialog.findByRole("region", { name: "Related prompts" }));
  expect(region.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/prompts/p/one",
    "/prompts/p/two",
    "/prompts/p/three",
  ]);
  expect(asked).toHaveLength(1);
});

test("an example is folded, and helps with the blanks", async () => {
  const [prompt] = await promptsWithBlanks();
  if (prompt === undefined) throw new Error("No free prompt has a blank.");
  const fields = promptFields(prompt.content);
  const blanks = Object.fromEntries(
    fields.map(({ key }, place) => [
      key,
      { hint: `What goes in at ${place}`, example: `Word ${place}\nand more` },
    ]),
  );
  servePage({ related: [], example: { blanks, answer: "The draft opens well." } });
  const { user, dialog, list, text } = await openFree();
  await user.click(await dialog.findByText("See an example"));
  expect(dialog.getByText("Example, written for this page")).toBeVisible();
  expect(dialog.getByText("The draft opens well.")).toBeVisible();
  const first = list.getByRole("textbox", { name: fields[0]?.label ?? "" });
  expect(first).toHaveAccessibleDescription("What goes in at 0");
  expect(first).toHaveAttribute("placeholder", "e.g. Word 0");
  await user.click(list.getByRole("button", { name: "Use an example" }));
  const examples = fields.map(({ key }, place) => [key, `Word ${place}\nand more`]);
  expect(text.textContent).toBe(fillPlaceholders(prompt.content, Object.fromEntries(examples)));
  expect(list.queryByRole("button", { name: "Use an example" })).not.toBeInTheDocument();
  await user.click(list.getByRole("button", { name: "Clear" }));
  expect(text.textContent).toBe(prompt.content);
});

test("what was filled in is forgotten with the sign-out", async () => {
  await signUpSomebody();
  filledIn.set("some prompt", "name", "my client");
  expect(localStorage.getItem(STORAGE_KEYS.filledIn)).toContain("my client");
  const { user } = renderApp("/popup-enhancer");
  await user.click(await screen.findByRole("button", { name: "Sign Out" }));
  expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
  expect(localStorage.getItem(STORAGE_KEYS.filledIn)).toBeNull();
  expect(sessionStorage.getItem(STORAGE_KEYS.filledIn)).toBeNull();
});
