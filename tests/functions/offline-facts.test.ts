import { describe, expect, test } from "vitest";

import { enhanceOffline } from "../../supabase/functions/generate-prompt/offline/enhance";
import { factsOf } from "../../supabase/functions/generate-prompt/offline/read/facts";
import { grammarOf } from "../../supabase/functions/generate-prompt/offline/read/grammar";
import { asked } from "./handler-setup";

const shown = (text: string, language: "en" | "es" | "de" | "fr" | "pt" = "en") =>
  factsOf(text, grammarOf(language)?.facts ?? []).map(
    ({ kind, value, isLimit }) => `${kind}${isLimit ? "!" : ""}: ${value}`,
  );

test.each([
  ["essay, at most 300 words", "length!: at most 300 words"],
  ["post in 10 slides", "length!: 10 slides"],
  ["laptop under $500", "budget!: under $500"],
  ["party, budget 400", "budget!: budget 400"],
  ["15 min a day", "time!: 15 min a day"],
  ["learn it in two weeks", "time!: in two weeks"],
  ["ready by friday", "time!: by friday"],
  ["lesson for 24 seven-year-olds", "people!: 24 seven-year-olds"],
  ["answer in spanish", "language: spanish"],
  ["compare them as a table", "format: a table"],
  ["explain it to a teenager", "audience: a teenager"],
  ["make it funny", "tone: funny"],
  ["soup without nuts", "limits!: nuts"],
  ["workout, bad knee", "limits!: bad knee"],
  ["slides for monday, 10 max", "count!: 10 max"],
])("reads in '%s' the fact '%s'", (text, fact) => {
  expect(shown(text)).toContain(fact);
});

test.each([
  ["de", "höchstens 200 wörter", "length!: höchstens 200 wörter"],
  ["de", "kuchen ohne nüsse", "limits!: nüsse"],
  ["de", "3 mal pro woche", "time!: 3 mal pro woche"],
  ["fr", "maximum 100 mots", "length!: maximum 100 mots"],
  ["fr", "pour 4 personnes", "people!: 4 personnes"],
  ["fr", "discours drôle", "tone: drôle"],
  ["es", "texto de maximo 200 palabras", "length!: maximo 200 palabras"],
  ["es", "cena para 6 personas", "people!: 6 personas"],
  ["es", "rutina de 20 minutos al dia", "time!: 20 minutos al dia"],
  ["pt", "texto de no maximo 200 palavras", "length!: no maximo 200 palavras"],
  ["pt", "jantar sem glúten", "limits!: glúten"],
] as const)("and in %s, in '%s', the fact '%s'", (language, text, fact) => {
  expect(shown(text, language)).toContain(fact);
});

test.each(["delayed 5 hours", "short story", "no idea", "no hot water", "290 student loan"])(
  "sees nothing to check in '%s'",
  (text) => {
    expect(shown(text).filter((line) => line.includes("!"))).toEqual([]);
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
    ["30 sec tiktok script about house plants", /60 seconds/u],
    ["bewerbung schreiben für job als erzieherin, höchstens 200 wörter", /250/u],
    ["lettre de motivation pour serveuse, 200 mots maximum", /250/u],
    ["explain inflation to a 12 year old", /someone new/u],
  ])("%s", (prompt, contradiction) => {
    expect(enhanceOffline(asked(prompt)).content).not.toMatch(contradiction);
  });
});

test("what an answer can be checked against comes back once, word for word", () => {
  const { content } = enhanceOffline(
    asked("plan my moms 60th birthday 20 people at home budget 400, no nuts"),
  );
  expect(content).toContain("- Stick to what I said: budget 400; 20 people; no nuts.");
  const lesson = enhanceOffline(asked("lesson plan on fractions, 40 minutes")).content;
  expect(lesson).toContain("- Length: 40 minutes.");
});
