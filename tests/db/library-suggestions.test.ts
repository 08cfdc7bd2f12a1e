import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { restCaller, type RestCaller } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;
let call: RestCaller;

beforeAll(async () => {
  backend = await startTestBackend();
  call = restCaller(backend, null);
  await backend.sql(`
    insert into library.prompts (id, slug, title, content, category, is_premium) values
      (gen_random_uuid(), 'marsupial', 'Describe a wombat at dusk', 'Watch the marsupial.', 'Health', false),
      (gen_random_uuid(), 'locked', 'Locked platypus', 'A teasing echidna', 'Mindset', true)`);
});
afterAll(() => backend.close());

async function suggestionFor(
  search: string,
  category: string | null = null,
): Promise<string | null> {
  const answer = await call({
    method: "POST",
    path: "rpc/suggest_search",
    body: { p_search: search, p_category: category },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as string | null;
}

describe("a search with a typo", () => {
  test.each([
    ["one letter wrong", "wumbat", "wombat"],
    ["one letter too few", "wombt", "wombat"],
    ["one letter too many", "wommbat", "wombat"],
    ["two letters changed places", "womabt", "wombat"],
    ["capitals", "WOMBTA", "wombat"],
    ["the first letter wrong", "pombat", "wombat"],
    ["a word of the text", "marsupail", "marsupial"],
    ["one of two words", "a wumbat", "a wombat"],
    ["both words", "wumbat at dusl", "wombat at dusk"],
    ["a word of a premium title", "platypsu", "platypus"],
  ])("%s", async (_what, typed, meant) => {
    expect(await suggestionFor(typed)).toBe(meant);
  });

  test("one typo in any title of the library still leads back to it", async () => {
    const titles = await backend.sql<{ word: string }>(`
      select distinct (regexp_matches(lower(title), '[a-z]{7,}', 'g'))[1] as word
      from library.prompts order by 1 limit 40`);
    for (const { word } of titles) {
      const typed = `${word.slice(0, 3)}${word.slice(4)}`;
      // oxlint-disable-next-line no-await-in-loop
      const meant = await suggestionFor(typed);
      // oxlint-disable-next-line no-await-in-loop
      const [hits] = await backend.sql<{ count: number }>(`
        select count(*)::integer from library.prompts
        where lower(title || ' ' || content) like '%${meant ?? typed}%'`);
      expect(hits?.count, `${typed} -> ${meant}`).toBeGreaterThan(0);
    }
  });
});

describe("no suggestion is made", () => {
  test.each([
    ["for two typos in a word", "wimbut"],
    ["for what comes near nothing", "qqqqqqq"],
    ["for signs", "%%__\\"],
    ["for nothing", ""],
    ["that would find nothing", "wumbat quarterly"],
    ["with a word of a teaser", "echidan"],
  ])("%s", async (_what, typed) => {
    expect(await suggestionFor(typed)).toBeNull();
  });

  test("outside the category that is looked through", async () => {
    expect(await suggestionFor("wumbat", "Health")).toBe("wombat");
    expect(await suggestionFor("wumbat", "Writing")).toBeNull();
  });
});

test("a changed text brings its words, and a vote none", async () => {
  await backend.sql("update library.prompts set title = 'A bandicoot' where slug = 'marsupial'");
  expect(await suggestionFor("bandicot")).toBe("bandicoot");
  const count = "select count(*)::integer from private.words";
  const before = await backend.sql(count);
  await backend.sql("update library.prompts set like_count = like_count + 1");
  expect(await backend.sql(count)).toEqual(before);
});
