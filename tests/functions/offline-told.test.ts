import { describe, expect, test } from "vitest";

import { enhanceOffline } from "../../supabase/functions/generate-prompt/offline/enhance";
import { sectionsOf } from "../../supabase/functions/generate-prompt/text/labels";
import { asked } from "./handler-setup";

function partsOf(prompt: string): { task: string; told: string[] } {
  const sections = sectionsOf(enhanceOffline(asked(prompt)).content);
  const bodyOf = (name: string) => sections.find(({ label }) => label === name)?.body.trim() ?? "";
  return { task: bodyOf("Task Overview"), told: bodyOf("Context").split("\n") };
}

describe("of a long request what is wanted stands alone, and what was told about it below", () => {
  test("what is asked at the end of a story", () => {
    expect(
      partsOf(
        "I run a small barber shop, two chairs, and Tuesdays are dead. Budget for marketing is maybe 150 a month. What could I do in the next 8 weeks to fill those days?",
      ),
    ).toEqual({
      task: "What could I do in the next 8 weeks to fill those days?",
      told: [
        "- I run a small barber shop, two chairs, and Tuesdays are dead.",
        "- Budget for marketing is maybe 150 a month.",
      ],
    });
  });

  test("what is ordered first, and the notes strung behind it", () => {
    expect(
      partsOf(
        "maid of honor speech for my best friend Priya, we met at uni in 2014 when she set off the fire alarm making toast. 3 minutes, funny, her grandparents will be there",
      ),
    ).toEqual({
      task: "Write a maid of honor speech for my best friend Priya.",
      told: [
        "- We met at uni in 2014 when she set off the fire alarm making toast.",
        "- 3 minutes, funny, her grandparents will be there.",
      ],
    });
  });

  test.each([
    [
      "soy celíaca y tengo el colesterol alto, 54 años. trabajo de noche en un hospital y ceno a las 2 de la mañana. necesito un menú semanal realista y barato",
      "Necesito un menú semanal realista y barato.",
      "- Soy celíaca y tengo el colesterol alto, 54 años.",
    ],
    [
      "Ich repariere seit einem Jahr Fahrräder in einem Hinterhof in Halle, meine Kunden kommen nur über Empfehlung. Budget 100 Euro, drei Stunden die Woche. Was mache ich zuerst?",
      "Was mache ich zuerst?",
      "- Budget 100 Euro, drei Stunden die Woche.",
    ],
    [
      "La boulangerie du coin ferme. Je suis pâtissière, 38 ans, 22 000 de côté. Le bail est à 1 350, le four reste. Combien il faudrait vendre par jour pour que ça tienne ?",
      "Combien il faudrait vendre par jour pour que ça tienne ?",
      "- La boulangerie du coin ferme.",
    ],
    [
      "Vendo bolos de pote na porta da faculdade, uns 40 por semana a 9 reais cada. Quero saber se vale a pena aceitar encomendas de festa e quanto cobrar",
      "Quero saber se vale a pena aceitar encomendas de festa e quanto cobrar.",
      "- Vendo bolos de pote na porta da faculdade, uns 40 por semana a 9 reais cada.",
    ],
  ])("%s", (prompt, task, told) => {
    const parts = partsOf(prompt);
    expect(parts.task).toBe(task);
    expect(parts.told).toContain(told);
  });

  test("no sentence is lost or told twice", () => {
    const sentences = [
      "We drive from Calais to Girona in one go with a nine-year-old and a grumpy teenager.",
      "Dr. Moss told us to stop every 2 hours.",
      "Which audio books would all of us stand?",
      "In English, four to ten hours each.",
    ];
    const { task, told } = partsOf(sentences.join(" "));
    expect([task, ...told.map((line) => line.slice(2))].toSorted()).toEqual(sentences.toSorted());
  });

  test("a short request stays one sentence", () => {
    const { task, told } = partsOf("landlord wont give deposit back. what do i do");
    expect(task).toBe("Landlord won't give deposit back. What do I do?");
    expect(told).not.toContain("- Landlord won't give deposit back.");
  });
});
