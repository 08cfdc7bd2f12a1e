import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { checkLibrary, readRules } from "../../supabase/prompts/tools/checks/check-library";
import { readingGrade, syllablesIn } from "../../supabase/prompts/tools/checks/measure-rules";
import { reportTable } from "../../supabase/prompts/tools/checks/report";
import {
  letterTrigrams,
  pairsByJaccard,
  pairsBySubject,
  wordRuns,
} from "../../supabase/prompts/tools/checks/similarity";
import {
  faultLine,
  PROMPTS_FOLDER,
  type SourcesRead,
} from "../../supabase/prompts/tools/prompt-source";

const library = checkLibrary(PROMPTS_FOLDER, readRules(PROMPTS_FOLDER));
const linesOf = ({ faults }: SourcesRead) => faults.map(faultLine);

test("the library has no faults", () => {
  expect(linesOf(library)).toEqual([]);
});

test("the table in supabase/prompts/README.md is the report of `npm run prompts:check`", () => {
  const readme = readFileSync(join(PROMPTS_FOLDER, "README.md"), "utf8");
  const shown = /<!-- prompts:check -->\n([\s\S]*?)\n<!-- \/prompts:check -->/.exec(readme)?.[1];
  expect(shown?.trim()).toBe(reportTable(library.placed.map(({ prompt }) => prompt)));
});

const FREE = `category: Writing
prompts:
  - slug: plan-a-text
    title: Plan a text
    created: "2026-01-01"
    gets: An outline of five parts with a table of open points
    phrases: [outline, plan an essay, structure a text, article outline, text plan, essay structure]
    content: |
      Plan a text on [TOPIC] for [AUDIENCE], from these notes: [DATA]

      First state the claim in one sentence. Then write an outline of five parts, each with the point it makes,
      the note that supports it and the question a reader would ask there. Put the strongest part second.

      If the notes do not support a part, leave it blank and name what I would have to find out. Finish with
      a table of parts, length in words and open points, so that I can start on any of them tomorrow.
`;
const TEASER = "Finds the weakest link of a plan and shows what mending it costs.";
const PREMIUM = `category: Mindset
prompts:
  - slug: test-a-plan
    title: Test a plan
    created: "2026-01-01"
    teaser: ${TEASER}
    gets: A table of what could go wrong
    phrases: [test my plan, premortem, risks, what could go wrong, plan b, weak points]
    content: |
${`      Look at [PLAN] and write a table of what could go wrong. Ask me if it is vague.\n`.repeat(10)}`;

const RULES = readRules(PROMPTS_FOLDER);

describe("in a folder of its own", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "prompt-check-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** The faults of one prompt: a folder this small has too few of everything. */
  function faultsOf(files: Record<string, string>): string[] {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return linesOf(checkLibrary(folder, RULES)).filter(
      (line) => !line.startsWith("prompts:") && !line.startsWith("rules/"),
    );
  }

  test.each([
    ["a free prompt", { "writing.yaml": FREE }],
    ["a premium prompt", { "mindset.yaml": PREMIUM }],
  ])("%s without faults has none", (_name, files) => {
    expect(faultsOf(files)).toEqual([]);
  });

  const FREE_FAULTS: [string, string, string, string][] = [
    ["an unknown field", '"2026-01-01"', '"2026-01-01"\n    author: me', 'unknown field "author"'],
    ["a slug with capitals", "slug: plan-a-text", "slug: Plan", 'writing.yaml:3 "slug" must be'],
    [
      "a slug of more than 60 characters",
      "slug: plan-a-text",
      `slug: plan-${"very-".repeat(12)}long`,
      "at most 60 characters",
    ],
    [
      "former slugs of a wrong form",
      "title:",
      "former_slugs: Plan\n    title:",
      "must be a list of slugs",
    ],
    ["no title", "title: Plan a text", 'title: ""', 'writing.yaml:4 "title" is missing'],
    [
      "a line of what one gets that is too long",
      "An outline",
      "An outline ".repeat(5),
      '"gets" has',
    ],
    [
      "a line of what one gets with a period",
      "open points\n",
      "open points.\n",
      "ends with a period",
    ],
    ["no line of what one gets", "gets: An outline", "gets: # An outline", '"gets" is missing'],
    ["four search phrases", "outline, plan an essay, ", "", "4 phrases, not 6 to 12"],
    ["a phrase in capitals", "[outline,", "[Outline,", '"Outline" is not'],
    ["a phrase twice", "text plan", "essay structure", "is there twice"],
    ["a phrase that repeats the title", "text plan", "plan a text", "only repeats the title"],
    ["a day that does not exist", "2026-01-01", "2026-13-01", 'writing.yaml:5 "created" must be'],
    ["featured: no", "title:", "featured: 1\n    title:", '"featured" must be true'],
    [
      "a teaser on a free prompt",
      "title:",
      `teaser: ${TEASER}\n    title:`,
      "does not belong here",
    ],
    [
      "own placeholders of a wrong form",
      "title:",
      "own_placeholders: X\n    title:",
      "list of names",
    ],
    [
      "a long title",
      "Plan a text",
      `Plan a ${"very ".repeat(14)}long text`,
      "writing.yaml:4 the title has",
    ],
    ["a title that begins with a noun phrase", "title: Plan", "title: The plan of", "what to do"],
    [
      "a title that names the genre",
      "title: Plan a text",
      "title: Write SEO prompts",
      "the outcome",
    ],
    ["a title with a full stop", "title: Plan a text", "title: Plan a text.", "ends with a stop"],
    ["a title in title case", "title: Plan a text", "title: Plan Your Next Text", "sentence case"],
    [
      "a malformed placeholder",
      "[TOPIC]",
      "[Topic]",
      "writing.yaml:9 malformed placeholder [Topic]",
    ],
    [
      "a placeholder the site would not offer to fill in",
      "[TOPIC]",
      "[3 TOPICS]",
      "malformed placeholder [3 TOPICS]",
    ],
    ["an unclosed placeholder", "notes: [DATA]", "notes: [DATA", "malformed placeholder [DATA"],
    ["an unknown placeholder", "[TOPIC]", "[STORY WORLD]", "[STORY WORLD] is neither shared"],
    [
      "a second name for a shared one",
      "[AUDIENCE]",
      "[READERS]",
      "[READERS] is written [AUDIENCE] here",
    ],
    [
      "a declared name that is not used",
      "title:",
      "own_placeholders: [HERO]\n    title:",
      "not used",
    ],
    [
      "a shared name in the plural",
      "[AUDIENCE]",
      "[AUDIENCES]",
      "[AUDIENCES] is neither shared vocabulary",
    ],
    [
      "a persona",
      "First state",
      "You are a famous editor. First state",
      "writing.yaml:11 assigns a persona",
    ],
    [
      "a persona by experience",
      "First state",
      "You have edited books. First state",
      "assigns a persona",
    ],
    [
      "a banned phrase",
      "the strongest part",
      "the game-changer",
      'writing.yaml:12 says "game-changer"',
    ],
    [
      "a misspelled word",
      "the strongest",
      "the strongst",
      'writing.yaml:12 unknown word "strongst"',
    ],
    ["British spelling", "strongest part", "most colourful part", 'unknown word "colourful"'],
  ];
  test.each(FREE_FAULTS)("finds %s, with file and line", (_name, old, replacement, fault) => {
    expect(FREE).toContain(old);
    const found = faultsOf({ "writing.yaml": FREE.replace(old, replacement) });
    expect(found).toContainEqual(expect.stringContaining(fault));
    expect(found[0]).toMatch(/^writing\.yaml:\d+ /);
  });

  test("allows a banned phrase in quotation marks, which forbids it", () => {
    expect(faultsOf({ "writing.yaml": FREE.replace("strongest", '"game-changer"') })).toEqual([]);
  });

  test("allows a placeholder of its own that is declared", () => {
    const text = FREE.replace("[TOPIC]", "[HERO]").replace(
      "title:",
      "own_placeholders: [HERO]\n    title:",
    );
    expect(faultsOf({ "writing.yaml": text })).toEqual([]);
  });

  test("finds a placeholder of its own that differs from a shared one by its number", () => {
    const text = FREE.replace("[TOPIC]", "[AUDIENCES]").replace(
      "title:",
      "own_placeholders: [AUDIENCES]\n    title:",
    );
    expect(faultsOf({ "writing.yaml": text })).toContainEqual(
      expect.stringContaining("differs from a shared name only by its number"),
    );
  });

  test("finds two prompts with a placeholder that ought to be shared", () => {
    const one = FREE.replace("[TOPIC]", "[HERO]").replace(
      "title:",
      "own_placeholders: [HERO]\n    title:",
    );
    const other = PREMIUM.replaceAll("[PLAN]", "[HERO]").replace(
      "title:",
      "own_placeholders: [HERO]\n    title:",
    );
    expect(faultsOf({ "mindset.yaml": other, "writing.yaml": one })).toEqual([
      expect.stringContaining("[HERO] is also used in mindset.yaml"),
    ]);
  });

  test("finds a search phrase that more than eight prompts carry", () => {
    const [head = "", body = ""] = FREE.split(/(?<=prompts:\n)/);
    const copies = (count: number) =>
      head +
      Array.from({ length: count }, (_, index) =>
        body.replace("plan-a-text", `plan-${index}`).replace("Plan a text", `Plan text ${index}`),
      ).join("\n");
    const fault = expect.stringContaining('9 prompts carry the phrase "outline"');
    expect(faultsOf({ "writing.yaml": copies(8) })).not.toContainEqual(fault);
    expect(faultsOf({ "writing.yaml": copies(9) })).toContainEqual(fault);
  });

  test.each([
    ["a text of too few words", FREE.split("\n").slice(0, 9).join("\n"), "words, not 40 to 220"],
    ["a text of too many words", FREE + "      and so on\n".repeat(60), "words, not 40 to 220"],
    [
      "a text that asks for nothing",
      FREE.replaceAll(/\[[A-Z]+\]/g, "something"),
      "the text asks for no [PLACEHOLDER]",
    ],
    [
      "a text that does not say what to do when information is missing",
      FREE.replace(
        / {6}If the notes[\s\S]*/,
        "      Finish with a table of parts and their length in words.\n",
      ).replace(
        "notes: [DATA]",
        "notes: [DATA] and add what belongs to it, with a sentence on each of the things that matter here",
      ),
      "what to do when information is missing",
    ],
    [
      "a text that names no result",
      FREE.replace(
        /content: \|[\s\S]*/,
        "content: |\n" + "      Think about [TOPIC] with me and ask if it is vague.\n".repeat(8),
      ),
      "does not name the form of the result",
    ],
    [
      "a text that is hard to read",
      FREE.replace(
        "If the notes",
        `${"Comprehensive organizational considerations necessitate interdisciplinary deliberation, ".repeat(8)}if the notes`,
      ),
      "reads at grade",
    ],
    ["an entry that is no prompt", `${FREE}  - only words\n`, "this is no prompt"],
  ])("finds %s", (_name, text, fault) => {
    expect(faultsOf({ "writing.yaml": text })).toContainEqual(expect.stringContaining(fault));
  });

  test.each([
    [
      "no teaser",
      `    teaser: ${TEASER}\n`,
      "",
      '"teaser" is missing: a prompt in Mindset is premium',
    ],
    ["a short teaser", TEASER, "Tests your plan.", "mindset.yaml:6 the teaser has 16 characters"],
    ["a long teaser", TEASER, `${"Tests your plan again. ".repeat(5)}Done.`, "the teaser has"],
    ["a teaser without an end", TEASER, TEASER.slice(0, -1), "the teaser is not a sentence"],
    [
      "a teaser with a placeholder",
      TEASER,
      TEASER.replace("a plan", "[PLAN]"),
      "holds a placeholder",
    ],
    [
      "a teaser that is a line of the text",
      TEASER,
      "Ask me if it is vague, and so on until the plan has no weak link left.",
      "the teaser repeats a line of the text",
    ],
    [
      "a teaser that is the title",
      "title: Test a plan",
      "title: Finds the weakest link of a plan",
      "the teaser repeats the title",
    ],
  ])("finds %s", (_name, old, replacement, fault) => {
    expect(faultsOf({ "mindset.yaml": PREMIUM.replace(old, replacement) })).toContainEqual(
      expect.stringContaining(fault),
    );
  });

  test("finds a premium text that is no deeper than a free one", () => {
    const text = PREMIUM.replace(
      /content: \|[\s\S]*/,
      `content: |\n      Write a table of [PLAN]; ask me. ${"word ".repeat(150)}\n`,
    );
    expect(faultsOf({ "mindset.yaml": text })).toContainEqual(
      expect.stringContaining("4 steps or paragraphs"),
    );
    const short = PREMIUM.split("\n").slice(0, 14).join("\n");
    expect(faultsOf({ "mindset.yaml": short })).toContainEqual(
      expect.stringContaining("words, not 150 to 220"),
    );
  });

  const second = (title: string, edit: (text: string) => string): string =>
    edit(FREE)
      .replace(/^category[\s\S]*?prompts:\n/, "")
      .replace("plan-a-text", "another")
      .replace("Plan a text\n", `${title}\n`);

  test("finds a copy in which every third longer word was changed, and says of what it is one", () => {
    let count = 0;
    const copy = second("Draw a map", (text) =>
      text.replaceAll(/(?<=^ {6}.*|\n {6}.*)\b[a-z]{3,}\b/g, (word) =>
        (count += 1) % 3 === 0 ? "other" : word,
      ),
    );
    expect(faultsOf({ "writing.yaml": FREE + copy })).toContainEqual(
      expect.stringMatching(
        /^writing\.yaml:\d+ wording too much like writing\.yaml:4, 0\.\d+ of word trigrams/,
      ),
    );
  });

  test("finds a title that is nearly another one", () => {
    const twin = second("Plan a texts", (text) => text);
    expect(faultsOf({ "writing.yaml": FREE + twin })).toContainEqual(
      expect.stringContaining("title too much like writing.yaml:4"),
    );
  });

  test("finds a slug, title or text that is taken, also as a former one", () => {
    const twin = second("plan a text", (text) => text).replace(
      "    title",
      "    former_slugs: [plan-a-text]\n    title",
    );
    expect(
      faultsOf({ "writing.yaml": FREE + twin }).filter((line) => line.includes("is taken")),
    ).toEqual([
      expect.stringContaining("this slug is taken by writing.yaml:3"),
      expect.stringContaining("this title is taken by writing.yaml:4"),
      expect.stringContaining("this content is taken by writing.yaml:9"),
    ]);
  });

  test("finds a sentence that has become a formula", () => {
    const formula = "      Before you begin, ask me three questions about the whole matter.\n";
    const copies = ["Draw a map", "Pack a bag"].map((title) =>
      second(title, (text) => text + formula),
    );
    const found = faultsOf({
      "writing.yaml": FREE + formula + copies.join("").replace("another", "again"),
    });
    expect(found).toContainEqual(expect.stringContaining("is in 3 prompts"));
  });

  test("finds a day on which a dozen prompts and more appeared", () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      second(`Draw ${"x".repeat(index + 1)}`, (text) => text).replace(
        "another",
        `another-${index}`,
      ),
    );
    const text = FREE + many.join("");
    expect(faultsOf({ "writing.yaml": text })).toContainEqual(
      expect.stringContaining("13 prompts share 2026-01-01"),
    );
    const released = text.replaceAll("2026-01-01", "2026-11-22");
    expect(faultsOf({ "writing.yaml": released })).not.toContainEqual(
      expect.stringContaining("prompts share"),
    );
  });

  test("counts categories, featured and Dark prompts", () => {
    writeFileSync(join(folder, "writing.yaml"), FREE);
    const found = linesOf(checkLibrary(folder, RULES));
    expect(found).toContain("prompts:1 Writing has 1 prompts, fewer than 75");
    expect(found).toContain("prompts:1 Writing has 0 featured prompts, not 1 or 2");
    expect(found).toContain("prompts:1 0 prompts are featured, not 24");
    expect(found).toContain('prompts:1 Mindset has 0 titles with "Dark", fewer than 25');
  });

  test("finds a shared placeholder that fewer than two prompts use", () => {
    writeFileSync(join(folder, "writing.yaml"), FREE);
    expect(linesOf(checkLibrary(folder, RULES))).toContainEqual(
      expect.stringMatching(
        /^rules\/vocabulary\.yaml:\d+ "TOPIC" is shared by fewer than two prompts/,
      ),
    );
  });

  test("refuses a vocabulary entry without a meaning", () => {
    cpSync(join(PROMPTS_FOLDER, "rules"), join(folder, "rules"), { recursive: true });
    writeFileSync(join(folder, "rules/vocabulary.yaml"), "TOPIC: { instead_of: [THEME] }\n");
    expect(() => readRules(folder)).toThrow('rules/vocabulary.yaml:1 "TOPIC" has no meaning');
  });
});

test.each([
  ["plan", 1],
  ["table", 2],
  ["marketing", 3],
  ["asked", 1],
  ["organization", 5],
])("%s has %i syllables", (word, syllables) => {
  expect(syllablesIn(word)).toBe(syllables);
});

test("the reading grade rises with long sentences and long words, and of no text is 0", () => {
  const easy = readingGrade("Write a list. Put the best on top.");
  const hard = readingGrade(
    "Formulate organizational considerations necessitating deliberation and documentation.",
  );
  expect(easy).toBeLessThan(3);
  expect(hard).toBeGreaterThan(12);
  expect(readingGrade("")).toBe(0);
});

test("likeness is the share of common parts", () => {
  const [pair] = pairsByJaccard([
    wordRuns("a b c d", 3),
    wordRuns("b c d e", 3),
    wordRuns("x y z", 3),
  ]);
  expect(pair).toEqual({ first: 0, second: 1, likeness: 1 / 3 });
  expect(letterTrigrams("Ab")).toEqual(new Set([" ab", "ab "]));
});

test("two texts about the same thing are nearer by subject than two that share small words", () => {
  const texts = [
    "the invoice of the client",
    "a client pays an invoice",
    "the song of the day",
    "a poem",
  ];
  const likenessOf = (one: number, other: number) =>
    pairsBySubject([
      ...texts,
      ...Array.from({ length: 30 }, (_, index) => `the thing${index} of a kind${index}`),
    ]).find(({ first, second }) => first === one && second === other)?.likeness ?? 0;
  expect(likenessOf(0, 1)).toBeGreaterThan(likenessOf(0, 2));
});
