import { afterAll, beforeAll, expect, test } from "vitest";

import type { PackRow } from "@/domain/packs/pack-row";

import { type Account, createAccount, restCaller } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const row = (change: Partial<PackRow> = {}): PackRow => ({
  kind: "own",
  title: "One",
  text: "Write it.",
  tags: [],
  collection: "",
  note: "",
  id: "",
  ...change,
});
async function send(call: Account["call"], rows: unknown): Promise<unknown> {
  const { status, body } = await call({
    method: "POST",
    path: "rpc/import_pack",
    body: { p_rows: rows },
  });
  expect(status).toBe(200);
  return body;
}
const importing = ({ call }: Account, rows: unknown) => send(call, rows);

async function countsOf({ id }: Account) {
  const [counts] = await backend.sql(`
    select (select count(*)::int from public.own_prompts where user_id = '${id}') as own,
      (select count(*)::int from public.collections where user_id = '${id}') as collections,
      (select count(*)::int from public.enhancements where user_id = '${id}') as history`);
  return counts;
}
type Kept = { name: string; items: { kind: string; id: string; note: string }[] };
const collectionsOf = ({ id }: Account) =>
  backend.sql<Kept>(
    `select name, items from public.collections where user_id = '${id}' order by created_at, name`,
  );

test("a pack brings prompts, history and collections, and the same pack again brings nothing", async () => {
  const account = await createAccount(backend);
  const [free] = await backend.sql<{ id: string }>(
    "select id from library.prompts where not is_premium order by id limit 1",
  );
  const pack = [
    row({ tags: ["a", "b"], collection: "Later", note: "mine" }),
    row({ collection: "Now" }),
    row({ title: "Two", text: "Write that.\n“🦓”" }),
    row({ kind: "library", text: "", id: free?.id ?? "", collection: "Later", note: "theirs" }),
    row({ kind: "library", text: "", id: crypto.randomUUID(), collection: "Later" }),
    row({ kind: "history", title: "a poem", text: "Write a poem." }),
  ];
  expect(await importing(account, pack)).toEqual({ status: "done", added: 2, remembered: 1 });
  expect(await countsOf(account)).toEqual({ own: 2, collections: 2, history: 1 });
  const [own] = await backend.sql<{ id: string; tags: string[] }>(
    `select id, tags from public.own_prompts where user_id = '${account.id}' and title = 'One'`,
  );
  expect(own?.tags).toEqual(["a", "b"]);
  const kept = await collectionsOf(account);
  expect(kept.find(({ name }) => name === "Later")?.items).toEqual([
    { kind: "own", id: own?.id, note: "mine" },
    { kind: "prompt", id: free?.id, note: "theirs" },
  ]);
  expect(await importing(account, pack)).toEqual({ status: "done", added: 0, remembered: 0 });
  expect(await countsOf(account)).toEqual({ own: 2, collections: 2, history: 1 });
  expect(await collectionsOf(account)).toEqual(kept);
});

test("a collection of the same name gets what it has not, at its end", async () => {
  const account = await createAccount(backend);
  await importing(account, [row({ collection: "Now", note: "first" })]);
  const more = [row({ collection: "Now" }), row({ title: "Two", collection: "Now" })];
  expect(await importing(account, more)).toMatchObject({ status: "done", added: 1 });
  const [kept, ...others] = await collectionsOf(account);
  expect(others).toEqual([]);
  expect(kept?.items).toMatchObject([{ note: "first" }, { note: "" }]);
});

test.each([
  [
    "a fourth free collection",
    "abcd".split("").map((name) => row({ collection: name })),
    "payment-required",
  ],
  [
    "more prompts than a collection holds",
    Array.from({ length: 201 }, (_, index) => row({ title: `T${index}`, collection: "x" })),
    "too-much",
  ],
  ["a prompt without a text", [row(), row({ text: "" })], "invalid"],
  ["a prompt that is too long", [row(), row({ text: "x".repeat(20_001) })], "invalid"],
  [
    "history that is too long",
    [row(), row({ kind: "history", title: "x".repeat(4001) })],
    "invalid",
  ],
  ["a note that is too long", [row(), row({ collection: "x", note: "x".repeat(501) })], "too-much"],
  [
    "too many tags",
    [row(), row({ title: "Two", tags: Array.from({ length: 11 }, (_, n) => `t${n}`) })],
    "invalid",
  ],
  ["no list", { rows: [] }, "invalid"],
  ["nothing", null, "invalid"],
  ["more rows than anybody has", Array.from({ length: 10_001 }, () => ({})), "invalid"],
])("nothing is half done: %s", async (_what, rows, status) => {
  const account = await createAccount(backend);
  expect(await importing(account, rows)).toEqual({ status });
  expect(await countsOf(account)).toEqual({ own: 0, collections: 0, history: 0 });
});

test("an account that is full takes nothing", async () => {
  const account = await createAccount(backend);
  await backend.sql("update private.limits set value = 2 where name = 'own_prompts'");
  const three = ["a", "b", "c"].map((title) => row({ title }));
  expect(await importing(account, three)).toEqual({ status: "too-much" });
  expect(await countsOf(account)).toMatchObject({ own: 0 });
  await backend.sql("update private.limits set value = 10000 where name = 'own_prompts'");
});

test("an account that keeps no history takes no pack with history", async () => {
  const account = await createAccount(backend);
  await backend.sql(
    `insert into public.settings (user_id, keeps_enhancements) values ('${account.id}', false)`,
  );
  const pack = [row(), row({ kind: "history" })];
  expect(await importing(account, pack)).toEqual({ status: "conflict" });
  expect(await countsOf(account)).toEqual({ own: 0, collections: 0, history: 0 });
});

test("a guest imports nothing, and nobody imports into another account", async () => {
  expect(await send(restCaller(backend, null), [row()])).toEqual({ status: "auth" });
  const [one, other] = [await createAccount(backend), await createAccount(backend)];
  await importing(one, [row({ collection: "Same" })]);
  await importing(other, [{ ...row({ collection: "Same" }), user_id: one.id }]);
  expect(await countsOf(one)).toEqual({ own: 1, collections: 1, history: 0 });
  expect(await countsOf(other)).toEqual({ own: 1, collections: 1, history: 0 });
  const [ofOne] = await collectionsOf(one);
  const [ofOther] = await collectionsOf(other);
  expect(ofOne?.items[0]?.id).not.toBe(ofOther?.items[0]?.id);
});

test("five thousand rows are taken over at once", async () => {
  const account = await createAccount(backend);
  const rows = Array.from({ length: 5000 }, (_, index) =>
    row({ title: `Prompt ${index}`, text: `Act as number ${index}. ${"word ".repeat(100)}` }),
  );
  const startedAt = performance.now();
  expect(await importing(account, rows)).toMatchObject({ status: "done", added: 5000 });
  // A hosted project ends a request after 8 s.
  expect(performance.now() - startedAt).toBeLessThan(8000);
});
