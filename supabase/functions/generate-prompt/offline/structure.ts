import { labelsMentioned } from "../labels.ts";
import { hardTokens } from "../tokens.ts";
import { matchCues } from "./cue.ts";
import { countWords, normalise } from "./normalise.ts";
import type { LanguagePack, TaskType } from "./pack.ts";
import type { RequestParts } from "./request-parts.ts";

const DETAILED_WORDS = 150;
const DETAILED_LABELS = 2;
const MIN_WORDS = 40;
const WRITTEN_OUT_WORDS = 50;
const MIN_INSTRUCTION_WORDS = 10;
const ENOUGH_SIGNS = 3;
const SENTENCE_END = /[.!?。！？।](?:\s|$)/gu;
const LIST_LINE = /^\s*(?:[-*•]|\d{1,2}[.)])\s/gmu;
const HEADING_LINE = /^\s*(?:#{1,6}\s|\*\*)/gmu;
const AS_SPECIFIED = 3;
// Types that work on a text: there a long prompt is mostly the text, not a detailed request.
const SOURCE_TYPES = new Set<TaskType>([
  "summary",
  "editing",
  "translation",
  "debugging",
  "data",
  "explanation",
  "email",
  "career",
  "study",
]);

type Structure = {
  prompt: string;
  parts: RequestParts;
  packs: readonly LanguagePack[];
  type: TaskType;
};

/** True for a prompt that is good already: it gets what is missing and no new structure. */
export function isDetailed({ prompt, parts, packs, type }: Structure): boolean {
  if (labelsMentioned(prompt).length >= DETAILED_LABELS) return true;
  const isMostlySource = parts.pasted !== "" && SOURCE_TYPES.has(type);
  const words = countWords(prompt);
  if (!isMostlySource && words > DETAILED_WORDS) return true;
  const isShortOrder =
    parts.pasted !== "" &&
    countWords(parts.instruction) < MIN_INSTRUCTION_WORDS &&
    countOf(HEADING_LINE, prompt) < 2;
  if (words < MIN_WORDS || isShortOrder) return false;
  // Whoever writes this much in whole sentences was not in a hurry.
  const isWrittenOut = words >= WRITTEN_OUT_WORDS && countOf(SENTENCE_END, prompt) >= AS_SPECIFIED;
  return signsOfCare(prompt, packs) + (isWrittenOut ? 1 : 0) >= ENOUGH_SIGNS;
}

/** Marks that a lazily typed prompt lacks: sentences, facts, lists, headings, things ruled out. */
function signsOfCare(prompt: string, packs: readonly LanguagePack[]): number {
  const text = normalise(prompt);
  const signs = [
    countOf(SENTENCE_END, prompt) >= AS_SPECIFIED,
    hardTokens(prompt).length >= 2,
    countOf(LIST_LINE, prompt) >= AS_SPECIFIED,
    countOf(HEADING_LINE, prompt) >= 2,
    packs.some((pack) => matchCues(pack.phrases.refine.negatives, text).length > 0),
    packs.some((pack) => matchCues(pack.countable, text).length > 0),
  ];
  return signs.filter(Boolean).length;
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}
