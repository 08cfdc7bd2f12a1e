// Loaded with the file, so that the first test does not wait for the page's chunk.
import "@/pages/not-found-page";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { renderApp, setUpBackend } from "../support/render-app";

setUpBackend();

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const findTitle = () => screen.findByRole("heading", { level: 1, name: "Oops! Page not found" });

test.each(["/no-such-page", "/prompts/no-such-guide", "/support/x"])(
  "%s says '404' and 'Oops! Page not found', and logs the attempted path",
  async (path) => {
    renderApp(path);
    expect(await findTitle()).toBeVisible();
    expect(screen.getByText("404")).toBeVisible();
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(path)),
    );
  },
);

test("'Return to Home' leads to the landing page", async () => {
  const { user } = renderApp("/no-such-page");
  await findTitle();
  await user.click(screen.getByRole("link", { name: "Return to Home" }));
  await screen.findByRole("banner");
  expect(window.location.pathname).toBe("/");
});

test("has the header, a search and the ways on that most readers take", async () => {
  renderApp("/no-such-page");
  await findTitle();
  expect(within(screen.getByRole("banner")).getByRole("link", { name: "Library" })).toBeVisible();
  const search = within(screen.getByRole("search"));
  expect(search.getByRole("searchbox", { name: "Search prompts" })).toHaveAttribute("name", "q");
  const ways = within(screen.getByRole("main")).getAllByRole("listitem");
  expect(ways.map((way) => within(way).getByRole("link").getAttribute("href"))).toEqual([
    "/prompts",
    "/refine",
    "/guides",
    "/support",
  ]);
});

test("search engines are asked to leave the page out", async () => {
  renderApp("/no-such-page");
  await findTitle();
  await waitFor(() =>
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute(
      "content",
      "noindex",
    ),
  );
  expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
});
