import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { CATEGORIES } from "@/config/categories";
import {
  LANDING_DEMO_DELAY_MS,
  MOBILE_MEDIA_QUERY,
  REDUCED_MOTION_MEDIA_QUERY,
  TYPE_CHARACTER_MS,
  TYPING_PAUSE_MS,
} from "@/config/limits";
import { PREMIUM_BENEFITS, PUBLIC_PREMIUM_PROMPT } from "@/config/plans";
import { placeholdersOf } from "@/domain/placeholders";
import { promptPath, slugify } from "@/domain/prompt-address";
import { DEMOS, STATIC_HINT, TYPED_PHRASES } from "@/features/landing/demo-copy";
import { Hero } from "@/features/landing/hero";
import { PAIRS } from "@/features/landing/pairs-copy";
import { PromptDemo } from "@/features/landing/prompt-demo";
import { SAMPLE_PROMPTS } from "@/features/landing/sample-prompts-section";
import { draft } from "@/platform/draft";

import { enhanceOffline } from "../../supabase/functions/generate-prompt/offline/enhance";
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

/** The other three lie in the same place, hidden from everybody. */
const shownResult = () => demo().querySelector("[aria-hidden=false]");
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
  test("keeps the specified order, with the sections of our own between", async () => {
    await openLanding();
    const header = screen.getByRole("banner");
    const footer = screen.getByRole("contentinfo");
    const parts = [
      within(header).getByRole("button", { name: "Get Started" }),
      screen.getByRole("heading", { level: 1 }),
      screen.getByRole("complementary", { name: "Keep it beside your assistant" }),
      within(demo()).getByRole("button", { name: "Try It Yourself" }),
      screen.getByRole("region", { name: "The same assistant, asked twice" }),
      screen.getByRole("button", { name: "Explore More Prompts" }),
      screen.getByRole("region", { name: "In numbers" }),
      screen.getByRole("region", { name: "What it's like" }),
      screen.getByRole("region", { name: "Three things you can do here" }),
      screen.getByRole("region", { name: "Free and Premium" }),
      screen.getByRole("button", { name: "Create a Free Account" }),
      within(footer).getByRole("link", { name: "Support" }),
    ];
    const inOrder = parts.toSorted((one, other) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 1 : -1,
    );
    expect(inOrder).toEqual(parts);
    expect(parts.at(-1)).toHaveAttribute("href", "/support");
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
    const section = screen.getByRole("region", { name: "What it's like" });
    expect(within(section).getAllByRole("figure")).toHaveLength(3);
    expect(within(section).getAllByText("Illustrative")).toHaveLength(3);
    expect(within(section).getByText("Maya Lindqvist")).toBeVisible();
    expect(within(section).getByText("Freelance copywriter")).toBeVisible();
    expect(within(section).getByText("ML")).toBeVisible();
  });

  test("has eight sample cards with a disabled copy button and a note that is announced once", async () => {
    const { user } = await openLanding();
    const buttons = screen.getAllByRole("button", { name: /^Copy “/ });
    expect(buttons).toHaveLength(8);
    for (const button of buttons) {
      expect(button).toBeDisabled();
      expect(button).not.toHaveAttribute("aria-describedby");
    }
    const notes = screen.getAllByText("Sign up to unlock full prompt");
    const announced = notes.filter((note) => note.closest("[aria-hidden=true]") === null);
    expect(announced).toHaveLength(1);
    expect(announced[0]?.closest("li")).toBeNull();
    for (const button of buttons) {
      expect(button.closest("li")).toHaveTextContent("Sign up to unlock full prompt");
    }
    screen.getByRole("link", { name: "read them without an account" }).focus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Explore More Prompts" })).toHaveFocus();
  });

  test.each(SAMPLE_PROMPTS)("shows only the public teaser of '$title'", async (sample) => {
    const rows = await context.backend.sql<{
      category: string;
      is_premium: boolean;
      content: string;
    }>(`select category, is_premium, content from library.prompts
        where title = '${sample.title.replaceAll("'", "''")}'`);
    // Of a premium prompt, `content` is the teaser.
    expect(rows).toEqual([{ category: sample.category, is_premium: true, content: sample.teaser }]);
    // The one that everybody may read in full would make the note untrue.
    expect(promptPath(slugify(sample.title))).not.toBe(promptPath(PUBLIC_PREMIUM_PROMPT));
  });
});

/** What somebody of whom nothing is known types in. */
const asked = (prompt: string) => ({ prompt, refinement: null, facts: [], assistant: null });

describe("the examples are what the product does", () => {
  test.each(DEMOS)("the generator's own words for '$before'", ({ before, after, marked }) => {
    const enhanced = enhanceOffline(asked(before)).content.split("\n");
    for (const { label, lines } of after) {
      expect(enhanced).toContain(`**${label}**`);
      for (const line of lines) expect(enhanced).toContain(line);
    }
    const texts = after.flatMap(({ lines }) => lines);
    expect(texts.filter((line) => line.includes(marked))).toHaveLength(1);
  });

  test.each(PAIRS)("the generator's own words for '$line'", ({ line, prompt, values }) => {
    const enhanced = enhanceOffline(asked(line)).content.split("\n");
    for (const text of prompt) expect(enhanced).toContain(text);
    const blanks = placeholdersOf(prompt.join("\n")).map(({ key }) => key);
    expect(Object.keys(values)).toEqual(blanks);
  });

  test("three pairs, with both answers labelled as ours", async () => {
    await openLanding();
    const pairs = screen.getByRole("region", { name: "The same assistant, asked twice" });
    expect(within(pairs).getAllByRole("listitem")).toHaveLength(3);
    const answers = within(pairs).getAllByRole("figure");
    expect(answers).toHaveLength(6);
    for (const answer of answers) {
      expect(answer).toHaveTextContent(/^The answer/);
      expect(answer).toHaveAccessibleDescription(
        "The answers are examples, written for this page.",
      );
    }
    expect(within(pairs).getAllByText("Better prompt")).toHaveLength(3);
  });
});

describe("the four cases of the demo", () => {
  test("are chosen by pointer or arrow key, each with its line and result", async () => {
    const { user } = await openLanding();
    const choice = within(demo()).getByRole("radiogroup", { name: "For example" });
    expect(within(choice).getByRole("radio", { name: "Email" })).toBeChecked();
    for (const { name, before } of DEMOS) {
      await user.click(within(choice).getByRole("radio", { name }));
      expect(shownResult()).toHaveTextContent(before);
    }
    await user.keyboard("{ArrowRight}");
    expect(within(choice).getByRole("radio", { name: "Email" })).toHaveFocus();
    expect(shownResult()).toHaveTextContent(DEMOS[0].before);
    expect(shownResult()).toHaveTextContent(DEMOS[0].marked);
  });
});

describe("Free and Premium, side by side", () => {
  test("states the specified price, benefits and guarantee, and leads to the Premium page", async () => {
    await openLanding();
    const plans = screen.getByRole("region", { name: "Free and Premium" });
    expect(within(plans).getByText("$4.99")).toBeVisible();
    expect(within(plans).getByText("per month")).toBeVisible();
    const benefits = within(plans).getByRole("list", { name: "Premium benefits" });
    expect(
      within(benefits)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual([...PREMIUM_BENEFITS]);
    expect(
      within(plans).getByText("Cancel anytime. No hidden fees. 30-day money-back guarantee."),
    ).toBeVisible();
    expect(within(plans).getByRole("link", { name: "See Premium" })).toHaveAttribute(
      "href",
      "/premium",
    );
  });
});

describe("the extension promo", () => {
  test("leads to the compact generator, and says what it is, while there is no store page", async () => {
    await openLanding();
    expect(screen.getByText(/The same generator in a narrow window/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Open the compact generator" })).toHaveAttribute(
      "href",
      "/popup-enhancer",
    );
  });

  test("leads to the store page in a new tab without opener once there is one", async () => {
    renderPart(() => <Hero extensionUrl="https://store.example/extension" />);
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
    expect(draft.read()).toBe("a toast");
    await user.click(within(dialog).getByRole("tab", { name: "Sign In" }));
    await user.type(within(dialog).getByLabelText("Email"), "free@example.com");
    await user.type(within(dialog).getByLabelText("Password"), DEMO_PASSWORD);
    await user.click(within(dialog).getByRole("button", { name: "Sign In" }));
    await findLibrary();
    expect(await screen.findByRole("textbox", { name: "Your lazy prompt" })).toHaveValue("a toast");
  });

  test("an empty line leaves an earlier draft alone", async () => {
    draft.write("earlier");
    const { user } = await openLanding();
    await user.click(screen.getByRole("button", { name: "Try It Yourself" }));
    await findDialog();
    expect(draft.read()).toBe("earlier");
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

  test("the page stays while a slow server still checks the session, then gives way", async () => {
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
    expect(shownResult()).toHaveTextContent(DEMOS[0].before);
    expect(shownResult()).toHaveTextContent(DEMOS[0].marked);
    expect(lineField()).toHaveAttribute("placeholder", STATIC_HINT);
    expect(typed()).toBeUndefined();
    await pass(LANDING_DEMO_DELAY_MS - 1);
    expect(demo()).toHaveAttribute("data-state", "plain");
    await pass(1);
    expect(demo()).toHaveAttribute("data-state", "emphasised");
    expect(LANDING_DEMO_DELAY_MS).toBe(2000);
  });

  test("types four phrases in turn, from the one that was there, without changing the field's name", async () => {
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
    await pass(LANDING_DEMO_DELAY_MS);
    await untilTyped("pla");
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
