import { afterAll, beforeAll, expect, test } from "vitest";

import { FREE_COLLECTIONS, MAX_COLLECTION_ITEMS, MAX_NOTE_CHARACTERS } from "@/config/limits";

import { type Account, createAccount } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const make = ({ call }: Account, body: object) =>
  call({ method: "POST", path: "collections", body });
const namesOf = async ({ id }: Account) =>
  (
    await backend.sql<{ name: string }>(
      `select name from public.collections where user_id = '${id}' order by created_at, name`,
    )
  ).map(({ name }) => name);
const subscribe = ({ id }: Account, until: string) =>
  backend.sql(`
    insert into private.subscriptions (user_id, status, current_period_end)
    values ('${id}', 'active', ${until})
    on conflict (user_id) do update set current_period_end = excluded.current_period_end`);
const item = (id: string, note = "", kind = "prompt") => ({ kind, id, note });

test("the limits are those that the interface names", async () => {
  expect(
    await backend.sql(
      "select name, value from private.limits where name in ('free_collections', 'collection_items') order by name",
    ),
  ).toEqual([
    { name: "collection_items", value: MAX_COLLECTION_ITEMS },
    { name: "free_collections", value: FREE_COLLECTIONS },
  ]);
});

test("three collections are free, in one request or in several", async () => {
  const [one, other] = [await createAccount(backend), await createAccount(backend)];
  expect((await make(one, [{ name: "a" }, { name: "b" }])).status).toBe(201);
  expect((await make(one, [{ name: "c" }, { name: "d" }])).status).toBe(402);
  expect((await make(one, { name: "c" })).status).toBe(201);
  expect((await make(one, { name: "d" })).status).toBe(402);
  expect((await make(other, { name: "a" })).status).toBe(201);
  expect(await namesOf(one)).toEqual(["a", "b", "c"]);
  await one.call({ method: "DELETE", path: "collections?name=eq.a" });
  expect((await make(one, { name: "d" })).status).toBe(201);
});

test("Premium has no limit, and what was made with it stays and can be changed", async () => {
  const account = await createAccount(backend);
  await subscribe(account, "now() + interval '1 month'");
  const five = ["a", "b", "c", "d", "e"].map((name) => ({ name }));
  expect((await make(account, five)).status).toBe(201);
  await subscribe(account, "now() - interval '1 month'");
  expect(await namesOf(account)).toHaveLength(5);
  expect((await make(account, { name: "f" })).status).toBe(402);
  const rename = { method: "PATCH", path: "collections?name=eq.a", body: { name: "z" } } as const;
  expect((await account.call(rename)).status).toBe(204);
});

test("a bound that no reader meets protects the database", async () => {
  const account = await createAccount(backend);
  await subscribe(account, "now() + interval '1 month'");
  await backend.sql("update private.limits set value = 4 where name = 'collections'");
  const five = ["a", "b", "c", "d", "e"].map((name) => ({ name }));
  expect((await make(account, five)).status).toBe(413);
  expect((await make(account, five.slice(1))).status).toBe(201);
});

test("the same collection sent again is the same collection", async () => {
  const account = await createAccount(backend);
  const collection = { id: crypto.randomUUID(), name: "From a lost connection" };
  const send = () =>
    account.call({
      method: "POST",
      path: "collections?on_conflict=id",
      body: collection,
      headers: { prefer: "resolution=ignore-duplicates" },
    });
  expect((await send()).status).toBe(201);
  expect((await send()).status).toBeLessThan(300);
  expect(await namesOf(account)).toEqual([collection.name]);
});

test("each write counts a revision, so that a second device notices the first", async () => {
  const account = await createAccount(backend);
  await make(account, { name: "Ours" });
  const write = (name: string) =>
    account.call({
      method: "PATCH",
      path: "collections?revision=eq.1",
      body: { name },
      headers: { prefer: "return=representation" },
    });
  expect((await write("From the phone")).body).toMatchObject([{ revision: 2 }]);
  expect((await write("From the desk")).body).toEqual([]);
  expect(await namesOf(account)).toEqual(["From the phone"]);
});

const ID = "00000000-0000-4000-8000-000000000001";
const OTHER_ID = "00000000-0000-4000-8000-000000000002";

test.each([
  ["an object", {}],
  ["a text", "a text"],
  ["items that are no objects", [1]],
  ["an item without a note", [{ kind: "prompt", id: ID }]],
  ["an item of another kind", [item(ID, "", "user")]],
  ["an item with more to it", [{ ...item(ID), more: 1 }]],
  ["an id that is none", [item("x")]],
  ["an id that is a number", [{ kind: "own", id: 7, note: "" }]],
  ["a note that is none", [{ kind: "own", id: ID, note: 7 }]],
  ["a note that is too long", [item(ID, "x".repeat(MAX_NOTE_CHARACTERS + 1))]],
  ["a prompt twice", [item(ID), item(ID, "again")]],
  [
    "too many",
    Array.from({ length: MAX_COLLECTION_ITEMS + 1 }, (_, index) =>
      item(`00000000-0000-4000-8000-${String(index).padStart(12, "0")}`),
    ),
  ],
])("items are checked: %s", async (_what, items) => {
  const account = await createAccount(backend);
  expect((await make(account, { name: "x", items })).status).toBe(400);
  await make(account, { name: "y" });
  const write = { method: "PATCH", path: "collections?name=eq.y", body: { items } } as const;
  expect((await account.call(write)).status).toBe(400);
});

test("items keep their order and their notes, and go with the account", async () => {
  const account = await createAccount(backend);
  const items = [item(OTHER_ID, "first", "own"), item(ID, "“second”\n🦓")];
  expect((await make(account, { name: "x", items })).status).toBe(201);
  const { body } = await account.call({ method: "GET", path: "collections?select=items" });
  expect(body).toEqual([{ items }]);
  await backend.sql(`delete from auth.users where id = '${account.id}'`);
  expect(await namesOf(account)).toEqual([]);
});
