// Loaded with the file, so that the first test does not wait for the chunks.
import "@/features/collections/prompt-more-panel";
import "@/features/library/linked-answers";
import "@/pages/prompt-page";
import { deflateRawSync } from "node:zlib";

import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";

import { ANSWERS_FRAGMENT } from "@/config/routes";
import { PAGE_RECORD_ID } from "@/config/site";
import { promptFields } from "@/domain/prompt-fields";
import { promptRecords } from "@/entries/prerender/prompt-records";
import { packAnswers, unpackAnswers } from "@/platform/answers-link";
import { filledIn } from "@/platform/filled-in";

import { readPromptSources } from "../../supabase/prompts/tools/prompt-source";
import { findToast } from "../support/find-toast";
import { renderApp, setUpBackend } from "../support/render-app";

setUpBackend();
afterEach(() => document.getElementById(PAGE_RECORD_ID)?.remove());

const FREE = "Get an editor's report before you rewrite";
const UNREADABLE = /^The answers in this link could not be read/;

function openPage(fragment: string) {
  const record = promptRecords(readPromptSources()).find(
    (one) => one.kind === "prompt" && one.prompt.title === FREE,
  );
  if (record?.kind !== "prompt") throw new Error(`No prompt is called ${FREE}.`);
  const script = document.createElement("script");
  script.type = "application/json";
  script.id = PAGE_RECORD_ID;
  script.textContent = JSON.stringify(record);
  document.body.append(script);
  const [field] = promptFields(record.prompt.content);
  if (field === undefined) throw new Error(`${FREE} has no blank.`);
  return { record, field, ...renderApp(record.path + fragment) };
}

const blank = async (label: string) =>
  within(await screen.findByRole("region", { name: "Fill in the blanks" })).getByRole("textbox", {
    name: label,
  });
const packed = (text: string) => ANSWERS_FRAGMENT + deflateRawSync(text).toString("base64url");
/** Of the same prompt's first blank. */
async function linkOf(value: string): Promise<string> {
  const { record, field, unmount } = openPage("");
  unmount();
  document.getElementById(PAGE_RECORD_ID)?.remove();
  window.history.replaceState(null, "", record.path);
  return (await packAnswers({ [field.key]: value })) ?? "";
}

describe("a link with answers", () => {
  test("is copied from the prompt, and fills the blanks for anyone who opens it", async () => {
    const { user, field, record, unmount } = openPage("");
    await user.type(await blank(field.label), "a short novel & more");
    await user.click(screen.getByRole("button", { name: "More for this prompt" }));
    await user.click(await screen.findByRole("button", { name: "Copy link with my answers" }));
    expect(await findToast("Link copied")).toBeVisible();
    const link = new URL(await navigator.clipboard.readText());
    expect(link.pathname).toBe(record.path);
    expect(link.search).toBe("");
    expect(link.hash).toMatch(/^#v=[\w-]+$/);
    expect(link.href).not.toContain("novel");
    unmount();
    document.getElementById(PAGE_RECORD_ID)?.remove();
    filledIn.forget();

    openPage(link.hash);
    expect(await screen.findByText(/^The blanks are filled in with the answers/)).toBeVisible();
    expect(await blank(field.label)).toHaveValue("a short novel & more");
    await waitFor(() => expect(window.location.hash).toBe(""));
  });

  test("asks before it replaces what the reader wrote", async () => {
    const fragment = await linkOf("theirs");
    const { record, field, unmount } = openPage("");
    unmount();
    document.getElementById(PAGE_RECORD_ID)?.remove();
    filledIn.set(record.prompt.id, field.key, "mine");
    const { user } = openPage(fragment);
    expect(await screen.findByText(/different answers/)).toBeVisible();
    expect(await blank(field.label)).toHaveValue("mine");
    await user.click(screen.getByRole("button", { name: "Keep mine" }));
    expect(await blank(field.label)).toHaveValue("mine");
    await waitFor(() => expect(window.location.hash).toBe(""));
  });

  test("replaces it when told to", async () => {
    const fragment = await linkOf("theirs");
    const { record, field, unmount } = openPage("");
    unmount();
    document.getElementById(PAGE_RECORD_ID)?.remove();
    filledIn.set(record.prompt.id, field.key, "mine");
    const { user } = openPage(fragment);
    await user.click(await screen.findByRole("button", { name: "Use the link’s answers" }));
    expect(await blank(field.label)).toHaveValue("theirs");
  });

  test.each([
    ["cut", "#v=eJyrVkrLz1eyUkpK"],
    ["no base64", "#v=%%%"],
    ["empty", "#v="],
    ["a list", packed("[1, 2]")],
    ["other blanks", packed('{"constructor": "x", "__proto__": "y"}')],
    ["a number", packed('{"genre": 4}')],
    ["a bomb", packed(" ".repeat(3_000_000))],
  ])("that is hostile (%s) is ignored with one sentence", async (_name, fragment) => {
    const { field } = openPage(fragment);
    expect(await screen.findByText(UNREADABLE)).toBeVisible();
    expect(await blank(field.label)).toHaveValue("");
    await waitFor(() => expect(window.location.hash).toBe(""));
  });
});

test("answers that do not fit into an address make no link, and any others come back whole", async () => {
  const letters = Array.from({ length: 9000 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  expect(await packAnswers({ text: letters.join("") })).toBeNull();
  const values = { text: "“Ünïcödé” 🦓\n$&", tone: "a".repeat(20_000) };
  expect(await unpackAnswers((await packAnswers(values)) ?? "")).toEqual(values);
});
