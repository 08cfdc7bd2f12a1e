import { expect, test } from "vitest";

import { checkPrompt } from "./prompt-cues";

const metPoints = (text: string) =>
  checkPrompt(text)
    .points.filter(({ isMet }) => isMet)
    .map(({ name }) => name);

test.each([
  ["", []],
  ["birthday", []],
  ["write something about rain", ["goal"]],
  ["explain inflation to a 12 year old", ["goal", "audience"]],
  ["write a 200 word email to my landlord", ["goal", "audience", "format", "length"]],
  ["list 5 ideas in a table", ["goal", "format", "length"]],
  ["erklär mir Zinsen kurz in einer Tabelle", ["goal", "format", "length"]],
  ["escribe una carta breve para mi jefe", ["goal", "audience", "format", "length"]],
  ["写一首关于雨的诗，200字", ["goal", "length"]],
])("%j says %j", (text, names) => {
  expect(metPoints(text)).toEqual(names);
});

test("names the gaps that are still open", () => {
  expect(checkPrompt("a post for [AUDIENCE] about {{topic}}").gaps).toEqual(["Audience", "Topic"]);
});
