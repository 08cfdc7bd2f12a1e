import type { DetectedLanguage, Language } from "../text/language.ts";
import { german } from "./de/pack.ts";
import { english } from "./en/pack.ts";
import { spanish } from "./es/pack.ts";
import { french } from "./fr/pack.ts";
import { hindi } from "./hi/pack.ts";
import type { LanguagePack } from "./pack.ts";
import { portuguese } from "./pt/pack.ts";
import { worldCues } from "./world-cues.ts";
import { chinese } from "./zh/pack.ts";

export const PACKS = {
  en: english,
  es: spanish,
  de: german,
  fr: french,
  pt: portuguese,
  hi: hindi,
  zh: chinese,
} satisfies Record<Language, LanguagePack>;

/** English sentences, found by the words of other languages. */
const world: LanguagePack = { ...english, cues: worldCues };

/** The pack a prompt is written with; English for languages that have none. */
export function packFor(language: DetectedLanguage): LanguagePack {
  return language === "other" ? english : PACKS[language];
}

/** The packs whose cues apply: people mix "blog post" and "email" into every language. */
export function packsFor(language: DetectedLanguage): readonly LanguagePack[] {
  if (language === "other") return [world, english];
  return language === "en" ? [english] : [PACKS[language], english];
}
