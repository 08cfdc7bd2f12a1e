import { afterEach, beforeEach, expect, test, vi } from "vitest";

import {
  restRequest,
  textsIn,
  tokenOf,
  workerSurroundings,
} from "../../../tests/support/fake-caches";
import { answerFor } from "./answers";
import { writeFor, writeTableOf } from "./queued-writes";

const IDS = "saved_prompts?select=id,prompt_id&offset=0";

type Sent = { method: string; token: string; body: string };
let sent: Sent[];
/** Answers what is written; reads are answered with no rows. Null is a lost connection. */
let statusOf: (write: number) => number | null;
let surroundings: ReturnType<typeof workerSurroundings>;

const goOnline = (onLine: boolean) => void (surroundings.globals.navigator.onLine = onLine);

async function answer(request: Request): Promise<Response> {
  if (!surroundings.globals.navigator.onLine) throw new TypeError("Failed to fetch");
  if (request.method === "GET") return Response.json([]);
  const status = statusOf(sent.length);
  if (status === null) throw new TypeError("Failed to fetch");
  const token = request.headers.get("authorization") ?? "";
  sent.push({ method: request.method, token, body: await request.text() });
  return new Response(null, { status });
}

beforeEach(() => {
  sent = [];
  statusOf = () => 201;
  surroundings = workerSurroundings(answer);
  goOnline(false);
  for (const [name, value] of Object.entries(surroundings.globals)) vi.stubGlobal(name, value);
});
afterEach(() => void vi.unstubAllGlobals());

function write(request: Request): Promise<Response> {
  const table = writeTableOf(request);
  if (table === null) throw new Error("It is not queued.");
  return writeFor(request, table);
}

const save = (promptId: string, userId = "ann") =>
  write(
    restRequest("saved_prompts", userId, {
      method: "POST",
      body: JSON.stringify({ prompt_id: promptId, user_id: userId }),
    }),
  );
const remove = (promptId: string) =>
  write(restRequest(`saved_prompts?prompt_id=eq.${promptId}`, "ann", { method: "DELETE" }));
const read = (userId = "ann") => answerFor(restRequest(IDS, userId), "saved_prompts");

const queued = async () => Object.keys(await textsIn(surroundings.caches, "queued"));

test("what is saved offline is sent once, with the token of the next request, before it is read", async () => {
  expect((await save("p1")).status).toBe(201);
  expect(await queued()).toHaveLength(1);
  goOnline(true);
  await Promise.all([read(), read(), read()]);
  const body = JSON.stringify({ prompt_id: "p1", user_id: "ann" });
  expect(sent).toEqual([{ method: "POST", token: `Bearer ${tokenOf("ann")}`, body }]);
  expect(await queued()).toEqual([]);
});

test("of one prompt the last write counts", async () => {
  await save("p1");
  await save("p2");
  expect((await remove("p1")).status).toBe(204);
  goOnline(true);
  await read();
  expect(sent.map(({ method }) => method).toSorted()).toEqual(["DELETE", "POST"]);
});

test("several that are saved at once offline are queued one by one", async () => {
  const rows = ["p1", "p2"].map((promptId) => ({ prompt_id: promptId, user_id: "ann" }));
  const several = { method: "POST", body: JSON.stringify(rows) };
  expect((await write(restRequest("saved_prompts?on_conflict=x", "ann", several))).status).toBe(
    201,
  );
  await remove("p1");
  goOnline(true);
  await read();
  expect(sent.map(({ method, body }) => [method, body])).toEqual([
    ["POST", JSON.stringify(rows[1])],
    ["DELETE", ""],
  ]);
});

test("a write that gets through replaces the queued one", async () => {
  await save("p1");
  goOnline(true);
  await remove("p1");
  await read();
  expect(sent.map(({ method }) => method)).toEqual(["DELETE"]);
});

test("nobody sends another's writes, and a guest's are not queued", async () => {
  await save("p1");
  goOnline(true);
  await read("ben");
  expect(sent).toEqual([]);
  goOnline(false);
  const request = restRequest("saved_prompts", null, { method: "POST", body: "{}" });
  await expect(write(request)).rejects.toThrow("Failed to fetch");
  expect(await queued()).toHaveLength(1);
});

test("a kept list shows what was queued", async () => {
  goOnline(true);
  await read();
  await vi.waitFor(async () =>
    expect(Object.keys(await textsIn(surroundings.caches, "seen"))).toHaveLength(1),
  );
  goOnline(false);
  await save("p1");
  expect(await (await read()).json()).toMatchObject([{ prompt_id: "p1" }]);
  await remove("p1");
  expect(await (await read()).json()).toEqual([]);
});

test.each([
  ["is there already", 409, 0, []],
  ["meets an expired token", 401, 1, []],
  ["times out", 408, 1, []],
  ["comes too often", 429, 1, []],
  ["meets a broken server", 503, 1, []],
  ["is refused", 403, 0, [{ refused: "saved_prompts" }]],
] as const)("a queued write that %s (%i): %i are left", async (_what, status, left, told) => {
  await save("p1");
  goOnline(true);
  statusOf = () => status;
  await read();
  expect(await queued()).toHaveLength(left);
  expect(surroundings.told).toEqual(told);
});

test("where the connection is lost in the middle, the rest is sent later and nothing twice", async () => {
  await save("p1");
  await save("p2");
  goOnline(true);
  statusOf = (count) => (count === 0 ? 201 : null);
  await read();
  expect(await queued()).toHaveLength(1);
  statusOf = () => 201;
  await read();
  expect(sent.map(({ body }) => /p\d/.exec(body)?.[0])).toEqual(["p1", "p2"]);
});

test("while the browser is online a failed save fails, and what was queued stays", async () => {
  await save("p1");
  goOnline(true);
  statusOf = () => null;
  await expect(remove("p1")).rejects.toThrow("Failed to fetch");
  await expect(save("p2")).rejects.toThrow("Failed to fetch");
  statusOf = () => 201;
  await read();
  expect(sent.map(({ method, body }) => [method, /p\d/.exec(body)?.[0]])).toEqual([["POST", "p1"]]);
});

test("one that the server cannot take does not hold up the others", async () => {
  await save("p1");
  await save("p2");
  goOnline(true);
  statusOf = (count) => (count === 0 ? 503 : 201);
  await read();
  expect(sent.map(({ body }) => /p\d/.exec(body)?.[0])).toEqual(["p1", "p2"]);
  expect(await queued()).toHaveLength(1);
});

test("after a sign-out in the middle nothing more is sent", async () => {
  await save("p1");
  await save("p2");
  const cache = await surroundings.caches.open("queued");
  goOnline(true);
  statusOf = () => {
    cache.answers.clear();
    return 201;
  };
  await read();
  expect(sent).toHaveLength(1);
});

test("a server that does not answer holds a read up for five seconds", async () => {
  await save("p1");
  const controller = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(controller.signal);
  vi.stubGlobal("fetch", async (_input: Request | string, init?: RequestInit) => {
    if (init?.method !== "POST") return Response.json([]);
    return new Promise((_resolve, reject) => {
      init.signal?.addEventListener("abort", () => reject(new Error("It took too long.")));
    });
  });
  goOnline(true);
  const reading = read();
  await vi.waitFor(() => expect(timeout).toHaveBeenCalledWith(5000));
  controller.abort();
  expect(await (await reading).json()).toEqual([]);
  expect(await queued()).toHaveLength(1);
  timeout.mockRestore();
});
