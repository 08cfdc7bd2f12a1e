import { FUNCTION_WORDS } from "./function-words.ts";
import { normalise, wordsOf } from "./normalise.ts";

/** Languages that words and letters tell; Hindi and Chinese are known by their script. */
const LATIN_LANGUAGES = ["en", "es", "de", "fr", "pt"] as const;
export type Language = (typeof LATIN_LANGUAGES)[number] | "hi" | "zh";

export type DetectedLanguage = Language | "other";

/** Words of a language besides its function words, by language. */
export type Vocabulary = Readonly<Record<string, ReadonlySet<string>>>;

type Scores = Record<string, number>;

// Letters and endings that few languages use; enough to tip a short text.
const TELLING_LETTERS: readonly (readonly [RegExp, Scores])[] = [
  [/[ñ¿¡]/gi, { es: 2 }],
  [/[ãõ]/gi, { pt: 2, vi: 0.5 }],
  // Spanish writes these endings without an accent: negocio, salario, agencia.
  [/[áéóúâê](?:cio|ncia|rio)/gi, { pt: 1 }],
  [/[nl]h[aeio]|ç(?:ão|ões)/gi, { pt: 0.8 }],
  [/ción\b|ciones\b/gi, { es: 0.8 }],
  [/eau|eux\b|oir\b/gi, { fr: 0.8 }],
  [/ß/gi, { de: 2 }],
  [/[äöü]/gi, { de: 1, sv: 0.5, fi: 0.5, tr: 0.5, hu: 0.5 }],
  [/[èêùœ]|\b[ldjnqsc][’'](?=[aeiouyéêh])/gi, { fr: 1, it: 0.5 }],
  [/à(?!\p{L})/giu, { fr: 1.2, it: 0.3, pt: 0.5 }],
  [/ç/gi, { fr: 0.7, pt: 0.7, tr: 0.7 }],
  [/[ğış]/gi, { tr: 2, ro: 0.3 }],
  [/[łąęśżźń]/gi, { pl: 2 }],
  [/å/gi, { sv: 1, da: 1 }],
  [/[øæ]/gi, { da: 2 }],
  [/[őű]/gi, { hu: 2 }],
  [/[řěů]/gi, { cs: 2 }],
  [/[țșă]/gi, { ro: 2 }],
  [/[ơưđạảấầẩậắằẳặẹẻếềểệịỉọỏốồổộớờởợụủứừửựỳỵỷ]/gi, { vi: 2 }],
];

type LanguagesByWord = ReadonlyMap<string, readonly string[]>;

const OWNERS = languagesByWord(FUNCTION_WORDS);

function languagesByWord(words: Vocabulary): LanguagesByWord {
  const byWord = new Map<string, string[]>();
  for (const [language, own] of Object.entries(words)) {
    for (const word of own) byWord.set(word, [...(byWord.get(word) ?? []), language]);
  }
  return byWord;
}

// Calling English something else is the costly mistake, so another language must win clearly.
const ENGLISH_HEAD_START = 0.5;
const MAX_LETTER_HITS = 3;

/** Null where nothing in a text tells its language. */
export type DetectLanguage = (text: string) => DetectedLanguage | null;

/**
 * Tells the language of a short request by script, function words, telling letters and the words of a vocabulary.
 * N-gram libraries miss English on three to five words; this stays English unless shown otherwise.
 */
export function createLanguageDetector(vocabulary: Vocabulary = {}): DetectLanguage {
  const experts = languagesByWord(vocabulary);
  return (text) => {
    const scripted = languageOfScript(text);
    if (scripted !== undefined) return scripted;
    const scores = scoreLanguages(text, experts);
    if (Object.keys(scores).length === 0) return null;
    let best = "en";
    let bestScore = (scores["en"] ?? 0) + ENGLISH_HEAD_START;
    for (const [language, score] of Object.entries(scores)) {
      if (score > bestScore) [best, bestScore] = [language, score];
    }
    return LATIN_LANGUAGES.find((language) => language === best) ?? "other";
  };
}

/** The "e" of "e-bike" is no word. */
const LETTER_BEFORE = /(?<!\p{L})\p{L}-(?=\p{L})/gu;

/** By function words and letters alone. */
export const detectLanguage = createLanguageDetector();

/**
 * By script alone, where that decides. Chinese and Hindi requests often hold English words ("python", "CV"), so
 * words are compared there, not letters; one Chinese character is about half a word.
 */
function languageOfScript(text: string): "hi" | "zh" | "other" | undefined {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const latinWords = count(/\p{Script=Latin}+/gu);
  const isJapanese = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > 0;
  if (!isJapanese && count(/\p{Script=Han}/gu) > latinWords * 2) return "zh";
  if (count(/\p{Script=Devanagari}+/gu) > latinWords) return "hi";
  const letters = count(/\p{L}/gu);
  return letters > 0 && count(/\p{Script=Latin}/gu) * 2 < letters ? "other" : undefined;
}

/**
 * A word counts for each language it belongs to, and more the fewer they are. Task words count too:
 * "viaje japón" has no function word at all.
 */
function scoreLanguages(text: string, experts: LanguagesByWord): Scores {
  const scores: Scores = {};
  const add = (language: string, points: number) => {
    scores[language] = (scores[language] ?? 0) + points;
  };
  for (const word of wordsOf(normalise(text.replaceAll(LETTER_BEFORE, "")))) {
    const owners = OWNERS.get(word) ?? [];
    for (const owner of owners) add(owner, 0.4 + 0.6 / owners.length);
    const knowing = experts.get(word) ?? [];
    for (const language of knowing) add(language, 0.8 / knowing.length);
  }
  for (const [letters, points] of TELLING_LETTERS) {
    const hits = Math.min(text.match(letters)?.length ?? 0, MAX_LETTER_HITS);
    if (hits === 0) continue;
    for (const [language, weight] of Object.entries(points)) add(language, hits * weight);
  }
  return scores;
}
