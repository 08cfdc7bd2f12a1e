import { describe, expect, test } from "vitest";

import { analyse } from "../../supabase/functions/generate-prompt/offline/analysis";
import { enhanceOffline } from "../../supabase/functions/generate-prompt/offline/rewrite";
import { splitRequest } from "../../supabase/functions/generate-prompt/text/request-parts";
import { bracketedDetails } from "../../supabase/functions/generate-prompt/text/tokens";

const TWELVE_WORDS = "one two three four five six seven eight nine ten eleven twelve";

describe("pasted text", () => {
  test.each([
    [`fix the grammar: ${TWELVE_WORDS}`],
    [`fix the grammar\n${TWELVE_WORDS}`],
    [`${TWELVE_WORDS}\n\nfix the grammar`],
  ])("is told from the request: %j", (prompt) => {
    const { instruction, pasted } = splitRequest(prompt);
    expect([instruction.trim(), pasted]).toEqual(["fix the grammar", TWELVE_WORDS]);
  });

  test.each([
    [`Compare two databases for a shop. Cover: ${TWELVE_WORDS}.`],
    [`Read orders.csv (columns: ${TWELVE_WORDS}) and print the sum.`],
  ])("is not what follows a colon after a first sentence or in brackets: %s", (prompt) => {
    expect(splitRequest(prompt)).toMatchObject({ instruction: prompt, pasted: "" });
  });

  test("is not named by the kind of document alone", () => {
    expect(bracketedDetails(enhanceOffline("summarize the chapter"))).toContain(
      "[TEXT: paste it here]",
    );
    expect(bracketedDetails(enhanceOffline("summarize chapter 3 of moby dick"))).not.toContain(
      "[TEXT: paste it here]",
    );
  });
});

describe("a good prompt", () => {
  const good =
    "Write a note to parents about the trip on 4 May. Keep it under 80 words, warm but plain. End with a list of what to bring.";

  test("is written out, and says what the result looks like", () => {
    expect(analyse(good).isDetailed).toBe(true);
  });

  test.each([
    ["typed in a hurry", good.toLowerCase().replaceAll(".", "")],
    [
      "silent about the result",
      "My oven broke. I am tired of it. It was not cheap. I want help with that, please do it soon.",
    ],
  ])("is not one that is %s", (_what, prompt) => {
    expect(analyse(prompt).isDetailed).toBe(false);
  });
});

describe("the more is said, the less is asked", () => {
  test.each([
    ["logo for a bakery", "a bakery's shop front at dawn, warm light, film photo"],
    ["how to invest", "how to fold a fitted sheet"],
    ["how to get more clients", "how to get wax out of a carpet"],
    ["compare phones", "compare oat milk and almond milk"],
    ["excel sheet for my budget", "excel formula to count blank cells"],
    ["funny poem for a colleague", "funny poem about a broken umbrella"],
    ["scrivimi una lettera per il padrone di casa", "wer hat das telefon erfunden"],
    ["给老板的邮件", "番茄炒蛋怎么做"],
  ])("about %s, not about %s", (vague, clear) => {
    expect(bracketedDetails(enhanceOffline(vague))).not.toEqual([]);
    expect(bracketedDetails(enhanceOffline(clear))).toEqual([]);
  });

  test("and a clear application names its main feature itself", () => {
    const prompt =
      "single html file pomodoro timer with start pause and reset, 25 and 5 minutes, dark mode";
    expect(enhanceOffline(prompt)).toContain("**Desired Features**");
    expect(bracketedDetails(enhanceOffline(prompt))).toEqual([]);
  });
});

describe("what is asked for fits the request", () => {
  test.each([
    ["best man speech for my brother", "slide"],
    ["rede für den geburtstag meiner oma", "Folie"],
    ["discours pour le mariage de mon frère", "diapositive"],
    ["discurso para la boda de mi hermana", "diapositiva"],
    ["css to center a div", "sample calls"],
    ["excel formula to count blank cells", "outliers"],
    ["写一篇文章", "一篇。"],
    ["linkedin post about my promotion", "shop"],
    ["recette pour 6 personnes, aubergines", "PERSONNES"],
    ["recette pour 6 personnes, aubergines", "INGRÉDIENTS"],
    ["why does my sourdough stay flat", "Build it up"],
    ["readme for our payment sdk", "LANGUAGE AND VERSION"],
  ])("%s: no %s", (prompt, phrase) => {
    expect(enhanceOffline(prompt)).not.toContain(phrase);
  });
});

describe("a condition the request names", () => {
  test.each([
    ["plat pour 6 personnes, aubergines, sans lactose", "sans lactose"],
    [
      "present for my aunt, up to 40 dollars, dislikes perfume",
      "up to 40 dollars; dislikes perfume",
    ],
    [
      "geschenk für meinen bruder, unter 30 euro, mag keinen kaffee",
      "unter 30 euro; mag keinen kaffee",
    ],
    [
      "regalo para mi hermana, menos de 25 euros, odia el chocolate",
      "menos de 25 euros; odia el chocolate",
    ],
    ["bolo de cenoura, sem glúten", "sem glúten"],
    ["माँ के लिए उपहार, 500 रुपये से कम, मिठाई पसंद नहीं", "500 रुपये से कम; मिठाई पसंद नहीं"],
    ["给妈妈的礼物，300元以内，不喜欢电子产品", "300元以内; 不喜欢电子产品"],
    ["pasta recipe without garlic", "without garlic"],
  ])("becomes a requirement: %s", (prompt, limits) => {
    const [, requirements = ""] = enhanceOffline(prompt).split("**Requirements**");
    expect(requirements.split("\n")[1]).toContain(limits);
  });

  test.each([
    ["news in a letter", "email to landlord, heating broken, no hot water"],
    ["a fact of a question", "why do plants die, without light"],
    ["the size", "story about the sea, at most 200 words"],
    ["what may be a secret", "gift for dad, no sk_live_0123456789abcdef0123456789"],
  ])("is not %s", (_what, prompt) => {
    expect(analyse(prompt).limits).toEqual([]);
  });
});
