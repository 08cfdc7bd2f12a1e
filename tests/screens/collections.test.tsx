// Loaded with the file, so that the first test does not wait for the chunks.
import "@/features/collections/prompt-more-panel";
import "@/pages/library-prompt-dialog";
import "@/pages/collections-page";
import "@/pages/library-page";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeAll, describe, expect, test } from "vitest";

import { MAX_NOTE_CHARACTERS } from "@/config/limits";
import type { Collection } from "@/domain/collections";
import { guestCollections } from "@/platform/guest-collections";

import { findToast } from "../support/find-toast";
import { renderApp, setUpBackend, signUpSomebody } from "../support/render-app";
import { SITE_URL } from "../support/test-backend";

const context = setUpBackend();
type Row = { id: string; title: string };
let prompts: Row[] = [];
beforeAll(async () => {
  prompts = await context.backend.sql<Row>(
    "select id, title from library.prompts where not is_premium order by id limit 3",
  );
});

const COLLECTION = "00000000-0000-4000-8000-000000000001";
const OPEN = `/collections?collection=${COLLECTION}`;
const itemsOf = (rows: readonly Row[]) =>
  rows.map(({ id }) => ({ kind: "prompt" as const, id, note: "" }));
const ofThree = (): Collection => ({ id: COLLECTION, name: "For Monday", items: itemsOf(prompts) });

async function signUpWithThree(): Promise<string> {
  const userId = await signUpSomebody();
  await context.backend.sql("delete from public.collections");
  await context.backend.sql(
    `insert into public.collections (id, user_id, name, items)
     values ('${COLLECTION}', '${userId}', 'For Monday', '${JSON.stringify(itemsOf(prompts))}')`,
  );
  return userId;
}
type Stored = Pick<Collection, "name" | "items">;
const stored = (userId: string) =>
  context.backend.sql<Stored>(
    `select name, items from public.collections where user_id = '${userId}' order by created_at`,
  );
const storedTitles = async (userId: string) =>
  (await stored(userId))[0]?.items.map(({ id }) => prompts.find((row) => row.id === id)?.title);
const titleAt = (place: number) => prompts[place]?.title ?? "";
const list = async () => within(await screen.findByRole("list", { name: "In your order" }));
const shownTitles = async () =>
  (await list()).getAllByRole("link").map(({ textContent }) => textContent);

async function openMore() {
  const { user } = renderApp(`/prompts?prompt=${prompts[0]?.id}`);
  const dialog = within(await screen.findByRole("dialog", { name: titleAt(0) }));
  await user.click(dialog.getByRole("button", { name: "More for this prompt" }));
  return { user, dialog, field: await dialog.findByRole("textbox", { name: "New collection" }) };
}

describe("a guest", () => {
  test("makes a collection from a prompt, in this browser, and finds it on its page", async () => {
    const { user, dialog, field } = await openMore();
    await user.type(field, "For Monday{Enter}");
    expect(await dialog.findByRole("checkbox", { name: "For Monday" })).toBeChecked();
    expect(guestCollections.read()).toMatchObject([
      { name: "For Monday", items: [{ kind: "prompt", id: prompts[0]?.id }] },
    ]);
    await user.click(dialog.getByRole("link", { name: "See your collections" }));
    await user.click(await screen.findByRole("link", { name: /^For Monday/ }));
    expect(await screen.findByRole("heading", { level: 1, name: "For Monday" })).toBeVisible();
    expect(await shownTitles()).toEqual([titleAt(0)]);
  });

  test("takes a prompt out of it, and Escape closes the panel before the dialog", async () => {
    guestCollections.write([ofThree()]);
    const { user, dialog } = await openMore();
    await user.click(await dialog.findByRole("checkbox", { name: "For Monday" }));
    expect(guestCollections.read()[0]?.items).toEqual(itemsOf(prompts.slice(1)));
    await user.keyboard("{Escape}");
    expect(dialog.queryByRole("checkbox")).not.toBeInTheDocument();
    expect(dialog.getByRole("button", { name: "More for this prompt" })).toHaveFocus();
  });

  test("has room for three", async () => {
    const names = ["a", "b", "c"];
    guestCollections.write(names.map((name) => ({ id: crypto.randomUUID(), name, items: [] })));
    const { user, field } = await openMore();
    await user.type(field, "d{Enter}");
    expect(await findToast("No room for another collection")).toBeVisible();
    expect(guestCollections.read()).toHaveLength(3);
  });

  test("loses nothing to a broken store", async () => {
    localStorage.setItem("collections", '[{"id": "x"}, 7, {"name": "a"}]');
    renderApp("/collections");
    expect(await screen.findByText(/^Nothing here yet/)).toBeVisible();
  });

  test("brings them along to an account, what has no room stays here, once", async () => {
    guestCollections.write([ofThree(), { id: crypto.randomUUID(), name: "Later", items: [] }]);
    const userId = await signUpSomebody();
    await context.backend.sql(
      `insert into public.collections (user_id, name) values ('${userId}', 'One'), ('${userId}', 'Two')`,
    );
    const { unmount } = renderApp("/collections");
    expect(await screen.findByRole("link", { name: /^For Monday/ })).toBeVisible();
    expect((await stored(userId)).map(({ name }) => name)).toEqual(["One", "Two", "For Monday"]);
    expect(guestCollections.read().map(({ name }) => name)).toEqual(["Later"]);
    unmount();
    // As after an answer that was lost: the server has it, this browser does not know.
    guestCollections.write([ofThree()]);
    renderApp("/collections");
    expect(await screen.findByRole("link", { name: /^For Monday/ })).toBeVisible();
    await waitFor(() => expect(guestCollections.read()).toEqual([]));
    expect(await stored(userId)).toHaveLength(3);
  });
});

describe("a collection of an account", () => {
  test("is put in order by keyboard, and the focus stays on the button", async () => {
    const userId = await signUpWithThree();
    const { user } = renderApp(OPEN);
    const down = (await list()).getByRole("button", { name: `Move “${titleAt(0)}” down` });
    down.focus();
    await user.keyboard("{Enter}");
    await waitFor(async () =>
      expect(await shownTitles()).toEqual([titleAt(1), titleAt(0), titleAt(2)]),
    );
    expect(screen.getByRole("button", { name: `Move “${titleAt(0)}” down` })).toHaveFocus();
    expect(screen.getByText(`“${titleAt(0)}” is now 2 of 3.`)).toBeInTheDocument();
    await user.keyboard("{Enter}");
    await waitFor(async () =>
      expect(await storedTitles(userId)).toEqual([titleAt(1), titleAt(2), titleAt(0)]),
    );
  });

  test("is put in order by dragging", async () => {
    const userId = await signUpWithThree();
    renderApp(OPEN);
    const rows = (await list()).getAllByRole("listitem");
    const dataTransfer = { getData: () => prompts[2]?.id ?? "" };
    fireEvent.drop(rows[0] as HTMLElement, { dataTransfer });
    await waitFor(async () =>
      expect(await storedTitles(userId)).toEqual([titleAt(2), titleAt(0), titleAt(1)]),
    );
  });

  test("keeps a note for a prompt", async () => {
    const userId = await signUpWithThree();
    const { user } = renderApp(OPEN);
    await user.type(await screen.findByLabelText(`Note for “${titleAt(1)}”`), "for the boss");
    await user.tab();
    await waitFor(async () =>
      expect((await stored(userId))[0]?.items[1]).toMatchObject({ note: "for the boss" }),
    );
  });

  test("keeps a note after a pause in typing, and says so", async () => {
    const userId = await signUpWithThree();
    const { user } = renderApp(OPEN);
    const field = await screen.findByLabelText(`Note for “${titleAt(1)}”`);
    await user.type(field, "for the boss");
    await waitFor(async () =>
      expect((await stored(userId))[0]?.items[1]).toMatchObject({ note: "for the boss" }),
    );
    expect(await screen.findByText("Saved")).toBeVisible();
    expect(field).toHaveFocus();
    await user.type(field, "x".repeat(MAX_NOTE_CHARACTERS));
    expect(screen.queryByText("Saved")).not.toBeInTheDocument();
    expect(screen.getByRole("alert")).toHaveTextContent(/^Full: 500 characters/);
  });

  test("keeps a note that the way back leaves behind", async () => {
    const userId = await signUpWithThree();
    const { user, unmount } = renderApp(OPEN);
    await user.type(await screen.findByLabelText(`Note for “${titleAt(1)}”`), "in a hurry");
    unmount();
    await waitFor(async () =>
      expect((await stored(userId))[0]?.items[1]).toMatchObject({ note: "in a hurry" }),
    );
  });

  test("sends a note again that could not be saved, when its field is left", async () => {
    const userId = await signUpWithThree();
    const { user } = renderApp(OPEN);
    const field = await screen.findByLabelText(`Note for “${titleAt(1)}”`);
    context.server.use(http.patch(`${SITE_URL}/rest/v1/collections`, () => HttpResponse.error()));
    await user.type(field, "for the boss");
    expect(await findToast("Collection not changed")).toBeVisible();
    expect(field).toHaveValue("for the boss");
    context.server.resetHandlers();
    await user.tab();
    await waitFor(async () =>
      expect((await stored(userId))[0]?.items[1]).toMatchObject({ note: "for the boss" }),
    );
  });

  test("has a name that no other has, and one that is not too long", async () => {
    const userId = await signUpWithThree();
    await context.backend.sql(
      `insert into public.collections (user_id, name) values ('${userId}', 'Later')`,
    );
    const { user, unmount } = renderApp("/collections");
    const field = await screen.findByRole("textbox", { name: "New collection" });
    await user.click(screen.getByRole("button", { name: "Create" }));
    expect(field).toHaveAccessibleDescription("Type a name.");
    await user.type(field, "for monday {Enter}");
    expect(field).toHaveAccessibleDescription("You have a collection of this name.");
    expect(field).toHaveFocus();
    await user.click(field);
    await user.paste("x".repeat(300));
    expect(screen.getByRole("alert")).toHaveTextContent(/^Full: 80 characters/);
    expect(await stored(userId)).toHaveLength(2);
    unmount();
    const { user: later } = renderApp(OPEN);
    await later.click(await screen.findByRole("button", { name: "Rename" }));
    const name = screen.getByRole("textbox", { name: "Name" });
    await later.clear(name);
    await later.type(name, "Later{Enter}");
    expect(name).toHaveAccessibleDescription("You have a collection of this name.");
  });

  test("says before it is shared that its notes are, too", async () => {
    await signUpWithThree();
    const { user } = renderApp(OPEN);
    expect(
      await screen.findByText(/^Anyone with the link can read it, with your notes, for 30 days\./),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Share by link" }));
    expect(
      await screen.findByText(/^Anyone with the link can read this, with your notes, until/),
    ).toBeVisible();
  });

  test("has several prompts selected with Shift, copied and removed at once", async () => {
    const userId = await signUpWithThree();
    const { user } = renderApp(OPEN);
    await user.click(await screen.findByRole("checkbox", { name: `Select “${titleAt(0)}”` }));
    await user.keyboard("{Shift>}");
    await user.click(screen.getByRole("checkbox", { name: `Select “${titleAt(1)}”` }));
    await user.keyboard("{/Shift}");
    await user.click(screen.getByRole("button", { name: "Copy 2" }));
    expect(await findToast("Prompts copied")).toBeVisible();
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain(`# ${titleAt(0)}\n`);
    expect(copied).toContain(`# ${titleAt(1)}\n`);
    await user.click(screen.getByRole("button", { name: "Remove 2" }));
    await waitFor(async () => expect(await storedTitles(userId)).toEqual([titleAt(2)]));
    expect(await screen.findByRole("heading", { name: "1 prompt" })).toHaveFocus();
  });

  test("is renamed and deleted", async () => {
    const userId = await signUpWithThree();
    const { user } = renderApp(OPEN);
    await user.click(await screen.findByRole("button", { name: "Rename" }));
    const field = screen.getByRole("textbox", { name: "Name" });
    await user.clear(field);
    await user.type(field, "For Tuesday{Enter}");
    expect(await screen.findByRole("heading", { level: 1, name: "For Tuesday" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Rename" })).toHaveFocus();
    await waitFor(async () =>
      expect(await stored(userId)).toMatchObject([{ name: "For Tuesday" }]),
    );
    await user.click(screen.getByRole("button", { name: "Delete collection" }));
    await user.click(screen.getByRole("button", { name: "Delete it for good" }));
    expect(await findToast("Collection deleted")).toBeVisible();
    expect(window.location.search).toBe("");
    expect(await stored(userId)).toEqual([]);
  });

  test("that two devices change at once keeps both changes", async () => {
    const userId = await signUpWithThree();
    const { user } = renderApp(OPEN);
    await list();
    let isFirst = true;
    context.server.use(
      http.patch(`${SITE_URL}/rest/v1/collections`, async () => {
        if (!isFirst) return undefined;
        isFirst = false;
        // The other device writes between our reading and our writing.
        await context.backend.sql(
          `update public.collections set name = 'From the phone' where user_id = '${userId}'`,
        );
        return undefined;
      }),
    );
    await user.click(screen.getByRole("button", { name: `Move “${titleAt(0)}” down` }));
    expect(await screen.findByRole("heading", { level: 1, name: "From the phone" })).toBeVisible();
    expect(await storedTitles(userId)).toEqual([titleAt(1), titleAt(0), titleAt(2)]);
  });

  test("goes back to what it was when the connection is lost", async () => {
    await signUpWithThree();
    const { user } = renderApp(OPEN);
    const before = await shownTitles();
    context.server.use(http.patch(`${SITE_URL}/rest/v1/collections`, () => HttpResponse.error()));
    await user.click(screen.getByRole("button", { name: `Move “${titleAt(0)}” down` }));
    expect(await findToast("Collection not changed")).toBeVisible();
    await waitFor(async () => expect(await shownTitles()).toEqual(before));
  });

  test("of somebody else is not shown", async () => {
    await signUpWithThree();
    await signUpSomebody();
    renderApp(OPEN);
    expect(await screen.findByText(/^This collection is not here/)).toBeVisible();
  });
});
