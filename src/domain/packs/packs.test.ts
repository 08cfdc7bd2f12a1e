import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { countNew, PACK_FORMATS, readPack } from "./pack";
import type { PackRow } from "./pack-row";

const row = (change: Partial<PackRow> = {}): PackRow => ({
  kind: "own",
  title: "One",
  text: "Write it.",
  tags: [],
  collection: "",
  note: "",
  id: "",
  ...change,
});
const ID = "00000000-0000-4000-8000-000000000001";

const HARD_TEXTS = [
  '=HYPERLINK("http://evil.example","x")',
  "+1+1",
  "-2",
  "@SUM(A1)",
  "'=1",
  "''@x",
  "＝1",
  "\t=1",
  'a "quoted", text',
  "## Not a heading\n- kind: history\n```\ncode\n````\nmore",
  "---\nThree hyphens\n---",
  "“Ünïcödé” 🦓 日本語",
  " leading and trailing ",
  "[{",
];

describe.each(Object.keys(PACK_FORMATS) as (keyof typeof PACK_FORMATS)[])("%s", (format) => {
  const { write } = PACK_FORMATS[format];

  test("what is written comes back", () => {
    const rows = [
      ...HARD_TEXTS.map((text) => row({ text, tags: ["a", "b c"] })),
      row({ kind: "library", text: "", id: ID, collection: "For Monday", note: "first, “yes”" }),
      row({ kind: "history", title: "a poem", text: "Write a poem." }),
    ];
    expect(readPack(write(rows))).toEqual({ rows, bad: [] });
  });

  test("any text comes back", () => {
    const text = fc
      .string({ unit: fc.constantFrom("a", " ", "\n", "`", '"', ",", "=", "'", "-", "#", "🦓") })
      .filter((value) => value.trim() !== "");
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (texts) => {
        const rows = texts.map((one) => row({ text: one }));
        expect(readPack(write(rows))).toEqual({ rows, bad: [] });
      }),
      { numRuns: 300 },
    );
  });
});

test("no cell of a table begins as a formula does", () => {
  const cells = PACK_FORMATS.csv.write(HARD_TEXTS.map((text) => row({ text, title: text })));
  expect(cells).not.toMatch(/(?:^|,)"[=+\-@\t＝]/mu);
});

test("the table of the public libraries is read: act and prompt, in any case, among others", () => {
  const text =
    '\uFEFF"Act","prompt",for_devs\r\n"Linux ""Terminal""","I want\nyou to act",TRUE\r\n\r\nPoet,Write,FALSE';
  expect(readPack(text)).toEqual({
    rows: [
      row({ title: 'Linux "Terminal"', text: "I want\nyou to act" }),
      row({ title: "Poet", text: "Write" }),
    ],
    bad: [],
  });
});

test("bad rows are named by the line they begin on", () => {
  const text = [
    "act,prompt,kind,id",
    'Good,"two',
    'lines",,',
    "Empty,,,",
    "Alien,x,user,",
    "Gone,,library,not-an-id",
    `Long,${"x".repeat(20_001)},,`,
    "Wide,x,,,,,",
    'Open,"never closed',
  ].join("\n");
  const { rows, bad } = readPack(text);
  expect(rows).toEqual([row({ title: "Good", text: "two\nlines" })]);
  expect(bad).toEqual([
    { line: 4, reason: "the prompt is empty" },
    { line: 5, reason: "“user” is no kind of prompt" },
    { line: 6, reason: "the prompt of the library has no id" },
    { line: 7, reason: "the prompt is longer than 20,000 characters" },
    { line: 8, reason: "it has more columns than the first line" },
    { line: 9, reason: "a quotation mark is not closed" },
  ]);
});

test("Markdown of others is read: a heading and the text below it", () => {
  const text =
    "# My prompts\n\nHello\n\n## Poet\n\nWrite a poem.\n\n### Form\nA sonnet.\n\n## Empty\n\n## Open\n```\nx";
  expect(readPack(text)).toEqual({
    rows: [row({ title: "Poet", text: "Write a poem.\n\n### Form\nA sonnet." })],
    bad: [
      { line: 12, reason: "the prompt is empty" },
      { line: 14, reason: "the block below this heading is not closed" },
    ],
  });
});

test("plain text is read: prompts between lines of hyphens, titled by their first line", () => {
  expect(readPack("Write a poem.\nIn verse.\n---\n\nWrite a song.\n")).toEqual({
    rows: [
      row({ title: "Write a poem.", text: "Write a poem.\nIn verse." }),
      row({ title: "Write a song.", text: "Write a song." }),
    ],
    bad: [],
  });
});

test.each([
  ["JSON that is broken", '[{"prompt": "x"'],
  ["an object of something else", '{"prompts": {"__proto__": 1}}'],
  ["nothing", ""],
  ["only spaces", " \n\t"],
])("a hostile file does no harm: %s", (_name, text) => {
  expect(() => readPack(text)).not.toThrow();
});

test("JSON with entries that are none names them by their place", () => {
  const text = JSON.stringify([
    null,
    7,
    { prompt: 4 },
    { prompt: "x\0" },
    { act: "A", prompt: "x" },
  ]);
  const { rows, bad } = readPack(text);
  expect(rows).toEqual([row({ title: "A", text: "x" })]);
  expect(bad.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
});

test("duplicates are counted: those there already, and those that come twice", () => {
  const rows = [row(), row({ collection: "x" }), row({ title: "Two" }), row({ title: "Three" })];
  const kept = [{ title: "Three", content: "Write it." }];
  expect(countNew(rows, kept)).toEqual({ added: 2, duplicates: 2 });
});

test("5,000 rows are read in a moment, and hostile ones do not take longer", () => {
  const many = Array.from({ length: 5000 }, (_, index) =>
    row({ title: `Prompt ${index}`, text: `Act as "number" ${index}.\n${"word ".repeat(100)}` }),
  );
  for (const { write } of Object.values(PACK_FORMATS)) {
    const text = write(many);
    const startedAt = performance.now();
    expect(readPack(text).rows).toHaveLength(5000);
    expect(performance.now() - startedAt).toBeLessThan(5000);
  }
  for (const sign of ['"', '""', ",", "`", "## x\n", "\n", "'", "---\n"]) {
    const startedAt = performance.now();
    readPack(`act,prompt\n${sign.repeat(100_000)}`);
    readPack(sign.repeat(100_000));
    expect(performance.now() - startedAt).toBeLessThan(8000);
  }
});
