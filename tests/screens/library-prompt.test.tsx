// Loaded with the file, so that the first test does not wait for the page's chunk.
import "@/pages/library-page";
import { screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";

import { STORAGE_KEYS } from "@/config/storage-keys";

import { DEMO_PASSWORD } from "../../supabase/local/demo-accounts";
import { findToast } from "../support/find-toast";
import { renderApp, signInAs, setUpBackend } from "../support/render-app";
import { SITE_URL } from "../support/test-backend";

const context = setUpBackend();
const PROMPTS_URL = `${SITE_URL}/rest/v1/prompts`;

const FREE = "Turn an interview transcript into a profile";
const PREMIUM = "Write a custom assistant's instructions with clear limits";
const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

async function valueOf<Value>(sql: string): Promise<Value> {
  const [row] = await context.backend.sql<{ value: Value }>(sql);
  if (row === undefined) throw new Error(`Nothing found: ${sql}`);
  return row.value;
}
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const idOf = (title: string) =>
  valueOf<string>(`select id as value from library.prompts where title = ${quoted(title)}`);
const contentOf = (title: string) =>
  valueOf<string>(`select content as value from library.prompts where title = ${quoted(title)}`);
const premiumTextOf = async (title: string) =>
  valueOf<string>(
    `select content as value from library.premium_bodies where prompt_id = '${await idOf(title)}'`,
  );

const dialog = (name: string) => screen.findByRole("dialog", { name });
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
const link = (name: string) => screen.findByRole("link", { name });
const promptInAddress = () => /^\/prompts\/p\/(.+)$/.exec(window.location.pathname)?.[1] ?? null;
const slugOf = (title: string) =>
  valueOf<string>(`select slug as value from library.prompts where title = ${quoted(title)}`);
const signInTab = () => screen.findByRole("tab", { name: "Sign In" });

type User = ReturnType<typeof renderApp>["user"];

async function signInInDialog(user: User, account: "free" | "premium") {
  await user.type(screen.getByLabelText("Email"), `${account}@example.com`);
  await user.type(screen.getByLabelText("Password"), `${DEMO_PASSWORD}{Enter}`);
}

describe("the prompt's detail (specification, section 2)", () => {
  test("shows title, badges, percent positive with total votes, the full text, and copies it", async () => {
    const id = await idOf(FREE);
    await context.backend.sql(
      `update library.prompts set like_count = 23, dislike_count = 2 where id = '${id}'`,
    );
    const { user } = renderApp("/prompts?category=Writing");
    await user.click(await link(FREE));
    const detail = await dialog(FREE);
    expect(within(detail).getByText("Featured")).toBeVisible();
    expect(within(detail).getByText("Writing")).toBeVisible();
    expect(within(detail).getByText("92% positive (25 votes)")).toBeVisible();
    const content = await contentOf(FREE);
    expect(detail).toHaveTextContent(content.replaceAll(/\s+/g, " "));
    await user.click(within(detail).getByRole("button", { name: "Copy Prompt" }));
    expect(await findToast("Prompt copied to clipboard.")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(content);
  });

  test("is in the address; the back button closes it and focus returns to the card", async () => {
    const { user } = renderApp("/prompts?category=Writing");
    await user.click(await link(FREE));
    await dialog(FREE);
    expect(promptInAddress()).toBe(await slugOf(FREE));
    const behind = { name: "Writing", pressed: true, hidden: true };
    expect(screen.getByRole("button", behind)).toBeInTheDocument();
    window.history.back();
    await noDialog();
    expect(window.location.pathname + window.location.search).toBe("/prompts?category=Writing");
    await waitFor(async () => expect(await link(FREE)).toHaveFocus());
  });

  test("Escape closes it and takes back the entry in the history that opening made", async () => {
    const { user } = renderApp("/prompts");
    await user.click(await screen.findByRole("button", { name: "Writing" }));
    await user.click(await link(FREE));
    await dialog(FREE);
    await user.keyboard("{Escape}");
    await noDialog();
    expect(window.location.search).toBe("?category=Writing");
    window.history.back();
    await waitFor(() => expect(window.location.search).toBe(""));
  });

  test("opening a card asks the database for nothing, because the list has the prompt", async () => {
    const { user } = renderApp("/prompts?category=Writing");
    const card = await link(FREE);
    await screen.findByText(/^[\d,]+ prompts$/);
    let reads = 0;
    context.server.events.on("request:start", ({ request }) => {
      if (request.url.includes("/rest/v1/")) reads += 1;
    });
    await user.click(card);
    await dialog(FREE);
    expect(reads).toBe(0);
  });

  test("a premium prompt opens for a premium reader with its Premium badge and whole text", async () => {
    await signInAs("premium");
    const { user } = renderApp("/prompts?category=AI+Tools");
    await user.click(await link(PREMIUM));
    const detail = await dialog(PREMIUM);
    expect(within(detail).getByText("Premium")).toBeVisible();
    expect(detail).toHaveTextContent((await premiumTextOf(PREMIUM)).replaceAll(/\s+/g, " "));
  });

  test("a like from the detail asks a guest to sign in, and the detail comes back", async () => {
    const { user } = renderApp(`/prompts?prompt=${await idOf(FREE)}`);
    const detail = await dialog(FREE);
    await user.click(within(detail).getByRole("button", { name: /^Like/ }));
    await signInTab();
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await user.keyboard("{Escape}");
    expect(await dialog(FREE)).toBeVisible();
  });
});

describe("a prompt's address", () => {
  test("opens the prompt, and closing it shows the library", async () => {
    const { user } = renderApp(`/prompts?prompt=${await idOf(FREE)}`);
    const detail = await dialog(FREE);
    await user.click(within(detail).getByRole("button", { name: "Close" }));
    await noDialog();
    expect(promptInAddress()).toBeNull();
    expect(window.location.pathname).toBe("/prompts");
    await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
  });

  test.each([
    ["an id that does not exist", UNKNOWN_ID],
    ["something that is no id", "1' or true"],
  ])("with %s says so and leads on", async (_what, id) => {
    const { user } = renderApp(`/prompts?${new URLSearchParams({ prompt: id })}`);
    const missing = await dialog("This prompt does not exist");
    await user.click(within(missing).getByRole("button", { name: "Browse all prompts" }));
    await noDialog();
    expect(promptInAddress()).toBeNull();
  });

  test("waits with a skeleton, and a failure can be tried again", async () => {
    const id = await idOf(FREE);
    context.server.use(
      http.get(PROMPTS_URL, async ({ request }) => {
        if (new URL(request.url).searchParams.get("id") !== `eq.${id}`) return undefined;
        await delay(50);
        return HttpResponse.json({ code: "X", message: "no" }, { status: 403 });
      }),
    );
    const { user } = renderApp(`/prompts?category=Health&prompt=${id}`);
    expect(await dialog("Loading the prompt")).toBeVisible();
    const failed = await dialog("This prompt could not be loaded");
    context.server.resetHandlers();
    await user.click(within(failed).getByRole("button", { name: "Retry" }));
    expect(await dialog(FREE)).toBeVisible();
  });
});

describe("opening a locked prompt (sections 4, 6 and 8)", () => {
  test("opens the upgrade dialog for a signed-in free user, and closing it returns", async () => {
    await signInAs("free");
    const { user } = renderApp("/prompts?category=AI+Tools");
    await user.click(await link(PREMIUM));
    expect(await dialog("Upgrade to Premium")).toBeVisible();
    await user.keyboard("{Escape}");
    await noDialog();
    expect(promptInAddress()).toBeNull();
    await waitFor(async () => expect(await link(PREMIUM)).toHaveFocus());
  });

  test("asks a guest to sign in, says why, and remembers the prompt", async () => {
    const { user } = renderApp("/prompts?category=AI+Tools");
    await user.click(await link(PREMIUM));
    await signInTab();
    expect(await findToast("Sign in required")).toBeVisible();
    expect(screen.getAllByText("Please sign in to access premium prompts.")).toHaveLength(1);
    expect(JSON.parse(localStorage.getItem(STORAGE_KEYS.pendingIntent) ?? "null")).toEqual({
      kind: "prompt",
      promptId: await idOf(PREMIUM),
    });
  });

  test("after the sign-in opens the upgrade dialog for a free user", async () => {
    const { user } = renderApp("/prompts?category=AI+Tools");
    await user.click(await link(PREMIUM));
    await signInTab();
    await signInInDialog(user, "free");
    expect(await dialog("Upgrade to Premium")).toBeVisible();
    expect(localStorage.getItem(STORAGE_KEYS.pendingIntent)).toBeNull();
    await user.keyboard("{Escape}");
    await noDialog();
    expect(window.location.search).toBe("?category=AI+Tools");
  });

  test("after the sign-in opens the prompt itself for a premium user", async () => {
    const { user } = renderApp("/prompts?category=AI+Tools");
    await user.click(await link(PREMIUM));
    await signInTab();
    await signInInDialog(user, "premium");
    const detail = await dialog(PREMIUM);
    expect(detail).toHaveTextContent((await premiumTextOf(PREMIUM)).replaceAll(/\s+/g, " "));
  });

  test("survives a reload and a sign-in that leads through another page", async () => {
    localStorage.setItem(
      STORAGE_KEYS.pendingIntent,
      JSON.stringify({ kind: "prompt", promptId: await idOf(PREMIUM) }),
    );
    await signInAs("free");
    renderApp("/prompts");
    expect(await dialog("Upgrade to Premium")).toBeVisible();
    expect(localStorage.getItem(STORAGE_KEYS.pendingIntent)).toBeNull();
  });

  test("behaves the same from an address: sign-in for a guest, upgrade for a free user", async () => {
    const path = `/prompts?prompt=${await idOf(PREMIUM)}`;
    const { unmount } = renderApp(path);
    await signInTab();
    expect(await findToast("Please sign in to access premium prompts.")).toBeVisible();
    unmount();
    await signInAs("free");
    renderApp(path);
    expect(await dialog("Upgrade to Premium")).toBeVisible();
  });

  test("a guest who closes the sign-in is back in the library, and nothing is remembered", async () => {
    const { user } = renderApp("/prompts?category=AI+Tools");
    await user.click(await link(PREMIUM));
    await signInTab();
    await user.keyboard("{Escape}");
    await noDialog();
    expect(window.location.search).toBe("?category=AI+Tools");
    expect(localStorage.getItem(STORAGE_KEYS.pendingIntent)).toBeNull();
  });

  test("never holds the premium text in the page", async () => {
    await signInAs("free");
    const { user, container } = renderApp("/prompts?category=AI+Tools");
    await user.click(await link(PREMIUM));
    await dialog("Upgrade to Premium");
    const ending = (await premiumTextOf(PREMIUM)).slice(-80).replaceAll(/\s+/g, " ");
    expect(container.ownerDocument.body).not.toHaveTextContent(ending);
  });
});

describe("the address of an open prompt", () => {
  test("is the one that its card links to, so that a new tab gets the page", async () => {
    renderApp("/prompts?category=Writing");
    const card = await link(FREE);
    expect(card).toHaveAttribute("href", `/prompts/p/${await slugOf(FREE)}`);
  });

  test("replaces the one with the prompt's id, and closing shows the library as it was asked for", async () => {
    const { user } = renderApp(`/prompts?category=Health&prompt=${await idOf(FREE)}`);
    await dialog(FREE);
    await waitFor(async () => expect(promptInAddress()).toBe(await slugOf(FREE)));
    await user.keyboard("{Escape}");
    await noDialog();
    expect(window.location.pathname + window.location.search).toBe("/prompts?category=Health");
  });

  test("keeps the search behind the prompt, and is the tab's title", async () => {
    const { user } = renderApp("/prompts?q=transcript");
    await user.click(await link(FREE));
    await dialog(FREE);
    expect(screen.getByRole("searchbox", { hidden: true })).toHaveValue("transcript");
    await waitFor(() => expect(document.title).toContain(FREE));
    await user.keyboard("{Escape}");
    await noDialog();
    expect(window.location.pathname + window.location.search).toBe("/prompts?q=transcript");
    await waitFor(() => expect(document.title).not.toContain(FREE));
  });
});
