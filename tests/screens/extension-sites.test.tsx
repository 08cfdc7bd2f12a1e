import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { PageActions } from "@/entries/extension/page-actions";
import { followAddedSites } from "@/entries/extension/worker/page-scripts";

import { renderPart } from "../support/render-part";

const SITE = "https://chat.example/*";
const NAMED = "https://chatgpt.com/*";

type Script = { id: string; matches: string[] };

/** What the browser keeps, and what its reader answers when it asks. */
const state = {
  granted: new Set<string>(),
  scripts: [] as Script[],
  requests: 0,
  saysYes: true,
  url: "",
};

function change(origins: readonly string[], apply: (origin: string) => void): Promise<boolean> {
  for (const origin of origins) apply(origin);
  return followAddedSites().then(() => true);
}

const browser = {
  runtime: {
    getManifest: () => ({
      host_permissions: [NAMED],
      content_scripts: [{ matches: [NAMED] }],
    }),
  },
  windows: { getLastFocused: () => Promise.resolve({ id: 1 }) },
  tabs: { query: () => Promise.resolve([{ id: 7, windowId: 1, url: state.url }]) },
  storage: { local: { get: () => Promise.resolve({}) } },
  permissions: {
    contains: ({ origins }: { origins: string[] }) =>
      Promise.resolve(origins.every((origin) => state.granted.has(origin))),
    getAll: () => Promise.resolve({ origins: [...state.granted] }),
    request({ origins }: { origins: string[] }) {
      state.requests += 1;
      if (!state.saysYes) return Promise.resolve(false);
      return change(origins, (origin) => state.granted.add(origin));
    },
    remove: ({ origins }: { origins: string[] }) =>
      change(origins, (origin) => state.granted.delete(origin)),
  },
  scripting: {
    getRegisteredContentScripts: () => Promise.resolve(state.scripts),
    async unregisterContentScripts({ ids }: { ids: string[] }) {
      state.scripts = state.scripts.filter(({ id }) => !ids.includes(id));
    },
    async registerContentScripts(added: Script[]) {
      state.scripts.push(...added);
    },
  },
};

beforeEach(() => {
  const url = "https://chat.example/new";
  Object.assign(state, { granted: new Set([NAMED]), scripts: [], requests: 0, saysYes: true, url });
  vi.stubGlobal("chrome", browser);
});

afterEach(cleanup);

const matches = () => state.scripts.flatMap((script) => script.matches);

test("a site is asked for only on a press, gets the script, and loses it when it is taken back", async () => {
  const { user } = renderPart(PageActions);
  const add = await screen.findByRole("button", { name: "Always here" });
  await followAddedSites();
  expect([state.requests, matches()]).toEqual([0, []]);

  await user.click(add);
  const remove = await screen.findByRole("button", { name: "Not here anymore" });
  expect([state.requests, matches()]).toEqual([1, [SITE]]);
  expect(screen.getByRole("button", { name: "Hide button here" })).toBeInTheDocument();

  await user.click(remove);
  await screen.findByRole("button", { name: "Always here" });
  expect(matches()).toEqual([]);
});

test("a reader who says no is where they were, and may be asked again", async () => {
  state.saysYes = false;
  const { user } = renderPart(PageActions);
  await user.click(await screen.findByRole("button", { name: "Always here" }));
  await waitFor(() => expect(state.requests).toBe(1));
  expect(matches()).toEqual([]);
  state.saysYes = true;
  await user.click(screen.getByRole("button", { name: "Always here" }));
  await screen.findByRole("button", { name: "Not here anymore" });
  expect(matches()).toEqual([SITE]);
});

test("what is revoked in the browser's own settings loses the script, and the others keep theirs", async () => {
  for (const origin of [SITE, "https://other.example/*"]) state.granted.add(origin);
  await followAddedSites();
  expect(matches()).toEqual([SITE, "https://other.example/*"]);
  state.granted.delete(SITE);
  await followAddedSites();
  expect(matches()).toEqual(["https://other.example/*"]);
  // Twice at once: an update of the extension, and an answer of the reader.
  await Promise.all([followAddedSites(), followAddedSites()]);
  expect(matches()).toEqual(["https://other.example/*"]);
});

test("a named assistant needs no question", async () => {
  state.url = "https://chatgpt.com/";
  renderPart(PageActions);
  await screen.findByRole("button", { name: "Hide button here" });
  expect(screen.queryByRole("button", { name: "Always here" })).toBeNull();
});
