// Loaded with the file, so that the first test does not wait for the page's chunk.
import "@/pages/library-page";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeAll, describe, expect, test } from "vitest";

import { DEMO_PASSWORD } from "../../supabase/local/demo-accounts";
import { findToast } from "../support/find-toast";
import { countOf } from "../support/prompt-counts";
import { renderApp, signInAs, signUpSomebody, setUpBackend } from "../support/render-app";
import { SITE_URL } from "../support/test-backend";

const context = setUpBackend();

const TITLES = {
  featured: "Turn an interview transcript into a profile",
  free: "Cut a draft by a third without losing its argument",
  premium: "Judge two AI answers and keep the best of both",
};
let ids: Record<string, string> = {};

beforeAll(async () => {
  const rows = await context.backend.sql<{ id: string; title: string }>(
    "select id, title from library.prompts",
  );
  ids = Object.fromEntries(rows.map(({ id, title }) => [title, id]));
});

async function signUpWithSaved(titles: readonly string[]): Promise<void> {
  const userId = await signUpSomebody();
  for (const title of titles) {
    // oxlint-disable-next-line no-await-in-loop
    await context.backend.sql(
      `insert into public.saved_prompts (user_id, prompt_id) values ('${userId}', '${ids[title]}')`,
    );
  }
}

const title = () => screen.findByRole("heading", { name: "Your Saved Prompts" });
const nothingSaved = () =>
  screen.findByRole("heading", {
    name: "No saved prompts yet. Start exploring and save your favorites!",
  });
const savedTitles = () =>
  within(screen.getByRole("main"))
    .getAllByRole("listitem")
    .flatMap((card) => within(card).queryAllByRole("link"))
    .map((link) => link.textContent);
const savedCategory = () => screen.findByRole("button", { name: "Saved" });

describe("the Saved view (specification, sections 2 and 5)", () => {
  test("shows 'Your Saved Prompts' in their sections, free before premium", async () => {
    await signUpWithSaved([TITLES.premium, TITLES.free, TITLES.featured]);
    const { user } = renderApp("/prompts");
    await user.click(await savedCategory());
    expect(await title()).toBeVisible();
    expect(await screen.findByText("3 prompts")).toBeVisible();
    const headings = screen
      .getAllByRole("heading", { level: 3 })
      .map((node) => node.textContent.trim());
    expect(headings).toEqual(["Curated Prompts", "Free Prompts (1)", "Premium Prompts (1)"]);
    expect(screen.getByText("Premium Content Below")).toBeVisible();
    expect(savedTitles()).toEqual([TITLES.featured, TITLES.free, TITLES.premium]);
    expect(window.location.search).toBe("?category=Saved");
  });

  test("without any says what to do, and leads back to all prompts", async () => {
    await signUpSomebody();
    const { user } = renderApp("/prompts?category=Saved");
    expect(await nothingSaved()).toBeVisible();
    expect(screen.getByText("The bookmark on a prompt keeps it here.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Show all" }));
    expect(await screen.findByText(`${countOf()} prompts`)).toBeVisible();
  });

  test("searches the saved prompts only", async () => {
    await signUpWithSaved([TITLES.free, TITLES.featured]);
    const { user } = renderApp("/prompts?category=Saved");
    await title();
    await user.type(screen.getByRole("searchbox"), "INTERVIEW");
    expect(await screen.findByText("1 prompt for “INTERVIEW”")).toBeVisible();
    expect(screen.getByRole("link", { name: TITLES.featured })).toBeVisible();
    expect(screen.queryByRole("link", { name: TITLES.free })).not.toBeInTheDocument();
    await user.type(screen.getByRole("searchbox"), "zzz");
    expect(await screen.findByText("No prompts found matching your criteria.")).toBeVisible();
  });

  test("a prompt taken back leaves at once, and focus goes to the title", async () => {
    await signUpWithSaved([TITLES.free, TITLES.featured]);
    const { user } = renderApp("/prompts?category=Saved");
    await title();
    const button = await screen.findByRole("button", { name: `Save “${TITLES.free}”` });
    await waitFor(() => expect(button).toHaveAttribute("aria-pressed", "true"));
    await user.click(button);
    await waitFor(() =>
      expect(screen.queryByRole("link", { name: TITLES.free })).not.toBeInTheDocument(),
    );
    expect(await title()).toHaveFocus();
    expect(await findToast("Removed from saved")).toBeVisible();

    await user.click(screen.getByRole("button", { name: `Save “${TITLES.featured}”` }));
    await waitFor(async () => expect(await nothingSaved()).toHaveFocus());
  });

  test("that cannot be loaded says so and tries again", async () => {
    await signUpWithSaved([TITLES.free]);
    context.server.use(
      http.get(`${SITE_URL}/rest/v1/saved_prompts`, ({ request }) =>
        new URL(request.url).searchParams.get("select")?.includes("prompts(")
          ? HttpResponse.json({}, { status: 403 })
          : undefined,
      ),
    );
    const { user } = renderApp("/prompts?category=Saved");
    expect(await screen.findByText(/Your saved prompts could not be loaded/)).toBeVisible();
    context.server.resetHandlers();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await title()).toBeVisible();
  });
});

describe("the Saved view when signed out (sections 5 and 8)", () => {
  test("gives 'Sign in required' / 'Please sign in to view saved prompts.' and opens sign-in", async () => {
    const { user } = renderApp("/prompts");
    await user.click(await savedCategory());
    expect(await findToast("Sign in required")).toBeVisible();
    expect(await findToast("Please sign in to view saved prompts.")).toBeVisible();
    expect(await screen.findByRole("tab", { name: "Sign In" })).toBeVisible();
  });

  test("says so in the view as well, and shows the saved prompts after the sign-in", async () => {
    const { user } = renderApp("/prompts?category=Saved");
    await screen.findByRole("searchbox");
    const main = screen.getByRole("main");
    expect(await within(main).findByText("Please sign in to view saved prompts.")).toBeVisible();
    await user.click(within(main).getByRole("button", { name: "Sign In" }));
    await user.type(await screen.findByLabelText("Email"), "free@example.com");
    await user.type(screen.getByLabelText("Password"), `${DEMO_PASSWORD}{Enter}`);
    expect(await nothingSaved()).toBeVisible();
  });

  test("follows a sign-out in the view, without asking to sign in again", async () => {
    await signInAs("free");
    const { user } = renderApp("/prompts?category=Saved");
    await nothingSaved();
    await user.click(screen.getByRole("button", { name: "Sign Out" }));
    await screen.findByRole("searchbox");
    const main = screen.getByRole("main");
    expect(await within(main).findByText("Please sign in to view saved prompts.")).toBeVisible();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
