// Loaded with the file, so that the first test does not wait for the page's chunk.
import "@/pages/library-page";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";

import { MAX_SEARCH_CHARACTERS, PROMPT_PAGE_SIZE } from "@/config/limits";

import { createGate } from "../support/gate";
import { renderApp, setUpBackend, signUpSomebody } from "../support/render-app";
import { SITE_URL } from "../support/test-backend";

const context = setUpBackend();
const SEARCH_URL = `${SITE_URL}/rest/v1/rpc/search_prompts`;

const section = (name: RegExp) => screen.findByRole("region", { name });
const titlesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole("link")
    .map((link) => link.textContent);
const marksIn = (element: HTMLElement) =>
  [...element.querySelectorAll("mark")].map((mark) => mark.textContent);
const searchBox = () => screen.findByRole("searchbox", { name: "Search prompts" });

type Row = { id: string; title: string; content: string; gets?: string; isPremium?: boolean };

async function addPrompts(rows: readonly Row[]) {
  for (const [index, { id, title, content, gets = "", isPremium = false }] of rows.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    await context.backend.sql(`
      insert into library.prompts (id, slug, title, content, gets, category, is_premium, created_at)
      values ('00000000-0000-4000-8000-${id}', 'search-${id}', '${title}', '${content}', '${gets}', 'Health',
        ${isPremium}, now() - interval '${index} days')`);
  }
}

/** What the page asks of the server from now on: address or search, and whether it is counted. */
function recordReads(): { url: URL; isCounted: boolean; body: Promise<unknown> }[] {
  const reads: ReturnType<typeof recordReads> = [];
  context.server.events.on("request:start", ({ request }) => {
    const url = new URL(request.url);
    if (!/\/rest\/v1\/(prompts|rpc\/search_prompts)$/.test(url.pathname)) return;
    reads.push({
      url,
      isCounted: request.headers.get("prefer")?.includes("count=exact") ?? false,
      body: request.method === "POST" ? request.clone().json() : Promise.resolve(null),
    });
  });
  return reads;
}

describe("what a search finds", () => {
  test("has titles before texts, and phrases of a title before the start of its words", async () => {
    await addPrompts([
      { id: "000000000001", title: "Third", content: "About zebrafish." },
      { id: "000000000002", title: "Last", content: "About a zebra." },
      { id: "000000000003", title: "Zebrafish in tanks", content: "Second." },
      { id: "000000000004", title: "Draw a zebra", content: "First." },
    ]);
    renderApp("/prompts?q=ZEBRA");
    expect(await screen.findByText("4 prompts for “ZEBRA”")).toBeVisible();
    expect(titlesIn(await section(/^Best matches/))).toEqual([
      "Draw a zebra",
      "Zebrafish in tanks",
      "Third",
      "Last",
    ]);
  });

  test("is marked in titles and previews, in the case it is written in", async () => {
    await addPrompts([
      { id: "000000000011", title: "Okapi care", content: "An okapi and another Okapi." },
    ]);
    renderApp("/prompts?q=okapi");
    const card = within(await section(/^Best matches/)).getByRole("listitem");
    expect(marksIn(card)).toEqual(["Okapi", "okapi", "Okapi"]);
    expect(within(card).getByRole("link", { name: "Okapi care" })).toBeVisible();
  });

  test("is shown by the preview where it lies beyond the first 150 characters", async () => {
    await addPrompts([
      { id: "000000000021", title: "Long", content: `${"filler ".repeat(50)}then a tapir comes.` },
    ]);
    renderApp("/prompts?q=tapir");
    const card = within(await section(/^Best matches/)).getByRole("listitem");
    expect(marksIn(card)).toEqual(["tapir"]);
    expect(card).toHaveTextContent(/…filler .*then a tapir comes\./);
  });

  test("is marked in a locked teaser, but not in the blurred text", async () => {
    await addPrompts([
      { id: "000000000031", title: "A lemur", content: "Teasing lemur", isPremium: true },
    ]);
    renderApp("/prompts?q=lemur");
    const card = within(await section(/^Best matches/)).getByRole("listitem");
    expect(marksIn(card)).toEqual(["lemur", "lemur"]);
    const blurred = within(card).getByRole("img", { name: /locked$/ });
    expect(blurred).toHaveTextContent("Teasing lemur");
    expect(marksIn(blurred)).toEqual([]);
  });

  test("is what the field has room for, however much is pasted", async () => {
    const longest = "x".repeat(MAX_SEARCH_CHARACTERS);
    await addPrompts([{ id: "000000000099", title: "Long", content: longest }]);
    const { user } = renderApp("/prompts");
    await user.click(await searchBox());
    await user.paste(`${longest} and more`);
    expect(await searchBox()).toHaveValue(longest);
    expect(titlesIn(await section(/^Best matches/))).toEqual(["Long"]);
  });

  test("without a search nothing is marked", async () => {
    renderApp("/prompts");
    expect(marksIn(await section(/^Free Prompts/))).toEqual([]);
  });

  test("is ranked and marked among the saved prompts too", async () => {
    await addPrompts([
      { id: "000000000041", title: "Newer", content: "About a gecko." },
      { id: "000000000042", title: "The gecko", content: "Older." },
    ]);
    const userId = await signUpSomebody();
    await context.backend.sql(`
      insert into public.saved_prompts (user_id, prompt_id)
      select '${userId}', id from library.prompts where slug in ('search-000000000041', 'search-000000000042')`);
    renderApp("/prompts?category=Saved&q=gecko");
    const free = await section(/^Free Prompts \(2\)/);
    expect(titlesIn(free)).toEqual(["The gecko", "Newer"]);
    expect(marksIn(free)).toEqual(["gecko", "gecko"]);
  });
});

describe("the best matches", () => {
  const ROWS = Array.from({ length: 8 }, (_, index) => ({
    id: `0000000006${index}0`.padStart(12, "0"),
    title: `Axolotl ${"abcdefgh"[index]}`,
    content: "Water.",
    isPremium: index === 7,
  }));

  test("of all sections come first, six at most, and are not repeated below", async () => {
    await addPrompts([
      ...ROWS,
      { id: "000000000070", title: "Axolotl", content: "Water.", isPremium: true },
    ]);
    renderApp("/prompts?q=axolotl");
    expect(await screen.findByText("9 prompts for “axolotl”")).toBeVisible();
    const best = titlesIn(await section(/^Best matches/));
    expect(best).toEqual(["Axolotl", ...ROWS.slice(0, 5).map(({ title }) => title)]);
    expect(titlesIn(await section(/^Free Prompts \(2\)/))).toEqual(["Axolotl f", "Axolotl g"]);
    expect(titlesIn(await section(/^Premium Prompts \(1\)/))).toEqual(["Axolotl h"]);
  });

  test("name a category, which one press lists", async () => {
    await addPrompts(
      ["a", "b", "c", "d"].map((letter, index) => ({
        id: `00000000009${index}`,
        title: `Newt ${letter}`,
        content: "Water.",
      })),
    );
    const { user } = renderApp("/prompts?q=newt");
    await user.click(await screen.findByRole("button", { name: "Browse all Health prompts" }));
    expect(await screen.findByRole("button", { name: "Health", pressed: true })).toBeVisible();
    expect(await screen.findByText(/^\d+ prompts$/)).toBeVisible();
    expect(await searchBox()).toHaveValue("");
  });

  test("are found by words that are apart and in other forms, marked, with what one gets", async () => {
    await addPrompts([
      { id: "000000000081", title: "Plan meals for ocelots", content: "Meat.", gets: "A menu" },
    ]);
    renderApp("/prompts?q=ocelot+planning+meal");
    const card = within(await section(/^Best matches/)).getByRole("listitem");
    expect(marksIn(card)).toEqual(["Plan", "meals", "ocelots"]);
    expect(within(card).getByText("A menu")).toBeVisible();
  });

  test("are followed by prompts with some of the words, and where there are none, by the enhancer", async () => {
    await addPrompts([{ id: "000000000082", title: "Feed an ibex", content: "Hay." }]);
    renderApp("/prompts?q=ibex+trombone");
    const none = await screen.findByText("No prompts found matching your criteria.");
    expect(none).toBeVisible();
    expect(screen.getByRole("link", { name: "Enhance “ibex trombone”" })).toBeVisible();
    const close = await section(/^Close to your search/);
    expect(titlesIn(close)).toEqual(["Feed an ibex"]);
    expect(close.compareDocumentPosition(none)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe("a search with a typo", () => {
  test("is mended where it would find nothing, and one press takes it as it was typed", async () => {
    await addPrompts([{ id: "000000000051", title: "Groom an alpaca", content: "Gently." }]);
    const { user } = renderApp("/prompts?category=Health&q=alpcaa");
    const status = await screen.findByText("Showing results for “alpaca”: 1 prompt");
    expect(status).toHaveRole("status");
    expect(titlesIn(await section(/^Best matches/))).toEqual(["Groom an alpaca"]);
    expect(await searchBox()).toHaveValue("alpcaa");
    await user.click(screen.getByRole("button", { name: "Search for “alpcaa” instead" }));
    expect(await screen.findByText("No prompts found matching your criteria.")).toBeVisible();
  });

  test("that finds little is met with what may have been meant", async () => {
    await addPrompts([
      { id: "000000000052", title: "Groom a vicuna", content: "Gently." },
      { id: "000000000053", title: "Wool", content: "From a vicunna." },
    ]);
    const { user } = renderApp("/prompts?q=vicunna");
    expect(await screen.findByText("1 prompt for “vicunna”")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Did you mean “vicuna”?" }));
    expect(await screen.findByText("1 prompt for “vicuna”")).toBeVisible();
    expect(await searchBox()).toHaveValue("vicuna");
    expect(new URLSearchParams(window.location.search).get("q")).toBe("vicuna");
  });

  test("is left alone where nothing comes near", async () => {
    renderApp("/prompts?q=qqqqqqq");
    await screen.findByText("No prompts found matching your criteria.");
    expect(screen.queryByText(/Did you mean|Showing results/)).not.toBeInTheDocument();
  });
});

test("a search that finds over 1,000 prompts says so instead of a number", async () => {
  context.server.use(
    http.post(SEARCH_URL, async ({ request }) => {
      const answer = await context.backend.fetch(request);
      const rows: unknown = await answer.json();
      return HttpResponse.json((rows as object[]).map((row) => ({ ...row, total: 1001 })));
    }),
  );
  renderApp("/prompts?q=the");
  const free = await section(/^Free Prompts \(over 1,000\)/);
  expect(within(free).getByText(/^\d+ of over 1,000$/)).toBeVisible();
  expect(await screen.findByText(/^over \d,000 prompts for “the”$/)).toBeVisible();
});

describe("further pages", () => {
  test("of the list begin after the last row shown, by key, and are not counted again", async () => {
    const { user } = renderApp("/prompts");
    await screen.findByText(/^[\d,]+ prompts$/);
    const reads = recordReads();
    const free = await section(/^Free Prompts/);
    await user.click(within(free).getByRole("button", { name: "Show more" }));
    await waitFor(() => expect(titlesIn(free).length).toBeGreaterThan(PROMPT_PAGE_SIZE));
    expect(reads).toHaveLength(1);
    expect(reads[0]?.isCounted).toBe(false);
    expect(reads[0]?.url.searchParams.get("created_at")).toMatch(/^lte\./);
    expect(reads[0]?.url.searchParams.has("offset")).toBe(false);
  });

  test("of a search begin after the rank and the key of the last row shown", async () => {
    const { user } = renderApp("/prompts?q=the");
    const free = await section(/^Free Prompts \(/);
    const reads = recordReads();
    await user.click(within(free).getByRole("button", { name: "Show more" }));
    await waitFor(() => expect(titlesIn(free).length).toBeGreaterThan(PROMPT_PAGE_SIZE));
    expect(new Set(titlesIn(free)).size).toBe(titlesIn(free).length);
    expect(reads).toHaveLength(1);
    expect(await reads[0]?.body).toMatchObject({
      p_search: "the",
      p_group: "free",
      p_after_rank: expect.any(Number),
      p_after_id: expect.any(String),
    });
  });

  test("wait for the answer to a new search, and then begin after its rows", async () => {
    const gate = createGate();
    const { user } = renderApp("/prompts");
    await screen.findByText(/^[\d,]+ prompts$/);
    const free = await section(/^Free Prompts/);
    const more = within(free).getByRole("button", { name: "Show more" });
    context.server.use(http.post(SEARCH_URL, () => gate.opened));
    await user.type(await searchBox(), "the");
    await waitFor(() => expect(more).toHaveAttribute("aria-disabled", "true"));
    const reads = recordReads();
    await user.click(more);
    expect(reads).toEqual([]);
    gate.open();
    await waitFor(() => expect(more).not.toHaveAttribute("aria-disabled"));
    await user.click(more);
    await waitFor(() => expect(titlesIn(free).length).toBeGreaterThan(PROMPT_PAGE_SIZE));
    expect(reads).toHaveLength(1);
    expect(await reads[0]?.body).toMatchObject({ p_search: "the", p_after_id: expect.any(String) });
  });
});
