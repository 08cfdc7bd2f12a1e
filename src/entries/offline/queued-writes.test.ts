import { afterEach, beforeEach, expect, test, vi } from "vitest";

import {
  restRequest,
  textsIn,
  tokenOf,
  workerSurroundings,
} from "../../../tests/support/fake-caches";
import { answerFor } from "./answers";
import { wishFor, wishTableOf } from "./wishes";

const IDS = "saved_prompts?select=id,prompt_id&offset=0";

type Sent = { method: string; token: string; body: string };
let sent: Sent[];
/** Answers what is written; reads are answered with no rows. Null is a lost connection. */
let statusOf: (write: number) => number | null;
let isOnline: boolean;
let surroundings: ReturnType<typeof workerSurroundings>;

async function answer(request: Request): Promise<Response> {
  if (!isOnline) throw new TypeError("Failed to fetch");
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
  isOnline = false;
  surroundings = workerSurroundings(answer);
  for (const [name, value] of Object.entries(surroundings.globals)) vi.stubGlobal(name, value);
});
afterEach(() => void vi.unstubAllGlobals());

function write(request: Request): Promise<Response> {
  const table = wishTableOf(request);
  if (table === null) throw new Error("It is no wish.");
  return wishFor(request, table);
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

const wishes = async () =>
  Object.keys(await textsIn(surroundings.caches, "seen")).filter((key) => key.includes("/wishes"));

test("what is saved offline is sent once, with the token of the next request, before it is read", async () => {
  expect((await save("p1")).status).toBe(201);
  expect(await wishes()).toHaveLength(1);
  isOnline = true;
  await Promise.all([read(), read(), read()]);
  const body = JSON.stringify({ prompt_id: "p1", user_id: "ann" });
  expect(sent).toEqual([{ method: "POST", token: `Bearer ${tokenOf("ann")}`, body }]);
  expect(await wishes()).toEqual([]);
});

test("of one prompt the last wish counts", async () => {
  await save("p1");
  await save("p2");
  expect((await remove("p1")).status).toBe(204);
  isOnline = true;
  await read();
  expect(sent.map(({ method }) => method).toSorted()).toEqual(["DELETE", "POST"]);
});

test("a wish that gets through replaces the one that was kept", async () => {
  await save("p1");
  isOnline = true;
  await remove("p1");
  await read();
  expect(sent.map(({ method }) => method)).toEqual(["DELETE"]);
});

test("nobody sends another's wishes, and a guest has none", async () => {
  await save("p1");
  isOnline = true;
  await read("ben");
  expect(sent).toEqual([]);
  isOnline = false;
  const request = restRequest("saved_prompts", null, { method: "POST", body: "{}" });
  await expect(write(request)).rejects.toThrow("Failed to fetch");
  expect(await wishes()).toHaveLength(1);
});

test("a kept list shows the wish", async () => {
  isOnline = true;
  await read();
  await vi.waitFor(async () =>
    expect(Object.keys(await textsIn(surroundings.caches, "seen"))).toHaveLength(1),
  );
  isOnline = false;
  await save("p1");
  expect(await (await read()).json()).toMatchObject([{ prompt_id: "p1" }]);
  await remove("p1");
  expect(await (await read()).json()).toEqual([]);
});

test.each([
  ["is there already", 409, 0, []],
  ["meets an expired token", 401, 1, []],
  ["meets a broken server", 503, 1, []],
  ["is refused", 403, 0, [{ refused: "saved_prompts" }]],
] as const)("a wish that %s (%i): %i are kept", async (_what, status, left, told) => {
  await save("p1");
  isOnline = true;
  statusOf = () => status;
  await read();
  expect(await wishes()).toHaveLength(left);
  expect(surroundings.told).toEqual(told);
});

test("where the connection is lost in the middle, the rest is sent later and nothing twice", async () => {
  await save("p1");
  await save("p2");
  isOnline = true;
  statusOf = (count) => (count === 0 ? 201 : null);
  await read();
  expect(await wishes()).toHaveLength(1);
  statusOf = () => 201;
  await read();
  expect(sent.map(({ body }) => /p\d/.exec(body)?.[0])).toEqual(["p1", "p2"]);
});
