import { describe, expect, test } from "vitest";

import { enhanceOffline } from "../../supabase/functions/generate-prompt/offline/enhance";
import { factsOf } from "../../supabase/functions/generate-prompt/offline/read/facts";
import { GERMAN_FACTS } from "../../supabase/functions/generate-prompt/offline/read/facts-de";
import { FRENCH_FACTS } from "../../supabase/functions/generate-prompt/offline/read/facts-fr";
import { mendGerman } from "../../supabase/functions/generate-prompt/offline/read/mend-de";
import { mendFrench } from "../../supabase/functions/generate-prompt/offline/read/mend-fr";
import * as german from "../../supabase/functions/generate-prompt/offline/read/sentence-de";
import * as french from "../../supabase/functions/generate-prompt/offline/read/sentence-fr";
import { GERMAN } from "../../supabase/functions/generate-prompt/offline/write/lines/de";
import { ENGLISH } from "../../supabase/functions/generate-prompt/offline/write/lines/en";
import { FRENCH } from "../../supabase/functions/generate-prompt/offline/write/lines/fr";
import type { WrittenKind } from "../../supabase/functions/generate-prompt/offline/write/lines/types";
import { findFailedChecks } from "../../supabase/functions/generate-prompt/text/checks";

const enhanced = (prompt: string) => {
  const given = { prompt, facts: [], assistant: null, refinement: null };
  const { content, outcome } = enhanceOffline(given);
  return { content, outcome, failed: findFailedChecks(given, content) };
};

describe("German", () => {
  test.each<[string, WrittenKind, string]>([
    [
      "bewerbung schreiben für job als erzieherin",
      "cover_letter",
      "Schreibe eine Bewerbung für einen Job als Erzieherin.",
    ],
    ["text kürzen", "editing", "Kürze den Text."],
    ["kurzer brief an vermieter", "email", "Schreibe einen kurzen Brief an meinen Vermieter."],
    [
      "kannst du mir bitte eine rede für meine oma schreiben",
      "speech",
      "Schreibe eine Rede für meine Oma.",
    ],
    ["ich brauche ein rezept ohne fleisch bitte", "recipe", "Gib mir ein Rezept ohne Fleisch."],
    [
      "reise nach lissabon 4 tage unter 600 euro",
      "trip",
      "Plane eine Reise nach Lissabon, 4 Tage, unter 600 Euro.",
    ],
    ["wie kündige ich meinen mietvertrag", "howto", "Wie kündige ich meinen Mietvertrag?"],
    ["abnehmen ohne sport", "habit", "Ich möchte ohne Sport abnehmen. Hilf mir, das zu ändern."],
    ["schreib mir ein gedicht", "poem", "Schreib mir ein Gedicht."],
  ])("puts %j as a task", (request, kind, sentence) => {
    expect(german.taskSentence(german.readAsk(request), GERMAN.kinds[kind])).toBe(sentence);
  });

  test.each([
    ["höchstens 200 wörter", "length", "atMost", "200 Wörter"],
    ["lustige rede", "tone", "inTone", "lustig"],
    ["mit 4 kindern", "people", "people", "4 Kinder"],
    ["budget 8000 euro", "budget", "budget", "8000 Euro"],
    ["3 mal pro woche", "time", "time", "3 mal pro Woche"],
    ["auf englisch", "language", "inLanguage", "englisch"],
    ["kuchen ohne nüsse", "limits", "without", "Nüsse"],
  ])("reads in %j a fact of %s", (request, kind, form, text) => {
    expect(factsOf(mendGerman(request), GERMAN_FACTS)).toContainEqual({ kind, form, text });
  });
});

describe("French", () => {
  test.each<[string, WrittenKind, string]>([
    [
      "lettre de motivation pour serveuse",
      "cover_letter",
      "Écris une lettre de motivation pour serveuse.",
    ],
    [
      "peux-tu m'écrire un mail pour mon proprio",
      "email",
      "Écris un e-mail pour mon propriétaire.",
    ],
    ["j'ai besoin d'une recette sans viande stp", "recipe", "Donne-moi une recette sans viande."],
    ["message à patron", "message", "Écris un message à mon patron."],
    ["organiser un mariage", "event", "Organise un mariage."],
    ["comment résilier mon assurance", "howto", "Montre-moi comment résilier mon assurance."],
    [
      "mon fils ne veut pas dormir",
      "parenting",
      "Mon fils ne veut pas dormir. Dis-moi ce que je peux essayer.",
    ],
    ["pourquoi le ciel est bleu", "explanation", "Pourquoi le ciel est bleu ?"],
  ])("puts %j as a task", (request, kind, sentence) => {
    expect(french.taskSentence(french.readAsk(request), FRENCH.kinds[kind])).toBe(sentence);
  });

  test.each([
    ["maximum 100 mots", "length", "atMost", "100 mots"],
    ["une page", "length", "exactly", "une page"],
    ["discours drôle", "tone", "inTone", "drôle"],
    ["pour 4 personnes", "people", "people", "4 personnes"],
    ["moins de 30 euros", "budget", "budget", "30 euros"],
    ["en anglais", "language", "inLanguage", "anglais"],
    ["gâteau sans noix", "limits", "without", "noix"],
  ])("reads in %j a fact of %s", (request, kind, form, text) => {
    expect(factsOf(mendFrench(request), FRENCH_FACTS)).toContainEqual({ kind, form, text });
  });
});

test.each([
  "bewerbung schreiben für job als erzieherin, höchstens 200 wörter",
  "trainingsplan für anfänger 3 mal pro woche ohne geräte",
  "mein sohn will abends nicht schlafen",
  "lettre de motivation pour serveuse, 200 mots maximum",
  "discours drôle pour les 60 ans de ma mère 3 minutes",
  "mon fils ne veut pas dormir le soir",
])("%j becomes a prompt that passes every check", (prompt) => {
  const { outcome, failed } = enhanced(prompt);
  expect(outcome).toBe("enhanced");
  expect(failed).toEqual([]);
});

test("no default length stands beside a stated one", () => {
  const { content } = enhanced("bewerbung schreiben für job als erzieherin, höchstens 200 wörter");
  expect(content).toContain("Höchstens 200 Wörter.");
  expect(content).not.toContain("Umfang:");
  const other = enhanced("lettre de motivation pour serveuse, 200 mots maximum").content;
  expect(other).toContain("Au plus 200 mots.");
  expect(other).not.toContain("Longueur :");
});

test.each([
  ["German", GERMAN],
  ["French", FRENCH],
] as const)(
  "%s has every deliverable, with lines, and frames that take the request",
  (_, lines) => {
    expect(Object.keys(lines.kinds).toSorted()).toEqual(Object.keys(ENGLISH.kinds).toSorted());
    for (const kind of Object.values(lines.kinds)) {
      expect(kind.name.length).toBeLessThanOrEqual(60);
      expect(kind.write).toContain("{x}");
      expect(kind.about).toContain("{x}");
      expect(kind.ask).not.toBe("");
      expect(kind.lines.length).toBeGreaterThanOrEqual(2);
      expect(kind.format.length).toBeGreaterThan(0);
    }
  },
);
