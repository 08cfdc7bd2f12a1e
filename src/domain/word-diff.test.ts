import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { type DiffPart, diffWords } from "./word-diff";

const same = (text: string): DiffPart => ({ kind: "same", text });
const added = (text: string): DiffPart => ({ kind: "added", text });
const removed = (text: string): DiffPart => ({ kind: "removed", text });

test.each([
  ["a poem", "a poem", [same("a poem")]],
  ["", "a poem", [added("a poem")]],
  ["a poem", "", [removed("a poem")]],
  ["", "", []],
  [
    "write a poem now",
    "write a short poem now",
    [same("write a "), added("short "), same("poem now")],
  ],
  ["a red car", "a blue car", [same("a "), removed("red "), added("blue "), same("car")]],
  ["one\ntwo", "one\nthree", [same("one\n"), removed("two"), added("three")]],
  ["写一首诗", "写一首长诗", [same("写一首"), added("长"), same("诗")]],
] as const)("from %j to %j", (before, after, parts) => {
  expect(diffWords(before, after)).toEqual(parts);
});

const without = (parts: readonly DiffPart[], kind: DiffPart["kind"]) =>
  parts
    .filter((part) => part.kind !== kind)
    .map((part) => part.text)
    .join("");

const words = fc
  .array(fc.constantFrom("a ", "b ", "c", ".", "\n", "é", "诗", "😀", "  "), { maxLength: 40 })
  .map((parts) => parts.join(""));
const anyText = fc.oneof(words, fc.string({ unit: "binary" }));

describe("any two texts", () => {
  test("come back from the parts, letter by letter", () => {
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        const parts = diffWords(before, after);
        expect(without(parts, "added")).toBe(before);
        expect(without(parts, "removed")).toBe(after);
      }),
    );
  });

  test("never have two parts of a kind in a row", () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const parts = diffWords(before, after);
        expect(parts.every(({ kind }, index) => parts[index - 1]?.kind !== kind)).toBe(true);
      }),
    );
  });
});

test("is quick for the longest prompt and result", () => {
  const before = Array.from({ length: 800 }, (_, index) => `w${index % 97} `).join("");
  const after = Array.from({ length: 1500 }, (_, index) => `w${index % 89} `).join("");
  const start = performance.now();
  diffWords(before, after);
  diffWords(before.repeat(20), after.repeat(20));
  expect(performance.now() - start).toBeLessThan(1000);
});
