import { describe, expect, test } from "vitest";

import { enhanceOffline } from "../../supabase/functions/generate-prompt/offline/enhance";
import { factsOf } from "../../supabase/functions/generate-prompt/offline/read/facts";
import { ENGLISH_FACTS } from "../../supabase/functions/generate-prompt/offline/read/facts-en";
import { asked } from "./handler-setup";

const shown = (text: string) =>
  factsOf(text, ENGLISH_FACTS).map(({ kind, form, text: said }) => `${kind} ${form}: ${said}`);

test.each([
  ["essay, at most 300 words", "length atMost: 300 words"],
  ["post in 10 slides", "length exactly: 10 slides"],
  ["laptop under $500", "budget budget: $500"],
  ["15 min a day", "time time: 15 min a day"],
  ["learn it in two weeks", "time within: two weeks"],
  ["ready by friday", "time deadline: by friday"],
  ["lesson for 24 seven-year-olds", "people people: 24 seven-year-olds"],
  ["dinner for six", "people forPeople: six"],
  ["answer in spanish", "language inLanguage: spanish"],
  ["compare them as a table", "format asFormat: a table"],
  ["explain it to a teenager", "audience forReader: a teenager"],
  ["make it funny", "tone inTone: funny"],
  ["vegetarian dinner", "limits follows: vegetarian"],
  ["soup without nuts", "limits without: nuts"],
  ["workout, bad knee", "limits minds: bad knee"],
])("reads in '%s' the fact '%s'", (text, fact) => {
  expect(shown(text)).toContain(fact);
});

test.each(["delayed 5 hours", "short story", "my 5 day trip", "no idea"])(
  "sees no requirement in '%s'",
  (text) => {
    expect(shown(text).filter((line) => !/ none:/u.test(line))).toEqual([]);
  },
);

describe("a default that was stated otherwise is left out", () => {
  test.each([
    ["haiku about my cat refusing the vet", /lines/u],
    ["15 min a day plan to learn spanish", /30 min/u],
    ["captions for my bakery's instagram", /one post|Two versions/u],
    ["summary of the meeting in max 100 words", /five points/u],
    ["lesson plan on fractions, 40 minutes, 24 seven-year-olds", /45 minutes|LEVEL/u],
    ["toast for my brother's wedding, 2 minutes", /three minutes/u],
    ["formal email to my landlord about the heating", /polite and direct/u],
  ])("%s", (prompt, contradiction) => {
    expect(enhanceOffline(asked(prompt)).content).not.toMatch(contradiction);
  });
});

test("stated facts come back as lines that can be checked", () => {
  const { content } = enhanceOffline(
    asked("lesson plan on fractions, 40 minutes, 24 seven-year-olds"),
  );
  expect(content).toContain("- Fits 40 minutes.");
  expect(content).toContain("- Fits 24 seven-year-olds.");
});
