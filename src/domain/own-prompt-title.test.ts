import { expect, test } from "vitest";

import { ownPromptTitle } from "./own-prompt-title";

test.each([
  ["a poem about rain", "a poem about rain"],
  ["  first line\nsecond", "first line"],
  ["", "Untitled prompt"],
  ["word ".repeat(30), `${"word ".repeat(15)}word…`],
  [`${"a".repeat(75)} longer words`, `${"a".repeat(75)}…`],
  ["😀".repeat(100), `${"😀".repeat(80)}…`],
])("%j is titled %j", (original, title) => {
  expect(ownPromptTitle(original)).toBe(title);
});
