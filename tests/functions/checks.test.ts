import { describe, expect, test } from "vitest";

import {
  INSTRUCTIONS,
  INSTRUCTIONS_CANARY,
  recitesInstructions,
} from "../../supabase/functions/generate-prompt/llm/instructions";
import { checkNames, findFailedChecks } from "../../supabase/functions/generate-prompt/text/checks";
import { wordBudget } from "../../supabase/functions/generate-prompt/text/given";
import { asked } from "./handler-setup";

const REQUEST = 'mail [NAME] at bob@acme.test about 3.5% of https://acme.test/a, say "no way"';
const GOOD = `**Task Overview**
Write a mail to [NAME] (bob@acme.test) about 3.5% of https://acme.test/a that says "no way".

**Requirements**
- Put the point into the first two sentences and invent nothing else.

**Output Format**
A subject line, then at most 100 words.`;

const failed = (request: string, enhanced: string) =>
  checkNames(findFailedChecks(asked(request), enhanced));

describe("an enhanced prompt", () => {
  test("passes when it is structured and keeps everything", () => {
    expect(findFailedChecks(asked(REQUEST), GOOD)).toEqual([]);
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
  ])("fails when it %s", (_name, enhanced, checks) => {
    expect(failed(REQUEST, enhanced)).toBe(checks);
  });

  test("fails when it is the answer", () => {
    expect(failed("capital of France?", "The capital of France is Paris.")).toContain(
      "required labels",
    );
  });

  test("may quote the visitor's own headings in any order", () => {
    const request = "**Output Format**\nlist\n**My heading**\n**Context**\ncats";
    const enhanced = `**Task Overview**\nCarry this out:\n\n${request}\n\n**Additional Notes**\nBe brief and tell me what you assumed about the things I left open here.`;
    expect(failed(request, enhanced)).toBe("");
  });
});

describe("a text recites the instructions", () => {
  const recital = INSTRUCTIONS.slice(0, 200);

  test.each([
    ["a run of their words", `${GOOD}\n${recital}`],
    ["their canary", `${GOOD}\n${INSTRUCTIONS_CANARY}`],
  ])("when it holds %s", (_name, text) => {
    expect(recitesInstructions(GOOD, REQUEST)).toBe(false);
    expect(recitesInstructions(text, REQUEST)).toBe(true);
  });

  test("but not when the visitor asked about them", () => {
    const request = `improve this: ${recital} ${INSTRUCTIONS_CANARY}`;
    const text = `**Task Overview**\n${request}\n\n**Output Format**\nA list.`;
    expect(recitesInstructions(text, request)).toBe(false);
    expect(failed(request, text)).toBe("");
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
