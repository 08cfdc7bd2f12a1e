// Loaded with the file, so that the first test does not wait for the chunks.
import "@/features/collections/own-prompt-panel";
import "@/features/history/history";
import "@/features/history/own-prompts";
import "@/pages/collections-page";
import "@/pages/library-history";
import "@/pages/library-page";
import "@/pages/shared-page";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";

import { SHARE_DAYS } from "@/config/limits";

import { findToast } from "../support/find-toast";
import { renderApp, setUpBackend, signUpSomebody } from "../support/render-app";
import { SITE_URL } from "../support/test-backend";

const context = setUpBackend();

const DAY_MS = 86_400_000;

/** A prompt of somebody else's own, whose link is on. Resolves to its address. */
async function sharedPrompt(content = "Write a poem for [NAME: e.g. Ada]."): Promise<string> {
  const id = crypto.randomUUID();
  await context.backend.sql(`
    insert into auth.users (id, email) values ('${id}', '${id}@example.com');
    insert into public.own_prompts (user_id, title, content) values ('${id}', 'Theirs', '${content}');
    update public.own_prompts set shared_until = now() + interval '9 days' where user_id = '${id}';`);
  const [row] = await context.backend.sql<{ share_id: string }>(
    `select share_id from public.own_prompts where user_id = '${id}'`,
  );
  return `/shared/${row?.share_id}`;
}

test("a prompt is shared for thirty days, its link copied, and switched off", async () => {
  const userId = await signUpSomebody();
  await context.backend.sql(
    `insert into public.own_prompts (user_id, title, content) values ('${userId}', 'Mine', 'Text')`,
  );
  const { user, unmount } = renderApp("/prompts?category=Saved");
  const section = within(await screen.findByRole("region", { name: "My prompts" }));
  await user.click(await section.findByRole("button", { name: /^Mine/ }));
  await user.click(section.getByRole("button", { name: "More for “Mine”" }));
  await user.click(await section.findByRole("button", { name: "Share by link" }));
  expect(await section.findByText(/^Anyone with the link can read this until/)).toBeVisible();
  await user.click(section.getByRole("button", { name: "Copy link" }));
  expect(await findToast("Link copied")).toBeVisible();
  const link = new URL(await navigator.clipboard.readText());
  const [row] = await context.backend.sql<{ share_id: string; days: number }>(
    `select share_id, extract(epoch from shared_until - now()) * 1000 / ${DAY_MS} as days
     from public.own_prompts where user_id = '${userId}'`,
  );
  expect(link.pathname).toBe(`/shared/${row?.share_id}`);
  expect(Math.round(Number(row?.days))).toBe(SHARE_DAYS);
  await user.click(section.getByRole("button", { name: "Switch off" }));
  expect(await findToast("Link switched off")).toBeVisible();
  expect(await section.findByRole("button", { name: "Share by link" })).toBeVisible();
  unmount();
  renderApp(link.pathname);
  expect(await screen.findByRole("heading", { name: "This link shows nothing" })).toBeVisible();
});

test("anyone with the link reads it, fills in its blanks, and learns who else may", async () => {
  const { user } = renderApp(await sharedPrompt());
  expect(await screen.findByRole("heading", { level: 1, name: "Theirs" })).toBeVisible();
  expect(screen.getByText(/Anyone with this link can read it until/)).toBeVisible();
  await user.type(screen.getByPlaceholderText("e.g. Ada"), "Grace");
  await user.click(screen.getByRole("button", { name: "Copy Prompt" }));
  expect(await navigator.clipboard.readText()).toBe("Write a poem for Grace.");
});

test.each(["/shared/00000000-0000-4000-8000-000000000000", "/shared/x", "/shared/%22%3E"])(
  "%s shows nothing",
  async (path) => {
    renderApp(path);
    expect(await screen.findByRole("heading", { name: "This link shows nothing" })).toBeVisible();
  },
);

test("too many readers, and a lost connection, are told and tried again", async () => {
  const path = await sharedPrompt();
  context.server.use(
    http.post(`${SITE_URL}/rest/v1/rpc/read_shared`, () =>
      HttpResponse.json({ status: "rate_limited" }),
    ),
  );
  const { user } = renderApp(path);
  expect(await screen.findByText(/^Too many people are reading this/)).toBeVisible();
  context.server.use(
    http.post(`${SITE_URL}/rest/v1/rpc/read_shared`, () => HttpResponse.json({}, { status: 403 })),
  );
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText(/^What was shared could not be loaded/)).toBeVisible();
  context.server.resetHandlers();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Theirs" })).toBeVisible();
});

test("a shared collection shows a guest the teaser of a premium prompt", async () => {
  const [premium] = await context.backend.sql<{ id: string; title: string; content: string }>(
    "select id, title, content from library.prompts where is_premium order by id limit 1",
  );
  const userId = await signUpSomebody();
  await context.backend.sql(`
    insert into public.collections (user_id, name, items) values ('${userId}', 'For Monday',
      '[{"kind": "prompt", "id": "${premium?.id}", "note": "read this first"}]')`);
  const { user, unmount } = renderApp("/collections");
  await user.click(await screen.findByRole("link", { name: /^For Monday/ }));
  await user.click(await screen.findByRole("button", { name: "Share by link" }));
  await user.click(await screen.findByRole("button", { name: "Copy link" }));
  const { pathname } = new URL(await navigator.clipboard.readText());
  await user.click(screen.getByRole("button", { name: "Sign Out" }));
  await waitFor(() => expect(screen.queryByText(/^Welcome, /)).not.toBeInTheDocument());
  unmount();
  renderApp(pathname);
  expect(await screen.findByRole("link", { name: premium?.title ?? "" })).toBeVisible();
  expect(screen.getByText("read this first")).toBeVisible();
  expect(screen.getByText(/The full prompt is part of Premium\.$/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Copy Prompt" })).not.toBeInTheDocument();
});
