import type { DetectedLanguage } from "../../../text/language.ts";
import { GERMAN } from "./de.ts";
import { ENGLISH } from "./en.ts";
import { SPANISH } from "./es.ts";
import { FRENCH } from "./fr.ts";
import { PORTUGUESE } from "./pt.ts";
import type { Lines } from "./types.ts";

const BY_LANGUAGE: Partial<Record<DetectedLanguage, Lines>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  pt: PORTUGUESE,
};

/** The lines of a language; undefined where a request is framed only. */
export function linesOf(language: DetectedLanguage): Lines | undefined {
  return BY_LANGUAGE[language];
}
