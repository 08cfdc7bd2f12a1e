// Loaded with the file, so that the first test does not wait for the pages' chunks.
import "@/app/site-palette";
import "@/content/content-page";
import "@/content/guides-index";
import "@/pages/library-page";
import "@/pages/privacy-page";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { FEATURED_TITLES } from "virtual:prompt-titles";
import { describe, expect, test } from "vitest";

import { STORAGE_KEYS } from "@/config/storage-keys";
import { weeklyPick } from "@/domain/weekly-pick";

import { renderApp, setUpBackend, signInAs } from "../support/render-app";
import { SITE_URL } from "../support/test-backend";

const context = setUpBackend();

const GUIDE = "/prompts/claude-ai";
const TITLE = "Turn your writing samples into a voice guide";

const field = () => screen.findByRole("combobox", { name: "Search prompts, guides and pages" });
const list = () => within(screen.getByRole("listbox", { name: "Results" }));
const group = async (name: string) =>
  within(await screen.findByRole("group", { name })).getAllByRole("option");
const activeOption = async () => {
  const id = (await field()).getAttribute("aria-activedescendant");
  return id === null ? null : document.getElementById(id);
};

/** Opens the palette on a page, by its key. */
async function openOn(path: string) {
  const { user } = renderApp(path);
  await screen.findByRole("banner");
  await user.keyboard("{Control>}k{/Control}");
  await waitFor(async () => expect(await field()).toHaveFocus());
  return user;
}

describe("the palette", () => {
  test("opens from the header's search, and gives the focus back", async () => {
    const { user } = renderApp(GUIDE);
    const button = within(await screen.findByRole("banner")).getByRole("button", {
      name: "Search",
    });
    await user.click(button);
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(screen.getByRole("dialog", { name: "Search" })).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("lists pages, actions and categories before anything is typed", async () => {
    await openOn(GUIDE);
    const names = (options: HTMLElement[]) => options.map((option) => option.textContent);
    expect(names(await group("Pages"))).toEqual([
      "Library",
      "Enhance",
      "Guides",
      "Premium",
      "Privacy",
      "Terms",
      "Support",
    ]);
    expect(names(await group("Actions"))).toEqual([
      "Use the light theme",
      "Use the dark theme",
      "Show keyboard shortcuts",
    ]);
    expect(await group("Categories")).toHaveLength(14);
    const picks = names(await group("Pick of the week"));
    const expected = weeklyPick(FEATURED_TITLES, new Date());
    expect(expected.filter((title) => picks.some((one) => one?.includes(title)))).toHaveLength(3);
    expect(screen.queryByRole("group", { name: "Recent" })).not.toBeInTheDocument();
  });

  test("opens with this week's picks from the library, beside the number of prompts", async () => {
    const { user } = renderApp("/prompts");
    await user.click(await screen.findByRole("button", { name: "This week's picks" }));
    const [first] = await within(await screen.findByRole("listbox")).findAllByRole("group");
    expect(first).toHaveAccessibleName("Pick of the week");
    expect(within(first as HTMLElement).getAllByRole("option")).toHaveLength(3);
  });

  test("finds a prompt by words of its title in any order, and marks them", async () => {
    const user = await openOn(GUIDE);
    await user.type(await field(), "guide VOI");
    const option = await list().findByRole("option", { name: new RegExp(TITLE) });
    expect(option).toHaveAttribute(
      "href",
      "/prompts/p/turn-your-writing-samples-into-a-voice-guide",
    );
    const marks = [...option.querySelectorAll("mark")].map((mark) => mark.textContent);
    expect(marks).toEqual(["voi", "guide"]);
    expect(screen.getByRole("status")).toHaveTextContent(/^\d+ results?$/);
  });

  test("the keys go through the options, and Enter opens the active one", async () => {
    const user = await openOn(GUIDE);
    const [pick] = await group("Pick of the week");
    expect(await activeOption()).toBe(pick);
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    expect(await activeOption()).toHaveTextContent("Library");
    expect(await activeOption()).toHaveAttribute("aria-selected", "true");
    await user.keyboard("{End}");
    expect(await activeOption()).toHaveTextContent("Creative");
    await user.keyboard("{ArrowDown}");
    expect(await activeOption()).toBe(pick);
    await user.keyboard(
      "{ArrowUp}{Home}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}",
    );
    await screen.findByRole("heading", { level: 1, name: "All guides" });
    expect(window.location.pathname).toBe("/guides");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  test("asks for nothing on a guide until a text is searched, then finds words of texts", async () => {
    const requests: string[] = [];
    context.server.events.on("request:start", ({ request }) => requests.push(request.url));
    const user = await openOn(GUIDE);
    expect(requests).toEqual([]);
    await user.type(await field(), "overdramatic");
    await screen.findByText("Nothing matches “overdramatic”.");
    expect(requests.every((url) => url.endsWith("/rest/v1/rpc/search_prompts"))).toBe(true);
    await user.clear(await field());
    await user.type(await field(), "paraphrase facts and dates");
    const found = await group("In the text of prompts");
    expect(found[0]?.querySelector("mark")).toHaveTextContent(/paraphrase facts and dates/i);
  });

  test("says when texts cannot be searched; titles still are", async () => {
    context.server.use(
      http.post(`${SITE_URL}/rest/v1/rpc/search_prompts`, () => HttpResponse.error()),
    );
    const user = await openOn(GUIDE);
    await user.type(await field(), "voice guide");
    await screen.findByText(/^The texts could not be searched/);
    expect(list().getByRole("option", { name: new RegExp(TITLE) })).toBeVisible();
  });

  test("offers to enhance and to search what nothing matches", async () => {
    const user = await openOn(GUIDE);
    await user.type(await field(), "zebra crossing songs");
    expect(await screen.findByText("Nothing matches “zebra crossing songs”.")).toBeVisible();
    const ways = await group("With this text");
    expect(ways.map((way) => [way.textContent, way.getAttribute("href")])).toEqual([
      ["Enhance “zebra crossing songs”", "/refine?text=zebra+crossing+songs"],
      ["Search the library for “zebra crossing songs”", "/prompts?q=zebra+crossing+songs"],
    ]);
    await user.keyboard("{ArrowDown}{Enter}");
    expect(await screen.findByRole("searchbox", { name: "Search prompts" })).toHaveValue(
      "zebra crossing songs",
    );
    expect(localStorage.getItem(STORAGE_KEYS.recentChoices)).toBeNull();
  });

  test("puts what was opened lately first", async () => {
    const user = await openOn(GUIDE);
    await user.type(await field(), "terms{Enter}");
    await waitFor(() => expect(window.location.pathname).toBe("/terms"));
    await user.keyboard("{Control>}k{/Control}");
    expect((await group("Recent")).map((option) => option.textContent)).toEqual(["Terms"]);
    expect(await activeOption()).toHaveTextContent("Terms");
  });

  test("changes the theme", async () => {
    const user = await openOn(GUIDE);
    await user.type(await field(), "dark th{Enter}");
    await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.theme)).toBe("dark"));
    expect(localStorage.getItem(STORAGE_KEYS.recentChoices)).toBeNull();
  });

  test("signs out, also on a page without a data layer, and forgets what was opened", async () => {
    await signInAs("free");
    localStorage.setItem(STORAGE_KEYS.recentChoices, '["/terms"]');
    const user = await openOn(GUIDE);
    await user.type(await field(), "sign out{Enter}");
    await screen.findByText("Signed Out", { selector: "[data-sonner-toast] *" });
    await within(await screen.findByRole("banner")).findByRole("button", { name: "Sign In" });
    expect(localStorage.getItem(STORAGE_KEYS.recentChoices)).toBeNull();
  });

  test("opens from a text field, and closes with the same key", async () => {
    const { user } = renderApp("/prompts");
    await user.click(await screen.findByRole("searchbox", { name: "Search prompts" }));
    await user.keyboard("{Control>}k{/Control}");
    await waitFor(async () => expect(await field()).toHaveFocus());
    await user.keyboard("{Control>}k{/Control}");
    await waitFor(() =>
      expect(screen.getByRole("searchbox", { name: "Search prompts" })).toHaveFocus(),
    );
  });
});

describe("the list of shortcuts", () => {
  test("opens with '?' outside of fields, and from the palette", async () => {
    const { user } = renderApp("/prompts");
    await user.click(await screen.findByRole("searchbox", { name: "Search prompts" }));
    await user.keyboard("?");
    expect(screen.getByRole("searchbox", { name: "Search prompts" })).toHaveValue("?");
    await user.keyboard("{Escape}{Escape}?");
    const sheet = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    expect(within(sheet).getByText("Search everything")).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.keyboard("{Control>}k{/Control}");
    await user.type(await field(), "keyboard{Enter}");
    expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  });
});
