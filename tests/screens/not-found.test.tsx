import { screen, waitFor } from "@testing-library/react";
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
