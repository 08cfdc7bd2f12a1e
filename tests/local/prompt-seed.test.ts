import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { CATEGORIES, PREMIUM_CATEGORIES } from "@/config/categories";

import { ROOT_FOLDER, SEED_FILE } from "../../supabase/local/paths";
import {
  promptId,
  promptRedirects,
  readPromptSources,
} from "../../supabase/prompts/tools/prompt-source";
import { seedSqlOf } from "../../supabase/prompts/tools/seed-sql";

const prompts = readPromptSources();

test("supabase/seed.sql is what `npm run prompts` makes of the category files", () => {
  expect(readFileSync(SEED_FILE, "utf8")).toBe(seedSqlOf(prompts));
});

test("the prompts of the first release keep their ids, and with them their likes, saves and addresses", () => {
  const ids = new Set(prompts.map(({ id }) => id));
  const firstIds = readFileSync(join(ROOT_FOLDER, "tests/local/first-prompt-ids.txt"), "utf8");
  const lost = firstIds
    .trim()
    .split("\n")
    .filter((id) => !ids.has(id));
  expect(lost).toEqual([]);
});

test("every prompt has an address, and a former address leads to a prompt that exists", () => {
  expect(new Set(prompts.map(({ id }) => id)).size).toBe(prompts.length);
  const addresses = new Set(prompts.map(({ slug }) => slug));
  expect(addresses.size).toBe(prompts.length);
  const redirects = promptRedirects();
  expect(redirects.size).toBeGreaterThan(0);
  for (const [former, slug] of redirects) {
    expect(addresses).toContain(slug);
    expect(addresses).not.toContain(former);
  }
});

test("a new slug keeps the id of the oldest one", () => {
  const [former, slug] = [...promptRedirects()][0] ?? [];
  const renamed = prompts.find((prompt) => prompt.slug === slug);
  expect(renamed?.id).toBe(promptId(former ?? ""));
});

test("no premium text is in the catalogue's part of the seed", () => {
  const [catalogue = ""] = seedSqlOf(prompts).split("insert into library.premium_bodies");
  const premium = prompts.filter(({ teaser }) => teaser !== null);
  expect(premium.length).toBeGreaterThan(300);
  for (const { content } of premium) {
    expect(catalogue).not.toContain(content.slice(0, 60).replaceAll("'", "''"));
  }
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

describe("a fault in a category file", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "prompt-source-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (text: string) => writeFileSync(join(folder, "writing.yaml"), text);
  const entry = (extra: string) =>
    `category: Writing\nprompts:\n  - slug: one\n    title: One\n    content: Text\n    created: "2026-01-01"\n    gets: Something\n    phrases: [one]\n${extra}`;

  test.each([
    [
      "an unknown category",
      "category: Cooking\nprompts: []\n",
      'writing.yaml:1 unknown category "Cooking"',
    ],
    ["a missing list", "category: Writing\n", 'writing.yaml:1 "prompts" is not a list'],
    [
      "a second prompt of the same slug",
      entry(
        '  - slug: one\n    title: Two\n    content: Other\n    created: "2026-01-02"\n    gets: Something\n    phrases: [one]\n',
      ),
      "writing.yaml:9 this slug is taken by writing.yaml:3",
    ],
    [
      "a slug that is no slug",
      entry(
        '  - slug: Not A Slug\n    title: Two\n    content: Other\n    created: "2026-01-02"\n    gets: Something\n    phrases: [one]\n',
      ),
      'writing.yaml:9 "slug" must be kebab-case',
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
