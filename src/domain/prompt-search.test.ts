import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { markMatches, matchesSearch, searchRank, searchTextOf } from "./prompt-search";

const prompt = { title: "Turn Notes into a Plan", content: "List 100% of the **steps** (a, b)." };

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

test.each([
  ["  Email us ", "Email us"],
  ["\0a", "a"],
  [" \0 ", ""],
])("%j means %j", (input, text) => {
  expect(searchTextOf(input)).toBe(text);
});

describe("searchRank", () => {
  test.each([
    ["notes", 1],
    ["NOTES into", 1],
    ["note", 2],
    ["otes", 2],
    ["steps", 3],
    ["**steps", 3],
    ["(a, b).", 3],
    ["100%", 3],
    ["00%", 4],
    ["ste", 4],
    ["f the", 4],
  ])("of %j is %i", (search, rank) => {
    expect(searchRank(prompt, search)).toBe(rank);
  });

  test("takes the best of several places", () => {
    expect(searchRank({ title: "Planned plan", content: "" }, "plan")).toBe(1);
    expect(searchRank({ title: "", content: "Replan the plan." }, "plan")).toBe(3);
  });
});

describe("markMatches", () => {
  test("marks every place, in the case it is written in", () => {
    expect(markMatches("Plan the replanning", "PLAN")).toEqual([
      { text: "Plan", isMatch: true },
      { text: " the re", isMatch: false },
      { text: "plan", isMatch: true },
      { text: "ning", isMatch: false },
    ]);
  });

  test.each([
    ["wedding speech", "A speech for the weddings of friends", ["speech", "weddings"]],
    ["apologies", "Apologize. An apology", ["Apologize", "apology"]],
    ["planning to go", "Planetarium plans to go on", ["plans"]],
    [
      "complain about the delivery",
      "A complaint about the deliveries",
      ["complaint", "deliveries"],
    ],
    ["a b", "b a", []],
    ["(x) .*", "anything", []],
  ])("marks the words of %j where the whole is not there", (search, text, marked) => {
    const parts = markMatches(text, search).filter(({ isMatch }) => isMatch);
    expect(parts.map((part) => part.text)).toEqual(marked);
  });

  test.each(["", "  ", "\0"])("marks nothing for %j", (search) => {
    expect(markMatches("a b", search)).toEqual([{ text: "a b", isMatch: false }]);
  });

  test("keeps the text, and marks exactly what is searched for", () => {
    const characters = fc.string({ unit: fc.constantFrom(...'aAb .*+?^${}()|[]\\",:%_-é😀') });
    fc.assert(
      fc.property(fc.oneof(fc.string(), characters), characters, (text, search) => {
        const parts = markMatches(text, search);
        const wanted = searchTextOf(search).toLowerCase();
        expect(parts.map((part) => part.text).join("")).toBe(text);
        if (wanted === "" || !text.toLowerCase().includes(wanted)) return;
        const marked = parts.filter(({ isMatch }) => isMatch);
        expect(marked.length).toBeGreaterThan(0);
        for (const part of marked) expect(part.text.toLowerCase()).toBe(wanted);
      }),
      { numRuns: 1000 },
    );
  });
});
