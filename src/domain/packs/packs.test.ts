import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { jsonFault } from "./json-fault";
import { newInPack } from "./new-in-pack";
import { PACK_FORMATS, readPack } from "./pack";
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

const NOTHING_KEPT = { ownPrompts: [], enhancements: [], collections: [] };

test("duplicates are counted: those there already, and those that come twice", () => {
  const rows = [row(), row({ title: "Two" }), row({ title: "Two" }), row({ title: "Three" })];
  const ownPrompts = [{ id: ID, title: "Three", content: "Write it." }];
  expect(newInPack(rows, { ...NOTHING_KEPT, ownPrompts })).toMatchObject({
    prompts: 2,
    duplicates: 2,
    isNothing: false,
  });
});

describe("what an account exported", () => {
  const rows = [
    row({ collection: "For Monday" }),
    row({ kind: "library", text: "", id: ID, collection: "For Monday" }),
    row({ kind: "history", title: "a poem", text: "Write a poem." }),
    row({ kind: "history", title: "a poem", text: "Write a poem. Rhyme." }),
  ];
  const [own] = rows;
  const kept = {
    ownPrompts: [{ id: "own", title: own?.title ?? "", content: own?.text ?? "" }],
    enhancements: rows.slice(2).map(({ title, text }) => ({ original: title, content: text })),
    collections: [
      {
        name: "For Monday",
        items: [
          { kind: "own" as const, id: "own", note: "" },
          { kind: "prompt" as const, id: ID, note: "" },
        ],
      },
    ],
  };

  test("is nothing new to it", () => {
    expect(newInPack(rows, kept)).toMatchObject({ duplicates: 1, isNothing: true });
  });

  test("is all new to another: prompts, versions, and what goes into a collection", () => {
    expect(newInPack(rows, NOTHING_KEPT)).toEqual({
      prompts: 1,
      duplicates: 0,
      versions: 2,
      collected: 2,
      collections: ["For Monday"],
      isNothing: false,
    });
  });

  test("goes into a collection that lost it", () => {
    const emptied = { ...kept, collections: [{ name: "For Monday", items: [] }] };
    expect(newInPack(rows, emptied)).toMatchObject({ prompts: 0, versions: 0, collected: 2 });
  });
});

test.each([
  ['{"prompts": [\n {"act": "a","prompt": "Write', "at line 2, column 30"],
  ['[{"prompt": "x",\n', "at line 1, column 17"],
  ['[{"prompt": "x"},\n"y" "z"]', "at line 2, column 5"],
])("JSON that breaks off says where: %s", (text, place) => {
  expect(jsonFault(text)).toBe(
    `This is not complete JSON: it breaks off or has a mistake ${place}. Nothing of it was read.`,
  );
});

test.each(["", "[NAME], write a poem", "{{name}}: write", '{"a": 1} is JSON', '[{"prompt": "x"}]'])(
  "no fault is found in %s",
  (text) => expect(jsonFault(text)).toBeNull(),
);

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
