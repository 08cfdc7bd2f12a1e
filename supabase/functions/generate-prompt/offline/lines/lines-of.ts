import type { DetectedLanguage } from "../../text/language.ts";
import * as deFamilies from "./de/families.ts";
import * as deLife from "./de/life.ts";
import { GERMAN_PHRASES } from "./de/phrases.ts";
import * as deWork from "./de/work.ts";
import * as deWriting from "./de/writing.ts";
import { CREATIVE } from "./en/creative.ts";
import { FAMILIES } from "./en/families.ts";
import { LETTERS } from "./en/letters.ts";
import { LIFE } from "./en/life.ts";
import { ENGLISH_PHRASES } from "./en/phrases.ts";
import { WORK } from "./en/work.ts";
import { WRITING } from "./en/writing.ts";
import * as esFamilies from "./es/families.ts";
import * as esLife from "./es/life.ts";
import { SPANISH_PHRASES } from "./es/phrases.ts";
import * as esWork from "./es/work.ts";
import * as esWriting from "./es/writing.ts";
import * as frFamilies from "./fr/families.ts";
import * as frLife from "./fr/life.ts";
import { FRENCH_PHRASES } from "./fr/phrases.ts";
import * as frWork from "./fr/work.ts";
import * as frWriting from "./fr/writing.ts";
import * as ptFamilies from "./pt/families.ts";
import * as ptLife from "./pt/life.ts";
import { PORTUGUESE_PHRASES } from "./pt/phrases.ts";
import * as ptWork from "./pt/work.ts";
import * as ptWriting from "./pt/writing.ts";
import type { Lines } from "./types.ts";

const ENGLISH = { ...LETTERS, ...WRITING, ...CREATIVE, ...WORK, ...LIFE, ...FAMILIES };

export const LINES = {
  en: { kinds: ENGLISH, ...ENGLISH_PHRASES },
  es: {
    kinds: { ...esWriting.WRITING, ...esWork.WORK, ...esLife.LIFE, ...esFamilies.FAMILIES },
    ...SPANISH_PHRASES,
  },
  de: {
    kinds: { ...deWriting.WRITING, ...deWork.WORK, ...deLife.LIFE, ...deFamilies.FAMILIES },
    ...GERMAN_PHRASES,
  },
  fr: {
    kinds: { ...frWriting.WRITING, ...frWork.WORK, ...frLife.LIFE, ...frFamilies.FAMILIES },
    ...FRENCH_PHRASES,
  },
  pt: {
    kinds: { ...ptWriting.WRITING, ...ptWork.WORK, ...ptLife.LIFE, ...ptFamilies.FAMILIES },
    ...PORTUGUESE_PHRASES,
  },
} satisfies Partial<Record<DetectedLanguage, Lines>>;

/** The lines of a language; undefined where a request is framed only. */
export function linesOf(language: DetectedLanguage): Lines | undefined {
  return Object.entries(LINES).find(([name]) => name === language)?.[1];
}
