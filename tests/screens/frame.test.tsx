// Loaded with the file, so that the first test does not wait for the pages' chunks.
import "@/content/content-page";
import "@/content/guides-index";
import "@/pages/library-page";
import "@/pages/premium-page";
import "@/pages/privacy-page";
import "@/pages/refine-page";
import "@/pages/standalone-account";
import "@/pages/support-page";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { DEMO_PASSWORD } from "../../supabase/local/demo-accounts";
import { renderApp, setUpBackend, signInAs } from "../support/render-app";

const context = setUpBackend();

afterEach(() => {
  vi.restoreAllMocks();
});

const GUIDE = "/prompts/claude-ai";
const banner = async () => within(await screen.findByRole("banner"));

test.each([
  ["/prompts", "Library", "page"],
  ["/refine", "Enhance", "page"],
  ["/guides", "Guides", "page"],
  [GUIDE, "Guides", "true"],
  ["/premium", "Premium", "page"],
  ["/support", null, null],
  ["/privacy", null, null],
])("%s marks %s as where one is", async (path, section, value) => {
  renderApp(path);
  const header = await banner();
  const links = within(header.getByRole("navigation", { name: "Main" })).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual([
    "Library",
    "Enhance",
    "Guides",
    "Premium",
  ]);
  const marked = links.filter((link) => link.hasAttribute("aria-current"));
  expect(marked.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual(
    section === null ? [] : [[section, value]],
  );
});

test("a guide knows that somebody is signed in, and asks for nothing until the account is pressed", async () => {
  await signInAs("premium");
  const requests: string[] = [];
  context.server.events.on("request:start", ({ request }) => requests.push(request.url));
  const { user } = renderApp(GUIDE);
  const trigger = await (await banner()).findByRole("button", { name: "Account menu" });
  expect(requests).toEqual([]);
  await user.click(trigger);
  expect(await screen.findByText("premium@example.com")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Manage subscription" })).toBeVisible();
  expect(await screen.findByRole("button", { name: "Account menu" })).toHaveFocus();
  expect(requests.some((url) => url.includes("/rest/v1/users"))).toBe(true);
});

test("signing in on a guide stays there, and the button becomes the account's", async () => {
  const { user } = renderApp(GUIDE);
  await user.click(await (await banner()).findByRole("button", { name: "Sign In" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Email"), "free@example.com");
  await user.type(dialog.getByLabelText("Password"), DEMO_PASSWORD);
  await user.click(dialog.getByRole("button", { name: "Sign In" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await waitFor(async () =>
    expect(await screen.findByRole("button", { name: "Account menu" })).toHaveFocus(),
  );
  expect(window.location.pathname).toBe(GUIDE);
});

test("the footer leads to everything", async () => {
  renderApp(GUIDE);
  const footer = within(await screen.findByRole("contentinfo"));
  const paths = footer.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(paths).toEqual(
    expect.arrayContaining([
      "/prompts",
      "/refine",
      "/guides",
      "/premium",
      "/support",
      "/privacy",
      "/terms",
      "/prompts/c/writing",
      "/prompts/c/creative",
    ]),
  );
  expect(paths).toHaveLength(21);
});
