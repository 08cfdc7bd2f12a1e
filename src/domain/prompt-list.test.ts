import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { CATEGORIES } from "@/config/categories";
import type { Prompt } from "@/types/entities";

import { filterPrompts, orderMatches, orderPrompts, splitPrompts } from "./prompt-list";

const base: Prompt = {
  id: "a",
  title: "Title",
  content: "Content",
  gets: "",
  category: "Writing",
  is_premium: false,
  is_featured: false,
  like_count: 0,
  dislike_count: 0,
  created_at: "2026-01-01T00:00:00+00:00",
};
const idsOf = (prompts: readonly Prompt[]) => prompts.map((prompt) => prompt.id);

const promptLists: fc.Arbitrary<Prompt[]> = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 3 }),
    title: fc.string(),
    content: fc.string(),
    gets: fc.string(),
    category: fc.constantFrom(...CATEGORIES),
    is_premium: fc.boolean(),
    is_featured: fc.boolean(),
    like_count: fc.nat(),
    dislike_count: fc.nat(),
    created_at: fc.constantFrom(
      "2026-01-01T00:00:00+00:00",
      "2026-01-01T01:00:00+01:00",
      "2026-01-01T00:00:00.5+00:00",
      "2026-01-01T00:00:00.500001+00:00",
      "2026-02-01T00:00:00Z",
    ),
  }),
  { selector: (prompt) => prompt.id },
);

describe("filterPrompts", () => {
  const prompts: Prompt[] = [
    { ...base, id: "w", title: "Write an EMAIL" },
    { ...base, id: "c", category: "Career", content: "about email" },
    { ...base, id: "h", category: "Health" },
  ];

  test.each([
    ["All", "", ["w", "c", "h"]],
    ["Saved", "", ["w", "c", "h"]],
    ["Writing", "", ["w"]],
    ["All", "email", ["w", "c"]],
    ["Saved", "email", ["w", "c"]],
    ["Career", "email", ["c"]],
    ["Health", "email", []],
    ["Mindset", "", []],
  ] as const)("in %s for %j keeps %j", (view, search, ids) => {
    expect(idsOf(filterPrompts(prompts, { view, search }))).toEqual(ids);
  });
});

describe("orderPrompts", () => {
  test("puts free before premium, then the newest, then the higher id", () => {
    const newer = "2026-01-01T00:00:00.000001+00:00";
    const listed = orderPrompts([
      { ...base, id: "premium-old", is_premium: true },
      { ...base, id: "free-old-a" },
      { ...base, id: "premium-new", is_premium: true, created_at: newer },
      { ...base, id: "free-old-b" },
      { ...base, id: "free-new", created_at: newer },
    ]);
    expect(idsOf(listed)).toEqual([
      "free-new",
      "free-old-b",
      "free-old-a",
      "premium-new",
      "premium-old",
    ]);
  });

  test("does not depend on the order it is given, and keeps every prompt", () => {
    const shuffled = promptLists.chain((prompts) =>
      fc.tuple(
        fc.constant(prompts),
        fc.shuffledSubarray(prompts, { minLength: prompts.length, maxLength: prompts.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([prompts, others]) => {
        const listed = orderPrompts(prompts);
        expect(idsOf(orderPrompts(others))).toEqual(idsOf(listed));
        expect(new Set(listed)).toEqual(new Set(prompts));
      }),
    );
  });

  test("never lists a premium prompt before a free one or an older before a newer one", () => {
    fc.assert(
      fc.property(promptLists, (prompts) => {
        const listed = orderPrompts(prompts);
        for (const [index, next] of listed.slice(1).entries()) {
          const earlier = listed[index] ?? next;
          expect(Number(earlier.is_premium)).toBeLessThanOrEqual(Number(next.is_premium));
          if (earlier.is_premium !== next.is_premium) continue;
          expect(Date.parse(earlier.created_at)).toBeGreaterThanOrEqual(
            Date.parse(next.created_at),
          );
        }
      }),
    );
  });
});

describe("splitPrompts", () => {
  test("gives every prompt one section and keeps the order within it", () => {
    fc.assert(
      fc.property(promptLists, (prompts) => {
        const { featured, free, premium } = splitPrompts(prompts);
        const sections = [featured, free, premium];
        expect(sections.flat()).toHaveLength(prompts.length);
        for (const section of sections) {
          expect(prompts.filter((prompt) => section.includes(prompt))).toEqual(section);
        }
        expect(featured.every((prompt) => prompt.is_featured)).toBe(true);
        expect(free.every((prompt) => !prompt.is_premium && !prompt.is_featured)).toBe(true);
        expect(premium.every((prompt) => prompt.is_premium && !prompt.is_featured)).toBe(true);
      }),
    );
  });
});

describe("orderMatches", () => {
  const named = (id: string, title: string, change: Partial<Prompt> = {}) => ({
    ...base,
    id,
    title,
    ...change,
  });

  test("puts titles before contents and whole words before parts, then free before premium", () => {
    const newer = "2026-02-01T00:00:00+00:00";
    const matches = [
      named("content-part", "x", { content: "planning", created_at: newer }),
      named("content-word", "x", { content: "A plan." }),
      named("title-part", "Planning", { created_at: newer }),
      named("title-word-premium", "Plan B", { is_premium: true, created_at: newer }),
      named("title-word-old", "The plan"),
      named("title-word-new", "My plan", { created_at: newer }),
    ];
    expect(idsOf(orderMatches(matches, "plan"))).toEqual([
      "title-word-new",
      "title-word-old",
      "title-word-premium",
      "title-part",
      "content-word",
      "content-part",
    ]);
  });

  test("without a search is the list's order", () => {
    fc.assert(
      fc.property(promptLists, (prompts) => {
        expect(orderMatches(prompts, "")).toEqual(orderPrompts(prompts));
      }),
    );
  });
});
