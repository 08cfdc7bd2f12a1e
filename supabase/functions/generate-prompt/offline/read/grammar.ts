import type { DetectedLanguage } from "../../text/language.ts";
import type { WrittenKind } from "../write/lines/types.ts";
import { GERMAN_FACTS } from "./facts-de.ts";
import { ENGLISH_FACTS } from "./facts-en.ts";
import { SPANISH_FACTS } from "./facts-es.ts";
import { FRENCH_FACTS } from "./facts-fr.ts";
import { PORTUGUESE_FACTS } from "./facts-pt.ts";
import type { FactRule } from "./facts.ts";
import { mendGerman } from "./mend-de.ts";
import { mendEnglish } from "./mend-en.ts";
import { mendFrench } from "./mend-fr.ts";
import * as german from "./sentence-de.ts";
import * as english from "./sentence-en.ts";
import type { Ask, Frames } from "./sentence-en.ts";
import { SPANISH_READER } from "./sentence-es.ts";
import * as french from "./sentence-fr.ts";
import { PORTUGUESE_READER } from "./sentence-pt.ts";

/** How requests of a language are read. */
type Grammar = {
  mend: (text: string) => string;
  facts: readonly FactRule[];
  readAsk: (text: string) => Ask;
  kindByForm: (text: string) => WrittenKind | null;
  taskSentence: (ask: Ask, frames: Frames | null) => string;
};

const ENGLISH: Grammar = { mend: mendEnglish, facts: ENGLISH_FACTS, ...english };
const BY_LANGUAGE: Partial<Record<DetectedLanguage, Grammar>> = {
  en: ENGLISH,
  de: {
    mend: mendGerman,
    facts: GERMAN_FACTS,
    readAsk: german.readAsk,
    taskSentence: german.taskSentence,
    kindByForm: german.kindByForm,
  },
  fr: {
    mend: mendFrench,
    facts: FRENCH_FACTS,
    readAsk: french.readAsk,
    taskSentence: french.taskSentence,
    kindByForm: french.kindByForm,
  },
  es: { facts: SPANISH_FACTS, ...SPANISH_READER },
  pt: { facts: PORTUGUESE_FACTS, ...PORTUGUESE_READER },
};

/** Undefined where a request is framed only. */
export function grammarOf(language: DetectedLanguage): Grammar | undefined {
  return BY_LANGUAGE[language];
}
