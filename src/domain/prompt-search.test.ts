import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { matchesSearch, searchFilter } from "./prompt-search";

const prompt = { title: "Turn Notes into a Plan", content: "List 100% of the **steps** (a, b)." };

const NAMED: Record<string, string> = {
  circumflex: "^",
  backslash: "\\",
  "quotation-mark": '"',
};

/** The value of a filter, read as PostgREST does (ApiRequest/QueryParams.hs, pQuotedValue). */
function patternIn(filter: string): string {
  const [, title, content] =
    /^title\.imatch\."([^"\\]*)",content\.imatch\."([^"\\]*)"$/s.exec(filter) ?? [];
  expect(content).toBe(title);
  return title ?? "";
}

/** The text a pattern stands for, read as PostgreSQL does; anything but literals is an error. */
function textOfPattern(pattern: string): string {
  return pattern.replace(
    /\[\[\.([a-z-]+)\.\]\]|\[([^^])\]|[.*+?^${}()|[\]\\]/gsu,
    (part, name: string | undefined, character: string | undefined) => {
      const literal = name === undefined ? character : NAMED[name];
      if (literal === undefined) throw new Error(`${part} is not literal`);
      return literal;
    },
  );
}

describe("matchesSearch", () => {
  test.each([
    ["notes", true],
    ["NOTES INTO", true],
    ["  plan ", true],
    ["100%", true],
    ["**steps**", true],
    ["(a, b)", true],
    ["", true],
    ["   ", true],
    ["notes plan", false],
    ["10_%", false],
    ["n.tes", false],
  ])("%j: %s", (search, isMatch) => {
    expect(matchesSearch(prompt, search)).toBe(isMatch);
  });
});

describe("searchFilter", () => {
  test.each([
    ["email", "email"],
    ["  Email us ", "Email us"],
    ["a,b:c", "a,b:c"],
    ["50%_off", "50%_off"],
    ["2*3", "2[*]3"],
    ["(a.b)", "[(]a[.]b[)]"],
    ['say "hi"', "say [[.quotation-mark.]]hi[[.quotation-mark.]]"],
    ["a\\b", "a[[.backslash.]]b"],
    ["^[a-z]{2}$", "[[.circumflex.]][[]a-z[]][{]2[}][$]"],
    ["\0a", "a"],
  ])("asks for %j", (search, pattern) => {
    expect(searchFilter(search)).toBe(`title.imatch."${pattern}",content.imatch."${pattern}"`);
  });

  test.each(["", "  \n", "\0"])("has nothing to search for in %j", (search) => {
    expect(searchFilter(search)).toBeNull();
  });

  test("asks for exactly the text, whatever is typed", () => {
    const special = fc.string({ unit: fc.constantFrom(...'ab .*+?^${}()|[]\\",:%_-é😀') });
    fc.assert(
      fc.property(fc.oneof(fc.string(), special), (search) => {
        const filter = searchFilter(search);
        const wanted = search.replaceAll("\0", "").trim();
        expect(filter === null ? "" : textOfPattern(patternIn(filter))).toBe(wanted);
      }),
      { numRuns: 1000 },
    );
  });
});
