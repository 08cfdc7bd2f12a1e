// Loaded with the file, so that the first test does not wait for the chunks.
import "@/features/collections/collection-picker";
import "@/features/collections/prompt-more-panel";
import "@/features/history/history";
import "@/features/history/own-prompts";
import "@/pages/library-prompt-dialog";
import "@/pages/library-history";
import "@/pages/library-page";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";

import { STORAGE_KEYS } from "@/config/storage-keys";
import { supabase } from "@/data/client/supabase";

import { findToast } from "../support/find-toast";
import { renderApp, setUpBackend, signUpSomebody } from "../support/render-app";
import { SITE_URL } from "../support/test-backend";

const context = setUpBackend();
const SAVED = "/prompts?category=Saved";

type Stored = { title: string; content: string; tags: string[]; origin_content: string | null };
const stored = (userId: string) =>
  context.backend.sql<Stored>(
    `select title, content, tags, origin_content from public.own_prompts where user_id = '${userId}'`,
  );

async function openOne(content: string) {
  const userId = await signUpSomebody();
  await context.backend.sql(
    `insert into public.own_prompts (user_id, title, content, tags)
     values ('${userId}', 'Mine', '${content}', '{work}')`,
  );
  const { user } = renderApp(SAVED);
  const section = within(await screen.findByRole("region", { name: "My prompts" }));
  await user.click(await section.findByRole("button", { name: /^Mine/ }));
  return { userId, user, section };
}

test("a prompt is written with its tags, and found by one of them", async () => {
  const userId = await signUpSomebody();
  const { user } = renderApp(SAVED);
  const section = within(await screen.findByRole("region", { name: "My prompts" }));
  await user.click(await section.findByRole("button", { name: "Write a prompt" }));
  await user.type(section.getByRole("textbox", { name: "Title" }), "Weekly report");
  await user.type(section.getByRole("textbox", { name: "Prompt" }), "Sum up my week.");
  await user.type(section.getByRole("textbox", { name: "Tags" }), "Work, #office, work");
  await user.click(section.getByRole("button", { name: "Save" }));
  expect(await section.findByRole("button", { name: /^Weekly report/ })).toHaveTextContent(
    "#work #office",
  );
  expect(await stored(userId)).toMatchObject([
    { title: "Weekly report", content: "Sum up my week.", tags: ["work", "office"] },
  ]);
  await user.type(screen.getByRole("searchbox"), "office");
  expect(await section.findByRole("button", { name: /^Weekly report/ })).toBeVisible();
  await user.type(screen.getByRole("searchbox"), "zzz");
  expect(await section.findByText("No match in your own prompts.")).toBeVisible();
});

async function writeHalf() {
  await signUpSomebody();
  const { user, unmount } = renderApp(SAVED);
  const section = within(await screen.findByRole("region", { name: "My prompts" }));
  await user.click(await section.findByRole("button", { name: "Write a prompt" }));
  await user.type(section.getByRole("textbox", { name: "Title" }), "Half");
  await user.type(section.getByRole("textbox", { name: "Prompt" }), "Written so far");
  return { user, unmount, section };
}
const shownForm = async () => within(await screen.findByRole("form", { name: "Write a prompt" }));

test("a half-written prompt is there again after a reload, in its open form", async () => {
  const { unmount } = await writeHalf();
  unmount();
  const { user } = renderApp(SAVED);
  const form = await shownForm();
  expect(form.getByRole("textbox", { name: "Title" })).toHaveValue("Half");
  expect(form.getByRole("textbox", { name: "Prompt" })).toHaveValue("Written so far");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await findToast("Saved to My prompts")).toBeVisible();
  expect(sessionStorage.getItem(STORAGE_KEYS.ownPrompt)).toBeNull();
});

test("a half-written prompt is kept no longer than its writer wants", async () => {
  const { user, section } = await writeHalf();
  expect(sessionStorage.getItem(STORAGE_KEYS.ownPrompt)).toContain("Written so far");
  await user.click(section.getByRole("button", { name: "Cancel" }));
  expect(sessionStorage.getItem(STORAGE_KEYS.ownPrompt)).toBeNull();
  await user.click(section.getByRole("button", { name: "Write a prompt" }));
  expect(section.getByRole("textbox", { name: "Title" })).toHaveValue("");
  await user.type(section.getByRole("textbox", { name: "Title" }), "Once more");
  await (await supabase.auth()).signOut();
  await waitFor(() => expect(sessionStorage.getItem(STORAGE_KEYS.ownPrompt)).toBeNull());
});

test("what becomes a blank is told as it is, and a full title says so", async () => {
  const { user, section } = await writeHalf();
  expect(section.getByText(/^A word in capitals and in brackets, such as \[NAME\]/)).toBeVisible();
  await user.click(section.getByRole("textbox", { name: "Title" }));
  await user.paste("x".repeat(300));
  expect(section.getByRole("alert")).toHaveTextContent(/^Full: 200 characters/);
});

test("its blanks are filled in and copied as in the library", async () => {
  const { user, section } = await openOne("Write a poem for [NAME: e.g. Ada].");
  await user.type(section.getByPlaceholderText("e.g. Ada"), "Grace");
  await user.click(section.getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe("Write a poem for Grace.");
});

test("an edit shows what it changed, and the earlier text comes back", async () => {
  const { user, userId, section } = await openOne("Write a poem.");
  expect(section.queryByRole("button", { name: "Earlier versions" })).not.toBeInTheDocument();
  await user.click(section.getByRole("button", { name: "Edit" }));
  const field = section.getByRole("textbox", { name: "Prompt" });
  await user.clear(field);
  await user.type(field, "Write a song.");
  await user.click(section.getByRole("button", { name: "Save" }));
  expect(await findToast("Prompt saved")).toBeVisible();
  await user.click(await section.findByRole("button", { name: "Earlier versions" }));
  await user.click(await section.findByRole("button", { name: /^Replaced: Mine/ }));
  expect(section.getByText("poem", { selector: "del" })).toBeVisible();
  expect(section.getByText("song", { selector: "ins" })).toBeVisible();
  await user.click(section.getByRole("button", { name: "Use this version again" }));
  await waitFor(async () =>
    expect(await stored(userId)).toMatchObject([{ content: "Write a poem." }]),
  );
});

test("what is typed stays when the connection is lost while it is saved", async () => {
  const { user, userId, section } = await openOne("Write a poem.");
  context.server.use(http.patch(`${SITE_URL}/rest/v1/own_prompts`, () => HttpResponse.error()));
  await user.click(section.getByRole("button", { name: "Edit" }));
  await user.type(section.getByRole("textbox", { name: "Prompt" }), " In verse.");
  await user.click(section.getByRole("button", { name: "Save" }));
  expect(await findToast("Not saved")).toBeVisible();
  expect(section.getByRole("textbox", { name: "Prompt" })).toHaveValue("Write a poem. In verse.");
  context.server.resetHandlers();
  await user.click(section.getByRole("button", { name: "Save" }));
  await waitFor(async () =>
    expect(await stored(userId)).toMatchObject([{ content: "Write a poem. In verse." }]),
  );
});

test("a copy of a free prompt tells when the original changed", async () => {
  const [origin] = await context.backend.sql<{ id: string; title: string; content: string }>(
    "select id, title, content from library.prompts where not is_premium order by id limit 1",
  );
  if (origin === undefined) throw new Error("There is no free prompt.");
  const userId = await signUpSomebody();
  const { user, unmount } = renderApp(`/prompts?prompt=${origin.id}`);
  const dialog = within(await screen.findByRole("dialog", { name: origin.title }));
  await user.click(dialog.getByRole("button", { name: "More for this prompt" }));
  await user.click(await dialog.findByRole("button", { name: "Make my own copy" }));
  expect(await findToast("Saved to My prompts")).toBeVisible();
  expect(await stored(userId)).toMatchObject([{ origin_content: origin.content }]);
  unmount();

  const changed = `${origin.content} And sing it.`.replaceAll("'", "''");
  await context.backend.sql(
    `update library.prompts set content = '${changed}' where id = '${origin.id}'`,
  );
  const { user: later } = renderApp(SAVED);
  const section = within(await screen.findByRole("region", { name: "My prompts" }));
  await later.click(await section.findByRole("button", { name: new RegExp(`^${origin.title}`) }));
  expect(await section.findByText(/^The original has changed/)).toBeVisible();
  await later.click(section.getByRole("button", { name: "See what changed" }));
  expect(section.getByText(/And sing it/, { selector: "ins" })).toBeVisible();
  await later.click(section.getByRole("button", { name: "Keep mine" }));
  await waitFor(() =>
    expect(section.queryByText(/^The original has changed/)).not.toBeInTheDocument(),
  );
  expect(await stored(userId)).toMatchObject([{ content: origin.content }]);
});

test("a premium prompt has no copy", async () => {
  const [premium] = await context.backend.sql<{ id: string }>(
    "select id from library.prompts where is_premium order by id limit 1",
  );
  const userId = await signUpSomebody();
  await context.backend.sql(
    `insert into private.subscriptions (user_id, status, current_period_end)
     values ('${userId}', 'active', now() + interval '1 month')`,
  );
  const { user } = renderApp(`/prompts?prompt=${premium?.id}`);
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("button", { name: "More for this prompt" }));
  expect(await dialog.findByText("Add to collection")).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Make my own copy" })).not.toBeInTheDocument();
});

test("a prompt of one's own goes into a collection", async () => {
  const { user, userId, section } = await openOne("Write a poem.");
  await user.click(section.getByRole("button", { name: "More for “Mine”" }));
  await user.type(await section.findByRole("textbox", { name: "New collection" }), "Best{Enter}");
  expect(await section.findByRole("checkbox", { name: "Best" })).toBeChecked();
  await user.click(section.getByRole("link", { name: "See your collections" }));
  await user.click(await screen.findByRole("link", { name: /^Best/ }));
  expect(await screen.findByText("My prompt")).toBeVisible();
  expect(screen.getByText("Mine")).toBeVisible();
  await context.backend.sql(`delete from public.own_prompts where user_id = '${userId}'`);
});
