import { afterAll, beforeAll, expect, test } from "vitest";

import { OWN_PROMPTS_MAX } from "@/config/limits";

import { createAccount } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

test("the limit is the one that the interface names", async () => {
  expect(await backend.sql("select value from private.limits where name = 'own_prompts'")).toEqual([
    { value: OWN_PROMPTS_MAX },
  ]);
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
