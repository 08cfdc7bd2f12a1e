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
    ["asks for too much", `${GOOD}\n[ONE] [TWO] [THREE] [FOUR]`, "few placeholders"],
  ])("fails when it %s", (_name, enhanced, checks) => {
    expect(failed(REQUEST, enhanced)).toBe(checks);
  });

  const inRequirements = (line: string) => GOOD.replace("\n\n**Output", `\n- ${line}\n\n**Output`);

  test.each([
    ["a name", "Say that Sarah Miller covers for me."],
    ["a titled name", "Adresse das Schreiben an Frau Obermoser."],
    ["a percentage", "Mention that churn fell by 12%."],
    ["an amount", "Offer 500 euros back."],
    ["a year", "Say that we met in 2014."],
    ["a phone number", "Give my number, 020 7946 0958."],
    ["an e-mail address", "Copy ann@corp.test."],
  ])("fails when it makes up %s", (_name, line) => {
    expect(failed(REQUEST, inRequirements(line))).toBe("nothing invented");
    expect(failed(`${REQUEST} ${line}`, inRequirements(line))).not.toContain("nothing invented");
  });

  test.each([
    "At most 80 words, at least 3 of them verbs.",
    "Between 2 and 4 examples, each under $50.",
    "Leave 20% of the time free.",
    "Ask for a date: [DATE: e.g. 12 May 2027, John's birthday]",
    "List steps 1 to 10; a contrast of 4.5:1.",
    "Mark what is uncertain; Will and Grace are words too.",
    "Let me know in the last line which facts you assumed.",
    "Keep the 24-hour clock and the A4 page.",
  ])("may ask for %j", (line) => {
    expect(failed(REQUEST, inRequirements(line))).toBe("");
  });

  test("may hold figures and names in its form and its examples", () => {
    const examples =
      '**Examples**\n"Hi Sarah, sales rose by 12% in 2024."\n\n**Output Format**\nIn 2 columns, 60% and 40%.';
    expect(failed(REQUEST, GOOD.replace("**Output Format**", examples))).toBe("");
  });

  test.each([
    ["capital of australia", "The capital of Australia is Canberra."],
    ["hauptstadt von australien", "Die Hauptstadt von Australien ist Canberra."],
    ["who wrote faust", "It was Goethe who wrote Faust; the first part was printed late."],
    ["what is 17 * 23", "Work out 17 * 23 = 391 and show it."],
    ["letter to my landlord", "Write this:\nDear Landlord,\nthe heating is broken."],
  ])("to %j fails when it answers inside the labels", (request, task) => {
    const enhanced = `**Task Overview**\n${task}\n\n**Requirements**\n- Say it in words that a child would understand, and in no more than two sentences.\n\n**Output Format**\nOne sentence.`;
    expect(failed(request, enhanced)).toContain("not answered");
  });

  test.each([
    "The goal is a letter that my landlord cannot ignore.",
    "Die Aufgabe ist ein Brief an meinen Vermieter.",
    "Write a letter to my landlord, who is in Spain and has not replied.",
    "Is the capital of Australia Canberra? Explain it to me.",
    "The text below is a draft; make it shorter.",
    "The boiler in our flat has been cold since Monday. Write to the landlord.",
    "Plan 10 dinners of 30 minutes.",
  ])("may describe its task as %j", (task) => {
    const enhanced = `**Task Overview**\n${task}\n\n**Requirements**\n- Say it in words that a child would understand, and in no more than two sentences.\n\n**Output Format**\nOne sentence.`;
    expect(failed("landlord", enhanced)).toBe("");
  });

  test.each([
    "I have rewritten your prompt to be clearer.",
    "Here is the improved version of it.",
    "As an AI, I cannot know the date.",
    "Ich habe den Prompt für dich überarbeitet.",
    "Let me know if you want me to adjust the prompt!",
  ])("fails when it says %j", (line) => {
    expect(failed(REQUEST, `${GOOD}\n${line}`)).toBe("no remarks");
  });

  test("may speak of what the person who asks has done", () => {
    const line = "I have improved the code and revised my thesis twice; do not praise it.";
    expect(failed(REQUEST, inRequirements(line))).toBe("");
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
