// Loaded with the file, so that the first test does not wait for the chunks.
import "@/features/collections/packs";
import "@/pages/collections-page";
import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";

import { readPack } from "@/domain/packs/pack";

import { findToast } from "../support/find-toast";
import { renderApp, setUpBackend, signUpSomebody } from "../support/render-app";
import { SITE_URL } from "../support/test-backend";

const context = setUpBackend();

const CSV = [
  "act,prompt",
  'Poet,"Write a poem.',
  'In verse."',
  "Empty,",
  '"Linux ""Terminal""",=I want you to act',
  "Mine,Already here",
].join("\n");

async function openImport() {
  const userId = await signUpSomebody();
  await context.backend.sql(
    `insert into public.own_prompts (user_id, title, content) values ('${userId}', 'Mine', 'Already here')`,
  );
  const { user } = renderApp("/collections");
  await user.click(await screen.findByRole("button", { name: "Import" }));
  return { user, userId };
}
const titles = async (userId: string) =>
  (
    await context.backend.sql<{ title: string }>(
      `select title from public.own_prompts where user_id = '${userId}' order by title`,
    )
  ).map(({ title }) => title);
const preview = async () => within(await screen.findByRole("region", { name: "What is in it" }));
const importAll = () => screen.findByRole("button", { name: "Import all of it" });

test("a file is shown before it is imported: what is new, what is there, which lines are bad", async () => {
  const { user, userId } = await openImport();
  const file = new File([CSV], "prompts.csv", { type: "text/csv" });
  await user.upload(screen.getByLabelText("A file with prompts"), file);
  const shown = await preview();
  expect(
    await shown.findByText("2 prompts to add, 1 there already or twice in the file."),
  ).toBeVisible();
  expect(shown.getByText("Line 4: the prompt is empty.")).toBeVisible();
  expect(shown.getByText('Linux "Terminal"')).toBeVisible();
  expect(await titles(userId)).toEqual(["Mine"]);
  await user.click(await importAll());
  expect(await findToast("Imported")).toBeVisible();
  expect(await titles(userId)).toEqual(['Linux "Terminal"', "Mine", "Poet"]);
  expect(screen.queryByRole("region", { name: "What is in it" })).not.toBeInTheDocument();
});

test("a connection lost in the middle imports nothing, and the file stays to be sent again", async () => {
  const { user, userId } = await openImport();
  await user.click(screen.getByLabelText("Or paste them"));
  await user.paste("Write a poem.\n---\nWrite a song.");
  context.server.use(http.post(`${SITE_URL}/rest/v1/rpc/import_pack`, () => HttpResponse.error()));
  await user.click(await importAll());
  expect(await findToast("Nothing was imported")).toBeVisible();
  expect(await titles(userId)).toEqual(["Mine"]);
  context.server.resetHandlers();
  await user.click(await importAll());
  expect(await findToast("Imported")).toBeVisible();
  expect(await titles(userId)).toHaveLength(3);
});

test("over the limit of collections nothing is imported, and it says why", async () => {
  const { user, userId } = await openImport();
  const rows = ["a", "b", "c", "d"].map((name) => `${name},Text of ${name},${name}`);
  await user.click(screen.getByLabelText("Or paste them"));
  await user.paste(["act,prompt,collection", ...rows].join("\n"));
  await user.click(await importAll());
  expect(await findToast("No room for another collection")).toBeVisible();
  expect(await titles(userId)).toEqual(["Mine"]);
});

test("a file without a prompt, and one that is too large, are refused with a sentence", async () => {
  const { user } = await openImport();
  const input = screen.getByLabelText("A file with prompts");
  await user.upload(input, new File([" \n"], "empty.txt", { type: "text/plain" }));
  expect(await screen.findByText("No prompt was found in it.")).toBeVisible();
  const large = new File(["x"], "large.csv", { type: "text/csv" });
  Object.defineProperty(large, "size", { value: 7_000_000 });
  await user.upload(input, large);
  expect(await screen.findByText("The file is larger than 6 MB.")).toBeVisible();
});

test("a file that adds nothing says so and offers no import", async () => {
  const { user } = await openImport();
  const file = new File(["act,prompt\nMine,Already here"], "same.csv", { type: "text/csv" });
  await user.upload(screen.getByLabelText("A file with prompts"), file);
  const shown = await preview();
  expect(await shown.findByText("Everything in this file is here already.")).toBeVisible();
  expect(shown.queryByRole("button")).not.toBeInTheDocument();
});

test("versions of the history and prompts for a collection are counted as what they are", async () => {
  const { user } = await openImport();
  await user.click(screen.getByLabelText("Or paste them"));
  await user.paste(
    "kind,act,prompt,collection\nhistory,a poem,One,\nhistory,a poem,Two,\nown,Mine,Already here,Best",
  );
  const sentence =
    "0 prompts to add, 1 there already or twice in the file, 2 versions for your history, 1 to put into the collection Best.";
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await importAll()).toBeVisible();
});

test("JSON that was cut off is told from a file without prompts", async () => {
  const { user } = await openImport();
  const file = new File(['{"prompts":[{"act":"a","prompt":"b'], "cut.json");
  await user.upload(screen.getByLabelText("A file with prompts"), file);
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /^This is not complete JSON: .* at line 1, column \d+\./,
  );
});

test("a hostile file is shown as the text it is", async () => {
  const { user } = await openImport();
  await user.click(screen.getByLabelText("Or paste them"));
  await user.paste(
    'act,prompt\n<img src=x onerror=alert(1)>,"=HYPERLINK(""http://evil.example"")"',
  );
  expect((await preview()).getByText("<img src=x onerror=alert(1)>")).toBeVisible();
  expect(document.querySelector("img[src=x]")).toBeNull();
});

test("an export has collections, own prompts and history, and comes back whole", async () => {
  const { user, userId } = await openImport();
  const [own] = await context.backend.sql<{ id: string }>(
    `select id from public.own_prompts where user_id = '${userId}'`,
  );
  const [premium] = await context.backend.sql<{ id: string; title: string }>(
    "select id, title from library.prompts where is_premium order by id limit 1",
  );
  await context.backend.sql(`
    insert into public.collections (user_id, name, items) values ('${userId}', 'For Monday', '[
      {"kind": "prompt", "id": "${premium?.id}", "note": ""},
      {"kind": "own", "id": "${own?.id}", "note": "second"}]');
    insert into public.enhancements (user_id, original, content) values ('${userId}', 'a poem', 'Write a poem.');`);
  const texts: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    void (blob as Blob).text().then((text) => texts.push(text));
    return "blob:pack";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  await user.click(screen.getByRole("button", { name: "Export as CSV" }));
  expect(await findToast("Exported")).toBeVisible();
  vi.restoreAllMocks();
  const nothing = { tags: [], collection: "", note: "", id: "" };
  expect(readPack(texts[0] ?? "").rows).toEqual([
    {
      ...nothing,
      kind: "library",
      title: premium?.title,
      // A reader without Premium takes no part of it along.
      text: "",
      collection: "For Monday",
      id: premium?.id,
    },
    {
      ...nothing,
      kind: "own",
      title: "Mine",
      text: "Already here",
      collection: "For Monday",
      note: "second",
    },
    { ...nothing, kind: "history", title: "a poem", text: "Write a poem." },
  ]);
});
