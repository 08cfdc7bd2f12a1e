import { describe, expect, test } from "vitest";

import { promptFields } from "./prompt-fields";

const labelsOf = (text: string) => promptFields(text).map(({ label }) => label);

describe("a blank is labeled with the words that lead to it", () => {
  test.each([
    ["Care we expect next year: [NOTES]", ["Care we expect next year"]],
    ["For [NAME]. Heat level: [LIMITS].", ["Name", "Heat level"]],
    [
      "Work it would change: [TASK], with volumes and minutes today: [DATA]",
      ["Work it would change", "With volumes and minutes today"],
    ],
    ["What I have (bank access, receipts): [NOTES]", ["What I have (bank access, receipts)"]],
    ["1. Question asked: “[QUESTION]”", ["Question asked"]],
    ["- **Notes so far:** [TEXT]", ["Notes so far"]],
    ["I can already [LEVEL]. We lead a team of [NUMBER].", ["I can already", "We lead a team of"]],
  ])("%s", (text, labels) => {
    expect(labelsOf(text)).toEqual(labels);
  });
});

describe("a blank keeps its own name", () => {
  test.each([
    ["in a sentence", "Write release notes for [PRODUCT].", ["Product"]],
    [
      "in the middle of another blank's",
      "My [PRODUCT] over [WEEKS] weeks: [DATA].",
      ["Product", "Weeks", "Data"],
    ],
    ["after the task itself", "Help me examine a belief about myself: [BELIEF]", ["Belief"]],
    ["when another one has its words", "Example: [ONE]\nExample: [OTHER]", ["Example", "Other"]],
    ["and what is counted", "A team of [NUMBER] people.", ["Number"]],
    [
      "and what is counted, in the plural",
      "My books are [NUMBER] months behind.",
      ["Number of months"],
    ],
  ])("%s", (_when, text, labels) => {
    expect(labelsOf(text)).toEqual(labels);
  });
});

test("a blank that occurs twice is one field", () => {
  expect(labelsOf("About me: [ROLE]. Write as [ROLE].")).toEqual(["About me"]);
});

test.each([
  ["[DRAFT]", true],
  ["Backlog: [IDEAS]", true],
  ["Body: [LIMITS].\n\nThen go on.", true],
  ["What happened: [EVENTS], in short.", false],
  ["Country: [LOCATION]", false],
  ["Free hours a day: [HOURS]", false],
])("%s takes several lines: %s", (text, isMultiline) => {
  expect(promptFields(text)).toMatchObject([{ isMultiline }]);
});
