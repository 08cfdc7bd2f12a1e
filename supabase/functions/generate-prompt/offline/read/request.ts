import { type DetectedLanguage, detectLanguage } from "../../text/language.ts";
import { countWords } from "../../text/normalise.ts";
import { guess, type Guess } from "../model/guess.ts";
import { type Fact, factsOf } from "./facts.ts";
import { grammarOf } from "./grammar.ts";
import { type Parts, partsOf } from "./parts.ts";

/** A request as it was understood. */
export type Request = {
  prompt: string;
  parts: Parts;
  language: DetectedLanguage;
  facts: readonly Fact[];
  guess: Guess;
};

const SURE_WORDS = 5;
const QUOTED = /"[^"\n]*"|“[^”\n]*”/gu;

export function readRequest(prompt: string): Request {
  const parts = partsOf(prompt);
  const own = parts.ask === "" ? prompt : parts.ask;
  const reading = guess(prompt);
  const language = languageOf(own, reading);
  const grammar = grammarOf(language);
  return {
    prompt,
    parts,
    language,
    facts:
      grammar === undefined ? [] : factsOf(grammar.mend(own).replace(QUOTED, " ¦ "), grammar.facts),
    guess: reading,
  };
}

/** Letters and short words tell most languages; of two or three words the weights know more. */
function languageOf(text: string, { language }: Guess): DetectedLanguage {
  const detected = detectLanguage(text);
  if (detected === null) return language;
  if (detected === language || detected === "zh" || detected === "hi") return detected;
  // The two share most of their short words; what is Portuguese alone tells.
  if (detected === "es" && language === "pt") return language;
  if (countWords(text) >= SURE_WORDS || detected === "pt") return detected;
  return detected === "other" ? detected : language;
}
