import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { PromptMatch } from "@/types/entities";

import { restCaller, type RestCaller } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;
let call: RestCaller;

type Row = { title: string; content?: string; gets?: string; phrases?: string };

const PLAIN: Required<Row> = { title: "", content: "Plain.", gets: "", phrases: "" };

async function addPrompts(rows: readonly Row[]) {
  const values = rows.map((row) => {
    const { title, content, gets, phrases } = { ...PLAIN, ...row };
    return `(gen_random_uuid(), 'words-' || gen_random_uuid(), '${title}', '${content}', '${gets}', '{${phrases}}', 'Health', false)`;
  });
  await backend.sql(`
    insert into library.prompts (id, slug, title, content, gets, phrases, category, is_premium)
    values ${values.join(",")}`);
}

beforeAll(async () => {
  backend = await startTestBackend();
  call = restCaller(backend, null);
  await addPrompts([
    { title: "Quokka lantern" },
    { title: "Build a quokka lantern tonight" },
    { title: "Lantern for a garden", phrases: "quokka light" },
    { title: "Garden", content: "The lantern that no quokka fears." },
    { title: "Quokka diary" },
    { title: "Apologize to a marmot" },
    { title: "Turn marmots into a résumé" },
    { title: "Organize the colors of a marmot center" },
    { title: "Read to a marmot child" },
    { title: "Advertisement for narwhals", gets: "Three drafts for the aquarium" },
    { title: "Bake", phrases: "narwhal cake" },
    { title: "A wombat at dusk", content: "Watch the marsupial and its lanternn." },
  ]);
});
afterAll(() => backend.close());

async function find(text: string, more: object = {}): Promise<PromptMatch[]> {
  const body = { p_search: text, p_group: null, ...more };
  const answer = await call({ method: "POST", path: "rpc/search_prompts", body });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as PromptMatch[];
}
const titlesFor = async (text: string, more: object = {}) =>
  (await find(text, more)).map(({ title }) => title);

describe("words", () => {
  test.each([
    ["quokka lantern", "in the order of the ranks"],
    ["QUOKKA   lanterns!", "in other forms and signs"],
    ["a lantern for the quokka", "among words that every sentence has"],
    ["quokka lant", "with the last one unfinished"],
    ["prompt to write about a quokka lantern", "among words that any prompt is asked for with"],
  ])("%s finds prompts %s", async (text) => {
    const titles = await titlesFor(text);
    expect(titles.slice(0, 2).toSorted()).toEqual([
      "Build a quokka lantern tonight",
      "Quokka lantern",
    ]);
    expect(titles.slice(2, 4)).toEqual(["Lantern for a garden", "Garden"]);
    expect(titles.slice(4)).toContain("Quokka diary");
  });

  test("exact title, phrase of the title, title and search phrases, text, most words: in that order", async () => {
    const ranks = (await find("quokka lantern")).map(({ rank }) => Math.floor(rank / 1000));
    expect(ranks.slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
    expect((await titlesFor("quokka lantern"))[0]).toBe("Quokka lantern");
  });

  test.each([
    ["marmot apologies", "Apologize to a marmot"],
    ["apologise marmot", "Apologize to a marmot"],
    ["marmot apology", "Apologize to a marmot"],
    ["organisation marmot", "Organize the colors of a marmot center"],
    ["marmot colours", "Organize the colors of a marmot center"],
    ["marmot centre", "Organize the colors of a marmot center"],
    ["marmot resume", "Turn marmots into a résumé"],
    ["marmot résumés", "Turn marmots into a résumé"],
    ["marmot cv", "Turn marmots into a résumé"],
    ["marmot kids", "Read to a marmot child"],
    ["narwhal ads", "Advertisement for narwhals"],
    ["narwhal aquariums", "Advertisement for narwhals"],
    ["cake for narwhals", "Bake"],
  ])("%s finds %s first", async (text, title) => {
    const [first] = await find(text);
    expect(first?.title).toBe(title);
    expect(first?.rank).toBeLessThan(5000);
  });

  test("more than a few matches are not filled up with prompts that have some of the words", async () => {
    const ranks = (await find("email", { p_limit: 100 })).map(({ rank }) => rank);
    expect(ranks.length).toBeGreaterThan(5);
    expect(Math.max(...ranks)).toBeLessThan(5000);
  });

  test.each(["cover letter", "quokka lantern", "quokka", "quokkka lanten", "zyzzyva", "a", "the"])(
    "the first page of each section at once is the sections' first pages: %s",
    async (text) => {
      const more = { p_limit: 7, p_category: null };
      const groups = ["featured", "free", "premium"];
      const pages = groups.map((p_group) => find(text, { ...more, p_group }));
      const known = (await Promise.all(pages)).flat();
      const each = await find(text, { ...more, p_group: "each" });
      const byId = (rows: PromptMatch[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      expect(byId(each)).toEqual(byId(known));
    },
  );

  test.each([
    "'",
    "a & | !",
    "<-> ((",
    "\\",
    "%%__",
    "\u00e9\u0301 ²",
    ":*",
    "'':A",
    "日本語",
    "the",
    "",
  ])("odd input is answered: %s", async (text) => {
    expect(await find(text)).toBeInstanceOf(Array);
    expect(await find(`quokka ${text}`)).toBeInstanceOf(Array);
  });
});

describe("a search with a typo", () => {
  test.each([
    ["one letter wrong", "wumbat", "wombat"],
    ["one letter too few", "wombt", "wombat"],
    ["one letter too many", "wommbat", "wombat"],
    ["two letters changed places", "womabt", "wombat"],
    ["capitals", "WOMBTA", "wombat"],
    ["the first letter wrong", "pombat", "wombat"],
    ["a word of a search phrase", "narwahl cake", "narwhal cake"],
    ["one of two words", "a wumbat", "a wombat"],
    ["both words", "wumbat at duskk", "wombat at dusk"],
  ])("is mended where it would find nothing: %s", async (_what, typed, meant) => {
    const [first] = await find(typed);
    expect(first).toMatchObject({ searched: meant, meant });
    expect(first?.rank).toBeLessThan(5000);
  });

  test("can still be searched for as it was typed", async () => {
    expect(await find("wumbat", { p_as_typed: true })).toEqual([]);
    const [first] = await find("wumbat diary quokka", { p_as_typed: true });
    expect(first).toMatchObject({ title: "Quokka diary", searched: "wumbat diary quokka" });
  });

  test("that finds little offers another one", async () => {
    const [first] = await find("lanternn");
    expect(first).toMatchObject({
      title: "A wombat at dusk",
      searched: "lanternn",
      meant: "lantern",
    });
  });

  test.each([
    ["two typos in a word", "wimbut"],
    ["what comes near nothing", "qqqqqqq"],
    ["signs", "%%__\\"],
  ])("is left alone with %s", async (_what, typed) => {
    expect(await find(typed)).toEqual([]);
  });

  test("is left alone with a word that only premium texts have", async () => {
    await backend.sql(`
      insert into library.prompts (id, slug, title, content, category, is_premium) values
        ('00000000-0000-4000-8000-000000000002', 'locked', 'Locked platypus', 'A teasing echidna', 'Mindset', true);
      insert into library.premium_bodies values
        ('00000000-0000-4000-8000-000000000002', 'The xylophone of a secret body')`);
    expect(await find("xylophonee")).toEqual([]);
    expect((await find("platypsu"))[0]).toMatchObject({ meant: "platypus" });
  });

  test("and of more than 60 characters is left alone", async () => {
    const words = "twelve words that nobody else would have put in here ";
    await addPrompts([{ title: `${words} wombat` }]);
    expect((await find(`${words} wumbat`))[0]).toMatchObject({ searched: `${words} wombat` });
    expect((await find(`${words} nobody wumbat`))[0]).toMatchObject({ meant: null });
  });

  test("looks through the chosen category", async () => {
    expect(await titlesFor("wumbat", { p_category: "Health" })).toContain("A wombat at dusk");
    expect(await titlesFor("wumbat", { p_category: "Writing" })).toEqual([]);
  });
});

test("a changed text brings its words, and a vote none", async () => {
  await backend.sql("update library.prompts set title = 'A bandicoot' where title = 'Bake'");
  expect((await find("bandicot"))[0]).toMatchObject({ searched: "bandicoot" });
  const sum = "select sum(uses)::integer from private.words";
  const before = await backend.sql(sum);
  await backend.sql("update library.prompts set like_count = like_count + 1");
  expect(await backend.sql(sum)).toEqual(before);
});
