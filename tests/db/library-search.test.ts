import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { CATEGORIES } from "@/config/categories";
import { COUNTED_MATCHES_MAX, MAX_SEARCH_CHARACTERS } from "@/config/limits";
import type { Prompt, PromptMatch } from "@/types/entities";

import { createAccount, restCaller, subscribe, type RestCaller } from "../support/rest-caller";
import {
  idsByTheRule,
  isClose,
  isInOrder,
  readPages,
  type Search,
} from "../support/search-reference";
import { startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;
let readers: { anonymous: RestCaller; free: RestCaller; premium: RestCaller };

/** Texts with every character that means something to `like`, to a regular expression or to SQL. */
const SPECIAL = String.raw`100%_off \d+ (a|b) [x]{2} ^$ *?. 'quoted' "so" a_b C:\new — naïve ÉTÉ`;

beforeAll(async () => {
  backend = await startTestBackend();
  const premium = await createAccount(backend, "premium");
  await subscribe(backend, premium.id);
  readers = {
    anonymous: restCaller(backend, null),
    free: (await createAccount(backend, "free")).call,
    premium: premium.call,
  };
  await backend.sql(`
    insert into library.prompts (id, slug, title, content, category, is_premium) values
      (gen_random_uuid(), 'special-title', $q$${SPECIAL}$q$, 'Plain words.', 'Writing', false),
      (gen_random_uuid(), 'special-text', 'Plain title', $q$${SPECIAL}$q$, 'Writing', false),
      ('00000000-0000-4000-8000-000000000001', 'locked', 'Locked title', 'Teasing words', 'Mindset', true);
    insert into library.premium_bodies values
      ('00000000-0000-4000-8000-000000000001', 'The secret body with a xylophone')`);
});
afterAll(() => backend.close());

async function visibleTo(call: RestCaller): Promise<Prompt[]> {
  const { body } = await call({ method: "GET", path: "prompts?order=created_at.desc&limit=1000" });
  const rows = body as Prompt[];
  const rest = await call({ method: "GET", path: "prompts?order=created_at.desc&offset=1000" });
  return [...rows, ...(rest.body as Prompt[])];
}

const finder =
  (call: RestCaller) =>
  async (body: object): Promise<PromptMatch[]> => {
    const answer = await call({ method: "POST", path: "rpc/search_prompts", body });
    expect(answer.status, answer.text).toBe(200);
    return answer.body as PromptMatch[];
  };

const find = (call: RestCaller, search: Search) =>
  readPages(finder(call), search, { pageSize: 24, most: 1 });
const titlesFound = async (call: RestCaller, text: string, group: Search["group"] = "free") =>
  (await find(call, { text, group, category: null })).map(({ title }) => title);

/** Pieces of what the library holds, mostly; else anything. */
function searches(visible: readonly Prompt[]): fc.Arbitrary<Search> {
  const pieces = fc
    .record({
      text: fc.constantFrom(...visible.flatMap(({ title, content }) => [title, content]), SPECIAL),
      start: fc.nat(400),
      length: fc.integer({ min: 1, max: 12 }),
      change: fc.constantFrom(
        (text: string) => text,
        (text: string) => text.toUpperCase(),
        (text: string) => `${text}x`,
      ),
    })
    .map(({ text, start, length, change }) =>
      change(text.slice(start % text.length, (start % text.length) + length)).trim(),
    );
  return fc.record({
    text: fc
      .oneof({ weight: 5, arbitrary: pieces }, { weight: 1, arbitrary: fc.string() })
      .map((text) => text.replaceAll("\0", "").trim())
      .filter((text) => text !== ""),
    group: fc.constantFrom("featured", "free", "premium"),
    category: fc.constantFrom(null, null, ...CATEGORIES),
  });
}

const PROPERTY_TIMEOUT_MS = 120_000;

describe.each(["anonymous", "free", "premium"] as const)("as %s", (role) => {
  test(
    "a search finds, page by page, all that the specification's rule does, each prompt once and in order",
    async () => {
      const call = readers[role];
      const visible = await visibleTo(call);
      await fc.assert(
        fc.asyncProperty(searches(visible), fc.integer({ min: 10, max: 100 }), async (...drawn) => {
          const [search, pageSize] = drawn;
          const found = await readPages(finder(call), search, { pageSize, most: Infinity });
          const ids = found.map(({ id }) => id);
          expect(ids).toEqual(expect.arrayContaining(idsByTheRule(visible, search)));
          expect(new Set(ids).size).toBe(ids.length);
          expect(isInOrder(found)).toBe(true);
          const counted = found.filter((row) => !isClose(row)).length;
          expect(found[0]?.total ?? 0).toBe(Math.min(counted, COUNTED_MATCHES_MAX + 1));
        }),
        { numRuns: 60 },
      );
    },
    PROPERTY_TIMEOUT_MS,
  );

  test("the rows are those of the view", async () => {
    const [match] = await find(readers[role], { text: "a", group: "premium", category: null });
    const {
      rank: _rank,
      total: _total,
      searched: _searched,
      meant: _meant,
      ...prompt
    } = match ?? ({} as PromptMatch);
    const { body } = await readers[role]({ method: "GET", path: `prompts?id=eq.${prompt.id}` });
    expect(body).toEqual([prompt]);
  });
});

describe("a premium body", () => {
  test.each(["XYLOPHONE", "ylophon", "xylophones secretly", "locked xylophone"])(
    "is found by subscribers: %s",
    async (text) => {
      expect((await titlesFound(readers.premium, text, "premium"))[0]).toBe("Locked title");
    },
  );

  test.each(["anonymous", "free"] as const)("cannot be probed by the %s reader", async (role) => {
    expect(await titlesFound(readers[role], "xylophone", "premium")).toEqual([]);
    expect(await titlesFound(readers[role], "teasing", "premium")).toEqual(["Locked title"]);
    expect(await titlesFound(readers[role], "xylophonee", "premium")).toEqual([]);
  });

  test("changes no answer that a locked reader gets", async () => {
    const probes = ["the", "secret", "plan", "zzz", "e"];
    const answers = async () => {
      const all = [];
      for (const role of ["anonymous", "free"] as const) {
        for (const text of probes) {
          for (const group of ["featured", "premium"] as const) {
            // oxlint-disable-next-line no-await-in-loop
            all.push(await find(readers[role], { text, group, category: null }));
          }
        }
      }
      return all;
    };
    const before = await answers();
    await backend.sql("update library.premium_bodies set content = 'zzz secret ' || content");
    expect(await answers()).toEqual(before);
  });
});

test("an unknown group and an absurd page size are harmless", async () => {
  const call = readers.anonymous;
  const search = { text: "e", group: "private" as Search["group"], category: null };
  expect(await find(call, search)).toEqual([]);
  const all = await readPages(
    finder(call),
    { text: "e", group: "free", category: null },
    { pageSize: 1_000_000, most: 1 },
  );
  expect(all.length).toBeLessThanOrEqual(100);
});

test("a search as long as the search box allows is answered, and a longer one with nothing", async () => {
  const longest = "é".repeat(MAX_SEARCH_CHARACTERS);
  await backend.sql(`
    insert into library.prompts (id, slug, title, content, category, is_premium)
    values (gen_random_uuid(), 'long', 'Long', '${longest}', 'Writing', false)`);
  expect(await titlesFound(readers.anonymous, longest)).toEqual(["Long"]);
  expect(await titlesFound(readers.anonymous, `${longest}é`)).toEqual([]);
});
