import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { TEXT_NOT_KEPT } from "@/domain/entitlement";

import { restRequest, textsIn, workerSurroundings } from "../../../tests/support/fake-caches";
import { answerFor, searchFor } from "./answers";
import { tableOf } from "./tables";

const FREE = { id: "1", title: "Plan a week", content: "Plan [days] in Rome", is_premium: false };
const PREMIUM = { id: "2", title: "Sharp reply", content: "the secret text", is_premium: true };

const failed = () => Promise.reject(new TypeError("Failed to fetch"));
let answer: (request: Request) => Promise<Response>;
let surroundings: ReturnType<typeof workerSurroundings>;

beforeEach(() => {
  surroundings = workerSurroundings((request) => answer(request));
  for (const [name, value] of Object.entries(surroundings.globals)) vi.stubGlobal(name, value);
});
afterEach(() => void vi.unstubAllGlobals());

const kept = () => textsIn(surroundings.caches, "seen");
const allKept = async () => Object.values(await kept()).join("\n");

function goOffline(): void {
  answer = failed;
  surroundings.globals.navigator.onLine = false;
}

/** Reads online, waits until the answer is kept, and goes offline. */
async function readOnce(path: string, userId: string | null, rows: unknown): Promise<void> {
  answer = async () => Response.json(rows, { headers: { "content-range": "0-1/2" } });
  const request = restRequest(path, userId);
  const table = tableOf(request);
  if (table === null) throw new Error(`${path} is not kept.`);
  expect(await (await answerFor(request, table)).json()).toEqual(rows);
  await vi.waitFor(async () => expect(await allKept()).not.toBe(""));
  goOffline();
}

function search(userId: string | null, args: object, init: RequestInit = {}): Promise<Response> {
  const body = JSON.stringify({ p_search: "rome", p_limit: 25, ...args });
  return searchFor(restRequest("rpc/search_prompts", userId, { method: "POST", body, ...init }));
}

const readOffline = (path: string, userId: string | null) =>
  answerFor(restRequest(path, userId), "prompts");

test("an account's list is kept without premium texts, with its number", async () => {
  await readOnce("prompts?select=*", "ann", [FREE, PREMIUM]);
  expect(await allKept()).not.toContain(PREMIUM.content);
  const again = await readOffline("prompts?select=*", "ann");
  expect(again.headers.get("content-range")).toBe("0-1/2");
  expect(await again.json()).toEqual([FREE, { ...PREMIUM, content: TEXT_NOT_KEPT }]);
});

test.each([
  ["a saved prompt", "saved_prompts?select=prompts(*)", [{ prompt_id: "2", prompts: PREMIUM }]],
  ["a text that does not say it is free", "prompts?select=content", [{ content: PREMIUM.content }]],
])("%s: no premium text is kept", async (_what, path, rows) => {
  await readOnce(path, "ann", rows);
  expect(await allKept()).not.toContain(PREMIUM.content);
});

test("a premium prompt that an account opened is not kept, and fails offline", async () => {
  answer = async () => Response.json(PREMIUM);
  await answerFor(restRequest("prompts?id=eq.2", "ann"), "prompts");
  await readOnce("prompts?select=*", "ann", [FREE, PREMIUM]);
  expect(Object.keys(await kept())).toHaveLength(1);
  await expect(readOffline("prompts?id=eq.2", "ann")).rejects.toThrow("Failed to fetch");
});

test("an account is not offered a guest's teaser as a premium prompt's text", async () => {
  await readOnce("prompts?select=*", null, [{ ...PREMIUM, content: "the teaser" }]);
  await expect(readOffline("prompts?id=eq.2", "ann")).rejects.toThrow("Failed to fetch");
  const found = (await (await search("ann", { p_search: "sharp" })).json()) as unknown;
  expect(found).toMatchObject([{ id: "2", content: TEXT_NOT_KEPT }]);
});

test("a guest's teasers are kept: they are public", async () => {
  await readOnce("prompts?select=*", null, [{ ...PREMIUM, content: "the teaser" }]);
  expect(await (await readOffline("prompts?select=*", null)).text()).toContain("the teaser");
});

test("nobody gets what another reader was answered", async () => {
  await readOnce("prompts?select=*", "ann", [FREE]);
  for (const other of ["ben", null]) {
    // oxlint-disable-next-line no-await-in-loop
    await expect(readOffline("prompts?select=*", other)).rejects.toThrow("Failed to fetch");
  }
});

test.each(["enhancements", "access_tokens", "settings", "rpc/search_prompts"])(
  "%s is not kept",
  (table) => expect(tableOf(restRequest(table, "ann"))).toBeNull(),
);

test("an answer that comes after the sign-out is not kept", async () => {
  answer = async () => {
    await surroundings.caches.delete("seen");
    return Response.json([FREE]);
  };
  await answerFor(restRequest("prompts?select=*", "ann"), "prompts");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await kept()).toEqual({});
});

test("a refused answer is passed on and not kept", async () => {
  answer = async () => Response.json({ message: "JWT expired" }, { status: 401 });
  expect((await readOffline("prompts?select=*", "ann")).status).toBe(401);
  expect(await kept()).toEqual({});
});

test("without a connection a prompt that was listed opens, and a search finds it", async () => {
  await readOnce("prompts?select=*&limit=2", "ann", [FREE, PREMIUM]);
  expect(await (await readOffline("prompts?select=*&id=eq.1", "ann")).json()).toEqual([FREE]);
  const args = { p_search: " rome ", p_group: "free" };
  expect(await (await search("ann", args)).json()).toMatchObject([
    { id: "1", total: 1, searched: "rome", meant: null },
  ]);
  expect(await (await search("ben", args)).json()).toEqual([]);
});

test("while the browser is online, a failing database is not covered up by what was kept", async () => {
  await readOnce("prompts?select=*", "ann", [FREE]);
  surroundings.globals.navigator.onLine = true;
  await expect(readOffline("prompts?select=*", "ann")).rejects.toThrow("Failed to fetch");
  await expect(search("ann", {})).rejects.toThrow("Failed to fetch");
});

test("where caches fail, the database's answers pass", async () => {
  answer = async () => Response.json([FREE]);
  surroundings.caches.open = () => Promise.reject(new DOMException("", "UnknownError"));
  expect(await (await readOffline("prompts?select=*", "ann")).json()).toEqual([FREE]);
});

test("rows that were read in part are not found as prompts", async () => {
  const { id: _id, ...exported } = FREE;
  await readOnce("saved_prompts?select=prompts(title,content)", "ann", [{ prompts: exported }]);
  expect(await (await search("ann", {})).json()).toEqual([]);
});

test("a search reads what was kept once, until something is written, and not for a request taken back", async () => {
  await readOnce("prompts?select=*", "ann", [FREE]);
  const cache = await surroundings.caches.open("seen");
  const match = vi.spyOn(cache, "match");
  await expect(search("ann", {}, { signal: AbortSignal.abort() })).rejects.toThrow("Failed");
  expect(match).not.toHaveBeenCalled();
  await search("ann", {});
  await search("ann", { p_search: "plan" });
  expect(match).toHaveBeenCalledOnce();
  surroundings.globals.navigator.onLine = true;
  await readOnce("prompts?select=*", "ann", [{ ...FREE, title: "Plan a month" }]);
  expect(await (await search("ann", {})).json()).toMatchObject([{ title: "Plan a month" }]);
});
