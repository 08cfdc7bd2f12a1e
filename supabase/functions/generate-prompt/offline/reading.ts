import type { DetectedLanguage } from "../text/language.ts";
import type { RequestParts } from "../text/request-parts.ts";
import type { LanguagePack, Slot, TaskType, Template } from "./pack.ts";
import type { Candidate } from "./task-types.ts";

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

/** A reading before it is judged whether the request is clear. */
export type UnjudgedReading = Omit<RuleReading, "isClear">;
