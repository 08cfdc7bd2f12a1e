// Loaded with the file, so that the first test does not wait for the page's chunk.
import "@/pages/prompt-page";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, test, vi } from "vitest";

import { PAGE_RECORD_ID } from "@/config/site";
import { STORAGE_KEYS } from "@/config/storage-keys";
import { fillPlaceholders } from "@/domain/placeholders";
import { promptFields } from "@/domain/prompt-fields";
import { promptRecords } from "@/entries/prerender/prompt-records";
import { filledIn } from "@/platform/filled-in";
import type { PromptRecord } from "@/types/page-record";

import { DEMO_PASSWORD } from "../../supabase/local/demo-accounts";
import { readPromptSources } from "../../supabase/prompts/tools/prompt-source";
import { findToast } from "../support/find-toast";
import { createGate } from "../support/gate";
import { renderApp, signInAs, setUpBackend, signUpSomebody } from "../support/render-app";
import { SITE_URL } from "../support/test-backend";

const context = setUpBackend();
const SOURCES = readPromptSources();
const RECORDS = promptRecords(SOURCES);

const FREE = "Turn an interview transcript into a profile";
const OTHER_FREE = "Get an editor's report before you rewrite";
const PREMIUM = "Write a custom assistant's instructions with clear limits";

function recordOf(title: string): PromptRecord {
  const found = RECORDS.find((record) => record.kind === "prompt" && record.prompt.title === title);
  if (found?.kind !== "prompt") throw new Error(`No prompt is called ${title}.`);
  return found;
}
const textOf = (title: string) => SOURCES.find((source) => source.title === title)?.content ?? "";
const oneLine = (text: string) => text.replaceAll(/\s+/g, " ");

/** Opens the page as its document has it: the record beside the root. */
function openPage(title: string) {
  const record = recordOf(title);
  document.getElementById(PAGE_RECORD_ID)?.remove();
  const script = document.createElement("script");
  script.type = "application/json";
  script.id = PAGE_RECORD_ID;
  script.textContent = JSON.stringify(record);
  document.body.append(script);
  return { record, ...renderApp(record.path) };
}
afterEach(() => {
  document.getElementById(PAGE_RECORD_ID)?.remove();
  vi.restoreAllMocks();
});

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const inList = async (label: string) =>
  within(await screen.findByRole("region", { name: "Fill in the blanks" })).getByRole("textbox", {
    name: label,
  });
const unlock = () => screen.findByRole("button", { name: "Unlock full prompt with Premium" });

async function signInInDialog(user: ReturnType<typeof renderApp>["user"], account: string) {
  await screen.findByRole("tab", { name: "Sign In" });
  await user.type(screen.getByLabelText("Email"), `${account}@example.com`);
  await user.type(screen.getByLabelText("Password"), `${DEMO_PASSWORD}{Enter}`);
}

describe("a free prompt's page", () => {
  test("shows title, badges, text and the ways on, and then how readers voted", async () => {
    const { record } = openPage(FREE);
    await context.backend.sql(
      `update library.prompts set like_count = 23, dislike_count = 2 where id = '${record.prompt.id}'`,
    );
    expect(await heading(FREE)).toBeVisible();
    const main = screen.getByRole("main");
    expect(within(main).getByText("Featured")).toBeVisible();
    expect(main).toHaveTextContent(oneLine(textOf(FREE)));
    expect(await screen.findByText("92% positive (25 votes)")).toBeVisible();
    const way = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
    expect(way.getByRole("link", { name: "Writing" })).toHaveAttribute(
      "href",
      "/prompts/c/writing",
    );
    expect(screen.getByRole("link", { name: "Open Writing in the library" })).toHaveAttribute(
      "href",
      "/prompts?category=Writing",
    );
    const related = within(screen.getByRole("region", { name: "Related prompts" }));
    expect(related.getAllByRole("link", { name: /^(?!All|Open)/ })).toHaveLength(3);
    for (const { title, slug } of record.related.slice(0, 3)) {
      expect(related.getByRole("link", { name: title })).toHaveAttribute(
        "href",
        `/prompts/p/${slug}`,
      );
    }
  });

  test("copies, and opens the enhancer with the text filled in", async () => {
    const { user } = openPage(FREE);
    await user.click(await screen.findByRole("button", { name: "Copy Prompt" }));
    expect(await findToast("Prompt copied to clipboard.")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(textOf(FREE));
    await user.click(screen.getByRole("button", { name: "Enhance this" }));
    await waitFor(() => expect(window.location.pathname).toBe("/refine"));
    expect(await screen.findByRole("textbox")).toHaveValue(textOf(FREE));
  });

  test("fills in the text's blanks, and copies, takes along and enhances the filled text", async () => {
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    const blank = promptFields(textOf(FREE)).find(({ isMultiline }) => isMultiline);
    if (blank === undefined) throw new Error(`${FREE} has no blank for several lines.`);
    const filled = fillPlaceholders(textOf(FREE), { [blank.key]: "Line one\n$& two" });
    const { user } = openPage(FREE);
    await user.click(await inList(blank.label));
    await user.paste("Line one\n$& two");
    expect(screen.getByRole("main")).toHaveTextContent(oneLine(filled));
    await user.click(screen.getByRole("button", { name: "Copy Prompt" }));
    expect(await findToast("Prompt copied to clipboard.")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(filled);
    await user.click(screen.getByRole("button", { name: "Open in another assistant" }));
    await user.click(screen.getByRole("menuitem", { name: "Gemini" }));
    expect(await findToast("Copied for Gemini")).toBeVisible();
    expect(open).toHaveBeenCalledOnce();
    await user.click(screen.getByRole("button", { name: "Enhance this" }));
    expect(await screen.findByRole("textbox", { name: "Your lazy prompt" })).toHaveValue(filled);
  });

  test("has what was filled in for this prompt, and nothing of another", async () => {
    const [blank] = promptFields(textOf(FREE));
    if (blank === undefined) throw new Error(`${FREE} has no blank.`);
    filledIn.set(recordOf(OTHER_FREE).prompt.id, blank.key, "of another");
    const { unmount } = openPage(FREE);
    const main = await screen.findByRole("main");
    expect(main).toHaveTextContent(oneLine(textOf(FREE)));
    unmount();
    filledIn.set(recordOf(FREE).prompt.id, blank.key, "from before");
    const { user } = openPage(FREE);
    expect(await inList(blank.label)).toHaveValue("from before");
    expect(screen.getByRole("main")).toHaveTextContent(
      oneLine(fillPlaceholders(textOf(FREE), { [blank.key]: "from before" })),
    );
    await user.click(screen.getByRole("button", { name: "Clear" }));
    expect(screen.getByRole("main")).toHaveTextContent(oneLine(textOf(FREE)));
    expect(sessionStorage.getItem(STORAGE_KEYS.filledIn)).not.toContain("from before");
  });

  test("asks a guest who likes or saves it to sign in", async () => {
    const { user } = openPage(FREE);
    await user.click(await screen.findByRole("button", { name: /^Like/ }));
    expect(await screen.findByRole("tab", { name: "Sign In" })).toBeVisible();
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: /^Save/ }));
    expect(await screen.findByRole("tab", { name: "Sign In" })).toBeVisible();
  });

  test("likes and saves at the first press, also before it is known who presses", async () => {
    const userId = await signUpSomebody();
    const { user, record } = openPage(FREE);
    await user.click(await screen.findByRole("button", { name: /^Like/ }));
    await user.click(screen.getByRole("button", { name: /^Save/ }));
    expect(await findToast("Saved!")).toBeVisible();
    const marks = (table: string) =>
      context.backend.sql(
        `select 1 as one from public.${table} where user_id = '${userId}' and prompt_id = '${record.prompt.id}'`,
      );
    await waitFor(async () => expect(await marks("prompt_votes")).toHaveLength(1));
    await waitFor(async () => expect(await marks("saved_prompts")).toHaveLength(1));
    expect(screen.getByRole("button", { name: /^Like/ })).toHaveAttribute("aria-pressed", "true");
  });

  test("counts a like that was given while the votes were being read", async () => {
    const userId = await signUpSomebody();
    const reading = createGate();
    let reads = 0;
    context.server.use(
      http.get(`${SITE_URL}/rest/v1/prompts`, async () => {
        reads += 1;
        if (reads > 1) return undefined;
        await reading.opened;
        return HttpResponse.json(recordOf(OTHER_FREE).prompt);
      }),
    );
    const { user } = openPage(OTHER_FREE);
    await user.click(await screen.findByRole("button", { name: /^Like/ }));
    await waitFor(async () =>
      expect(
        await context.backend.sql(
          `select 1 as one from public.prompt_votes where user_id = '${userId}'`,
        ),
      ).toHaveLength(1),
    );
    reading.open();
    await waitFor(() => expect(reads).toBe(2));
    expect(await screen.findByText("100% positive (1 vote)")).toBeVisible();
  });

  test("keeps its text when the server does not answer", async () => {
    context.server.use(
      http.get(`${SITE_URL}/rest/v1/prompts`, () =>
        HttpResponse.json({ code: "X", message: "no" }, { status: 403 }),
      ),
    );
    openPage(FREE);
    expect(await heading(FREE)).toBeVisible();
    expect(screen.getByRole("main")).toHaveTextContent(oneLine(textOf(FREE)));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("a premium prompt's page", () => {
  test("shows a guest the teaser alone, and nothing to copy", async () => {
    const { record } = openPage(PREMIUM);
    expect(await heading(PREMIUM)).toBeVisible();
    expect(screen.getByText(record.prompt.content)).toBeVisible();
    expect(screen.getByText(/^For people who rely on AI answers/)).toBeVisible();
    expect(await unlock()).toBeVisible();
    expect(screen.queryByRole("button", { name: "Copy Prompt" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Enhance this" })).not.toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Fill in the blanks" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Open in/ })).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(oneLine(textOf(PREMIUM)).slice(-80));
  });

  test("asks a guest to sign in, remembers the wish, and then shows the upgrade", async () => {
    const { user, record } = openPage(PREMIUM);
    await user.click(await unlock());
    expect(await findToast("Please sign in to access premium prompts.")).toBeVisible();
    expect(JSON.parse(localStorage.getItem(STORAGE_KEYS.pendingIntent) ?? "null")).toEqual({
      kind: "prompt",
      promptId: record.prompt.id,
    });
    await signInInDialog(user, "free");
    const upgrade = await screen.findByRole("dialog", { name: "Upgrade to Premium" });
    expect(within(upgrade).getByText(PREMIUM)).toBeVisible();
    expect(within(upgrade).getByText(record.prompt.content)).toBeVisible();
    expect(localStorage.getItem(STORAGE_KEYS.pendingIntent)).toBeNull();
  });

  test("opens for a guest who signs in as a premium reader", async () => {
    const { user } = openPage(PREMIUM);
    await user.click(await unlock());
    await signInInDialog(user, "premium");
    await waitFor(() =>
      expect(screen.getByRole("main")).toHaveTextContent(oneLine(textOf(PREMIUM))),
    );
    await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.pendingIntent)).toBeNull());
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  test("gives a premium reader the whole text to read and copy", async () => {
    await signInAs("premium");
    const { user } = openPage(PREMIUM);
    await waitFor(() =>
      expect(screen.getByRole("main")).toHaveTextContent(oneLine(textOf(PREMIUM))),
    );
    await user.click(screen.getByRole("button", { name: "Copy Prompt" }));
    expect(await findToast("Prompt copied to clipboard.")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(textOf(PREMIUM));
  });

  test("shows a reader with this browser's flag alone no teaser as if it were the text", async () => {
    await signInAs("free");
    localStorage.setItem(STORAGE_KEYS.isPremium, "true");
    const { record } = openPage(PREMIUM);
    expect(await screen.findByText("Your subscription is not confirmed yet")).toBeVisible();
    expect(await screen.findByRole("button", { name: "Refresh" })).toBeVisible();
    expect(screen.queryByText(record.prompt.content)).toBeNull();
    expect(screen.queryByRole("button", { name: "Copy Prompt" })).toBeNull();
  });

  test("says so when the whole text cannot be loaded, and tries again", async () => {
    await signInAs("premium");
    context.server.use(
      http.get(`${SITE_URL}/rest/v1/prompts`, () =>
        HttpResponse.json({ code: "X", message: "no" }, { status: 403 }),
      ),
    );
    const { user } = openPage(PREMIUM);
    const retry = await screen.findByRole("button", { name: "Retry" });
    context.server.resetHandlers();
    await user.click(retry);
    await waitFor(() =>
      expect(screen.getByRole("main")).toHaveTextContent(oneLine(textOf(PREMIUM))),
    );
  });
});
