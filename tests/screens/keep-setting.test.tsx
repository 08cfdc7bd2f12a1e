// Loaded with the file, so that no test waits for a chunk.
import "@/features/account/account-menu";
import "@/features/account/account-popup";
import "@/features/history/history";
import "@/features/history/own-prompts";
import "@/pages/library-history";
import "@/pages/library-page";
import "@/pages/refine-page";
import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";

import { STORAGE_KEYS } from "@/config/storage-keys";

import { findToast } from "../support/find-toast";
import { renderApp, setUpBackend, signUpSomebody } from "../support/render-app";
import { SITE_URL } from "../support/test-backend";

const context = setUpBackend();
const SETTINGS = `${SITE_URL}/rest/v1/settings`;

let userId = "";
beforeEach(async () => {
  userId = await signUpSomebody();
});

const keepInHistory = (...originals: string[]) =>
  Promise.all(
    originals.map((original) =>
      context.backend.sql(
        `insert into public.enhancements (user_id, original, content)
         values ('${userId}', '${original}', 'Write ${original}.')`,
      ),
    ),
  );
const keptTexts = () =>
  context.backend.sql(`select original from public.enhancements where user_id = '${userId}'`);
const settings = () =>
  context.backend.sql(`select keeps_enhancements from public.settings where user_id = '${userId}'`);
const keepNothing = () =>
  context.backend.sql(
    `insert into public.settings (user_id, keeps_enhancements) values ('${userId}', false)`,
  );

const keepSwitch = () => screen.findByRole("switch", { name: "Do not keep my enhancements" });

async function openMenu() {
  const { user } = renderApp("/refine");
  await user.click(await screen.findByRole("button", { name: "Account menu" }));
  return { user, choice: await keepSwitch() };
}

async function enhance(text: string) {
  const { user } = renderApp("/popup-enhancer");
  await user.type(await screen.findByRole("textbox", { name: "Your lazy prompt" }), text);
  await user.click(screen.getByRole("button", { name: "Enhance Prompt" }));
  expect(await findToast("Prompt Enhanced!")).toBeVisible();
}

describe("Do not keep my enhancements", () => {
  test("is off at first, and on once the server has it; then nothing is kept", async () => {
    const { user, choice } = await openMenu();
    await waitFor(() => expect(choice).not.toHaveAttribute("aria-disabled"));
    expect(choice).not.toBeChecked();
    await user.click(choice);
    await waitFor(() => expect(choice).toBeChecked());
    expect(await settings()).toEqual([{ keeps_enhancements: false }]);
    expect(
      await screen.findByText("Your account keeps nothing of what you enhance."),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: "Delete what is kept" })).not.toBeInTheDocument();
  });

  test("leaves no trace of what is enhanced while it is on", async () => {
    await keepNothing();
    await enhance("a poem about rain");
    expect(await keptTexts()).toEqual([]);
  });

  test("is switched off again", async () => {
    await keepNothing();
    const { user, choice } = await openMenu();
    await waitFor(() => expect(choice).toBeChecked());
    await user.click(choice);
    await waitFor(() => expect(choice).not.toBeChecked());
    expect(await settings()).toEqual([{ keeps_enhancements: true }]);
  });

  test("deletes nothing by itself, and offers to, which takes two presses", async () => {
    await keepInHistory("a poem", "a song");
    const { user, choice } = await openMenu();
    await waitFor(() => expect(choice).not.toHaveAttribute("aria-disabled"));
    await user.click(choice);
    expect(
      await screen.findByText(
        "New enhancements are not kept. 2 earlier ones are still in your history.",
      ),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Delete what is kept" }));
    expect(await keptTexts()).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Delete all for good" }));
    expect(await findToast("History deleted")).toBeVisible();
    expect(await keptTexts()).toEqual([]);
    expect(
      await screen.findByText("Your account keeps nothing of what you enhance."),
    ).toBeVisible();
    expect(choice).toHaveFocus();
  });

  test("stays as it was when the server does not take it, and says so", async () => {
    const { user, choice } = await openMenu();
    await waitFor(() => expect(choice).not.toHaveAttribute("aria-disabled"));
    context.server.use(http.post(SETTINGS, () => HttpResponse.json({}, { status: 403 })));
    await user.click(choice);
    expect(await findToast("Setting not changed")).toBeVisible();
    expect(choice).not.toBeChecked();
    expect(await settings()).toEqual([]);
  });

  test("that cannot be loaded says so, and can be tried again", async () => {
    context.server.use(http.get(SETTINGS, () => HttpResponse.json({}, { status: 403 })));
    await keepNothing();
    const { user, choice } = await openMenu();
    expect(await screen.findByText("This setting could not be loaded.")).toBeVisible();
    expect(choice).toHaveAttribute("aria-disabled", "true");
    context.server.resetHandlers();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(choice).toBeChecked());
  });

  test("is said where the history is, and takes in nothing that was kept before the sign-in", async () => {
    const id = crypto.randomUUID();
    const row = { id, original: "an idea", content: "Write.", created_at: "2026-11-20T10:00:00Z" };
    localStorage.setItem(STORAGE_KEYS.guestHistory, JSON.stringify([row]));
    await keepNothing();
    renderApp("/prompts?category=Saved");
    expect(
      await screen.findByText(
        "New enhancements are not kept. You can change that in the account menu.",
      ),
    ).toBeVisible();
    expect(screen.getByRole("button", { name: "Discard" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Add to my history" })).not.toBeInTheDocument();
  });
});
