import { isClear } from "./clarity.ts";
import { matchCues } from "./cue.ts";
import { detectLanguage } from "./language.ts";
import { countWords, normalise } from "./normalise.ts";
import type { DetectedLanguage, LanguagePack, Slot, TaskType, Template } from "./pack.ts";
import { packFor, packsFor } from "./packs.ts";
import { type RequestParts, splitRequest } from "./request-parts.ts";
import { countAll, statedSlots, topicWords } from "./slots.ts";
import { statedLimits } from "./stated-limits.ts";
import { statedSize } from "./stated-size.ts";
import { isDetailed } from "./structure.ts";
import { type Candidate, likeliestType, rankTypes } from "./task-types.ts";

/** What the rules find in a request, before anything is written. */
export type RuleReading = {
  prompt: string;
  parts: RequestParts;
  /** The request as cues are looked for in it. */
  normalised: string;
  language: DetectedLanguage;
  pack: LanguagePack;
  /** Those whose cues apply. */
  packs: readonly LanguagePack[];
  words: number;
  type: TaskType;
  /** The kinds of task whose cues occur, the likeliest first. */
  candidates: readonly Candidate[];
  template: Template;
  /** Extra requirements whose cues occur. */
  twists: readonly string[];
  stated: ReadonlySet<Slot>;
  /** Words that are left for the subject. */
  topicWords: number;
  /** The same, a word that occurs twice counted twice. */
  taskWords: number;
  size: string | undefined;
  /** Conditions in the visitor's own words. */
  limits: readonly string[];
  isQuestion: boolean;
  /** Already a detailed prompt: it gets minimal additions instead of a new structure. */
  isDetailed: boolean;
  /** Nothing decisive is missing. */
  isClear: boolean;
  /** Too little to tell what is wanted: a letter, an emoji, "help". */
  isUnclear: boolean;
};

const MAX_TWISTS = 2;
// What a request wants is said early; the rest of a long one only costs time.
const MAX_READ_CHARACTERS = 1000;

/** Reads a request by rules alone, as the kind of task given or as the one its words name. Never throws. */
export function readByRules(prompt: string, asType?: TaskType): RuleReading {
  const parts = splitRequest(prompt);
  const normalised = normalise(parts.instruction.slice(0, MAX_READ_CHARACTERS));
  const language = detectLanguage(parts.instruction);
  const packs = packsFor(language);
  const pack = packFor(language);
  const ranked = rankTypes({ normalised, packs, hasCode: parts.hasCode });
  const guess = ranked.find(({ type }) => type === asType) ?? likeliestType(ranked);
  const template = specialise(pack.templates[guess.type], normalised);
  const subject = { normalised, parts, packs, language, task: guess };
  const topic = topicWords(subject);
  const stated = statedSlots({ ...subject, topicWords: topic });
  const isQuestion = prompt.endsWith("?") || matchCues(pack.questionWords, normalised).length > 0;
  const size = statedSize({ instruction: parts.instruction, type: guess.type, packs });
  const request = {
    prompt,
    parts,
    normalised,
    language,
    pack,
    packs,
    words: countWords(parts.instruction),
    type: guess.type,
    candidates: ranked.filter(({ score }) => score > 0),
    template,
    twists: twistsOf(template, normalised),
    stated,
    topicWords: countAll([...new Set(topic)]),
    taskWords: countAll(topic),
    size,
    limits: statedLimits({ parts, packs, type: guess.type, size }),
    isQuestion,
    isDetailed: isDetailed({ prompt, parts, packs, type: guess.type }),
    isUnclear: guess.type === "general" && !stated.has("topic"),
  };
  return { ...request, isClear: isClear(request) };
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
