// Loaded with the file, so that the first test does not wait for the page's chunk.
import "@/pages/library-page";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, test, vi } from "vitest";

import { previewOf, sizeText } from "@/domain/preview";
import { filledIn } from "@/platform/filled-in";

import { shownToasts } from "../support/find-toast";
import { findToast } from "../support/find-toast";
import { createGate } from "../support/gate";
import { firstFreeIn } from "../support/prompt-counts";
import { renderApp, signInAs, signUpSomebody, setUpBackend } from "../support/render-app";
import { SITE_URL } from "../support/test-backend";

const context = setUpBackend();
const VOTES_URL = `${SITE_URL}/rest/v1/prompt_votes`;
const SAVED_URL = `${SITE_URL}/rest/v1/saved_prompts`;

const FREE = firstFreeIn("Writing");
const PREMIUM = { title: "Judge two AI answers and keep the best of both", category: "AI Tools" };

type Row = { id: string; content: string; like_count: number };

/** The row as the catalogue has it: of a premium prompt the teaser. */
async function rowOf(title: string): Promise<Row> {
  const [row] = await context.backend.sql<Row>(
    `select id, content, like_count from library.prompts where title = '${title}'`,
  );
  if (row === undefined) throw new Error(`There is no prompt "${title}".`);
  return row;
}

async function premiumTextOf(title: string): Promise<string> {
  const [row] = await context.backend.sql<{ content: string }>(`
    select b.content from library.premium_bodies b join library.prompts p on p.id = b.prompt_id
    where p.title = '${title}'`);
  return row?.content ?? "";
}

const libraryAt = (category: string) => renderApp(`/prompts?${new URLSearchParams({ category })}`);
async function cardOf(title: string): Promise<HTMLElement> {
  const link = await screen.findByRole("link", { name: title });
  const card = link.closest<HTMLElement>("[role=listitem]");
  if (card === null) throw new Error(`"${title}" is in no card.`);
  return card;
}
const likeButton = (card: HTMLElement) => within(card).getByRole("button", { name: /^Like/ });
const saveButton = (card: HTMLElement) => within(card).getByRole("button", { name: /^Save/ });
const isPressed = (button: HTMLElement) => button.getAttribute("aria-pressed") === "true";
/** Until likes and saves are known, their buttons wait. */
const isReady = (card: HTMLElement) =>
  waitFor(() => expect(likeButton(card)).toHaveAttribute("aria-disabled", "false"));

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a prompt card (specification, sections 2, 4 and 5)", () => {
  test("shows title, category, labels, size and the text cut to 150 characters", async () => {
    libraryAt(FREE.category);
    const card = await cardOf(FREE.title);
    const { content } = await rowOf(FREE.title);
    expect(within(card).getByRole("heading", { name: FREE.title })).toBeVisible();
    expect(within(card).getByText("Writing")).toBeVisible();
    expect(within(card).getByText(/…$/)).toHaveTextContent(
      previewOf(content).replaceAll(/\s+/g, " "),
    );
    expect(within(card).getByText(sizeText(content))).toHaveTextContent(
      /^\d+ blanks? · \d+ words$/,
    );
    expect(within(card).queryByText("Premium")).not.toBeInTheDocument();
    const curated = await cardOf("Turn an interview transcript into a profile");
    expect(within(curated).getByText("Featured")).toBeVisible();
  });

  test("shows votes only when there are any", async () => {
    await context.backend.sql(
      `update library.prompts set like_count = 12 where title = '${FREE.title}'`,
    );
    libraryAt(FREE.category);
    expect(likeButton(await cardOf(FREE.title))).toHaveTextContent("12");
    const other = likeButton(await cardOf("Turn your writing samples into a voice guide"));
    expect(other).toHaveTextContent("");
    expect(other).toHaveAccessibleName(/: No votes yet$/);
  });

  test("copies the full text, and says so", async () => {
    const { user } = libraryAt(FREE.category);
    const card = await cardOf(FREE.title);
    await user.click(within(card).getByRole("button", { name: `Copy “${FREE.title}”` }));
    expect(await findToast("Copied!")).toBeVisible();
    expect(await findToast("Prompt copied to clipboard.")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe((await rowOf(FREE.title)).content);
  });

  test("copies the blanks as they were filled in before", async () => {
    const { id, content } = await rowOf(FREE.title);
    filledIn.set(id, "word count", "400");
    const { user } = libraryAt(FREE.category);
    const card = await cardOf(FREE.title);
    await user.click(within(card).getByRole("button", { name: /^Copy/ }));
    await findToast("Copied!");
    expect(await navigator.clipboard.readText()).toBe(content.replaceAll("[WORD COUNT]", "400"));
  });

  test("a copy that the browser refuses says 'Copy failed'", async () => {
    const { user } = libraryAt(FREE.category);
    const card = await cardOf(FREE.title);
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    await user.click(within(card).getByRole("button", { name: `Copy “${FREE.title}”` }));
    expect(await findToast("Copy failed")).toBeVisible();
    expect(await findToast("Please manually select and copy the text.")).toBeVisible();
  });
});

describe("a locked card (section 4)", () => {
  test.each(["guest", "free"] as const)(
    "has its teaser, and blurs the text under 'Unlock full prompt with Premium' for a %s reader",
    async (reader) => {
      if (reader === "free") await signInAs("free");
      libraryAt(PREMIUM.category);
      const card = await cardOf(PREMIUM.title);
      expect(within(card).getByText("Unlock full prompt with Premium")).toBeVisible();
      expect(within(card).getByText("Premium")).toBeVisible();
      const { content: teaser } = await rowOf(PREMIUM.title);
      expect(within(card).getByText(teaser, { selector: ":not([role=img])" })).toBeVisible();
      const blurred = within(card).getByRole("img", { name: "Premium prompt, locked" });
      expect(blurred).toHaveTextContent(previewOf(teaser));
      expect(within(card).queryByRole("button", { name: /^Copy/ })).not.toBeInTheDocument();
    },
  );

  test("is an open card for a premium reader, with the full text to copy", async () => {
    await signInAs("premium");
    const { user } = libraryAt(PREMIUM.category);
    const card = await cardOf(PREMIUM.title);
    expect(within(card).queryByText("Unlock full prompt with Premium")).not.toBeInTheDocument();
    await user.click(within(card).getByRole("button", { name: /^Copy/ }));
    await findToast("Copied!");
    expect(await navigator.clipboard.readText()).toBe(await premiumTextOf(PREMIUM.title));
  });
});

describe("likes (sections 4, 6 and 8)", () => {
  test("a like counts up and is pressed; another press takes it back", async () => {
    const userId = await signUpSomebody();
    const { user } = libraryAt(FREE.category);
    const card = await cardOf(FREE.title);
    await isReady(card);
    const { id, like_count: before } = await rowOf(FREE.title);

    await user.click(likeButton(card));
    await waitFor(() => expect(isPressed(likeButton(card))).toBe(true));
    // Lists are drawn with a delay, so the count may follow a moment later.
    const liked = `Like “${FREE.title}”: ${before + 1}`;
    expect(await within(card).findByRole("button", { name: liked })).toBe(likeButton(card));
    await waitFor(() => expect(likeButton(card)).not.toHaveAttribute("aria-busy"));
    const votes = () =>
      context.backend.sql(
        `select vote_type from public.prompt_votes where user_id = '${userId}' and prompt_id = '${id}'`,
      );
    expect(await votes()).toEqual([{ vote_type: "like" }]);

    await user.click(likeButton(card));
    await waitFor(() => expect(isPressed(likeButton(card))).toBe(false));
    await waitFor(() => expect(likeButton(card)).not.toHaveAttribute("aria-busy"));
    expect(await votes()).toEqual([]);
  });

  test("a like renders its own card again and no other", async () => {
    await signUpSomebody();
    const { user } = libraryAt(FREE.category);
    const card = await cardOf(FREE.title);
    await isReady(card);
    const { content } = await rowOf(FREE.title);
    // Every card cuts its text when it renders.
    const cut = vi.spyOn(Intl.Segmenter.prototype, "segment");
    await user.click(likeButton(card));
    await waitFor(() => expect(isPressed(likeButton(card))).toBe(true));
    await waitFor(() => expect(likeButton(card)).not.toHaveAttribute("aria-busy"));
    const texts = cut.mock.calls.map(([text]) => text);
    expect(texts).not.toHaveLength(0);
    expect(texts.filter((text) => !content.startsWith(text))).toEqual([]);
  });

  test("the button is busy and ignores presses while its change is pending", async () => {
    await signUpSomebody();
    const { user } = libraryAt(FREE.category);
    const card = await cardOf(FREE.title);
    await isReady(card);
    const gate = createGate();
    let writes = 0;
    context.server.use(
      http.post(VOTES_URL, async () => {
        writes += 1;
        await gate.opened;
      }),
    );
    await user.click(likeButton(card));
    await waitFor(() => expect(likeButton(card)).toHaveAttribute("aria-busy", "true"));
    expect(likeButton(card)).toHaveAttribute("aria-disabled", "true");
    await user.click(likeButton(card));
    gate.open();
    await waitFor(() => expect(likeButton(card)).not.toHaveAttribute("aria-busy"));
    expect(writes).toBe(1);
    expect(isPressed(likeButton(card))).toBe(true);
  });

  test("a like that fails is undone and says 'Failed to like prompt. Please try again.'", async () => {
    await signUpSomebody();
    const { user } = libraryAt(FREE.category);
    const card = await cardOf(FREE.title);
    await isReady(card);
    const count = likeButton(card).textContent;
    context.server.use(http.post(VOTES_URL, () => HttpResponse.json({}, { status: 500 })));
    await user.click(likeButton(card));
    expect(await findToast("Failed to like prompt. Please try again.")).toBeVisible();
    await waitFor(() => expect(isPressed(likeButton(card))).toBe(false));
    expect(likeButton(card).textContent).toBe(count);
  });

  test("the detail and the card of one prompt show the same like", async () => {
    await signUpSomebody();
    const { user } = libraryAt(FREE.category);
    const card = await cardOf(FREE.title);
    await isReady(card);
    await user.click(screen.getByRole("link", { name: FREE.title }));
    const dialog = await screen.findByRole("dialog", { name: FREE.title });
    await user.click(likeButton(dialog));
    await waitFor(() => expect(isPressed(likeButton(dialog))).toBe(true));
    expect(within(dialog).getByText(/^100% positive \(\d+ votes?\)$/)).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(isPressed(likeButton(await cardOf(FREE.title)))).toBe(true);
  });

  test("likes and saves of another visit are shown, from one request each", async () => {
    const userId = await signUpSomebody();
    const { id } = await rowOf(FREE.title);
    await context.backend.sql(`
      insert into public.prompt_votes (user_id, prompt_id, vote_type) values ('${userId}', '${id}', 'like');
      insert into public.saved_prompts (user_id, prompt_id) values ('${userId}', '${id}');`);
    libraryAt(FREE.category);
    const card = await cardOf(FREE.title);
    await waitFor(() => expect(isPressed(likeButton(card))).toBe(true));
    expect(isPressed(saveButton(card))).toBe(true);
  });

  test("likes and saves of another tab are shown when this one comes back to the front", async () => {
    const userId = await signUpSomebody();
    const { id } = await rowOf(FREE.title);
    libraryAt(FREE.category);
    const card = await cardOf(FREE.title);
    await isReady(card);
    expect(isPressed(likeButton(card))).toBe(false);
    await context.backend.sql(`
      insert into public.prompt_votes (user_id, prompt_id, vote_type) values ('${userId}', '${id}', 'like');
      insert into public.saved_prompts (user_id, prompt_id) values ('${userId}', '${id}');`);
    window.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(isPressed(likeButton(card))).toBe(true));
    await waitFor(() => expect(isPressed(saveButton(card))).toBe(true));
  });

  test("likes that cannot be read are said, and their buttons wait", async () => {
    await signUpSomebody();
    context.server.use(http.get(VOTES_URL, () => HttpResponse.json({}, { status: 403 })));
    const { user } = libraryAt(FREE.category);
    expect(
      await screen.findByText("Your likes and saves could not be loaded. Try again."),
    ).toBeVisible();
    const card = await cardOf(FREE.title);
    expect(likeButton(card)).toHaveAttribute("aria-disabled", "true");
    context.server.resetHandlers();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await isReady(card);
  });
});

describe("saves (sections 4 and 8)", () => {
  test("saving says 'Saved!', saving again says 'Removed from saved'", async () => {
    const userId = await signUpSomebody();
    const { user } = libraryAt(FREE.category);
    const card = await cardOf(FREE.title);
    await isReady(card);
    await user.click(saveButton(card));
    expect(await findToast("Saved!")).toBeVisible();
    expect(await findToast("Prompt added to your collection.")).toBeVisible();
    expect(isPressed(saveButton(card))).toBe(true);
    await waitFor(() => expect(saveButton(card)).not.toHaveAttribute("aria-busy"));
    const saves = () =>
      context.backend.sql(`select id from public.saved_prompts where user_id = '${userId}'`);
    expect(await saves()).toHaveLength(1);

    await user.click(saveButton(card));
    expect(await findToast("Removed from saved")).toBeVisible();
    expect(await findToast("Prompt removed from your collection.")).toBeVisible();
    expect(isPressed(saveButton(card))).toBe(false);
    expect(await saves()).toHaveLength(0);
  });

  test("a save that fails is undone and says 'Failed to save prompt. Please try again.'", async () => {
    await signUpSomebody();
    const { user } = libraryAt(FREE.category);
    const card = await cardOf(FREE.title);
    await isReady(card);
    context.server.use(http.post(SAVED_URL, () => HttpResponse.json({}, { status: 500 })));
    await user.click(saveButton(card));
    expect(await findToast("Failed to save prompt. Please try again.")).toBeVisible();
    await waitFor(() => expect(isPressed(saveButton(card))).toBe(false));
  });
});

test.each([
  ["like", likeButton, VOTES_URL, "Failed to like prompt. Please try again."],
  ["save", saveButton, SAVED_URL, "Failed to save prompt. Please try again."],
] as const)(
  "a %s that fails because the server is away is said once",
  async (_what, button, url, sentence) => {
    await signUpSomebody();
    const { user } = libraryAt(FREE.category);
    const card = await cardOf(FREE.title);
    await isReady(card);
    context.server.use(http.all(url, () => HttpResponse.json({}, { status: 403 })));
    await user.click(button(card));
    expect(await findToast(sentence)).toBeVisible();
    await waitFor(() => expect(button(card)).not.toHaveAttribute("aria-busy"));
    expect(await shownToasts()).toEqual(["Error"]);
  },
);

describe("a guest (section 6)", () => {
  test.each([
    ["like", likeButton],
    ["save", saveButton],
  ] as const)("who wants to %s is asked to sign in", async (_what, button) => {
    const { user } = libraryAt(FREE.category);
    const card = await cardOf(FREE.title);
    await user.click(button(card));
    expect(await screen.findByRole("tab", { name: "Sign In" })).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(button(card)).toHaveFocus());
  });
});
