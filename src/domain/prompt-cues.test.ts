import { expect, test } from "vitest";

import { checkPrompt } from "./prompt-cues";

/** What a reader would say each line states: g(oal), which gets no tick, a(udience), f(ormat), l(ength). */
const LABELLED: readonly (readonly [string, string])[] = [
  ["birthday", ""],
  ["linkedin post about my new job", "f"],
  ["packing list for a week in iceland", "f"],
  ["explain inflation to a 12 year old", "ga"],
  ["email to landlord, heating broken again", "af"],
  ["meal plan for a week, vegetarian, little time", ""],
  ["write a 200 word email to my landlord", "gafl"],
  ["list 5 ideas in a table", "gfl"],
  ["make my 4yo eat vegetables", "g"],
  ["what is the capital of australia?", "g"],
  ["help me", ""],
  ["fix this code", "g"],
  ["i need a list for the shop", "gf"],
  ["for my own peace of mind", ""],
  ["to a large extent this is about the price", ""],
  ["my list of clients is too long", ""],
  ["the report is late again", ""],
  ["i read a long article about bees", ""],
  ["short hair or long hair?", "g"],
  ["we sat there for 20 minutes", ""],
  ["post office opening times", ""],
  ["the script fails on line 3", ""],
  ["my boss is angry", ""],
  ["teacher salary germany", ""],
  ["story time", ""],
  ["table tennis rules", ""],
  ["letter of intent meaning", ""],
  ["the plan failed", ""],
  ["fix", ""],
  ["why do cats purr", "g"],
  ["how to boil an egg in 3 steps", "gfl"],
  ["summarize this article in 5 bullet points", "gfl"],
  ["translate this to french", "g"],
  ["write a poem for my mom", "gaf"],
  ["write a haiku about rain", "gf"],
  ["draft a short speech for my team", "gafl"],
  ["compare iphone and pixel in a table", "gf"],
  ["design a logo for a bakery", "g"],
  ["plan a trip to a beach for two", "g"],
  ["rewrite this for beginners", "ga"],
  ["review my cover letter", "g"],
  ["create a workout plan, 3 days", "g"],
  ["suggest names for a cat", "g"],
  ["a brief history of rome", ""],
  ["brief my team", "g"],
  ["long distance relationship", ""],
  ["write something about rain", "g"],
  ["explain photosynthesis to kids in 100 words", "gal"],
  ["give me ten tips", "gl"],
  ["erklär mir Zinsen kurz in einer Tabelle", "gfl"],
  ["escribe una carta breve para mi jefe", "gafl"],
  ["schreib meinem Chef", "ga"],
  ["rédige une lettre pour mon chef", "gaf"],
  ["写一首关于雨的诗，200字", "gfl"],
  ["prepare an agenda for clients", "gaf"],
  ["write a story about a brief war", "gf"],
  ["analyze sales by region as a csv", "gf"],
  ["write to my teacher about the trip", "ga"],
  ["make it short", "gl"],
  ["outline of a dog", ""],
];

test("a tick is right in at least 95 of 100 cases, and half of what is said gets one", () => {
  const ticks = LABELLED.flatMap(([text, said]) =>
    checkPrompt(text).said.map((name) => ({ text, name, isRight: said.includes(name.charAt(0)) })),
  );
  const right = ticks.filter(({ isRight }) => isRight).length;
  const wrong = ticks.filter(({ isRight }) => !isRight).map(({ text, name }) => `${name}: ${text}`);
  const said = LABELLED.reduce((sum, [, points]) => sum + points.replace("g", "").length, 0);
  expect(LABELLED).toHaveLength(60);
  expect(right / ticks.length, wrong.join("; ")).toBeGreaterThanOrEqual(0.95);
  expect(right / said, `${right} of ${said}`).toBeGreaterThanOrEqual(0.5);
});

test.each([
  ["thank you note to my sons teacher", "Add a length, such as 150 words."],
  ["100 words about rain", "Say who it's for."],
  ["100 words for my boss", "Name a format, such as an email or a table."],
  ["write a 200 word email to my landlord", "Say what you want to get."],
  ["write a 200 word email to my landlord asking for repairs", null],
])("of what is missing in %j it advises: %j", (text, advice) => {
  expect(checkPrompt(text).advice).toBe(advice);
});

test("names the gaps that are still open", () => {
  expect(checkPrompt("a post for [AUDIENCE] about {{topic}}").gaps).toEqual(["Audience", "Topic"]);
});

test("who a party or a plan is for is no reader", () => {
  expect(checkPrompt("plan a surprise 40th for my husband").said).toEqual([]);
  expect(checkPrompt("explain inflation to my kids").said).toEqual(["audience"]);
});

test("what is pasted below the request gets no tick", () => {
  const { said } = checkPrompt("make this less childish\n\nA newsletter for parents, 100 words.");
  expect(said).toEqual([]);
});
