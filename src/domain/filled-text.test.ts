import fc from "fast-check";
import { expect, test } from "vitest";

import { enhancedBlocksOf } from "./enhanced-text";
import { markedParts, markFilled } from "./filled-text";
import { fillPlaceholders } from "./placeholders";

const shown = (text: string, values: Record<string, string>) =>
  enhancedBlocksOf(markFilled(text, values)).flatMap((block) =>
    block.kind === "label"
      ? []
      : block.runs.flatMap((run) => markedParts(run.text).map((part) => [part.kind, part.text])),
  );

test("what was filled in is told apart from the text and from the gaps still open", () => {
  expect(shown("**For [NAME]** and [PLACE].", { name: "Ann" })).toEqual([
    ["text", "For "],
    ["filled", "Ann"],
    ["text", " and "],
    ["placeholder", "[PLACE]"],
    ["text", "."],
  ]);
});

test("each line of a long value is marked, and nothing in code is", () => {
  expect(shown("From [NOTES]:\n```\n[NOTES]\n```", { notes: "- one\n[TWO]" })).toEqual([
    ["text", "From "],
    ["filled", "- one"],
    ["text", "\n"],
    ["filled", "[TWO]"],
    ["text", ":"],
    ["text", "\n"],
    ["text", "```"],
    ["text", "\n"],
    ["placeholder", "[NOTES]"],
    ["text", "\n"],
    ["text", "```"],
  ]);
});

test("the marked parts together are the filled text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (value) => {
      const text = "**For [NAME]**: `x` and {{name}}";
      const parts = markedParts(markFilled(text, { name: value }));
      expect(parts.map((part) => part.text).join("")).toBe(fillPlaceholders(text, { name: value }));
    }),
  );
});
