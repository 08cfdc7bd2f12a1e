import { expect, test } from "vitest";

import { promptRunsOf } from "./placeholders";

const runs = (text: string) =>
  promptRunsOf(text).map((run) => (run.isPlaceholder ? `<${run.text}>` : run.text));

test.each([
  ["Plan: [PLAN]\nGoal: [GOAL 2].", ["Plan: ", "<[PLAN]>", "\nGoal: ", "<[GOAL 2]>", "."]],
  ["[BUDGET], [HOURS PER WEEK] hours", ["<[BUDGET]>", ", ", "<[HOURS PER WEEK]>", " hours"]],
  ["no placeholder", ["no placeholder"]],
  ["a [lower case] note, an [OPEN one", ["a [lower case] note, an [OPEN one"]],
  ["", []],
])("%j is cut into %j", (text, expected) => {
  expect(runs(text)).toEqual(expected);
  expect(
    promptRunsOf(text)
      .map((run) => run.text)
      .join(""),
  ).toBe(text);
});
