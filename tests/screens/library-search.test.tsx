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

type Row = { id: string; title: string; content: string; isPremium?: boolean };

async function addPrompts(rows: readonly Row[]) {
  for (const [index, { id, title, content, isPremium = false }] of rows.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    await context.backend.sql(`
      insert into library.prompts (id, slug, title, content, category, is_premium, created_at)
      values ('00000000-0000-4000-8000-${id}', 'search-${id}', '${title}', '${content}', 'Health',
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
  test("stands with titles before texts and whole words before parts of words", async () => {
    await addPrompts([
      { id: "000000000001", title: "Last", content: "About zebrafish." },
      { id: "000000000002", title: "Third", content: "About a zebra." },
      { id: "000000000003", title: "Zebrafish in tanks", content: "Second." },
      { id: "000000000004", title: "Draw a zebra", content: "First." },
    ]);
    renderApp("/prompts?q=ZEBRA");
    expect(titlesIn(await section(/^Free Prompts \(4\)/))).toEqual([
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
    const card = within(await section(/^Free Prompts \(1\)/)).getByRole("listitem");
    expect(marksIn(card)).toEqual(["Okapi", "okapi", "Okapi"]);
    expect(within(card).getByRole("link", { name: "Okapi care" })).toBeVisible();
  });

  test("is shown by the preview where it lies beyond the first 150 characters", async () => {
    await addPrompts([
      { id: "000000000021", title: "Long", content: `${"filler ".repeat(50)}then a tapir comes.` },
    ]);
    renderApp("/prompts?q=tapir");
    const card = within(await section(/^Free Prompts \(1\)/)).getByRole("listitem");
    expect(marksIn(card)).toEqual(["tapir"]);
    expect(card).toHaveTextContent(/…filler .*then a tapir comes\./);
  });

  test("is marked in a locked teaser, but not in the blurred text", async () => {
    await addPrompts([
      { id: "000000000031", title: "A lemur", content: "Teasing lemur", isPremium: true },
    ]);
    renderApp("/prompts?q=lemur");
    const card = within(await section(/^Premium Prompts \(1\)/)).getByRole("listitem");
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
    expect(titlesIn(await section(/^Free Prompts \(1\)/))).toEqual(["Long"]);
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

describe("a search with a typo", () => {
  test("offers what it may have meant, and one press searches for that", async () => {
    await addPrompts([{ id: "000000000051", title: "Groom an alpaca", content: "Gently." }]);
    const { user } = renderApp("/prompts?category=Health&q=alpcaa");
    expect(await screen.findByRole("link", { name: "Groom an alpaca" })).toBeVisible();
    expect(screen.getByText("No prompts found matching your criteria.")).toBeVisible();
    await user.click(await screen.findByRole("button", { name: "Did you mean “alpaca”?" }));
    expect(await screen.findByText("1 prompt for “alpaca”")).toBeVisible();
    expect(await screen.findByRole("link", { name: "Groom an alpaca" })).toBeVisible();
    expect(await searchBox()).toHaveValue("alpaca");
    expect(new URLSearchParams(window.location.search).get("q")).toBe("alpaca");
    expect(new URLSearchParams(window.location.search).get("category")).toBe("Health");
  });

  test("offers nothing where nothing comes near", async () => {
    renderApp("/prompts?q=qqqqqqq");
    await screen.findByText("No prompts found matching your criteria.");
    expect(screen.queryByRole("button", { name: /Did you mean/ })).not.toBeInTheDocument();
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
  expect(within(free).getByText(`${PROMPT_PAGE_SIZE} of over 1,000`)).toBeVisible();
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
