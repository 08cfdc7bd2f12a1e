import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { CATEGORIES, PREMIUM_CATEGORIES } from "@/config/categories";

import { PROMPTS_FOLDER, SEED_FILE } from "../../supabase/local/paths";
import { readPromptSources, type SourcePrompt } from "../../supabase/local/prompt-source";
import { seedSqlOf } from "../../supabase/local/seed-sql";

const MINIMUM_PER_CATEGORY = 8;
const WORDS = { minimum: 60, maximum: 220 };
const prompts = readPromptSources(PROMPTS_FOLDER);

test("supabase/seed.sql is what `npm run prompts` makes of the category files", () => {
  expect(readFileSync(SEED_FILE, "utf8")).toBe(seedSqlOf(prompts));
});

test.each(CATEGORIES)("%s has at least eight prompts", (category) => {
  const count = prompts.filter((prompt) => prompt.category === category).length;
  expect(count).toBeGreaterThanOrEqual(MINIMUM_PER_CATEGORY);
});

test.each(CATEGORIES)(
  "in %s, exactly the prompts of a premium category are premium",
  (category) => {
    const isPremium = PREMIUM_CATEGORIES.some((premium) => premium === category);
    const flags = prompts
      .filter((prompt) => prompt.category === category)
      .map(({ teaser }) => teaser !== null);
    expect(new Set(flags)).toEqual(new Set([isPremium]));
  },
);

const wordsIn = (text: string) => text.split(/\s+/).length;
const bracketsOf = ({ content }: SourcePrompt) => content.match(/\[[^\]]*\]?/g) ?? [];

describe.each(prompts)("$slug", (prompt) => {
  test(`has ${WORDS.minimum} to ${WORDS.maximum} words`, () => {
    expect(wordsIn(prompt.content)).toBeGreaterThanOrEqual(WORDS.minimum);
    expect(wordsIn(prompt.content)).toBeLessThanOrEqual(WORDS.maximum);
  });
  test("asks for its inputs in closed [PLACEHOLDERS]", () => {
    expect(bracketsOf(prompt)).not.toEqual([]);
    for (const bracket of bracketsOf(prompt))
      expect(bracket).toMatch(/^\[[A-Z0-9][A-Z0-9 '/-]*\]$/);
  });
});

describe("a fault in a category file", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "prompt-source-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (text: string) => writeFileSync(join(folder, "writing.yaml"), text);
  const entry = (extra: string) =>
    `category: Writing\nprompts:\n  - slug: one\n    title: One\n    content: Text\n    created: "2026-01-01"\n${extra}`;

  test.each([
    [
      "an unknown category",
      "category: Cooking\nprompts: []\n",
      'writing.yaml:1 unknown category "Cooking"',
    ],
    ["a missing list", "category: Writing\n", 'writing.yaml:1 "prompts" is not a list'],
    [
      "a second prompt of the same slug",
      entry('  - slug: one\n    title: Two\n    content: Other\n    created: "2026-01-02"\n'),
      'two prompts share the slug of "one"',
    ],
    [
      "a slug that is no slug",
      entry(
        '  - slug: Not A Slug\n    title: Two\n    content: Other\n    created: "2026-01-02"\n',
      ),
      'writing.yaml:7 "slug" must be kebab-case',
    ],
    ["broken YAML", "category: Writing\nprompts:\n  - slug: [\n", "writing.yaml:"],
  ])("names file and line: %s", (_name, text, message) => {
    write(text);
    expect(() => readPromptSources(folder)).toThrow(message);
  });

  test("is not there in a well-formed one", () => {
    write(entry(""));
    expect(readPromptSources(folder)).toHaveLength(1);
  });
});
