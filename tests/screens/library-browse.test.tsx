// Loaded with the file, so that the first test does not wait for the page's chunk.
import "@/pages/library-page";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";

import { ALL_VIEW, LIBRARY_VIEWS, SAVED_VIEW } from "@/config/categories";
import { FEATURED_PAGE_SIZE, PROMPT_PAGE_SIZE } from "@/config/limits";
import { SITE_NAME } from "@/config/site";

import { createGate } from "../support/gate";
import { countIn, countListed, countOf } from "../support/prompt-counts";
import { renderApp, signInAs, signUpSomebody, setUpBackend } from "../support/render-app";
import { SITE_URL } from "../support/test-backend";

const context = setUpBackend();
const PROMPTS_URL = `${SITE_URL}/rest/v1/prompts`;
const SEARCH_URL = `${SITE_URL}/rest/v1/rpc/search_prompts`;

const section = (name: RegExp) => screen.findByRole("region", { name });
const cardsIn = (region: HTMLElement) => within(region).getAllByRole("listitem");
const titlesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole("link")
    .map((link) => link.textContent);
const category = (name: string | RegExp) => screen.findByRole("button", { name, pressed: false });
const choices = () =>
  within(screen.getByRole("toolbar", { name: "Categories" })).getAllByRole("button");
const searchBox = () => screen.findByRole("searchbox", { name: "Search prompts" });
const address = () => window.location.pathname + window.location.search;
/** The end of the first load: every group has answered. */
const loaded = () => screen.findByText(`${countOf()} prompts`);

function countRequests(): Record<string, number> {
  const counts: Record<string, number> = {};
  context.server.events.on("request:start", ({ request }) => {
    const url = new URL(request.url);
    const group = url.searchParams.get("is_featured");
    const kind = url.searchParams.get("is_premium");
    const name = [url.pathname, group, kind].filter((part) => part !== null).join(" ");
    counts[name] = (counts[name] ?? 0) + 1;
  });
  return counts;
}

describe("the library's sections (specification, section 2)", () => {
  test("has the heading, the search box and its own title, and for a guest a way to the enhancer instead of it", async () => {
    renderApp("/prompts");
    expect(
      await screen.findByRole("heading", {
        level: 1,
        name: "Browse Brilliant Prompts or Transform Your Own.",
      }),
    ).toBeVisible();
    expect(await screen.findByPlaceholderText("Search prompts...")).toBeVisible();
    await loaded();
    expect(screen.queryByRole("region", { name: "Prompt enhancer" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: /^Enhance a prompt of your own/ })).toHaveAttribute(
      "href",
      "/refine",
    );
    await waitFor(() => expect(document.title).toBe(`Prompt library | ${SITE_NAME}`));
  });

  test("shows the generator card to a signed-in user", async () => {
    await signInAs("free");
    renderApp("/prompts");
    expect(await screen.findByRole("region", { name: "Prompt enhancer" })).toBeVisible();
  });

  test("shows Curated, Free with its count, 'Premium Content Below' and Premium, in this order", async () => {
    renderApp("/prompts");
    await loaded();
    const headings = screen
      .getAllByRole("heading", { level: 2 })
      .map((node) => node.textContent.trim());
    expect(headings).toEqual([
      "Curated Prompts",
      `Free Prompts (${countListed("free")})`,
      `Premium Prompts (${countListed("premium")})`,
    ]);
    const divider = screen.getByText("Premium Content Below");
    const premium = screen.getByRole("heading", { name: /Premium Prompts/ });
    const free = screen.getByRole("heading", { name: /Free Prompts/ });
    const FOLLOWING = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(free.compareDocumentPosition(divider) & FOLLOWING).toBeTruthy();
    expect(divider.compareDocumentPosition(premium) & FOLLOWING).toBeTruthy();
  });

  test("labels the premium section '(Unlocked)' for a premium user, without divider and locks", async () => {
    await signInAs("premium");
    renderApp("/prompts");
    await loaded();
    expect(
      screen.getByRole("heading", {
        name: `Premium Prompts (Unlocked) (${countListed("premium")})`,
      }),
    ).toBeVisible();
    expect(screen.queryByText("Premium Content Below")).not.toBeInTheDocument();
    expect(screen.queryByText("Unlock full prompt with Premium")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /, Premium/ })).not.toBeInTheDocument();
  });

  test("shows no divider where a category has only one kind", async () => {
    renderApp("/prompts?category=Writing");
    await screen.findByText(`${countIn("Writing")} prompts`);
    expect(screen.queryByText("Premium Content Below")).not.toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: /Premium Prompts/ })).not.toBeInTheDocument();
  });

  test("puts free before premium and the newest first (section 5)", async () => {
    renderApp("/prompts");
    await loaded();
    const newest = await context.backend.sql<{ title: string }>(`
      select title from public.prompts where not is_featured and not is_premium
      order by created_at desc, id desc limit 24`);
    expect(titlesIn(await section(/^Free Prompts/))).toEqual(newest.map(({ title }) => title));
    const curated = await context.backend.sql<{ title: string }>(`
      select title from public.prompts where is_featured
      order by is_premium, created_at desc, id desc limit 6`);
    expect(titlesIn(await section(/^Curated/))).toEqual(curated.map(({ title }) => title));
  });
});

describe("pages of prompts", () => {
  test("'Show more' brings the next page and moves focus to its first card", async () => {
    const { user } = renderApp("/prompts?category=Content+Creation");
    await screen.findByText(`${countIn("Content Creation")} prompts`);
    const listed = Number(countListed("free", "Content Creation"));
    const free = await section(/^Free Prompts/);
    expect(cardsIn(free)).toHaveLength(PROMPT_PAGE_SIZE);
    await user.click(within(free).getByRole("button", { name: "Show more" }));
    await waitFor(() => expect(cardsIn(free)).toHaveLength(2 * PROMPT_PAGE_SIZE));
    const firstNew = within(free).getAllByRole("link")[PROMPT_PAGE_SIZE];
    await waitFor(() => expect(firstNew).toHaveFocus());
    await user.click(within(free).getByRole("button", { name: "Show more" }));
    await waitFor(() => expect(cardsIn(free)).toHaveLength(3 * PROMPT_PAGE_SIZE));
    await user.click(within(free).getByRole("button", { name: "Show more" }));
    await waitFor(() => expect(cardsIn(free)).toHaveLength(listed));
    expect(new Set(titlesIn(free)).size).toBe(listed);
    expect(within(free).queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  });

  test("the curated prompts, of both kinds, are all reached, each once", async () => {
    const { user } = renderApp("/prompts");
    await loaded();
    const curated = await section(/^Curated/);
    for (let shown = FEATURED_PAGE_SIZE; shown < 24; shown += FEATURED_PAGE_SIZE) {
      expect(cardsIn(curated)).toHaveLength(shown);
      // oxlint-disable-next-line no-await-in-loop
      await user.click(within(curated).getByRole("button", { name: "Show more" }));
      // oxlint-disable-next-line no-await-in-loop
      await waitFor(() => expect(cardsIn(curated).length).toBeGreaterThan(shown));
    }
    expect(new Set(titlesIn(curated)).size).toBe(24);
    expect(within(curated).queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  });

  test("pages a search as well", async () => {
    const { user } = renderApp("/prompts?q=%28");
    const free = await section(/^Free Prompts \(/);
    await user.click(within(free).getByRole("button", { name: "Show more" }));
    await waitFor(() => expect(cardsIn(free).length).toBeGreaterThan(PROMPT_PAGE_SIZE));
    expect(new Set(titlesIn(free)).size).toBe(cardsIn(free).length);
  });

  test("a further page that fails says so at its button, and can be asked for again", async () => {
    const { user } = renderApp("/prompts");
    await loaded();
    const free = await section(/^Free Prompts/);
    context.server.use(http.get(PROMPTS_URL, () => HttpResponse.json({}, { status: 400 })));
    await user.click(within(free).getByRole("button", { name: "Show more" }));
    expect(await within(free).findByRole("alert")).toHaveTextContent(
      "More prompts could not be loaded. Check your connection and try again.",
    );
    expect(screen.queryByText("Could not refresh")).not.toBeInTheDocument();
    context.server.resetHandlers();
    await user.click(within(free).getByRole("button", { name: "Show more" }));
    await waitFor(() => expect(cardsIn(free)).toHaveLength(2 * PROMPT_PAGE_SIZE));
    expect(within(free).queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("categories (section 3)", () => {
  test("offers All, the fourteen categories and Saved, in the fixed order, as toggles", async () => {
    renderApp("/prompts");
    await loaded();
    const buttons = choices();
    expect(buttons.map((button) => button.textContent.replace(", Premium", ""))).toEqual(
      LIBRARY_VIEWS.map((view) => {
        if (view === ALL_VIEW) return `All${countOf()}`;
        return view === SAVED_VIEW ? view : `${view}${countIn(view)}`;
      }),
    );
    expect(screen.getByRole("button", { name: "Writing" })).toBeVisible();
    expect(buttons[0]).toHaveAttribute("aria-pressed", "true");
    expect(buttons.filter((button) => button.getAttribute("aria-pressed") === "true")).toHaveLength(
      1,
    );
  });

  test("marks Money-Making, Study Skills, Mindset and AI Tools as premium while locked (section 6)", async () => {
    await signInAs("free");
    renderApp("/prompts");
    await loaded();
    for (const name of ["Money-Making", "Study Skills", "Mindset", "AI Tools"]) {
      expect(screen.getByRole("button", { name: `${name}, Premium` })).toBeVisible();
    }
    expect(screen.getAllByRole("button", { name: /, Premium$/ })).toHaveLength(4);
  });

  test("a category shows its prompts only, and the back button undoes the choice", async () => {
    const { user } = renderApp("/prompts");
    await loaded();
    await user.click(await category("Health"));
    await screen.findByText(`${countIn("Health")} prompts`);
    expect(address()).toBe("/prompts?category=Health");
    expect(await screen.findByRole("button", { name: "Health", pressed: true })).toBeVisible();
    for (const card of within(screen.getByRole("main")).getAllByRole("listitem")) {
      expect(within(card).getByText("Health")).toBeVisible();
    }
    window.history.back();
    await loaded();
    expect(address()).toBe("/prompts");
    expect(await screen.findByRole("button", { name: "All", pressed: true })).toBeVisible();
  });

  test("a locked category shows its locked cards and the way to Premium", async () => {
    await signInAs("free");
    const { user } = renderApp("/prompts");
    await loaded();
    await user.click(await category(/^AI Tools/));
    await screen.findByText(`${countIn("AI Tools")} prompts`);
    const shown = 2 + PROMPT_PAGE_SIZE;
    expect(screen.getAllByText("Unlock full prompt with Premium")).toHaveLength(shown);
    expect(
      screen.getByText(
        "AI Tools is a Premium category. Browse the titles. Premium unlocks the prompts.",
      ),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Unlock with Premium" }));
    expect(await screen.findByRole("dialog", { name: "Upgrade to Premium" })).toBeVisible();
  });

  test("among all prompts the way to Premium is shown once, at the premium ones", async () => {
    renderApp("/prompts");
    await loaded();
    const premium = within(await section(/^Premium Prompts/));
    expect(premium.getByText("Browse the titles. Premium unlocks the prompts.")).toBeVisible();
    expect(screen.getAllByRole("button", { name: "Unlock with Premium" })).toHaveLength(1);
  });

  test("are one stop of the Tab key, and arrow keys, Home and End move between them", async () => {
    const { user } = renderApp("/prompts?category=Programming");
    await screen.findByText(`${countIn("Programming")} prompts`);
    const stops = () => choices().filter((button) => button.tabIndex === 0);
    expect(stops()).toEqual([screen.getByRole("button", { name: "Programming" })]);
    act(() => stops()[0]?.focus());
    await user.keyboard("{ArrowRight}");
    expect(screen.getByRole("button", { name: /^Money-Making/ })).toHaveFocus();
    expect(stops()).toEqual([document.activeElement]);
    await user.keyboard("{Home}{ArrowUp}");
    expect(screen.getByRole("button", { name: "Saved" })).toHaveFocus();
    await user.keyboard("{ArrowDown}{End}{ArrowLeft}");
    expect(screen.getByRole("button", { name: "Creative" })).toHaveFocus();
    expect(address()).toBe("/prompts?category=Programming");
    await user.keyboard("{Enter}");
    expect(address()).toBe("/prompts?category=Creative");
    await user.tab();
    expect(await searchBox()).toHaveFocus();
    expect(stops()).toEqual([screen.getByRole("button", { name: "Creative", pressed: true })]);
  });

  test("Saved has the number of saved prompts", async () => {
    const userId = await signUpSomebody();
    await context.backend.sql(`
      insert into public.saved_prompts (user_id, prompt_id)
      select '${userId}', id from library.prompts limit 3`);
    renderApp("/prompts");
    await waitFor(() => expect(choices().at(-1)).toHaveTextContent("Saved3"));
  });

  test("an unknown category in the address counts as All", async () => {
    renderApp("/prompts?category=Nonsense");
    await loaded();
    expect(screen.getByRole("button", { name: "All", pressed: true })).toBeVisible();
  });
});

describe("search (section 5)", () => {
  test("finds a substring of title or text in any case, after a pause, and says how many", async () => {
    const requests = countRequests();
    const { user } = renderApp("/prompts");
    await loaded();
    await user.type(await searchBox(), "TRANSCRIPT into a profile");
    const status = await screen.findByText("1 prompt for “TRANSCRIPT into a profile”");
    expect(status).toHaveRole("status");
    expect(
      screen.getByRole("link", { name: "Turn an interview transcript into a profile" }),
    ).toBeVisible();
    // Three groups, and once more where typing paused.
    expect(requests["/rest/v1/rpc/search_prompts"]).toBeLessThanOrEqual(6);
    expect(new URLSearchParams(window.location.search).get("q")).toBe("TRANSCRIPT into a profile");
  });

  test("searches within the chosen category, and a reload restores both", async () => {
    renderApp("/prompts?category=Marketing&q=interview+notes");
    expect(await screen.findByText(/^\d+ prompts? for “interview notes”$/)).toBeVisible();
    expect(await searchBox()).toHaveValue("interview notes");
    expect(screen.getByRole("button", { name: "Marketing", pressed: true })).toBeVisible();
  });

  test.each(["100%", "_", "*", "(", '"quoted"', "a,b", "\\", "[PLATFORM]"])(
    "takes %s as text",
    async (text) => {
      const search = new URLSearchParams({ q: text });
      renderApp(`/prompts?${search}`);
      const [row] = await context.backend.sql<{ count: number }>(`
        select count(*)::int as count from library.prompts
        where strpos(lower(title), lower('${text}')) > 0 or strpos(lower(content), lower('${text}')) > 0`);
      await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/^[\d,]+ prompts?/));
      // Its words, where it has any, find more.
      const said = Number.parseInt(screen.getByRole("status").textContent, 10);
      expect(said).toBeGreaterThanOrEqual(row?.count ?? Infinity);
    },
  );

  test("typing replaces the address, so that back undoes the category and not a letter", async () => {
    const { user } = renderApp("/prompts");
    await loaded();
    await user.click(await category("Writing"));
    await screen.findByText(`${countIn("Writing")} prompts`);
    await user.type(await searchBox(), "draft");
    await screen.findByText(/for “draft”/);
    await user.type(await searchBox(), " by");
    await screen.findByText(/for “draft by”/);
    window.history.back();
    await loaded();
    expect(await searchBox()).toHaveValue("");
  });

  test("without a match offers the enhancer with the words that were typed", async () => {
    renderApp("/prompts?q=haiku%20%26%20zzzzz");
    expect(await screen.findByRole("link", { name: "Enhance “haiku & zzzzz”" })).toHaveAttribute(
      "href",
      "/refine?text=haiku+%26+zzzzz",
    );
  });

  test("that fails takes the last number back, and runs again when the connection is back", async () => {
    const { user } = renderApp("/prompts");
    await loaded();
    context.server.use(http.post(SEARCH_URL, () => HttpResponse.json({}, { status: 400 })));
    await user.type(await searchBox(), "interview");
    expect(await screen.findByRole("alert")).toHaveTextContent(/could not be loaded/);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    context.server.resetHandlers();
    fireEvent(window, new Event("offline"));
    fireEvent(window, new Event("online"));
    expect(await screen.findByText(/^\d+ prompts for “interview”$/)).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("without a connection says so in place of the number, and runs by itself when it is back", async () => {
    const { user } = renderApp("/prompts");
    await loaded();
    const requests = countRequests();
    context.server.use(http.post(SEARCH_URL, () => HttpResponse.error()));
    fireEvent(window, new Event("offline"));
    expect(screen.getByRole("status")).toHaveTextContent(`${countOf()} prompts`);
    await user.type(await searchBox(), "interview");
    await waitFor(() =>
      expect(screen.getByRole("status")).toHaveTextContent(
        "You are offline. The prompts load when the connection is back.",
      ),
    );
    expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    // No group was asked again: without a connection there is nothing to wait for.
    expect(requests["/rest/v1/rpc/search_prompts"]).toBeLessThanOrEqual(6);
    context.server.resetHandlers();
    fireEvent(window, new Event("online"));
    expect(await screen.findByText(/^\d+ prompts for “interview”$/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
  });

  test("without a match says so and clears the search or shows all", async () => {
    const { user } = renderApp("/prompts?category=Health&q=zzzzz");
    expect(await screen.findByText("No prompts found matching your criteria.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Clear search", description: "" }));
    await screen.findByText(`${countIn("Health")} prompts`);
    expect(await searchBox()).toHaveValue("");

    await user.type(await searchBox(), "zzzzz");
    await screen.findByText("No prompts found matching your criteria.");
    await user.click(screen.getByRole("button", { name: "Show all" }));
    await loaded();
    expect(address()).toBe("/prompts");
  });

  test("'/' leads to the search box, Escape clears it and then leaves it", async () => {
    const { user } = renderApp("/prompts");
    await loaded();
    await user.keyboard("/");
    const box = await searchBox();
    expect(box).toHaveFocus();
    expect(box).toHaveValue("");
    await user.keyboard("a/b");
    expect(box).toHaveValue("a/b");
    await user.keyboard("{Escape}");
    expect(box).toHaveValue("");
    expect(box).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(box).not.toHaveFocus();
  });

  test("keeps the last results, dimmed and marked busy, while the next ones load", async () => {
    const { user } = renderApp("/prompts");
    await loaded();
    const gate = createGate();
    context.server.use(http.post(SEARCH_URL, () => gate.opened));
    const curated = await section(/^Curated/);
    await user.type(await searchBox(), "interview");
    await waitFor(() => expect(curated).toHaveAttribute("aria-busy", "true"));
    expect(cardsIn(curated)).toHaveLength(FEATURED_PAGE_SIZE);
    expect(screen.getByRole("status")).toHaveTextContent(`${countOf()} prompts`);
    gate.open();
    await screen.findByText(/for “interview”/);
    expect(await section(/^Best matches/)).toHaveAttribute("aria-busy", "false");
  });
});

describe("what the page asks of the server", () => {
  test("a signed-in reader's first load is six requests, and none repeats per card", async () => {
    await signInAs("free");
    const counts = countRequests();
    renderApp("/prompts");
    await loaded();
    await waitFor(() =>
      expect(counts).toEqual({
        "/rest/v1/users": 1,
        "/rest/v1/prompts eq.true": 1,
        "/rest/v1/prompts eq.false eq.false": 1,
        "/rest/v1/prompts eq.false eq.true": 1,
        "/rest/v1/prompt_votes": 1,
        "/rest/v1/saved_prompts": 1,
      }),
    );
  });

  test("a guest's first load is three requests", async () => {
    const counts = countRequests();
    renderApp("/prompts");
    await loaded();
    expect(Object.values(counts)).toEqual([1, 1, 1]);
  });
});

describe("when the server is slow or fails", () => {
  test("shows skeletons under the headings until the prompts are here", async () => {
    context.server.use(
      http.get(PROMPTS_URL, async () => {
        await delay("infinite");
      }),
    );
    renderApp("/prompts");
    const free = await section(/^Free Prompts/);
    expect(free).toHaveAttribute("aria-busy", "true");
    expect(free.querySelectorAll("li").length).toBeGreaterThan(0);
    expect(within(free).queryByRole("link")).not.toBeInTheDocument();
  });

  test("each section fails for itself and has its own Retry", async () => {
    context.server.use(
      http.get(PROMPTS_URL, ({ request }) =>
        new URL(request.url).searchParams.get("is_premium") === "eq.true"
          ? HttpResponse.json({ code: "X", message: "no" }, { status: 400 })
          : undefined,
      ),
    );
    const { user } = renderApp("/prompts");
    const premium = await section(/^Premium Prompts/);
    expect(await within(premium).findByRole("alert")).toHaveTextContent(
      "These prompts could not be loaded. Check your connection and try again.",
    );
    expect(
      await screen.findByRole("heading", { name: `Free Prompts (${countListed("free")})` }),
    ).toBeVisible();
    context.server.resetHandlers();
    await user.click(within(premium).getByRole("button", { name: "Retry" }));
    expect(
      await screen.findByRole("heading", { name: `Premium Prompts (${countListed("premium")})` }),
    ).toBeVisible();
  });

  test("when nothing can be loaded it says so once, and one Retry asks for everything", async () => {
    context.server.use(http.get(PROMPTS_URL, () => HttpResponse.json({}, { status: 400 })));
    const { user } = renderApp("/prompts");
    expect(await screen.findByRole("alert")).toHaveTextContent(/could not be loaded/);
    context.server.resetHandlers();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await loaded();
  });

  test("an account that cannot be read is said, and the prompts are shown all the same", async () => {
    await signUpSomebody();
    context.server.use(
      http.get(`${SITE_URL}/rest/v1/users`, () => HttpResponse.json({}, { status: 403 })),
    );
    const { user } = renderApp("/prompts");
    expect(await screen.findByText(/Your account could not be loaded/)).toBeVisible();
    await loaded();
    context.server.resetHandlers();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() =>
      expect(screen.queryByText(/Your account could not be loaded/)).not.toBeInTheDocument(),
    );
    await loaded();
  });
});
