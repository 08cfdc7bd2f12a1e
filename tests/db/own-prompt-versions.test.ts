import { afterAll, beforeAll, expect, test } from "vitest";

import { type Account, createAccount } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const ROW = { title: "One", content: "First" };
const make = ({ call }: Account, body: object) =>
  call({ method: "POST", path: "own_prompts", body });
const change = ({ call }: Account, body: object) =>
  call({ method: "PATCH", path: "own_prompts?title=like.*", body });
type Kept = { versions: { title: string; content: string }[]; origin_id: string | null };
async function read({ call }: Account) {
  const { body } = await call({ method: "GET", path: "own_prompts?select=*" });
  const [row] = body as (Kept & Record<string, unknown>)[];
  if (row === undefined) throw new Error("There is no prompt.");
  return row;
}

test("an edit keeps what it replaced, newest first, also where two devices save at once", async () => {
  const account = await createAccount(backend);
  await make(account, ROW);
  await change(account, { content: "From the phone" });
  await change(account, { title: "Two", content: "From the desk" });
  const { versions, created_at, updated_at } = await read(account);
  expect(versions).toMatchObject([
    { title: "One", content: "From the phone" },
    { title: "One", content: "First" },
  ]);
  expect(updated_at).not.toBe(created_at);
});

test("tags alone make no version, and neither does the same text", async () => {
  const account = await createAccount(backend);
  await make(account, ROW);
  await change(account, { ...ROW, tags: ["a", "b"] });
  expect(await read(account)).toMatchObject({ versions: [], tags: ["a", "b"] });
});

test("so many versions are kept, and long ones make room sooner", async () => {
  const account = await createAccount(backend);
  await make(account, ROW);
  for (let round = 0; round < 25; round += 1) await change(account, { content: `Round ${round}` });
  const few = await read(account);
  expect(few.versions).toHaveLength(20);
  expect(few.versions[0]?.content).toBe("Round 23");
  for (const letter of "abcd")
    await change(account, { content: letter.repeat(2) + "🦓".repeat(19_000) });
  const { versions } = await read(account);
  expect(versions.length).toBeLessThan(4);
  expect(versions[0]?.content).toMatch(/^cc/);
});

test("what edits replaced counts as the text that an account keeps", async () => {
  await backend.sql("update private.limits set value = 1 where name = 'own_prompts_megabytes'");
  const account = await createAccount(backend);
  const long = (letter: string) => letter + "🦓".repeat(19_000);
  expect(
    (
      await make(
        account,
        Array.from({ length: 10 }, () => ({ ...ROW, content: long("a") })),
      )
    ).status,
  ).toBe(201);
  expect((await change(account, { content: long("b") })).status).toBe(413);
  expect(await read(account)).toMatchObject({ content: long("a"), versions: [] });
  await backend.sql("update private.limits set value = 5 where name = 'own_prompts_megabytes'");
});

test.each([
  ["more than ten", Array.from({ length: 11 }, (_, index) => `t${index}`)],
  ["a long one", ["x".repeat(301)]],
  ["none", [null]],
])("tags are checked: %s", async (_what, tags) => {
  const account = await createAccount(backend);
  expect((await make(account, { ...ROW, tags })).status).toBeGreaterThanOrEqual(400);
});

test("a copy of a free prompt remembers it, and what its text was", async () => {
  const [origin] = await backend.sql<{ id: string; content: string }>(
    "select id, content from library.prompts where not is_premium order by id limit 1",
  );
  const account = await createAccount(backend);
  await make(account, { ...ROW, origin_id: origin?.id });
  expect(await read(account)).toMatchObject({
    origin_id: origin?.id,
    origin_content: origin?.content,
  });
  await backend.sql(`update library.prompts set content = 'Changed' where id = '${origin?.id}'`);
  await change(account, { title: "Mine" });
  expect(await read(account)).toMatchObject({ origin_content: origin?.content });
  await change(account, { origin_id: origin?.id });
  expect(await read(account)).toMatchObject({ origin_content: "Changed" });
});

test("a premium prompt is nobody's original, and neither is one that does not exist", async () => {
  const [premium] = await backend.sql<{ id: string }>(
    "select id from library.prompts where is_premium order by id limit 1",
  );
  const account = await createAccount(backend);
  await make(account, { ...ROW, origin_id: premium?.id });
  expect(await read(account)).toMatchObject({ origin_id: null, origin_content: null });
  await change(account, { origin_id: crypto.randomUUID() });
  expect(await read(account)).toMatchObject({ origin_id: null, origin_content: null });
});
