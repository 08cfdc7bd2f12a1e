// Loaded with the file, so that the first test does not wait for the pages' chunks.
import "@/features/history/history";
import "@/features/history/own-prompts";
import "@/pages/library-history";
import "@/pages/library-page";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";

import { STORAGE_KEYS } from "@/config/storage-keys";
import { supabase } from "@/data/client/supabase";

import { enhancerAnswers } from "../support/enhancer-answers";
import { findToast } from "../support/find-toast";
import { createGate } from "../support/gate";
import { renderApp, setUpBackend, signInAs, signUpSomebody } from "../support/render-app";
import { SITE_URL } from "../support/test-backend";

const context = setUpBackend();
const SAVED = "/prompts?category=Saved";

/** Deletes on the second press only. */
async function deleteOne({ user, area, title }: DeleteOptions) {
  await user.click(area.getByRole("button", { name: `Delete “${title}”` }));
  await user.click(area.getByRole("button", { name: "Delete it for good" }));
}
type DeleteOptions = {
  user: UserEvent;
  area: Pick<typeof screen, "getByRole">;
  title: string;
};

const findHistory = async () => within(await screen.findByRole("region", { name: "Your history" }));
const rowsOf = (table: string, userId: string) =>
  context.backend.sql<{ content: string }>(
    `select content from public.${table} where user_id = '${userId}' order by created_at`,
  );

function pastOf(original: string) {
  const id = crypto.randomUUID();
  return {
    id,
    session_id: id,
    original,
    wish: null,
    content: `Write ${original}.`,
    created_at: "2026-11-20T10:00:00.000Z",
  };
}

const SESSION = "00000000-0000-4000-8000-000000000001";

/** A text and two refinements of it, newest first. */
function versionsOf(original: string) {
  const wishes = ["make it rhyme", "shorter", null];
  return wishes.map((wish, index) => ({
    ...pastOf(original),
    session_id: SESSION,
    wish,
    content: `Version ${3 - index} of ${original}.`,
    created_at: `2026-11-20T10:0${3 - index}:00.000Z`,
  }));
}

const keepVersionsAsGuest = (original: string) =>
  localStorage.setItem(STORAGE_KEYS.guestHistory, JSON.stringify(versionsOf(original)));

const keepAsGuest = (...originals: string[]) =>
  localStorage.setItem(STORAGE_KEYS.guestHistory, JSON.stringify(originals.map(pastOf)));

describe("a signed-in user's history", () => {
  let userId = "";
  beforeEach(async () => {
    userId = await signUpSomebody();
    for (const [index, original] of ["a poem", "a song"].entries()) {
      await context.backend.sql(
        `insert into public.enhancements (user_id, original, content, created_at)
         values ('${userId}', '${original}', 'Write ${original}.', now() - interval '${2 - index} hours')`,
      );
    }
  });

  test("is in the Saved view, newest first, and opens to the text", async () => {
    const { user } = renderApp(SAVED);
    const history = await findHistory();
    const [first, second] = await history.findAllByRole("listitem");
    expect(first).toHaveTextContent("a song");
    expect(second).toHaveTextContent("a poem");
    await user.click(history.getByRole("button", { name: /^a song/ }));
    expect(history.getByText("Write a song.")).toBeVisible();
    await user.click(history.getByRole("button", { name: "Copy" }));
    expect(await navigator.clipboard.readText()).toBe("Write a song.");
  });

  test("loses one row, and the focus goes to its heading", async () => {
    const { user } = renderApp(SAVED);
    const history = await findHistory();
    await user.click(await history.findByRole("button", { name: /^a song/ }));
    await deleteOne({ user, area: history, title: "a song" });
    expect(await findToast("Enhancement deleted")).toBeVisible();
    await waitFor(() => expect(history.queryByText("a song")).not.toBeInTheDocument());
    expect(history.getByRole("heading", { name: "Your history" })).toHaveFocus();
    expect(await rowsOf("enhancements", userId)).toEqual([{ content: "Write a poem." }]);
  });

  test("keeps a row and the focus when the deletion is taken back", async () => {
    const { user } = renderApp(SAVED);
    const history = await findHistory();
    await user.click(await history.findByRole("button", { name: /^a song/ }));
    await user.click(history.getByRole("button", { name: "Delete “a song”" }));
    expect(await rowsOf("enhancements", userId)).toHaveLength(2);
    await user.click(history.getByRole("button", { name: "Keep it" }));
    expect(history.getByRole("button", { name: "Delete “a song”" })).toHaveFocus();
    expect(await rowsOf("enhancements", userId)).toHaveLength(2);
  });

  test("is deleted as a whole, on the second press only", async () => {
    const { user } = renderApp(SAVED);
    const history = await findHistory();
    await user.click(await history.findByRole("button", { name: "Delete all" }));
    expect(await rowsOf("enhancements", userId)).toHaveLength(2);
    await user.click(history.getByRole("button", { name: "Delete all for good" }));
    expect(await findToast("History deleted")).toBeVisible();
    expect(await rowsOf("enhancements", userId)).toEqual([]);
    expect(
      await screen.findByText("Your last 200 enhancements will be listed here."),
    ).toBeVisible();
  });

  describe("with the versions of one text", () => {
    beforeEach(async () => {
      for (const { session_id, original, wish, content, created_at } of versionsOf("an ode"))
        await context.backend.sql(
          `insert into public.enhancements (user_id, session_id, original, wish, content, created_at)
           values ('${userId}', '${session_id}', '${original}', ${wish === null ? "null" : `'${wish}'`},
             '${content}', now() - interval '10 minutes' + ('${created_at}'::timestamptz - '2026-11-20T10:03:00Z'::timestamptz))`,
        );
    });

    test("has one row for them, with the newest text first and what each was asked for", async () => {
      const { user } = renderApp(SAVED);
      const history = await findHistory();
      const [ode, song, poem, ...more] = await history.findAllByRole("listitem");
      expect(ode).toHaveTextContent(/^an ode 3 versions/);
      expect(song).toHaveTextContent(/^a song(?! \d)/);
      expect(poem).toHaveTextContent(/^a poem(?! \d)/);
      expect(more).toEqual([]);
      await user.click(history.getByRole("button", { name: /^an ode 3 versions / }));
      expect(history.getByText("Version 3: make it rhyme")).toBeVisible();
      expect(history.getByText("Version 3 of an ode.")).toBeVisible();
      const earlier = within(history.getByRole("list", { name: "Earlier versions" }));
      expect(earlier.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^Version 2: Shorter /),
        expect.stringMatching(/^Version 1 /),
      ]);
      await user.click(earlier.getByRole("button", { name: /^Version 2/ }));
      await user.click(earlier.getByRole("button", { name: "Copy" }));
      expect(await navigator.clipboard.readText()).toBe("Version 2 of an ode.");
    });

    test("keeps the version that was open as a prompt of one's own", async () => {
      const { user } = renderApp(SAVED);
      const history = await findHistory();
      await user.click(await history.findByRole("button", { name: /^an ode/ }));
      const earlier = within(history.getByRole("list", { name: "Earlier versions" }));
      await user.click(earlier.getByRole("button", { name: /^Version 1/ }));
      await user.click(earlier.getByRole("button", { name: "Save as my prompt" }));
      expect(await findToast("Saved to My prompts")).toBeVisible();
      expect(await rowsOf("own_prompts", userId)).toEqual([{ content: "Version 1 of an ode." }]);
    });

    test("loses them together, and nothing else", async () => {
      const { user } = renderApp(SAVED);
      const history = await findHistory();
      await user.click(await history.findByRole("button", { name: /^an ode/ }));
      await deleteOne({ user, area: history, title: "an ode" });
      expect(await findToast("Enhancement deleted")).toBeVisible();
      await waitFor(() => expect(history.queryByText("an ode")).not.toBeInTheDocument());
      expect(await rowsOf("enhancements", userId)).toEqual([
        { content: "Write a poem." },
        { content: "Write a song." },
      ]);
    });
  });

  test("takes in a guest's versions as one row", async () => {
    keepVersionsAsGuest("a guest's ode");
    const { user } = renderApp(SAVED);
    const history = await findHistory();
    await history.findByText("1 prompt was enhanced in this browser before you signed in.");
    await user.click(history.getByRole("button", { name: "Add to my history" }));
    expect(await findToast("History imported")).toBeVisible();
    expect(await history.findByRole("button", { name: /^a guest's ode 3 versions/ })).toBeVisible();
    const kept = await context.backend.sql(
      `select session_id, wish from public.enhancements
       where user_id = '${userId}' and original like 'a guest%' order by created_at`,
    );
    expect(kept).toEqual([
      { session_id: SESSION, wish: null },
      { session_id: SESSION, wish: "shorter" },
      { session_id: SESSION, wish: "make it rhyme" },
    ]);
  });

  test("gives a prompt of one's own, which can be deleted again", async () => {
    const { user } = renderApp(SAVED);
    const history = await findHistory();
    await user.click(await history.findByRole("button", { name: /^a poem/ }));
    await user.click(history.getByRole("button", { name: "Save as my prompt" }));
    const own = within(screen.getByRole("region", { name: "My prompts" }));
    await user.click(await own.findByRole("button", { name: /^a poem/ }));
    expect(own.getByText("Write a poem.")).toBeVisible();
    expect(await rowsOf("own_prompts", userId)).toEqual([{ content: "Write a poem." }]);
    await user.click(own.getByRole("button", { name: "Delete “a poem”" }));
    expect(await rowsOf("own_prompts", userId)).toHaveLength(1);
    await user.click(own.getByRole("button", { name: "Delete it for good" }));
    expect(await findToast("Prompt deleted")).toBeVisible();
    expect(await rowsOf("own_prompts", userId)).toEqual([]);
  });

  test("offers to keep a prompt again where that failed, whatever was kept meanwhile", async () => {
    const gate = createGate();
    context.server.use(
      http.post(
        `${SITE_URL}/rest/v1/own_prompts`,
        async () => {
          await gate.opened;
          return HttpResponse.json({}, { status: 403 });
        },
        { once: true },
      ),
    );
    const { user } = renderApp(SAVED);
    const history = await findHistory();
    for (const name of [/^a poem/, /^a song/]) {
      await user.click(await history.findByRole("button", { name }));
    }
    const [song, poem] = history.getAllByRole("button", { name: "Save as my prompt" });
    if (song === undefined || poem === undefined) throw new Error("Two rows are open.");
    await user.click(poem);
    await user.click(song);
    expect(await findToast("Saved to My prompts")).toBeVisible();
    gate.open();
    await waitFor(() => expect(poem).not.toHaveAttribute("aria-disabled"));
    expect(song).toHaveAttribute("aria-disabled", "true");
    expect(song).toHaveFocus();
  });

  test("that cannot be loaded says so and can be tried again", async () => {
    context.server.use(
      http.get(`${SITE_URL}/rest/v1/enhancements`, () => HttpResponse.json({}, { status: 403 })),
    );
    const { user } = renderApp(SAVED);
    const history = await findHistory();
    expect(await history.findByText(/^Your history could not be loaded\./)).toBeVisible();
    context.server.resetHandlers();
    await user.click(history.getByRole("button", { name: "Retry" }));
    expect(await history.findByText("a song")).toBeVisible();
  });

  test("takes in what was kept before the sign-in, once, when asked to", async () => {
    keepAsGuest("a guest's idea");
    const { user } = renderApp(SAVED);
    const history = await findHistory();
    expect(
      await history.findByText("1 prompt was enhanced in this browser before you signed in."),
    ).toBeVisible();
    await user.click(history.getByRole("button", { name: "Add to my history" }));
    expect(await findToast("History imported")).toBeVisible();
    expect(await history.findByText("a guest's idea")).toBeVisible();
    expect(await rowsOf("enhancements", userId)).toHaveLength(3);
    expect(localStorage.getItem(STORAGE_KEYS.guestHistory)).toBeNull();
  });

  test("takes in what it was asked for, and leaves what another tab has kept since", async () => {
    keepAsGuest("an idea");
    const gate = createGate();
    context.server.use(http.post(`${SITE_URL}/rest/v1/enhancements`, () => gate.opened));
    const { user } = renderApp(SAVED);
    const history = await findHistory();
    await user.click(await history.findByRole("button", { name: "Add to my history" }));
    const kept = localStorage.getItem(STORAGE_KEYS.guestHistory) ?? "[]";
    const later = pastOf("a later idea");
    localStorage.setItem(STORAGE_KEYS.guestHistory, JSON.stringify([later, ...JSON.parse(kept)]));
    gate.open();
    expect(await findToast("History imported")).toBeVisible();
    expect(JSON.parse(localStorage.getItem(STORAGE_KEYS.guestHistory) ?? "[]")).toEqual([later]);
  });

  test("leaves a guest's out when that is somebody else's", async () => {
    keepAsGuest("not mine", "nor this");
    const { user } = renderApp(SAVED);
    const history = await findHistory();
    await history.findByText("2 prompts were enhanced in this browser before you signed in.");
    await user.click(history.getByRole("button", { name: "Discard" }));
    expect(localStorage.getItem(STORAGE_KEYS.guestHistory)).toBeNull();
    expect(await rowsOf("enhancements", userId)).toHaveLength(2);
  });
});

test("who signs in in another's place is asked anew before a history is deleted", async () => {
  for (const account of ["premium", "free"] as const) {
    const id = await signInAs(account);
    await context.backend.sql(
      `insert into public.enhancements (user_id, original, content)
       values ('${id}', 'an idea of ${account}', 'Write it.')`,
    );
  }
  const { user } = renderApp(SAVED);
  await screen.findByText("an idea of free");
  await signInAs("premium");
  await screen.findByText("an idea of premium");
  await user.click(screen.getByRole("button", { name: "Delete all" }));
  expect(screen.getByRole("button", { name: "Delete all for good" })).toBeVisible();
  await signInAs("free");
  await screen.findByText("an idea of free");
  expect(screen.getByRole("button", { name: "Delete all" })).toBeVisible();
});

test("what a user enhances is in the history", async () => {
  const userId = await signUpSomebody();
  const { user } = renderApp("/popup-enhancer");
  await user.type(
    await screen.findByRole("textbox", { name: "Your lazy prompt" }),
    "a poem about rain",
  );
  await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
  expect(await findToast("Prompt Enhanced!")).toBeVisible();
  await waitFor(async () => expect(await rowsOf("enhancements", userId)).toHaveLength(1));
});

describe("a guest's history", () => {
  test("grows in this browser, is shown at /refine and can be deleted", async () => {
    context.server.use(enhancerAnswers());
    const { user } = renderApp("/refine");
    expect(screen.queryByRole("region", { name: "Your history" })).not.toBeInTheDocument();
    await user.type(await screen.findByRole("textbox", { name: "Your lazy prompt" }), "a poem");
    await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
    const history = await findHistory();
    await user.click(history.getByRole("button", { name: /^a poem/ }));
    expect(history.queryByRole("button", { name: "Save as my prompt" })).not.toBeInTheDocument();
    await deleteOne({ user, area: history, title: "a poem" });
    expect(screen.queryByRole("region", { name: "Your history" })).not.toBeInTheDocument();
    expect(screen.getByRole("main")).toHaveFocus();
    expect(localStorage.getItem(STORAGE_KEYS.guestHistory)).toBeNull();
  });

  test("has one row for the versions of one text, which are deleted together", async () => {
    keepVersionsAsGuest("an ode");
    const { user } = renderApp("/refine");
    const history = await findHistory();
    await user.click(history.getByRole("button", { name: /^an ode 3 versions/ }));
    expect(history.getByText("Version 3 of an ode.")).toBeVisible();
    await user.click(history.getByRole("button", { name: /^Version 2: Shorter/ }));
    expect(history.getByText("Version 2 of an ode.")).toBeVisible();
    await deleteOne({ user, area: history, title: "an ode" });
    expect(localStorage.getItem(STORAGE_KEYS.guestHistory)).toBeNull();
  });

  test("from before there were sessions has a row for each enhancement", async () => {
    const { session_id: _session, wish: _wish, ...old } = pastOf("a poem");
    const rows = [old, { ...old, id: crypto.randomUUID() }];
    localStorage.setItem(STORAGE_KEYS.guestHistory, JSON.stringify(rows));
    renderApp("/refine");
    const history = await findHistory();
    expect(history.getAllByRole("button", { name: /^a poem/ })).toHaveLength(2);
  });

  test("deleted as a whole leaves the focus in the page", async () => {
    keepAsGuest("a poem");
    const { user } = renderApp("/refine");
    const history = await findHistory();
    await user.click(history.getByRole("button", { name: "Delete all" }));
    await user.click(history.getByRole("button", { name: "Delete all for good" }));
    expect(screen.queryByRole("region", { name: "Your history" })).not.toBeInTheDocument();
    expect(screen.getByRole("main")).toHaveFocus();
  });

  test("shows all of itself when asked to, and the focus goes on with the first of the rest", async () => {
    keepAsGuest(...Array.from({ length: 12 }, (_, index) => `idea ${index + 1}`));
    const { user } = renderApp("/refine");
    const history = await findHistory();
    expect(history.getAllByRole("listitem")).toHaveLength(10);
    await user.click(history.getByRole("button", { name: "Show all 12" }));
    expect(history.getAllByRole("listitem")).toHaveLength(12);
    expect(history.getByRole("button", { name: /^idea 11/ })).toHaveFocus();
  });

  test.each(["not json", "{}", '[{"id":1}]'])("does not mind the damaged text %j", async (text) => {
    localStorage.setItem(STORAGE_KEYS.guestHistory, text);
    renderApp("/refine");
    expect(await screen.findByRole("textbox", { name: "Your lazy prompt" })).toBeVisible();
    expect(screen.queryByRole("region", { name: "Your history" })).not.toBeInTheDocument();
  });
});

test("two imports at once make one row each", async () => {
  const userId = await signUpSomebody();
  const row = pastOf("a poem");
  const { data } = await (await supabase.auth()).getSession();
  const insert = () =>
    context.backend.fetch(
      new Request(`${SITE_URL}/rest/v1/enhancements?on_conflict=user_id,request_id`, {
        method: "POST",
        headers: {
          apikey: context.backend.keys.publishableKey,
          authorization: `Bearer ${data.session?.access_token ?? ""}`,
          "content-type": "application/json",
          prefer: "resolution=ignore-duplicates",
        },
        body: JSON.stringify([
          { request_id: row.id, original: row.original, content: row.content },
        ]),
      }),
    );
  expect([(await insert()).ok, (await insert()).ok]).toEqual([true, true]);
  expect(await rowsOf("enhancements", userId)).toHaveLength(1);
});
