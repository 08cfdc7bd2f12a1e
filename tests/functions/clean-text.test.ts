import fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  cleanText,
  countCodePoints,
  isBlank,
} from "../../supabase/functions/generate-prompt/text/clean-text";

describe("cleaning", () => {
  test.each([
    ["controls", "a\u0000b\u0007c\u009F", "abc"],
    ["text direction overrides", "a\u202Eb\u2066c\u2069\u200F", "abc"],
    ["zero-width characters", "a\u200Bb\u2060c\uFEFF", "abc"],
    ["soft hyphens", "co\u00ADop", "coop"],
    ["invisible tag letters", "hi\u{E0041}\u{E0042}", "hi"],
    ["half of a surrogate pair", "a\uD800b", "ab"],
    ["a joiner between Latin letters", "a\u200Db\u200C", "ab"],
    ["white space around", "  a \n", "a"],
  ])("removes %s", (_name, dirty, clean) => {
    expect(cleanText(dirty)).toBe(clean);
  });

  test.each([
    ["a family", "👨‍👩‍👧"],
    ["a profession with a skin tone", "👩🏽‍🔬"],
    ["the rainbow flag", "🏳️‍🌈"],
    ["the flag of Wales", "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}"],
    ["a Persian half space", "می\u200Cخواهم"],
    ["a Hindi conjunct", "क्\u200Dष"],
    ["tabs and line breaks", "a\tb\n\nc"],
  ])("keeps %s", (_name, text) => {
    expect(cleanText(text)).toBe(text);
  });

  test("composes letters and gives every line break one form", () => {
    expect(cleanText("e\u0301")).toBe("é");
    expect(cleanText("a\r\nb\rc\u2028d\ve")).toBe("a\nb\nc\nd\ne");
  });

  test("changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
      { numRuns: 1000 },
    );
  });
});

test.each([
  ["", true],
  [" \n", true],
  ["\u3164\u2800", true],
  [".", false],
  ["🎉", false],
])("%j is blank: %s", (text, expected) => {
  expect(isBlank(text)).toBe(expected);
});

test("an emoji outside the basic plane counts once", () => {
  expect(countCodePoints("a😀é")).toBe(3);
});
