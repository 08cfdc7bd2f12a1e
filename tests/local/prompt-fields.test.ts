import { expect, test } from "vitest";

import { placeholdersOf } from "@/domain/placeholders";
import { promptFields } from "@/domain/prompt-fields";

import { readPromptSources } from "../../supabase/prompts/tools/prompt-source";

const labelsOf = (text: string) => promptFields(text).map(({ label }) => label);

const SOURCES = readPromptSources();
const contentOf = (title: string) => SOURCES.find((source) => source.title === title)?.content;

test.each([
  [
    "Plan exam essays in five minutes each",
    ["Subject", "Past or likely questions", "Grading criteria", "Minutes for each essay"],
  ],
  [
    "Write an edit brief your video editor can work from",
    [
      "The video, its length, viewers and platform",
      "What happens in the footage, with file names or times",
      "Two videos with editing I like, and what I like about it",
      "First cut due",
    ],
  ],
  [
    "Check an AI answer for invented facts",
    [
      "Purpose",
      "What an error would cost me",
      "Question asked",
      "AI answer",
      "Source text, if any",
    ],
  ],
])("of the library: %s", (title, labels) => {
  expect(labelsOf(contentOf(title) ?? "")).toEqual(labels);
});

test("every prompt of the library has a field with a name of its own for each of its blanks", () => {
  for (const { content } of SOURCES) {
    const labels = labelsOf(content);
    expect(new Set(labels).size).toBe(placeholdersOf(content).length);
    expect(labels.filter((label) => label.length > 73 || !/^[\p{L}\d"“]/u.test(label))).toEqual([]);
  }
});
