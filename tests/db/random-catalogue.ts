import fc from "fast-check";

import type { RestCall } from "../support/rest-caller";

/** Few words, so that a random search often meets a random text. */
const WORDS = ["amber", "birch", "cedar", "dune", "ember", "50%", "a_b", "é"];
const word = fc.constantFrom(...WORDS);
const phrase = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(" "));

export type RandomPrompt = {
  title: string;
  /** The full text of a free prompt, the teaser of a premium one. */
  content: string;
  gets: string;
  searchPhrases: string[];
  category: string;
  isPremium: boolean;
  isSaved: boolean;
  /** Two premium bodies; only these differ between the two readings. */
  bodies: [string, string];
};

export const randomCatalogue = fc.array(
  fc.record<RandomPrompt>({
    title: phrase,
    content: phrase,
    gets: phrase,
    searchPhrases: fc.array(phrase, { maxLength: 2 }),
    category: fc.constantFrom("Writing", "Programming"),
    isPremium: fc.boolean(),
    isSaved: fc.boolean(),
    bodies: fc.tuple(phrase, phrase),
  }),
  { minLength: 1, maxLength: 8 },
);

const COLUMNS = ["id", "title", "content", "category", "is_premium", "like_count", "created_at"];
const TEXTS = ["title", "content"];
const OPERATORS = ["eq", "neq", "gt", "lt", "like", "ilike", "match", "imatch", "fts"];

const condition = fc
  .record({
    column: fc.constantFrom(...TEXTS),
    operator: fc.constantFrom(...OPERATORS),
    isNegated: fc.boolean(),
    term: word,
  })
  .map(({ column, operator, isNegated, term }) => {
    const value = operator.endsWith("like") ? `*${term}*` : term;
    return { column, test: `${isNegated ? "not." : ""}${operator}.${encodeURIComponent(value)}` };
  });

const filter = fc.oneof(
  condition.map(({ column, test }) => `${column}=${test}`),
  fc
    .tuple(fc.constantFrom("or", "and", "not.or"), condition, condition)
    .map(([join, a, b]) => `${join}=(${a.column}.${a.test},${b.column}.${b.test})`),
  fc.constantFrom("is_premium=is.true", "category=in.(Writing,Mindset)", "like_count=gte.0"),
);

const order = fc
  .array(fc.tuple(fc.constantFrom(...COLUMNS), fc.constantFrom("asc", "desc", "desc.nullslast")), {
    minLength: 1,
    maxLength: 2,
  })
  .map((keys) => `order=${keys.map((key) => key.join(".")).join(",")},id.asc`);

const page = fc
  .tuple(fc.nat(9), fc.nat(4))
  .map(([limit, offset]) => `limit=${limit}&offset=${offset}`);

const selection = fc.subarray(COLUMNS, { minLength: 1 }).map((columns) => columns.join(","));

const listQuery = fc
  .tuple(fc.oneof(fc.constant("*"), selection), fc.array(filter, { maxLength: 3 }), order, page)
  .map(
    ([select, filters, ...rest]) =>
      `prompts?${[`select=${select}`, ...filters, ...rest].join("&")}`,
  );

const embeddedQuery = fc
  .tuple(selection, fc.constantFrom("", "!inner"), fc.array(condition, { maxLength: 2 }))
  .map(([columns, hint, filters]) =>
    [
      `saved_prompts?select=prompt_id,prompts${hint}(${columns})&order=prompt_id`,
      ...filters.map(({ column, test }) => `prompts.${column}=${test}`),
    ].join("&"),
  );

/** The search itself: whole words, beginnings, parts and typos of them. */
const searchQuery = fc
  .record({
    words: fc.array(
      fc
        .tuple(word, fc.constantFrom("", "cut", "typo"))
        .map(([text, change]) =>
          change === "cut" ? text.slice(0, 3) : change === "typo" ? `${text}x` : text,
        ),
      { minLength: 1, maxLength: 3 },
    ),
    group: fc.constantFrom("", "&p_group=featured", "&p_group=free", "&p_group=premium"),
    category: fc.constantFrom("", "&p_category=Writing"),
    more: fc.constantFrom("", "&p_limit=2", "&p_as_typed=true"),
  })
  .map(
    ({ words, group, category, more }) =>
      `rpc/search_prompts?p_search=${encodeURIComponent(words.join(" "))}${group}${category}${more}`,
  );

const headers = fc.constantFrom<Record<string, string>>(
  {},
  { prefer: "count=exact" },
  { prefer: "count=planned" },
  { prefer: "count=estimated" },
  { range: "0-2", "range-unit": "items", prefer: "count=exact" },
  { accept: "text/csv" },
);

/** A read of the library or of one's saved prompts, with any filter, order, page, count and range. */
const randomRead = fc.record({
  method: fc.constantFrom("GET" as const, "HEAD" as const),
  path: fc.oneof({ weight: 3, arbitrary: listQuery }, { weight: 1, arbitrary: embeddedQuery }),
  headers,
});

/** The embedded server takes a function's arguments from GET, not from HEAD. */
const randomSearch = fc.record({ method: fc.constant("GET" as const), path: searchQuery });

export const randomQuery: fc.Arbitrary<RestCall> = fc.oneof(randomRead, randomSearch);
