// Loaded with the file, so that the first test does not wait for the chunks.
import "@/pages/collections-page";
import "@/pages/library-page";
import "@/pages/library-selection";
import { screen, waitFor, within } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, test, vi } from "vitest";

import { readPack } from "@/domain/packs/pack";
import { guestCollections } from "@/platform/guest-collections";

import { findToast, shownToasts } from "../support/find-toast";
import { renderApp, setUpBackend, signInAs, signUpSomebody } from "../support/render-app";
import { SITE_URL } from "../support/test-backend";

const context = setUpBackend();

afterEach(() => {
  vi.restoreAllMocks();
  context.server.events.removeAllListeners();
});

/** The files that are downloaded from now on. */
function watchFiles(): Blob[] {
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    files.push(blob as Blob);
    return "blob:prompts";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  return files;
}

const bar = () => within(screen.getByRole("region", { name: "Selected prompts" }));
const action = (name: string) => bar().getByRole("button", { name });
const section = (name: RegExp) => within(screen.getByRole("region", { name }));
const boxesOf = (name: RegExp) => section(name).getAllByRole("checkbox");
const titleOf = (box: HTMLElement | undefined) =>
  /“(.*)”/.exec(box?.getAttribute("aria-label") ?? "")?.[1] ?? "";

async function startSelecting(path = "/prompts") {
  const { user } = renderApp(path);
  await screen.findByRole("heading", { name: /^Premium Prompts.*\(/ });
  await user.click(await screen.findByRole("button", { name: "Select" }));
  await screen.findByRole("region", { name: "Selected prompts" });
  return user;
}

async function select(user: ReturnType<typeof userEvent.setup>, boxes: readonly HTMLElement[]) {
  for (const box of boxes) {
    // oxlint-disable-next-line no-await-in-loop
    await user.click(box);
  }
}

test("selecting begins and ends without a request, and shows how many are selected", async () => {
  const user = await startSelecting();
  const requests: string[] = [];
  context.server.events.on("request:start", ({ request }) => void requests.push(request.url));
  expect(action("Save all")).toHaveAttribute("aria-disabled", "true");
  await select(user, boxesOf(/^Free/).slice(0, 1));
  expect(bar().getByRole("status")).toHaveTextContent("1 prompt selected");
  await user.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
  expect(bar().getByRole("status")).toHaveTextContent("3 prompts selected");
  await user.click(action("Select none"));
  expect(bar().getByRole("status")).toHaveTextContent("Select prompts");
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  expect(requests).toEqual([]);
});

test("a key begins with the card that has the focus, and Escape leads back to it", async () => {
  const { user } = renderApp("/prompts");
  await screen.findByRole("heading", { name: /^Premium Prompts.*\(/ });
  const link = section(/^Free/).getAllByRole("link")[1];
  const title = link?.textContent ?? "";
  link?.focus();
  await user.keyboard("x");
  const box = await screen.findByRole("checkbox", { name: `Select “${title}”` });
  expect(box).toHaveFocus();
  expect(box).toBeChecked();
  await user.keyboard("{Escape}");
  expect(screen.getByRole("link", { name: title })).toHaveFocus();
  expect(screen.queryByRole("region", { name: "Selected prompts" })).not.toBeInTheDocument();
});

describe("a guest", () => {
  test("copies and exports what is open, and is told what is left out", async () => {
    const user = await startSelecting();
    const write = vi.spyOn(navigator.clipboard, "writeText");
    const [free] = boxesOf(/^Free/);
    await select(user, [...boxesOf(/^Premium/).slice(0, 2), ...(free ? [free] : [])]);
    await user.click(action("Copy all"));
    expect(await findToast("2 locked prompts were left out.")).toBeVisible();
    const copied = write.mock.lastCall?.[0] ?? "";
    expect(copied.match(/^# .*/gm)).toEqual([`# ${titleOf(free)}`]);

    const files = watchFiles();
    for (const format of ["Markdown", "JSON", "CSV"]) {
      // oxlint-disable-next-line no-await-in-loop
      await user.click(action("Export the selected prompts"));
      // oxlint-disable-next-line no-await-in-loop
      await user.click(screen.getByRole("button", { name: `Export as ${format}` }));
    }
    const texts = await Promise.all(files.map((file) => file.text()));
    expect(texts.map((text) => readPack(text).rows)).toMatchObject(
      texts.map(() => [{ kind: "library", title: titleOf(free) }]),
    );
    expect(texts).toHaveLength(3);
  });

  test("who selects locked prompts alone is told that there is nothing to copy", async () => {
    const user = await startSelecting();
    await select(user, boxesOf(/^Premium/).slice(0, 1));
    await user.click(action("Copy all"));
    expect(await findToast("Nothing to copy or export")).toBeVisible();
  });

  test("is asked to sign in to save, and keeps the selection", async () => {
    const user = await startSelecting();
    await select(user, boxesOf(/^Free/).slice(0, 2));
    await user.click(action("Save all"));
    expect(await screen.findByRole("dialog", { name: /^Welcome/ })).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(bar().getByRole("status")).toHaveTextContent("2 prompts selected");
  });

  test("puts them into collections of this browser, also locked ones, and out again", async () => {
    guestCollections.write([{ id: crypto.randomUUID(), name: "Half", items: [] }]);
    const user = await startSelecting();
    const chosen = [...boxesOf(/^Free/).slice(0, 1), ...boxesOf(/^Premium/).slice(0, 1)];
    await select(user, chosen);
    await user.click(action("Add to a collection"));
    const half = await screen.findByRole("checkbox", { name: "Half" });
    await user.click(half);
    expect(guestCollections.read()[0]?.items).toHaveLength(2);
    expect(half).toBeChecked();
    await user.keyboard("{Escape}");
    await select(user, boxesOf(/^Free/).slice(1, 2));
    await user.click(action("Add to a collection"));
    expect(await screen.findByRole("checkbox", { name: "Half" })).toBePartiallyChecked();
    await user.type(screen.getByRole("textbox", { name: "New collection" }), "All{Enter}");
    await waitFor(() => expect(guestCollections.read()[1]?.items).toHaveLength(3));
  });
});

describe("a signed-in reader", () => {
  test("saves all of them in one request, locked ones too, and those saved before stay", async () => {
    const userId = await signUpSomebody();
    const user = await startSelecting();
    const [first, ...others] = boxesOf(/^Free/).slice(0, 3);
    const saved = () =>
      context.backend.sql(`select id from public.saved_prompts where user_id = '${userId}'`);
    await select(user, first === undefined ? [] : [first]);
    await user.click(action("Save all"));
    await waitFor(async () => expect(await saved()).toHaveLength(1));
    await select(user, [...others, ...boxesOf(/^Premium/).slice(0, 1)]);
    let writes = 0;
    context.server.events.on("request:start", ({ request }) => {
      if (request.method === "POST") writes += 1;
    });
    await user.click(action("Save all"));
    await waitFor(async () => expect(await saved()).toHaveLength(4));
    expect(writes).toBe(1);
    await user.click(action("Stop selecting"));
    const bookmark = screen.getByRole("button", { name: `Save “${titleOf(others[0])}”` });
    await waitFor(() => expect(bookmark).toHaveAttribute("aria-pressed", "true"));
  });

  test("what another tab has saved meanwhile is no failure", async () => {
    const userId = await signUpSomebody();
    const user = await startSelecting();
    const boxes = boxesOf(/^Free/).slice(0, 2);
    await select(user, boxes);
    await context.backend.sql(
      `insert into public.saved_prompts (user_id, prompt_id) values ('${userId}', '${boxes[0]?.getAttribute("value")}')`,
    );
    await user.click(action("Save all"));
    expect(await findToast("All of these prompts are in Saved.")).toBeVisible();
  });

  test("a failure is told once, and the selection stays", async () => {
    await signUpSomebody();
    const user = await startSelecting();
    context.server.use(http.post(`${SITE_URL}/rest/v1/saved_prompts`, () => HttpResponse.error()));
    await select(user, boxesOf(/^Free/).slice(0, 2));
    await user.click(action("Save all"));
    expect(await findToast("None of them was saved")).toBeVisible();
    expect(await shownToasts()).toEqual(["None of them was saved"]);
    expect(bar().getByRole("status")).toHaveTextContent("2 prompts selected");
  });

  test("a subscriber copies premium prompts", async () => {
    await signInAs("premium");
    const user = await startSelecting();
    const write = vi.spyOn(navigator.clipboard, "writeText");
    const boxes = boxesOf(/^Premium/).slice(0, 2);
    await select(user, boxes);
    await user.click(action("Copy all"));
    expect(await findToast("Prompts copied")).toBeVisible();
    expect((write.mock.lastCall?.[0] ?? "").match(/^# .*/gm)).toEqual(
      boxes.map((box) => `# ${titleOf(box)}`),
    );
  });
});

test("what was selected stays so while a search hides it", async () => {
  const user = await startSelecting();
  const [box] = boxesOf(/^Free/);
  const title = titleOf(box);
  await select(user, box === undefined ? [] : [box]);
  await user.type(screen.getByRole("searchbox"), "zzzz");
  await screen.findByText("No prompts found matching your criteria.");
  expect(bar().getByRole("status")).toHaveTextContent("1 prompt selected");
  await user.click(screen.getByRole("button", { name: "Show all" }));
  expect(await screen.findByRole("checkbox", { name: `Select “${title}”` })).toBeChecked();
});
