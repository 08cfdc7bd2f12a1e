import { countOwn, FUNCTION_WORDS } from "../../text/function-words.ts";
import { type DetectedLanguage, detectLanguage } from "../../text/language.ts";
import { normalise, wordsOf } from "../../text/normalise.ts";
import { TAUGHT_LANGUAGES, type TaughtLanguage } from "../model/labels.ts";

/** One word of a language in so many is enough to take it for that language. */
const ONE_IN = 5;
const FOREIGN_WORDS = 2;
/** What people type in English that is a word elsewhere. */
const ENGLISH_TOO = new Set([
  "im",
  "die",
  "was",
  "war",
  "man",
  "also",
  "an",
  "am",
  "so",
  "plot",
  "des",
  "la",
  "me",
  "no",
]);
const NOT_ENGLISH = /[^\p{ASCII}’“”…–—€£]/u;
/** What requests are about: words that only one of the languages has, and that its function words leave out. */
const TELLING_WORDS: Readonly<Record<string, string>> = {
  de: "vermieter heizung kaputt kündigung fitnessstudio geburtstag lebenslauf bewerbung rezept packliste urlaub nachbar beschwerde rechnung hochzeit rede gedicht anschreiben mahnung widerspruch wohnung",
  es: "correo receta casero jefe resumen cumpleaños reclamación mensaje boda viaje deberes pan cena reparación vecino ayuntamiento",
  fr: "lettre recette idées cadeau cadeaux anniversaire courrier résiliation propriétaire mariage repas semaine loyer poème noël copain annonce vélo enfant enfants discours avis réponse",
  pt: "receita aniversário chefe mensagem currículo redação resumo casamento viagem reclamação bolo cardápio pessoas treino roteiro vaga vizinho",
};

const TELLING = new Map(
  Object.entries(TELLING_WORDS).map(([language, words]) => [language, new Set(words.split(" "))]),
);

/**
 * The weights know the language of a short request best, unless words say otherwise; letters and function words alone
 * tell the languages that the weights were not taught.
 */
export function languageOf(text: string, guessed: TaughtLanguage): DetectedLanguage {
  const detected = detectLanguage(text);
  if (detected === "zh" || detected === "hi") return detected;
  const words = wordsOf(normalise(text));
  const [told, ...others] = TAUGHT_LANGUAGES.filter((language) =>
    words.some((word) => TELLING.get(language)?.has(word) === true),
  );
  if (told !== undefined && others.length === 0) return told;
  if (detected === null || detected === guessed) return guessed;
  if (detected === "other") return isForeign(words, guessed) ? "other" : guessed;
  return isBetter(detected, { text, words, guessed }) ? detected : guessed;
}

type Told = { text: string; words: readonly string[]; guessed: TaughtLanguage };

function isBetter(detected: string, { text, words, guessed }: Told): boolean {
  if (guessed !== "en")
    return countOwn(words, detected, guessed) > countOwn(words, guessed, detected);
  const plain = words.filter((word) => !ENGLISH_TOO.has(word));
  return countOwn(plain, detected, guessed) * ONE_IN >= words.length || NOT_ENGLISH.test(text);
}

function isForeign(words: readonly string[], guessed: TaughtLanguage): boolean {
  if (guessed === "en" && words.length < FOREIGN_WORDS * 2) return false;
  const taught = new Set<string>(TAUGHT_LANGUAGES);
  const most = Object.keys(FUNCTION_WORDS)
    .filter((language) => !taught.has(language))
    .map((language) => countOwn(words, language, guessed));
  return (
    words.length === 0 ||
    Math.max(...most) >= FOREIGN_WORDS ||
    /(?!\p{Script=Latin})\p{L}/u.test(words.join(""))
  );
}
