import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { promptPath } from "@/domain/prompt-address";

import { promptRedirects } from "../../supabase/prompts/tools/prompt-source";
import { renderApp, setUpBackend } from "../support/render-app";

setUpBackend();

const FORMER = [...promptRedirects()].map(([from, to]) => ({
  from: promptPath(from),
  to: promptPath(to),
}));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each(FORMER)("$from, of before a title changed, leads to the document $to", async (moved) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const replace = vi.fn<(address: string) => void>();
  // The router reads its address there as well.
  window.history.replaceState(null, "", moved.from);
  vi.stubGlobal("location", { ...window.location, replace });
  renderApp(moved.from);
  await waitFor(() => expect(replace).toHaveBeenCalledWith(moved.to));
  // The host showed this, and nothing may flash up in between.
  expect(screen.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
});
