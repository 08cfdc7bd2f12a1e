import type { DetectedLanguage } from "../../text/language.ts";
import type { Grammar } from "./ask.ts";
import { ENGLISH_GRAMMAR } from "./english.ts";
import { FRENCH_GRAMMAR } from "./french.ts";
import { GERMAN_GRAMMAR } from "./german.ts";
import { PORTUGUESE_GRAMMAR } from "./portuguese.ts";
import { SPANISH_GRAMMAR } from "./spanish.ts";

const BY_LANGUAGE: Partial<Record<DetectedLanguage, Grammar>> = {
  en: ENGLISH_GRAMMAR,
  es: SPANISH_GRAMMAR,
  de: GERMAN_GRAMMAR,
  fr: FRENCH_GRAMMAR,
  pt: PORTUGUESE_GRAMMAR,
};

/** Undefined where a request is framed only. */
export function grammarOf(language: DetectedLanguage): Grammar | undefined {
  return BY_LANGUAGE[language];
}
