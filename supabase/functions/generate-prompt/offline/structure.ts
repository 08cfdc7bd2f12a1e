import { countWords, hasMoreWords, normalise } from "../text/normalise.ts";
import type { RequestParts } from "../text/request-parts.ts";
import { hardTokens } from "../text/tokens.ts";
import { hasOwnSections, isSpecification, isWrittenOut } from "../text/written-out.ts";
import { matchCues } from "./cue.ts";
import type { CueList, LanguagePack, TaskType } from "./pack.ts";

const DETAILED_WORDS = 150;
const MIN_WORDS = 20;
const MIN_INSTRUCTION_WORDS = 10;
const MIN_ASPECTS = 2;
const MIN_FACTS = 2;
const PROPORTION = /(?<![\p{Nd}:])\p{Nd}{1,2}:\p{Nd}{1,2}(?![\p{Nd}:])/u;
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

/** Those among them whose source is running text, which may hold lists of its own. */
const READING_TYPES = new Set<TaskType>([
  "summary",
  "editing",
  "translation",
  "explanation",
  "email",
]);

type Structure = {
  prompt: string;
  parts: RequestParts;
  packs: readonly LanguagePack[];
  type: TaskType;
};

/**
 * True for a prompt that is good already: written out, in several statements, saying what the result looks like and
 * something about readers, limits, circumstances or facts. It gets what is missing and no new structure.
 */
export function isDetailed(structure: Structure): boolean {
  const { prompt, parts, type } = structure;
  if (hasOwnSections(prompt)) return true;
  const isMostlySource = parts.pasted !== "" && SOURCE_TYPES.has(type);
  if (!isMostlySource && hasMoreWords(prompt, DETAILED_WORDS)) return true;
  const own = ownWords(structure);
  return (
    hasMoreWords(own, MIN_WORDS - 1) && isWrittenOut(own) && saysWhatIsWanted(own, structure.packs)
  );
}

/** What is said about the task; pasted text says nothing about it, however long. */
function ownWords({ prompt, parts, type }: Structure): string {
  if (parts.pasted === "") return prompt;
  const isSource = SOURCE_TYPES.has(type);
  // "Create a picture: an old clockmaker ..." goes on with the request.
  if (!isSource && !prompt.includes("\n")) return prompt;
  const isShortOrder =
    READING_TYPES.has(type) && countWords(parts.instruction) < MIN_INSTRUCTION_WORDS;
  return isSpecification(prompt) && !isShortOrder ? prompt : parts.instruction;
}

/** The form of the result, and one of: rules, readers, circumstances, facts. */
function saysWhatIsWanted(text: string, packs: readonly LanguagePack[]): boolean {
  const normalised = normalise(text);
  const says = (...lists: ((pack: LanguagePack) => CueList | undefined)[]) =>
    packs.some((pack) => lists.some((list) => matchCues(list(pack) ?? "", normalised).length > 0));
  const saysForm =
    PROPORTION.test(text) ||
    says(
      (pack) => pack.outputForms,
      (pack) => pack.countable,
    );
  const aspects = [
    saysForm,
    says(
      (pack) => pack.phrases.refine.negatives,
      (pack) => pack.slots.constraints,
    ),
    says(
      (pack) => pack.slots.audience,
      (pack) => pack.slots.tone,
      (pack) => pack.slots.level,
    ),
    says(
      (pack) => pack.slots.time,
      (pack) => pack.slots.budget,
      (pack) => pack.slots.platform,
      (pack) => pack.slots.language,
    ),
    hardTokens(text).length >= MIN_FACTS,
  ];
  return saysForm && aspects.filter(Boolean).length >= MIN_ASPECTS;
}
