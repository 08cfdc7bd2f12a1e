import { expect, test } from "vitest";

import { promptDescription } from "./prompt-description";

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
