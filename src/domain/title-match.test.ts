import { describe, expect, test } from "vitest";

import { bestMatches, foldText, matchTitle, titleQuery } from "./title-match";

const matchOf = (title: string, typed: string) => matchTitle(foldText(title), titleQuery(typed));

/** The parts of the title that are marked. */
const markedIn = (title: string, typed: string) =>
  matchOf(title, typed)?.ranges.map(([start, end]) => title.slice(start, end)) ?? null;

describe("what is found, and what is marked in it", () => {
  test.each([
    ["Write a cover letter", "cov", ["cov"]],
    ["Write a cover letter", "letter cover", ["cover", "letter"]],
    ["Write a cover letter", "LET  wri", ["Wri", "let"]],
    ["Write a cover letter", "over", ["over"]],
    ["Write a cover letter", "etter", ["etter"]],
    ["Write a cover letter", "cover lett", ["cover lett"]],
    ["Write a cover letter", "letter mail", null],
    ["Write a cover letter", "etter cover", null],
    ["Find the break-even point of a café", "cafe", ["café"]],
    ["Find the break-even point of a cafe", "café", ["cafe"]],
    ["Find the break-even point of a café", "break-even", ["break-even"]],
    ["Find the break-even point of a café", "even break", ["break", "even"]],
    ["Say what you don't want", "dont", ["don't"]],
    ["Say what you don’t want", "don't w", ["don’t w"]],
    ["What's new in C++?", "c++", ["C++"]],
    ["Naïve résumé", "naive resume", ["Naïve résumé"]],
    ["Copy the copy", "copy cop", ["Copy"]],
    ["Plan B (really)", "(rea", ["(rea"]],
    ["Any title", "", null],
    ["Any title", "   ", null],
    ["Any title", "\\", null],
  ])("%s: %s", (title, typed, marked) => {
    expect(markedIn(title, typed)).toEqual(marked);
  });
});

test.each([
  ["review", ["Review", "Review a contract", "Code review", "Prepare to be reviewed"]],
  [
    "code review",
    [
      "Code review checklist",
      "Ask for a code review",
      "Code that reviews itself",
      "Review my code",
    ],
  ],
  ["plan", ["Plan a week", "Planning a week", "A plan for two", "Explanations"]],
  ["art", ["Art for sale", "Articles for sale", "Make art", "Start a club"]],
])("%s: best first", (typed, inOrder) => {
  const scoreOf = (title: string) => matchOf(title, typed)?.score ?? Number.NaN;
  const sorted = inOrder.toReversed().toSorted((a, b) => scoreOf(a) - scoreOf(b));
  expect(sorted).toEqual(inOrder);
});

test("a folded text is as long as the text", () => {
  for (const text of ["Café", "İstanbul", "straße", "½ cup", "ﬁne", "emoji 🙂 é"]) {
    expect(foldText(text)).toHaveLength(text.length);
  }
});

test("what was opened lately leads its equals, and no better match", () => {
  const items = ["Plan a week", "Plan a month", "Make a plan"].map((title) => ({
    id: title,
    folded: foldText(title),
  }));
  const found = (recent: string[]) =>
    bestMatches(items, titleQuery("plan"), recent).map(({ item }) => item.id);
  expect(found([])).toEqual(["Plan a week", "Plan a month", "Make a plan"]);
  expect(found(["Plan a month", "Make a plan"])).toEqual([
    "Plan a month",
    "Plan a week",
    "Make a plan",
  ]);
});
