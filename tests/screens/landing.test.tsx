import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { CATEGORIES } from "@/config/categories";
import {
  CARD_PREVIEW_CHARACTERS,
  LANDING_DEMO_DELAY_MS,
  MOBILE_MEDIA_QUERY,
  REDUCED_MOTION_MEDIA_QUERY,
  TYPE_CHARACTER_MS,
  TYPING_PAUSE_MS,
} from "@/config/limits";
import { STORAGE_KEYS } from "@/config/storage-keys";
import { DEMO, STATIC_HINT, TYPED_PHRASES } from "@/features/landing/demo-copy";
import { Hero } from "@/features/landing/hero";
import { PromptDemo } from "@/features/landing/prompt-demo";
import { SAMPLE_PROMPTS } from "@/features/landing/sample-prompts-section";

import { DEMO_PASSWORD } from "../../supabase/local/demo-accounts";
import { createGate } from "../support/gate";
import { renderApp, signInAs, setUpBackend } from "../support/render-app";
import { renderPart } from "../support/render-part";
import { SITE_URL } from "../support/test-backend";

const context = setUpBackend();

const LIBRARY_TITLE = "Browse Brilliant Prompts or Transform Your Own.";

const findTitle = () =>
  screen.findByRole("heading", {
    level: 1,
    name: /^Type one lazy line\.\s+Get a prompt worth sending\.$/,
  });
const findLibrary = () => screen.findByRole("heading", { level: 1, name: LIBRARY_TITLE });
const findDialog = () => screen.findByRole("dialog");
const demo = () => screen.getByRole("region", { name: "The same request, before and after" });

async function openLanding(path = "/") {
  const view = renderApp(path);
  await findTitle();
  return view;
}

const lineField = () => screen.getByRole("textbox", { name: "Your line" });
/** The typed text is decoration, so it is found by what is hidden from assistive technology. */
const typed = () => demo().querySelector("span.whitespace-pre")?.textContent;

const TICK_MS = 20;

/** In small steps, because each timer is set by the render that the one before it caused. */
async function pass(ms: number) {
  for (let left = ms; left >= 0; left -= TICK_MS) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, TICK_MS)));
  }
}

async function renderDemo() {
  renderPart(() => <PromptDemo onTry={() => {}} />);
  await pass(0);
}

async function untilTyped(phrase: string) {
  for (let ms = 0; typed() !== phrase; ms += TICK_MS) {
    if (ms > 2 * TYPING_PAUSE_MS + 200 * TYPE_CHARACTER_MS) throw new Error(`Not typed: ${phrase}`);
    await act(() => vi.advanceTimersByTimeAsync(TICK_MS));
  }
}

function matchMedia(matching: readonly string[]) {
  const original = window.matchMedia;
  vi.spyOn(window, "matchMedia").mockImplementation((query) => ({
    ...original(query),
    matches: matching.includes(query),
  }));
}

describe("the sections of the landing page (specification, sections 1 and 2)", () => {
  test("has a header, hero, demo, samples, stats, testimonials, features, closing call and footer", async () => {
    await openLanding();
    const header = screen.getByRole("banner");
    expect(within(header).getByRole("button", { name: "Get Started" })).toBeVisible();
    expect(within(demo()).getByRole("button", { name: "Try It Yourself" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Explore More Prompts" })).toBeVisible();
    expect(screen.getByRole("region", { name: "In numbers" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Create a Free Account" })).toBeVisible();
    const footer = screen.getByRole("contentinfo");
    expect(within(footer).getByRole("link", { name: "Support" })).toHaveAttribute(
      "href",
      "/support",
    );
    expect(within(footer).getByRole("link", { name: "Library" })).toHaveAttribute(
      "href",
      "/prompts",
    );
    expect(within(footer).getByRole("group", { name: "Theme" })).toBeVisible();
  });

  test("has a features section with the anchor id features and its three cards", async () => {
    await openLanding();
    const features = document.getElementById("features");
    expect(features).toBeInstanceOf(HTMLElement);
    const titles = within(features as HTMLElement).getAllByRole("heading", { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual([
      "Browse Expert Prompts",
      "Refine Prompts with AI",
      "Save/Copy/Vote",
    ]);
  });

  test("has three testimonials with quote, name, title and initials, each labelled Illustrative", async () => {
    await openLanding();
    const section = screen.getByRole("region", { name: "What it is like to use" });
    expect(within(section).getAllByRole("figure")).toHaveLength(3);
    expect(within(section).getAllByText("Illustrative")).toHaveLength(3);
    expect(within(section).getByText("Maya Lindqvist")).toBeVisible();
    expect(within(section).getByText("Freelance copywriter")).toBeVisible();
    expect(within(section).getByText("ML")).toBeVisible();
  });

  test("has eight sample cards whose copy buttons are disabled, with the note that says why", async () => {
    const { user } = await openLanding();
    const buttons = screen.getAllByRole("button", { name: /^Copy “/ });
    expect(buttons).toHaveLength(8);
    for (const button of buttons) {
      expect(button).toHaveAttribute("aria-disabled", "true");
      expect(button).toHaveAccessibleDescription("Sign up to unlock full prompt");
    }
    await user.click(screen.getByRole("button", { name: "Copy “Trace a bug to its root cause”" }));
    expect(screen.queryByText("Copied!")).not.toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test.each(SAMPLE_PROMPTS)("shows the library's own words for '$title'", async (sample) => {
    const rows = await context.backend.sql<{
      category: string;
      is_premium: boolean;
      content: string;
    }>(`select category, is_premium, content from library.prompts where title = '${sample.title}'`);
    expect(rows).toHaveLength(1);
    const [row] = rows;
    expect(row).toMatchObject({ category: sample.category, is_premium: sample.isPremium });
    expect(sample.opening.length).toBeLessThanOrEqual(CARD_PREVIEW_CHARACTERS);
    expect(row?.content.startsWith(sample.opening)).toBe(true);
    // Of a premium prompt, `content` is the public teaser, which is shown whole.
    expect(row?.content === sample.opening).toBe(sample.isPremium);
  });
});

describe("the extension promo", () => {
  test("leads to the compact generator, and says what it is, while there is no store page", async () => {
    await openLanding();
    expect(screen.getByText(/same tool in a window that fits beside your assistant/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Open the compact generator" })).toHaveAttribute(
      "href",
      "/popup-enhancer",
    );
  });

  test("leads to the store page in a new tab without opener once there is one", async () => {
    renderPart(() => <Hero extensionUrl="https://store.example/extension" onTry={() => {}} />);
    const link = await screen.findByRole("link", {
      name: /^Get the extension\s*\(opens in a new tab\)$/,
    });
    expect(link).toHaveAttribute("href", "https://store.example/extension");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
    expect(screen.queryByRole("link", { name: /compact generator/ })).not.toBeInTheDocument();
  });
});

describe("the stats strip", () => {
  test("counts the prompts of the library and states the limits that are enforced", async () => {
    const [row] = await context.backend.sql<{ count: number }>(
      "select count(*)::int as count from library.prompts",
    );
    await openLanding();
    const strip = screen.getByRole("region", { name: "In numbers" });
    expect(await within(strip).findByText(row?.count.toLocaleString("en-US") ?? "")).toBeVisible();
    expect(within(strip).getByText("prompts")).toBeVisible();
    expect(within(strip).getByText(String(CATEGORIES.length))).toBeVisible();
    expect(within(strip).getByText("2")).toBeVisible();
    expect(within(strip).getByText("free enhancements")).toBeVisible();
    expect(within(strip).getByText("$4.99")).toBeVisible();
  });

  test("names no number when the prompts cannot be counted, and the page stays complete", async () => {
    context.server.use(http.all(`${SITE_URL}/*`, () => HttpResponse.error()));
    await openLanding();
    expect(await screen.findByText("in every category")).toBeVisible();
    expect(screen.getAllByRole("button", { name: /^Copy “/ })).toHaveLength(8);
    expect(screen.getByRole("button", { name: "Get Started" })).toBeVisible();
  });
});

describe("a call to action, signed out", () => {
  test.each(["Get Started", "Try It Yourself", "Explore More Prompts", "Create a Free Account"])(
    "'%s' opens the sign-in modal at the sign-up tab",
    async (name) => {
      const { user } = await openLanding();
      await user.click(screen.getByRole("button", { name }));
      const dialog = await findDialog();
      expect(within(dialog).getByRole("tab", { name: "Sign Up" })).toHaveAttribute(
        "aria-selected",
        "true",
      );
      await user.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      expect(screen.getByRole("button", { name })).toHaveFocus();
    },
  );

  test("'Sign In' opens the sign-in modal at the sign-in tab", async () => {
    const { user } = await openLanding();
    await user.click(screen.getByRole("button", { name: "Sign In" }));
    const tab = within(await findDialog()).getByRole("tab", { name: "Sign In" });
    expect(tab).toHaveAttribute("aria-selected", "true");
  });

  test("a line typed into the demo waits in the generator after the sign-in", async () => {
    const { user } = await openLanding();
    await user.type(screen.getByRole("textbox", { name: "Your line" }), " a toast {Enter}");
    const dialog = await findDialog();
    expect(sessionStorage.getItem(STORAGE_KEYS.draft)).toBe("a toast");
    await user.click(within(dialog).getByRole("tab", { name: "Sign In" }));
    await user.type(within(dialog).getByLabelText("Email"), "free@example.com");
    await user.type(within(dialog).getByLabelText("Password"), DEMO_PASSWORD);
    await user.click(within(dialog).getByRole("button", { name: "Sign In" }));
    await findLibrary();
    expect(await screen.findByRole("textbox", { name: "Your lazy prompt" })).toHaveValue("a toast");
  });

  test("an empty line leaves an earlier draft alone", async () => {
    sessionStorage.setItem(STORAGE_KEYS.draft, "earlier");
    const { user } = await openLanding();
    await user.click(screen.getByRole("button", { name: "Try It Yourself" }));
    await findDialog();
    expect(sessionStorage.getItem(STORAGE_KEYS.draft)).toBe("earlier");
  });
});

describe("with a session (specification, section 2)", () => {
  test("the user is sent to /prompts, the query is kept, and Back does not return here", async () => {
    await signInAs("free");
    const entries = window.history.length;
    renderApp("/?category=Writing");
    await findLibrary();
    expect(window.location.pathname).toBe("/prompts");
    expect(window.location.search).toBe("?category=Writing");
    expect(window.history.length).toBe(entries);
  });

  test("the page stands while a slow server still checks the session, then gives way", async () => {
    await signInAs("free");
    expireStoredSession();
    const gate = createGate();
    onTestFinished(() => gate.open());
    context.server.use(
      http.post(`${SITE_URL}/auth/v1/token`, async ({ request }) => {
        await gate.opened;
        return context.backend.fetch(request);
      }),
    );
    await openLanding();
    expect(screen.getByRole("button", { name: "Get Started" })).toBeVisible();
    gate.open();
    await findLibrary();
  });
});

/** The stored access token has run out, so that the session has to be refreshed by the server. */
function expireStoredSession() {
  const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token"));
  const session = JSON.parse(localStorage.getItem(key ?? "") ?? "null") as object;
  localStorage.setItem(key ?? "", JSON.stringify({ ...session, expires_at: 1 }));
}

describe("the demo's clock", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test("emphasises the demo after 2 seconds, with its whole text there from the start", async () => {
    await renderDemo();
    expect(demo()).toHaveAttribute("data-state", "plain");
    expect(demo()).toHaveTextContent(DEMO.before);
    expect(demo()).toHaveTextContent("ask one question that is easy to answer");
    await pass(LANDING_DEMO_DELAY_MS - 1);
    expect(demo()).toHaveAttribute("data-state", "plain");
    await pass(1);
    expect(demo()).toHaveAttribute("data-state", "emphasised");
    expect(LANDING_DEMO_DELAY_MS).toBe(2000);
  });

  test("types four phrases in turn, 60 ms a character, without changing the field's name", async () => {
    expect(TYPED_PHRASES).toHaveLength(4);
    await renderDemo();
    await pass(LANDING_DEMO_DELAY_MS);
    for (const phrase of [...TYPED_PHRASES, TYPED_PHRASES[0]]) {
      await untilTyped(phrase);
      expect(lineField()).toHaveAccessibleName("Your line");
      expect(lineField()).toHaveValue("");
    }
  });

  test("can be paused and played on, and stops while the field has focus", async () => {
    await renderDemo();
    await pass(LANDING_DEMO_DELAY_MS + 3 * TYPE_CHARACTER_MS);
    expect(typed()).toBe("pla");
    act(() => screen.getByRole("button", { name: "Pause the typed examples" }).click());
    await pass(10 * TYPING_PAUSE_MS);
    expect(typed()).toBe("pla");
    act(() => screen.getByRole("button", { name: "Play the typed examples" }).click());
    await pass(TYPE_CHARACTER_MS);
    expect(typed()).toBe("plan");
    act(() => lineField().focus());
    expect(typed()).toBeUndefined();
  });

  test("shows a static hint and nothing to pause on a screen under 768 px", async () => {
    matchMedia([MOBILE_MEDIA_QUERY]);
    await renderDemo();
    await pass(LANDING_DEMO_DELAY_MS + TYPING_PAUSE_MS);
    expect(lineField()).toHaveAttribute("placeholder", STATIC_HINT);
    expect(typed()).toBeUndefined();
    expect(screen.queryByRole("button", { name: /typed examples/ })).not.toBeInTheDocument();
    expect(MOBILE_MEDIA_QUERY).toBe("(max-width: 767.98px)");
  });

  test("shows the end state at once where motion is unwelcome", async () => {
    matchMedia([REDUCED_MOTION_MEDIA_QUERY]);
    await renderDemo();
    expect(demo()).toHaveAttribute("data-state", "emphasised");
    expect(lineField()).toHaveAttribute("placeholder", STATIC_HINT);
    expect(typed()).toBeUndefined();
  });
});
