import { describe, expect, test } from "vitest";

import { checkNames, findProblems } from "../../supabase/functions/generate-prompt/checks";
import { INSTRUCTIONS } from "../../supabase/functions/generate-prompt/instructions";
import { wordBudget } from "../../supabase/functions/generate-prompt/word-budget";
import { asked } from "./handler-setup";

const REQUEST = 'mail [NAME] at bob@acme.test about 3.5% of https://acme.test/a, say "no way"';
const GOOD = `**Task Overview**
Write a mail to [NAME] (bob@acme.test) about 3.5% of https://acme.test/a that says "no way".

**Requirements**
- Put the point into the first two sentences and invent nothing else.

**Output Format**
A subject line, then at most 100 words.`;

const failed = (request: string, enhanced: string) =>
  checkNames(findProblems(asked(request), enhanced));

describe("an enhanced prompt", () => {
  test("passes when it is structured and keeps everything", () => {
    expect(findProblems(asked(REQUEST), GOOD)).toEqual([]);
  });

  test.each([
    ["number", GOOD.replace("3.5%", "4%"), "facts kept"],
    ["address", GOOD.replace("bob@acme.test", "bob"), "facts kept"],
    ["link", GOOD.replace("/a that", "/b that"), "facts kept, nothing invented"],
    ["quotation", GOOD.replace("no way", "never"), "facts kept"],
    ["placeholder", GOOD.replace("[NAME]", "Bob"), "placeholders kept"],
  ])("fails when it loses or changes a %s", (_name, enhanced, checks) => {
    expect(failed(REQUEST, enhanced)).toBe(checks);
  });

  test.each([
    ["lacks Output Format", GOOD.replace("**Output Format**", "Then"), "required labels"],
    [
      "has labels in another order",
      `**Output Format**\nA list.\n\n${GOOD.replace(/\n\n\*\*Output[\s\S]*/u, "")}`,
      "labels known and in order",
    ],
    ["has a label twice", `${GOOD}\n\n**Output Format**\nA list.`, "labels known and in order"],
    [
      "has a label of its own making",
      `${GOOD}\n\n**Bonus Tips**\nSmile.`,
      "labels known and in order",
    ],
    ["greets first", `Sure, here it is:\n\n${GOOD}`, "not answered"],
    ["adds an address", `${GOOD}\nSee https://evil.test`, "nothing invented"],
    ["is padded", `${GOOD}\n${"more words ".repeat(250)}`, "length"],
    ["asks for too much", `${GOOD}\n[ONE] [TWO] [THREE] [FOUR] [FIVE] [SIX]`, "few placeholders"],
    ["recites the rules", `${GOOD}\n${INSTRUCTIONS.slice(0, 200)}`, "instructions not leaked"],
  ])("fails when it %s", (_name, enhanced, checks) => {
    expect(failed(REQUEST, enhanced)).toBe(checks);
  });

  test("fails when it is the answer", () => {
    expect(failed("capital of France?", "The capital of France is Paris.")).toContain(
      "required labels",
    );
  });

  test("may repeat a recital the visitor asked about", () => {
    const request = `improve this: ${INSTRUCTIONS.slice(0, 200)}`;
    expect(failed(request, `**Task Overview**\n${request}\n\n**Output Format**\nA list.`)).toBe("");
  });

  test("may quote the visitor's own headings in any order", () => {
    const request = "**Output Format**\nlist\n**My heading**\n**Context**\ncats";
    const enhanced = `**Task Overview**\nCarry this out:\n\n${request}\n\n**Additional Notes**\nBe brief and tell me what you assumed about the things I left open here.`;
    expect(failed(request, enhanced)).toBe("");
  });
});

test("names of checks hold no words of the request, so they may be logged", () => {
  expect(failed("call 555-1234", GOOD)).not.toContain("555");
});

test.each([
  [1, 260],
  [12, 260],
  [13, 350],
  [60, 350],
  [150, 494],
  [1000, 1600],
])("a request of %i words may grow to %i", (words, budget) => {
  expect(wordBudget(words)).toBe(budget);
});
