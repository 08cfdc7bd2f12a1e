import { describe, expect, test } from "vitest";

import { GUIDES_INDEX, REDIRECTS, ROUTES } from "@/config/routes";
import { comparisonTableOf } from "@/content/comparison-table";
import { guideSections } from "@/content/guide-sections";
import { GUIDE_SUMMARIES } from "@/content/guide-summaries";
import { GUIDES } from "@/content/registry";
import textDates from "@/content/text-dates.json";
import type { LandingPage } from "@/content/types";
import { textHash } from "@/entries/prerender/text-dates";

const PAGES = await Promise.all(
  GUIDES.map(async ({ path, load }) => ({ path, record: (await load()).default })),
);
const recordAt = (path: string): LandingPage | undefined =>
  PAGES.find((page) => page.path === path)?.record;

type Counts = { points: number; examples: number; rows?: number };

const TEN_GUIDES = [
  "google-gemini-ai",
  "claude-ai",
  "prompts-for-chatgpt",
  "what-is-prompt-engineering",
  "chatgpt-gemini-seo",
  "ai-for-email-writing",
  "ai-for-content-writing",
  "ai-for-resume-writing",
  "ai-for-marketing-copy",
  "ai-for-student-productivity",
].map((slug): [string, Counts] => [`/prompts/${slug}`, { points: 8, examples: 5 }]);

/** The specification's table, section 2. */
const COUNTS: readonly [path: string, counts: Partial<Counts>][] = [
  ["/ai-prompts", { examples: 11 }],
  ["/marketing-prompts", { points: 6, examples: 8 }],
  ["/productivity-prompts", { points: 6, examples: 8 }],
  ["/prompt-enhancer", { points: 6, examples: 6 }],
  ["/prompts/chatgpt-vs-claude", { rows: 7, examples: 5 }],
  ["/prompts/chatgpt-vs-gemini", { rows: 7, examples: 5 }],
  ["/prompts/chatgpt-vs-gemini-vs-claude", { rows: 8, examples: 6 }],
  ["/prompts/prompts-to-make-money", { examples: 5 }],
  ["/prompts/prompts-about-relationships", { examples: 5 }],
  ...TEN_GUIDES,
];

test.each(COUNTS)("%s has as many parts as the specification says", (path, counts) => {
  const record = recordAt(path);
  expect({
    points: record?.bulletPoints?.length,
    rows: record?.comparisonTable?.length,
    examples: record?.examplePrompts.length,
  }).toMatchObject(counts);
});

test.each([
  ["/ai-prompts", "Marketing, Writing, Productivity, Business"],
  [
    "/prompts/prompts-to-make-money",
    "Business Ideas, Service Packaging, Digital Products, Sales Systems, Passive Income",
  ],
  [
    "/prompts/prompts-about-relationships",
    "Communication, Dating & Romance, Family Relationships, Professional Relationships, Emotional Intelligence",
  ],
])("%s has the specification's categories", (path, categories) => {
  const found = recordAt(path)?.examplePrompts.map(({ category }) => category);
  expect([...new Set(found)].join(", ")).toBe(categories);
});

const KNOWN_PATHS = new Set<string>([
  ...Object.values(ROUTES),
  GUIDES_INDEX,
  ...GUIDES.map(({ path }) => path),
]);

test("every address is used once, and no redirect hides a page", () => {
  const paths = [...Object.values(ROUTES), GUIDES_INDEX, ...GUIDES.map(({ path }) => path)];
  expect(paths.length).toBe(KNOWN_PATHS.size);
  for (const [from, to] of Object.entries(REDIRECTS)) {
    expect(KNOWN_PATHS.has(from), from).toBe(false);
    expect(KNOWN_PATHS.has(to), to).toBe(true);
  }
});

test("the index has a line for every guide, with the number of its prompts", () => {
  const counts = PAGES.map(({ path, record }) => [path, record.examplePrompts.length]);
  const listed = Object.entries(GUIDE_SUMMARIES).map(([path, { prompts }]) => [path, prompts]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(counts));
});

test("no two examples on the site are alike", () => {
  const seen = new Map<string, string>();
  for (const { path, record } of PAGES) {
    for (const { title, content } of record.examplePrompts) {
      for (const text of [title, content]) {
        const key = text
          .toLowerCase()
          .replaceAll(/[^a-z]+/g, " ")
          .trim();
        expect(seen.get(key), `"${title}" of ${path} is also there`).toBeUndefined();
        seen.set(key, path);
      }
    }
  }
});

/** Brackets pair up, none inside another, and what is inside is a name and not a sentence. */
function placeholderFaults(text: string): string[] {
  const withoutPlaceholders = text.replaceAll(/\[[^[\]\n]+\]/g, "");
  return withoutPlaceholders.match(/.{0,20}[[\]].{0,20}/g) ?? [];
}

describe.each(PAGES)("$path", ({ path, record }) => {
  test("names its own address as canonical", () => {
    expect(record.canonicalUrl).toBe(path);
  });

  test("has a title and a description that a result list shows whole", () => {
    expect(record.metaTitle.length).toBeLessThanOrEqual(60);
    expect(record.metaDescription.length).toBeGreaterThanOrEqual(110);
    expect(record.metaDescription.length).toBeLessThanOrEqual(160);
  });

  test("leads to three or four pages of ours, and not to itself", () => {
    const links = record.relatedLinks.map(({ href }) => href);
    expect(links.length).toBeGreaterThanOrEqual(3);
    expect(links.length).toBeLessThanOrEqual(4);
    expect(links.filter((href) => !KNOWN_PATHS.has(href) || href === path)).toEqual([]);
    expect(new Set(links).size).toBe(links.length);
  });

  test("closes its placeholders, and each example has one", () => {
    for (const { title, content } of record.examplePrompts) {
      expect(placeholderFaults(content), title).toEqual([]);
      expect(content, title).toMatch(/\[[A-Z][^[\]]+\]/);
    }
  });

  test("has an id of its own for every section and example", () => {
    const ids = guideSections(record).flatMap(({ id, parts = [] }) => [
      id,
      ...parts.map((part) => part.id),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("has keywords and no text twice", () => {
    expect(record.keywords.length).toBeGreaterThanOrEqual(3);
    const texts = [...(record.bulletPoints ?? []), ...record.keywords];
    expect(new Set(texts).size).toBe(texts.length);
  });

  test("has the date of its last change", () => {
    const dates: Record<string, { hash: string } | undefined> = textDates;
    expect(dates[path]?.hash, "Run `npm run dates`").toBe(textHash(record));
  });
});

describe.each(PAGES.filter(({ record }) => record.comparisonTable !== undefined))(
  "the comparison of $path",
  ({ record }) => {
    const rows = record.comparisonTable ?? [];

    test("has a name and a value in every cell", () => {
      for (const { option1, option2 } of rows) {
        for (const cell of [option1, ...option2.split("|")]) {
          expect(cell.trim()).toMatch(/^[^:]+: \S/);
        }
      }
    });

    test("names the same products in every row", () => {
      const { columns } = comparisonTableOf(rows);
      for (const row of rows) expect(comparisonTableOf([row]).columns).toEqual(columns);
    });

    test("says of which month each price and each limit is", () => {
      const dated = rows.filter((row) => /\$\d|\dK tokens/.test(JSON.stringify(row)));
      expect(dated.length).toBeGreaterThanOrEqual(2);
      for (const { feature } of dated) expect(feature).toMatch(/as of [A-Z][a-z]+ 20\d\d\)$/);
    });
  },
);

test("the guide to writing prompts has 1,500 words or more", () => {
  const record = recordAt("/blog/best-prompts-for-chatgpt");
  const text = [record?.introduction, ...(record?.sections ?? []).flatMap((s) => s.paragraphs)];
  expect(text.join(" ").split(/\s+/).length).toBeGreaterThanOrEqual(1500);
});
