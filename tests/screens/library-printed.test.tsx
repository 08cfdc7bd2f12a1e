// Loaded with the file, so that the first test does not wait for the page's chunk.
import "@/pages/library-page";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test } from "vitest";

import { PAGE_RECORD_ID } from "@/config/site";
import { libraryRecord } from "@/entries/prerender/library-record";
import { promptRecords } from "@/entries/prerender/prompt-records";

import { readPromptSources } from "../../supabase/prompts/tools/prompt-source";
import { createGate } from "../support/gate";
import { renderApp, setUpBackend, signInAs } from "../support/render-app";
import { SITE_URL } from "../support/test-backend";

const context = setUpBackend();
const PROMPTS_URL = `${SITE_URL}/rest/v1/prompts`;
const SOURCES = readPromptSources();
const TOTAL = SOURCES.length;
const RECORD = libraryRecord(promptRecords(SOURCES));
const [FIRST] = RECORD.sections.free.prompts;
if (FIRST === undefined) throw new Error("The library has no free prompt.");

beforeEach(() => {
  const script = document.createElement("script");
  script.type = "application/json";
  script.id = PAGE_RECORD_ID;
  script.textContent = JSON.stringify(RECORD);
  document.body.append(script);
});
afterEach(() => document.getElementById(PAGE_RECORD_ID)?.remove());

const section = (name: RegExp) => within(screen.getByRole("region", { name }));
const titles = (name: RegExp) =>
  section(name)
    .getAllByRole("link")
    .map((link) => link.textContent);
const printedTitles = (name: "featured" | "free") =>
  RECORD.sections[name].prompts.map(({ title }) => title);
const loaded = () => screen.findByText(/^\d[\d,]* prompts$/);

/** What was asked for of the view `prompts`, by columns. */
function watchColumns(): string[] {
  const columns: string[] = [];
  context.server.events.on("request:start", ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith("/rest/v1/prompts")) columns.push(searchParams.get("select") ?? "");
  });
  return columns;
}

test("a guest sees the printed prompts before any answer, and then their votes", async () => {
  const gate = createGate();
  context.server.use(
    http.get(PROMPTS_URL, async ({ request }) => {
      await gate.opened;
      return context.backend.fetch(request);
    }),
  );
  const columns = watchColumns();
  await context.backend.sql(`update library.prompts set like_count = 23 where id = '${FIRST.id}'`);
  renderApp("/prompts");
  await screen.findByRole("region", { name: "Curated Prompts" });
  expect(titles(/^Curated/)).toEqual(printedTitles("featured"));
  expect(titles(/^Free/)).toEqual(printedTitles("free"));
  expect(section(/^Free/).queryByText("23")).not.toBeInTheDocument();
  gate.open();
  expect(await section(/^Free/).findByText("23")).toBeVisible();
  await loaded();
  expect(titles(/^Free/)).toEqual(printedTitles("free"));
  // The premium prompts are not printed, so they alone are read whole.
  expect(columns.filter((one) => one === "*")).toHaveLength(1);
  expect(columns.filter((one) => one !== "*")).toHaveLength(2);
});

test("'Show more' goes on after the printed prompts", async () => {
  const { user } = renderApp("/prompts");
  await loaded();
  await user.click(section(/^Free/).getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(titles(/^Free/)).toHaveLength(2 * printedTitles("free").length));
  const shown = titles(/^Free/);
  expect(new Set(shown).size).toBe(shown.length);
});

test("a newer library takes the place of the printed one", async () => {
  await context.backend.sql(`
    insert into library.prompts (id, slug, title, content, category, is_premium)
    values (gen_random_uuid(), 'written-since', 'Written since', 'Look at [TEXT].', 'Writing', false)`);
  renderApp("/prompts");
  await screen.findByRole("region", { name: "Curated Prompts" });
  await waitFor(() => expect(titles(/^Free/)[0]).toBe("Written since"));
  expect(titles(/^Free/)).toHaveLength(printedTitles("free").length);
  expect(await screen.findByText(`${(TOTAL + 1).toLocaleString("en-US")} prompts`)).toBeVisible();
  await context.backend.sql("delete from library.prompts where slug = 'written-since'");
});

test("without a connection the printed prompts stay", async () => {
  context.server.use(http.get(PROMPTS_URL, () => HttpResponse.error()));
  renderApp("/prompts");
  expect(
    await screen.findByText(/could not be loaded/, undefined, { timeout: 15_000 }),
  ).toBeVisible();
  expect(titles(/^Free/)).toEqual(printedTitles("free"));
});

test("a subscriber's own list takes the place of the printed one", async () => {
  await signInAs("premium");
  renderApp("/prompts");
  await screen.findByRole("region", { name: /^Premium Prompts \(Unlocked\)/ }, { timeout: 15_000 });
  expect(screen.queryByRole("img", { name: "Premium prompt, locked" })).not.toBeInTheDocument();
});

test("a search does not show what is printed", async () => {
  renderApp("/prompts?q=resume");
  expect(await screen.findByRole("region", { name: /^Best matches/ })).toBeVisible();
});
