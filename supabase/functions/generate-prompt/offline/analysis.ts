import { labelsMentioned } from "../labels.ts";
import { matchCues } from "./cue.ts";
import { detectLanguage } from "./language.ts";
import { countWords, normalise } from "./normalise.ts";
import type { DetectedLanguage, LanguagePack, Slot, TaskType, Template } from "./pack.ts";
import { packFor, packsFor } from "./packs.ts";
import { type RequestParts, splitRequest } from "./request-parts.ts";
import { statedSlots } from "./slots.ts";
import { statedSize } from "./stated-size.ts";
import { detectTaskType } from "./task-types.ts";

/** All that is known about a request before anything is written. */
export type Analysis = {
  prompt: string;
  parts: RequestParts;
  language: DetectedLanguage;
  pack: LanguagePack;
  type: TaskType;
  template: Template;
  /** Extra requirements whose cues occur. */
  twists: readonly string[];
  stated: ReadonlySet<Slot>;
  size: string | undefined;
  isQuestion: boolean;
  /** Already a detailed prompt: it gets minimal additions instead of a new structure. */
  isDetailed: boolean;
  /** Too little to tell what is wanted: a letter, an emoji, "help". */
  isUnclear: boolean;
};

const DETAILED_WORDS = 150;
const DETAILED_LABELS = 2;
const MAX_TWISTS = 2;
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

/** Reads a request by rules alone: same text, same result; never throws. */
export function analyse(prompt: string): Analysis {
  const parts = splitRequest(prompt);
  const normalised = normalise(parts.instruction);
  const language = detectLanguage(parts.instruction);
  const packs = packsFor(language);
  const pack = packFor(language);
  const guess = detectTaskType(normalised, packs);
  const template = specialise(pack.templates[guess.type], normalised);
  const stated = statedSlots({ normalised, parts, packs, task: guess });
  const isQuestion = prompt.endsWith("?") || matchCues(pack.questionWords, normalised).length > 0;
  return {
    prompt,
    parts,
    language,
    pack,
    type: guess.type,
    template,
    twists: twistsOf(template, normalised),
    stated,
    size: statedSize({ instruction: parts.instruction, type: guess.type, packs }),
    isQuestion,
    isDetailed: isDetailed(prompt, parts, guess.type),
    isUnclear: guess.type === "general" && !stated.has("topic"),
  };
}

function specialise(template: Template, normalised: string): Template {
  const kind = Object.entries(template.kinds ?? {}).find(
    ([cues]) => matchCues(cues, normalised).length > 0,
  );
  return kind === undefined ? template : { ...template, ...kind[1] };
}

function twistsOf(template: Template, normalised: string): string[] {
  return Object.entries(template.twists ?? {})
    .filter(([cues]) => matchCues(cues, normalised).length > 0)
    .map(([, requirement]) => requirement)
    .slice(0, MAX_TWISTS);
}

function isDetailed(prompt: string, parts: RequestParts, type: TaskType): boolean {
  if (labelsMentioned(prompt).length >= DETAILED_LABELS) return true;
  const isMostlySource = parts.pasted !== "" && SOURCE_TYPES.has(type);
  return !isMostlySource && countWords(prompt) > DETAILED_WORDS;
}
