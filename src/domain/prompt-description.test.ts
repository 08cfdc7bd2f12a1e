import { expect, test } from "vitest";

import { firstSentence, promptDescription } from "./prompt-description";

test("says what kind of prompt it is, then how it begins, in one line", () => {
  const prompt = {
    category: "Writing",
    content: "Edit [TEXT].\n\nKeep it short.",
    is_premium: false,
  };
  expect(promptDescription(prompt)).toBe("Free prompt, Writing: Edit [TEXT]. Keep it short.");
  expect(promptDescription({ ...prompt, category: "Mindset", is_premium: true })).toBe(
    "Premium prompt, Mindset: Edit [TEXT]. Keep it short.",
  );
});

test.each([150, 154, 155, 156, 400])("cuts a text of about %i characters between words", (size) => {
  const content = "seven77 ".repeat(size / 8).trim();
  const description = promptDescription({ category: "Writing", content, is_premium: false });
  expect(description.length).toBeLessThanOrEqual(155);
  expect(description).toMatch(/seven77…?$/);
  expect(description.endsWith("…")).toBe(content.length > 155 - "Free prompt, Writing: ".length);
});

test.each([
  [
    "Cut the draft to [WORD COUNT] words. Keep the argument.",
    "Cut the draft to [WORD COUNT] words.",
  ],
  ["Is it v2.0 or later?\n\nThen say so.", "Is it v2.0 or later?"],
  ["One line without an end\nand another", "One line without an end"],
  [
    "Rank topics by marks at stake and get a day-by-day plan.",
    "Rank topics by marks at stake and get a…",
  ],
])("takes the first sentence of %j, cut at a word", (text, line) => {
  expect(firstSentence(text, 40)).toBe(line);
});
