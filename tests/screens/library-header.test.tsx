// Loaded with the file, so that the first test does not wait for the page's chunk.
import "@/pages/library-page";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, test, vi } from "vitest";

import { SESSION_KEY } from "@/config/session-key";
import { STORAGE_KEYS } from "@/config/storage-keys";

import { findToast } from "../support/find-toast";
import { countOf } from "../support/prompt-counts";
import { renderApp, signInAs, signUpSomebody, setUpBackend } from "../support/render-app";
import { SITE_URL } from "../support/test-backend";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const context = setUpBackend();
const FUNCTION_URL = `${SITE_URL}/functions/v1/generate-prompt`;

const header = () => screen.findByRole("banner");
const headerButton = async (name: string) => within(await header()).findByRole("button", { name });
const promptBox = () => screen.findByRole("textbox", { name: /lazy prompt/i });
const enhance = () => screen.getByRole("button", { name: /^Enhance/ });

describe("the library's header (specification, section 2)", () => {
  test("offers a guest Sign In, which opens the dialog and gives the focus back", async () => {
    const { user } = renderApp("/prompts");
    await user.click(await headerButton("Sign In"));
    expect(await screen.findByRole("tab", { name: "Sign In" })).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(async () => expect(await headerButton("Sign In")).toHaveFocus());
    expect(screen.queryByRole("meter")).not.toBeInTheDocument();
  });

  test("welcomes a signed-in user by e-mail and shows '{n} / 2 prompts used' (section 9)", async () => {
    await signInAs("free");
    renderApp("/prompts");
    const welcome = await screen.findByText("Welcome, free@example.com");
    expect(welcome).toHaveAttribute("title", "free@example.com");
    expect(await screen.findByRole("meter", { name: /^\d \/ 2 prompts used$/ })).toBeVisible();
  });

  test("shows a premium user the badge and no meter", async () => {
    await signInAs("premium");
    renderApp("/prompts");
    expect(await within(await header()).findByText("Premium", { selector: "span" })).toBeVisible();
    expect(screen.queryByRole("meter")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Upgrade" })).not.toBeInTheDocument();
  });

  test("Upgrade opens the upgrade dialog", async () => {
    await signInAs("free");
    const { user } = renderApp("/prompts");
    await user.click(await headerButton("Upgrade"));
    expect(await screen.findByRole("dialog", { name: "Upgrade to Premium" })).toBeVisible();
  });

  test("has a menu for small screens, in a sheet that Escape closes", async () => {
    const { user } = renderApp("/prompts");
    await user.click(await headerButton("Menu"));
    const sheet = await screen.findByRole("dialog", { name: "Menu" });
    const links = within(sheet).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual([
      "Library",
      "Enhance",
      "Guides",
      "Premium",
      "Support",
    ]);
    expect(links[0]).toHaveAttribute("aria-current", "page");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await headerButton("Menu")).toHaveFocus();
  });

  test("leads to the front page, and the footer switches the theme", async () => {
    const { user } = renderApp("/prompts");
    const [name] = await within(await header()).findAllByRole("link");
    expect(name).toHaveAttribute("href", "/");
    await user.click(await screen.findByRole("radio", { name: "Dark theme" }));
    expect(localStorage.getItem(STORAGE_KEYS.theme)).toBe("dark");
  });
});

describe("signing out (section 4)", () => {
  test("says 'Signed Out', hides the generator and moves the focus to Sign In", async () => {
    await signInAs("free");
    const { user } = renderApp("/prompts");
    await user.click(await headerButton("Sign Out"));
    expect(await findToast("Signed Out")).toBeVisible();
    await waitFor(async () => expect(await headerButton("Sign In")).toHaveFocus());
    expect(screen.queryByRole("region", { name: "Prompt enhancer" })).not.toBeInTheDocument();
    expect(await screen.findByText(`${countOf()} prompts`)).toBeVisible();
  });

  test("brings the locks back and leaves no premium text in the page", async () => {
    await signInAs("premium");
    const { user } = renderApp("/prompts?category=AI+Tools");
    await screen.findByRole("heading", { name: "Premium Prompts (Unlocked) (75)" });
    const bodies = await context.backend.sql<{ content: string }>(
      "select content from library.premium_bodies",
    );
    const shown = () =>
      bodies.filter(({ content }) => document.body.textContent.includes(content.slice(0, 60)));
    expect(shown().length).toBeGreaterThan(0);
    await user.click(await headerButton("Sign Out"));
    expect(await screen.findAllByText("Unlock full prompt with Premium")).toHaveLength(26);
    expect(shown()).toEqual([]);
  });

  test("that fails says so and stays signed in", async () => {
    await signInAs("free");
    context.server.use(
      http.post(`${SITE_URL}/auth/v1/logout`, () => HttpResponse.json({}, { status: 500 })),
    );
    const { user } = renderApp("/prompts");
    await user.click(await headerButton("Sign Out"));
    expect(await findToast("Still signed in")).toBeVisible();
    expect(await headerButton("Sign Out")).toBeVisible();
  });

  test("signs this browser out offline, and deletes what was kept for reading", async () => {
    await signInAs("free");
    const { user } = renderApp("/prompts");
    const button = await headerButton("Sign Out");
    context.server.use(http.post(`${SITE_URL}/auth/v1/logout`, () => HttpResponse.error()));
    const deleted: string[] = [];
    vi.stubGlobal("caches", { delete: async (name: string) => deleted.push(name) });
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await user.click(button);
    expect(await findToast("Signed Out")).toBeVisible();
    expect(await headerButton("Sign In")).toBeVisible();
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(deleted).toEqual(["seen", "queued"]);
  });
});

describe("the library's generator (section 5)", () => {
  test("an empty prompt gives 'Enter a prompt' / 'Please enter a lazy prompt to enhance.'", async () => {
    await signInAs("free");
    const { user } = renderApp("/prompts");
    await user.type(await promptBox(), "   ");
    await user.click(enhance());
    expect(await findToast("Enter a prompt")).toBeVisible();
    expect(await findToast("Please enter a lazy prompt to enhance.")).toBeVisible();
  });

  test("over the free limit the library opens the upgrade dialog and asks no server (section 5)", async () => {
    const userId = await signUpSomebody();
    await context.backend.sql(
      `insert into private.usage (user_id, committed) values ('${userId}', 2)`,
    );
    let calls = 0;
    context.server.use(
      http.post(FUNCTION_URL, () => {
        calls += 1;
      }),
    );
    const { user } = renderApp("/prompts");
    await screen.findByRole("meter", { name: "2 / 2 prompts used" });
    await user.type(await promptBox(), "a poem");
    await user.click(enhance());
    expect(await screen.findByRole("dialog", { name: "Upgrade to Premium" })).toBeVisible();
    expect(screen.queryByText("Upgrade needed")).not.toBeInTheDocument();
    expect(calls).toBe(0);
  });

  test("when the server says that the limit is reached, the upgrade dialog opens as well", async () => {
    await signUpSomebody();
    context.server.use(
      http.post(FUNCTION_URL, () =>
        HttpResponse.json({ error: { code: "quota", message: "" } }, { status: 402 }),
      ),
    );
    const { user } = renderApp("/prompts");
    await screen.findByRole("meter", { name: "0 / 2 prompts used" });
    await user.type(await promptBox(), "a poem");
    await user.click(enhance());
    expect(await screen.findByRole("dialog", { name: "Upgrade to Premium" })).toBeVisible();
  });

  test("a prompt that is too long is said", async () => {
    await signInAs("free");
    const { user } = renderApp("/prompts");
    const box = await promptBox();
    await user.click(box);
    await user.paste("x".repeat(4001));
    await user.click(enhance());
    expect(await findToast("Prompt too long")).toBeVisible();
  });
});
