import { describe, expect, test } from "vitest";

import { INSTRUCTIONS } from "../../supabase/functions/generate-prompt/llm/instructions";
import { modelInput } from "../../supabase/functions/generate-prompt/llm/model-input";
import { takeReading } from "../../supabase/functions/generate-prompt/llm/reading-block";
import { findFailedChecks } from "../../supabase/functions/generate-prompt/text/checks";
import type { Refinement } from "../../supabase/functions/generate-prompt/text/given";
import { asked } from "./handler-setup";

const CHARACTERS_PER_TOKEN = 4;
const MAX_TOKENS = 1100;
/** The examples the model is shown: what it is sent, and what it should answer. */
const EXAMPLES = INSTRUCTIONS.split(/^Example \d\n/mu)
  .slice(1)
  .map((example) => {
    const [input = "", ...answer] = example.split("\n\nRemember:")[0]?.trim().split("\n") ?? [];
    return { input: JSON.parse(input) as Record<string, unknown>, answer: answer.join("\n") };
  });

describe("the instructions", () => {
  test("have at most 1,100 tokens of four characters, examples included", () => {
    expect(INSTRUCTIONS.length / CHARACTERS_PER_TOKEN).toBeLessThanOrEqual(MAX_TOKENS);
  });

  test.each(EXAMPLES)("show an input as real ones are: $input.request", ({ input }) => {
    const { request, ...rest } = input;
    const real = modelInput(asked(String(request)));
    expect(Object.keys(real)).toEqual(expect.arrayContaining(Object.keys(rest).slice(0, 2)));
    expect(Object.keys(input).slice(0, 3)).toEqual(["request", "language", "max_words"]);
  });

  test.each(EXAMPLES.filter(({ answer }) => answer.startsWith("**")))(
    "show an answer that passes the checks but for its length: $input.request",
    ({ input, answer }) => {
      const failed = findFailedChecks(asked(String(input["request"])), takeReading(answer).text);
      expect(failed.filter(({ check }) => check !== "length" && check !== "topic kept")).toEqual(
        [],
      );
    },
  );

  test("show a reading that can be read", () => {
    const [first] = EXAMPLES;
    expect(takeReading(first?.answer ?? "").reading).toMatchObject({ deliverable: "e-mail" });
  });
});

describe("a reading", () => {
  const read = (block: unknown) =>
    takeReading(`text\n<<<reading\n${JSON.stringify(block)}`).reading;

  test("is bounded in slots, alternatives, and characters", () => {
    const long = "x".repeat(61);
    const assumptions = [
      {
        slot: "length",
        value: "one\npage",
        alternatives: ["a", "a", "one page", long, 5, "b", "c", "d"],
      },
      { slot: "tone", value: long, alternatives: [] },
      { slot: "length", value: "two pages", alternatives: [] },
      { slot: "colour", value: "red", alternatives: [] },
      "audience",
    ];
    expect(read({ deliverable: " letter ", alternatives: "none", assumptions })).toEqual({
      deliverable: "letter",
      alternatives: [],
      assumptions: [{ slot: "length", value: "one page", alternatives: ["a", "b", "c"] }],
    });
  });

  test.each([
    ["no deliverable", { alternatives: [] }],
    ["a blank deliverable", { deliverable: " " }],
    ["a long deliverable", { deliverable: "x".repeat(61) }],
    ["a list", []],
    ["null", null],
  ])("with %s is none", (_name, block) => {
    expect(read(block)).toBeNull();
  });
});

describe("what a model is sent", () => {
  const refinement: Refinement = {
    previous: "**Task Overview**\nA letter.",
    instruction: null,
    chip: null,
    choices: [{ slot: "tone", value: "firm" }],
    parentRequestId: crypto.randomUUID(),
  };

  test("has what the visitor says about themselves, and the assistant, as data", () => {
    const input = modelInput({
      ...asked("a letter"),
      facts: ["I am a nurse"],
      assistant: "claude",
    });
    expect(input).toMatchObject({
      facts: ["I am a nurse"],
      assistant: expect.stringContaining("XML") as string,
    });
    expect(Object.keys(modelInput(asked("a letter")))).toEqual([
      "request",
      "language",
      "max_words",
    ]);
  });

  test("has the chosen parts of the reading beside the text they change", () => {
    const input = modelInput({ ...asked("a letter"), refinement });
    expect(input).toMatchObject({ previous: refinement.previous, choices: refinement.choices });
    expect(input).not.toHaveProperty("change");
  });

  test.each([
    "answer_too_long",
    "answer_generic",
    "answer_wrong_facts",
    "answer_wrong_format",
  ] as const)("has a change for %s", (chip) => {
    const input = modelInput({ ...asked("a letter"), refinement: { ...refinement, chip } });
    expect(input["change"]).toEqual([expect.stringContaining("The answer to it")]);
  });
});
