import { describe, expect, test } from "vitest";

import { write } from "../../supabase/functions/generate-prompt/offline/enhance";
import {
  type FactRule,
  factsOf,
} from "../../supabase/functions/generate-prompt/offline/read/facts";
import { SPANISH_FACTS } from "../../supabase/functions/generate-prompt/offline/read/facts-es";
import { PORTUGUESE_FACTS } from "../../supabase/functions/generate-prompt/offline/read/facts-pt";
import { readRequest } from "../../supabase/functions/generate-prompt/offline/read/request";
import { SPANISH_READER } from "../../supabase/functions/generate-prompt/offline/read/sentence-es";
import { PORTUGUESE_READER } from "../../supabase/functions/generate-prompt/offline/read/sentence-pt";
import { ENGLISH } from "../../supabase/functions/generate-prompt/offline/write/lines/en";
import { SPANISH } from "../../supabase/functions/generate-prompt/offline/write/lines/es";
import { PORTUGUESE } from "../../supabase/functions/generate-prompt/offline/write/lines/pt";
import type { WrittenKind } from "../../supabase/functions/generate-prompt/offline/write/lines/types";
import { findFailedChecks } from "../../supabase/functions/generate-prompt/text/checks";
import { asked } from "./handler-setup";

const LANGUAGES = { es: SPANISH, pt: PORTUGUESE };
const given = (prompt: string) => ({ ...asked(prompt), facts: [], assistant: null });

describe("the sentence of the task", () => {
  test.each<[string, WrittenKind, string]>([
    [
      "por favor me puedes ayudar a escribir un discurso para la boda de mi hermana",
      "speech",
      "Escribe un discurso para la boda de mi hermana.",
    ],
    ["quiero que me hagas un menu semanal", "meal_plan", "Haz un menú semanal."],
    [
      "correo a mi jefe pidiendo dos dias",
      "email",
      "Escribe un correo a mi jefe pidiendo dos días.",
    ],
    ["receta con pollo, gracias", "recipe", "Dame una receta con pollo."],
    ["ideas de regalo para mi madre", "ideas", "Propón ideas de regalo para mi madre."],
    ["como quito una mancha de vino", "repair", "¿Cómo quito una mancha de vino?"],
    ["como hacer pan sin horno", "howto", "Explícame cómo hacer pan sin horno."],
    [
      "tengo 35 años y me duele la espalda, que hago?",
      "health",
      "Tengo 35 años y me duele la espalda, ¿qué hago?",
    ],
    [
      "mi casero no me devuelve la fianza",
      "complaint",
      "Mi casero no me devuelve la fianza. Escribe la reclamación que debería enviar.",
    ],
    ["mi jefe no me paga, necesito un correo", "email", "Mi jefe no me paga, necesito un correo."],
    ["guion para un reel", "video_script", "Escribe un guion para un reel."],
    ["resumen del Quijote", "summary", "Haz un resumen del Quijote."],
    ["quiero dejar de fumar", "habit", "Ayúdame a dejar de fumar."],
    ["me puedes decir que le regalo a mi suegra?", "ideas", "Dime qué le regalo a mi suegra."],
    ['corrige "el reunion"', "editing", 'Corrige "el reunion".'],
  ])("of the Spanish request %s (%s) is %s", (prompt, kind, sentence) => {
    expect(SPANISH_READER.taskSentence(SPANISH_READER.readAsk(prompt), SPANISH.kinds[kind])).toBe(
      sentence,
    );
  });

  test.each<[string, WrittenKind, string]>([
    [
      "por favor voce pode me ajudar a escrever um discurso pro casamento da minha irma",
      "speech",
      "Escreva um discurso para o casamento da minha irmã.",
    ],
    ["quero que você me faça um cardapio", "meal_plan", "Faça um cardápio."],
    [
      "email pro meu chefe pedindo folga",
      "email",
      "Escreva um email para o meu chefe pedindo folga.",
    ],
    ["redacao sobre a educacao", "essay", "Escreva uma redação sobre a educação."],
    ["preciso de ideias de presente", "ideas", "Sugira ideias de presente."],
    ["como tirar mancha de vinho?", "repair", "Explique como tirar mancha de vinho."],
    ["qual notebook comprar", "buying", "Qual notebook comprar?"],
    [
      "meu vizinho faz barulho e eu nao aguento mais",
      "message",
      "Meu vizinho faz barulho e eu não aguento mais. Escreva a mensagem que eu devo enviar.",
    ],
    ["me explica o que é inflação", "explanation", "Explique o que é inflação."],
    ["quero parar de fumar", "habit", "Me ajude a parar de fumar."],
  ])("of the Portuguese request %s (%s) is %s", (prompt, kind, sentence) => {
    expect(
      PORTUGUESE_READER.taskSentence(PORTUGUESE_READER.readAsk(prompt), PORTUGUESE.kinds[kind]),
    ).toBe(sentence);
  });
});

const spoken = (text: string, rules: readonly FactRule[]) =>
  factsOf(text, rules).flatMap(({ form, text: said }) =>
    form === "none" ? [] : [`${form}: ${said}`],
  );

describe("the facts", () => {
  test.each([
    ["texto de maximo 200 palabras", ["atMost: 200 palabras"]],
    ["resumen en 3 frases", ["exactly: 3 frases"]],
    [
      "una página, formal, en inglés",
      ["exactly: una página", "inLanguage: inglés", "inTone: formal"],
    ],
    ["regalo por menos de 50 euros", ["budget: 50 euros"]],
    ["me deben 900 euros", []],
    ["cena sin gluten para 6 personas", ["people: 6 personas", "without: gluten"]],
    ["rutina de 20 minutos al dia", ["time: 20 minutos al día"]],
    ["correo antes del viernes", ["deadline: antes del viernes"]],
    ["aprender en 3 meses", ["within: 3 meses"]],
    ["mi hijo de 3 años no duerme", []],
    ["guion de un reel, 30 segundos", ["exactly: 30 segundos"]],
    ["discurso de maximo 3 minutos", ["atMost: 3 minutos"]],
    ["correo firme pero educado", ["inTone: firme pero educado"]],
    [
      "carta muy corta que no suene a robot",
      ["length: muy corta", "follows: que no suene a robot"],
    ],
  ])("of the Spanish request %s are %j", (prompt, facts) => {
    expect(spoken(SPANISH_READER.mend(prompt), SPANISH_FACTS)).toEqual(facts);
  });

  test.each([
    ["texto de no maximo 200 palavras", ["atMost: 200 palavras"]],
    ["resumo em tópicos, formal", ["asFormat: tópicos", "inTone: formal"]],
    ["presente ate R$ 100", ["budget: R$ 100"]],
    ["notebook por 3 mil reais", ["budget: 3 mil reais"]],
    ["jantar sem glúten para 6 pessoas", ["people: 6 pessoas", "without: glúten"]],
    ["treino de 20 minutos por dia", ["time: 20 minutos por dia"]],
    ["email até sexta em inglês", ["inLanguage: inglês", "deadline: até sexta"]],
    ["meu filho de 3 anos não dorme", []],
  ])("of the Portuguese request %s are %j", (prompt, facts) => {
    expect(spoken(PORTUGUESE_READER.mend(prompt), PORTUGUESE_FACTS)).toEqual(facts);
  });
});

describe.each(["es", "pt"] as const)("the lines in %s", (language) => {
  const { kinds } = LANGUAGES[language];

  test("cover the deliverables of English, each whole and with a name of its own", () => {
    expect(Object.keys(kinds).toSorted()).toEqual(Object.keys(ENGLISH.kinds).toSorted());
    const all = Object.values(kinds);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const kind of all) {
      expect(kind.lines.length, kind.name).toBeGreaterThanOrEqual(2);
      expect(kind.format.length, kind.name).toBeGreaterThanOrEqual(1);
      expect(`${kind.write}${kind.about}`, kind.name).toMatch(/\{x\}.*\{x\}/u);
      expect(kind.ask, kind.name).toMatch(/\.$/u);
      expect(kind.name.length).toBeLessThanOrEqual(60);
    }
  });
});

describe("a whole prompt", () => {
  test.each([
    ["receta rapida con pollo para 4 personas en 20 minutos", /dos raciones|40 minutos/u],
    ["post de instagram formal para mi pasteleria, maximo 40 palabras", /personal y sencillo|100/u],
    ["receita rapida com frango para 4 pessoas em 20 minutos", /duas porções|40 minutos/u],
    ["legenda de instagram formal pra minha loja, no maximo 40 palavras", /pessoal e simples|100/u],
    ["plan de estudio para el examen de matematicas, 2 horas al dia", /p\. ex\.|#/u],
    ["qual notebook comprar pra faculdade, orçamento de R$ 3000", /p\. ej\.|#/u],
  ])("for %s passes the checks and does not contradict it", (prompt, contradiction) => {
    const { content, reading } = write(given(prompt), readRequest(prompt), []);
    expect(reading).not.toBeNull();
    expect(content).not.toMatch(contradiction);
    expect(findFailedChecks(given(prompt), content)).toEqual([]);
  });
});
