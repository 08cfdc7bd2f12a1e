import {
  createLanguageDetector,
  type DetectedLanguage,
  type Vocabulary,
} from "../text/language.ts";
import { normalise, wordsOf } from "../text/normalise.ts";
import { compileCues } from "./cue.ts";
import type { LanguagePack } from "./pack.ts";
import { PACKS } from "./packs.ts";

// Known by their script; their few English words would only mislead.
const KNOWN_BY_SCRIPT = new Set(["hi", "zh"]);

/** All words that the cue lists and sentences of a language in Latin letters use. */
const VOCABULARY: Vocabulary = Object.fromEntries(
  Object.entries(PACKS)
    .filter(([language]) => !KNOWN_BY_SCRIPT.has(language))
    .map(([language, pack]) => [language, wordsOfPack(pack)]),
);

function wordsOfPack(pack: LanguagePack): ReadonlySet<string> {
  const lists = [
    ...Object.values(pack.cues).flatMap((weights) => Object.values(weights)),
    ...Object.values(pack.slots),
    pack.countable,
    pack.fillers,
  ];
  const cueWords = lists.flatMap((list) => compileCues(list).flatMap(({ text }) => wordsOf(text)));
  const sentences = JSON.stringify([pack.templates, pack.phrases]);
  return new Set([...cueWords, ...wordsOf(normalise(sentences))]);
}

const detectByVocabulary = createLanguageDetector(VOCABULARY);

// Fewer unknown words may be a name or a slip of the keyboard.
const MIN_UNKNOWN_WORDS = 3;

/** The language of a request. Task words count too: "viaje japón" has no function word at all. */
export function detectRequestLanguage(text: string): DetectedLanguage {
  const isLong = wordsOf(normalise(text)).length >= MIN_UNKNOWN_WORDS;
  return detectByVocabulary(text) ?? (isLong ? "other" : "en");
}
