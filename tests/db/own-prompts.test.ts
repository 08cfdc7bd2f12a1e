import { afterAll, beforeAll, expect, test } from "vitest";

import { OWN_PROMPTS_MAX, OWN_PROMPTS_MAX_MEGABYTES } from "@/config/limits";

import { createAccount } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

test("the limits are those that the interface names", async () => {
  expect(
    await backend.sql(
      "select name, value from private.limits where name like 'own_prompts%' order by name",
    ),
  ).toEqual([
    { name: "own_prompts", value: OWN_PROMPTS_MAX },
    { name: "own_prompts_megabytes", value: OWN_PROMPTS_MAX_MEGABYTES },
  ]);
});

/** As many bytes as one row may have. */
const LONGEST_TEXT = "🦓".repeat(20_000);
const LONGEST_TEXT_BYTES = 80_000;

test("a user keeps so many megabytes of own prompts and no more", async () => {
  const { call } = await createAccount(backend);
  const save = (count: number) =>
    call({
      method: "POST",
      path: "own_prompts",
      body: Array.from({ length: count }, () => ({ title: "Long", content: LONGEST_TEXT })),
    });
  const most = Math.floor((OWN_PROMPTS_MAX_MEGABYTES * 1_000_000) / LONGEST_TEXT_BYTES);
  expect((await save(most + 1)).status).toBe(413);
  expect((await save(most)).status).toBe(201);
  expect((await save(1)).status).toBe(413);
});

test("a history keeps the newest enhancements that fit into its megabytes", async () => {
  const { id, call } = await createAccount(backend);
  await backend.sql("update private.limits set value = 1 where name = 'history_megabytes'");
  const body = Array.from({ length: 15 }, (_, index) => ({
    original: `Number ${String(index).padStart(2, "0")}`,
    content: LONGEST_TEXT,
    created_at: `2026-01-${String(index + 1).padStart(2, "0")}T00:00:00Z`,
  }));
  expect((await call({ method: "POST", path: "enhancements", body })).status).toBe(201);
  const kept = await backend.sql(
    `select count(*)::int as rows, min(original) as oldest from public.enhancements where user_id = '${id}'`,
  );
  expect(kept).toEqual([{ rows: 12, oldest: "Number 03" }]);
});

test("a user keeps so many prompts and no more, in one request or in several", async () => {
  await backend.sql("update private.limits set value = 3 where name = 'own_prompts'");
  const [one, other] = [await createAccount(backend), await createAccount(backend)];
  const save = ({ call }: typeof one, ...titles: string[]) =>
    call({
      method: "POST",
      path: "own_prompts",
      body: titles.map((title) => ({ title, content: `The text of ${title}.` })),
    });
  expect((await save(one, "a", "b")).status).toBe(201);
  expect((await save(one, "c", "d")).status).toBe(413);
  expect((await save(one, "c")).status).toBe(201);
  expect((await save(one, "d")).status).toBe(413);
  expect((await save(other, "a")).status).toBe(201);

  const kept = await backend.sql<{ title: string }>(
    `select title from public.own_prompts where user_id = '${one.id}' order by title`,
  );
  expect(kept.map(({ title }) => title)).toEqual(["a", "b", "c"]);

  await one.call({ method: "DELETE", path: "own_prompts?title=eq.a" });
  expect((await save(one, "d")).status).toBe(201);
});
