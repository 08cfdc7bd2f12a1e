import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { type EnhancedBlock, enhancedBlocksOf, SECTION_LABELS } from "./enhanced-text";

const plain = (text: string) => ({ text, isBold: false });
const bold = (text: string) => ({ text, isBold: true });
const label = (text: (typeof SECTION_LABELS)[number]): EnhancedBlock => ({ kind: "label", text });
const paragraph = (...runs: ReturnType<typeof plain>[]): EnhancedBlock => ({
  kind: "paragraph",
  runs,
});
const item = (marker: string, ...runs: ReturnType<typeof plain>[]): EnhancedBlock => ({
  kind: "list-item",
  marker,
  runs,
});

/** Everything a reader sees, in order. */
function textOf(blocks: readonly EnhancedBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind === "label") return block.text;
      const text = block.runs.map((run) => run.text).join("");
      return block.kind === "list-item" ? `${block.marker} ${text}` : text;
    })
    .join("\n\n");
}

/** The text without white space and whatever can be a marker. */
function essence(text: string): string {
  return text.replace(/[\s*#:：\-+•.)\d]/g, "");
}

describe("section labels", () => {
  test.each(SECTION_LABELS)("gives %s its own line in every spelling", (name) => {
    const blocks = [label(name), paragraph(plain("Do it."))];
    expect(enhancedBlocksOf(`**${name}**\nDo it.`)).toEqual(blocks);
    expect(enhancedBlocksOf(`**${name}:**\nDo it.`)).toEqual(blocks);
    expect(enhancedBlocksOf(`**${name}:** Do it.`)).toEqual(blocks);
    expect(enhancedBlocksOf(`**${name}**: Do it.`)).toEqual(blocks);
    expect(enhancedBlocksOf(`${name}: Do it.`)).toEqual(blocks);
    expect(enhancedBlocksOf(`${name}:\nDo it.`)).toEqual(blocks);
    expect(enhancedBlocksOf(`${name}\nDo it.`)).toEqual(blocks);
    expect(enhancedBlocksOf(`## ${name}\nDo it.`)).toEqual(blocks);
    expect(enhancedBlocksOf(`1. **${name}:** Do it.`)).toEqual(blocks);
  });

  test("breaks running text at labels", () => {
    const text =
      "**Task Overview** Write a post. Requirements: be brief. **Output Format:** Markdown";
    expect(enhancedBlocksOf(text)).toEqual([
      label("Task Overview"),
      paragraph(plain("Write a post.")),
      label("Requirements"),
      paragraph(plain("be brief.")),
      label("Output Format"),
      paragraph(plain("Markdown")),
    ]);
  });

  test.each([
    "Give Examples where you can.",
    "The Requirements are strict.",
    "Start from [Context: your company].",
    'Write "Context: none" if unsure.',
    "Subcontext: none",
    "context: none",
    "**Examples of style:** two",
  ])("leaves ordinary words alone: %s", (text) => {
    expect(enhancedBlocksOf(text)).toEqual([
      expect.objectContaining({ kind: "paragraph" }) as EnhancedBlock,
    ]);
    expect(textOf(enhancedBlocksOf(text))).toBe(text.replaceAll("**", ""));
  });

  test("keeps a list of section names a list", () => {
    expect(enhancedBlocksOf("- Context\n- Examples")).toEqual([
      item("-", plain("Context")),
      item("-", plain("Examples")),
    ]);
  });
});

describe("bold", () => {
  test.each([
    ["a **b** c", [plain("a "), bold("b"), plain(" c")]],
    ["**a****b**", [bold("a"), bold("b")]],
    ["**a b**", [bold("a b")]],
    ["a **b", [plain("a **b")]],
    ["2 ** 3 ** 4", [plain("2 ** 3 ** 4")]],
    ["**a **b**", [bold("a **b")]],
    ["****", [plain("****")]],
    ["a * b", [plain("a * b")]],
  ])("reads %s", (text, runs) => {
    expect(enhancedBlocksOf(text)).toEqual([paragraph(...runs)]);
  });
});

describe("lines", () => {
  test("sets list lines apart from the text around them", () => {
    expect(enhancedBlocksOf("Do this:\n- one\n* **two**\n12) three\nThen stop.")).toEqual([
      paragraph(plain("Do this:")),
      item("-", plain("one")),
      item("*", bold("two")),
      item("12)", plain("three")),
      paragraph(plain("Then stop.")),
    ]);
  });

  test("continues a list item on an indented line", () => {
    expect(enhancedBlocksOf("- one\n  more")).toEqual([
      item("-", plain("one"), plain("\n"), plain("  more")),
    ]);
  });

  test("keeps one line break and collapses three or more to two", () => {
    expect(enhancedBlocksOf("a\nb\r\n\r\n\r\n\n c")).toEqual([
      paragraph(plain("a"), plain("\n"), plain("b")),
      paragraph(plain(" c")),
    ]);
  });

  test.each(["", "\n\n", " \t\r\n"])("has no blocks for %j", (text) => {
    expect(enhancedBlocksOf(text)).toEqual([]);
  });

  test.each(["---", "-5 degrees", "1.5 litres", "1990. A year", "-"])(
    "sees no list in %s",
    (text) => {
      expect(enhancedBlocksOf(text)).toEqual([paragraph(plain(text))]);
    },
  );
});

const fragment = fc.constantFrom(
  ...SECTION_LABELS,
  ..."* ** *** : - 1. # [ ( \n \r\n".split(" "),
  " ",
  "\n\n\n",
  "word",
  "é😀",
);
const promptText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(fragment, { maxLength: 60 }).map((parts) => parts.join("")),
);

describe("any text", () => {
  test("loses nothing but markers and white space", () => {
    fc.assert(
      fc.property(promptText, (text) => {
        expect(essence(textOf(enhancedBlocksOf(text)))).toBe(essence(text));
      }),
      { numRuns: 2000 },
    );
  });

  test("never holds an empty block or two line breaks in a row", () => {
    fc.assert(
      fc.property(promptText, (text) => {
        for (const block of enhancedBlocksOf(text)) {
          const content = textOf([block]);
          expect(content.trim()).not.toBe("");
          expect(content).not.toMatch(/\n\s*\n/);
        }
      }),
    );
  });
});
