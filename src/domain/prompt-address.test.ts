import { describe, expect, test } from "vitest";

import { categoryPath, isPromptPath, promptPath, slugify } from "./prompt-address";

describe("slugify", () => {
  test.each([
    ["Turn interview notes into a case study", "turn-interview-notes-into-a-case-study"],
    [
      "Dark rival: find the gap a competitor would use",
      "dark-rival-find-the-gap-a-competitor-would-use",
    ],
    ["Get an editor's report", "get-an-editors-report"],
    ["Don’t ask: 3 ways (2026)!", "dont-ask-3-ways-2026"],
    ["Résumé für Zoë", "resume-fur-zoe"],
    ["  C++ & C#  ", "c-c"],
    ["", ""],
  ])("%j becomes %j", (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });
});

test("prompts and categories have addresses that cannot be taken for each other", () => {
  expect(promptPath("a-b")).toBe("/prompts/p/a-b");
  expect(categoryPath("Study Skills")).toBe("/prompts/c/study-skills");
  expect(isPromptPath("/prompts/p/a-b")).toBe(true);
  expect(isPromptPath("/prompts/c/a-b")).toBe(false);
  expect(isPromptPath("/prompts")).toBe(false);
});
