import { expect, test } from "vitest";

import { enhancedBlocksOf } from "./enhanced-text";

const CHARACTERS = 100_000;
// Quadratic work would take minutes here; the bound leaves room for a busy machine.
const LIMIT_MS = 1000;

test.each([
  "*",
  "**a ",
  "** a",
  "**a**",
  " ",
  "Context ",
  "Context:",
  "**Context",
  "- ",
  "\n- a",
  "#",
  ": ",
  "1",
  "a\n",
])("is linear for repetitions of %j", (unit) => {
  const text = unit.repeat(CHARACTERS / unit.length);
  const start = performance.now();
  enhancedBlocksOf(text);
  enhancedBlocksOf(`x${text}x`);
  expect(performance.now() - start).toBeLessThan(LIMIT_MS);
});

test("does not run out of stack on a very long line", () => {
  expect(enhancedBlocksOf(`a\n${"**a** ".repeat(300_000)}`)).toHaveLength(1);
});
