import type { Language } from "../text/language.ts";

export const TASK_TYPES = [
  "writing",
  "creative",
  "email",
  "social",
  "marketing",
  "presentation",
  "editing",
  "summary",
  "translation",
  "code",
  "app",
  "debugging",
  "data",
  "research",
  "career",
  "planning",
  "brainstorm",
  "image",
  "explanation",
  "howto",
  "fact",
  "advice",
  "study",
  "fitness",
  "food",
  "travel",
  "roleplay",
  "general",
] as const;
export type TaskType = (typeof TASK_TYPES)[number];

/** Details a request may state. What is stated is not asked for again. */
export type Slot =
  | "topic"
  | "material"
  | "audience"
  | "purpose"
  | "tone"
  | "style"
  | "platform"
  | "tool"
  | "level"
  | "time"
  | "budget"
  | "language"
  | "details"
  | "constraints";

/**
 * Words that point at something, separated by commas, accents optional. "plan*" also matches
 * "planning"; "^who" only matches at the start of the request.
 */
export type CueList = string;

/** What an expert would ask for and check in one kind of task. */
export type Template = {
  /** One sentence naming the result. */
  overview: string;
  /** Placeholders for missing details, the most decisive first. */
  asks: Partial<Record<Slot, string>>;
  requirements: readonly string[];
  /** Parts that read differently for a special case; the first whose cues occur applies. */
  kinds?: Record<CueList, Partial<Omit<Template, "kinds">>>;
  /** Extra requirements that apply when one of their cues occurs. */
  twists?: Record<CueList, string>;
  /** For things to build. */
  features?: readonly string[];
  /** For work in several steps. */
  steps?: readonly string[];
  format: readonly string[];
  /** Length or number; dropped when the request states its own. */
  size: string;
};

/** What a refinement adds. None of these sentences may occur twice in a prompt. */
export type RefinePhrases = {
  /** A free wish, as one requirement. */
  wish: (instruction: string) => string;
  /** For "more detail", after what the task type itself has to add. */
  detail: readonly string[];
  example: readonly string[];
  /** Gone through in turn by "other tone". */
  tones: readonly [string, string, string];
  /** Notes for one assistant, each after its vendor's own guide. */
  assistants: Record<"for_chatgpt" | "for_claude" | "for_gemini", readonly string[]>;
  /** Words that make a requirement a prohibition. */
  negatives: CueList;
};

/** Sentences that do not depend on the task. */
export type Phrases = {
  myRequest: string;
  /** `stated` is the visitor's own wording, such as "10 ideas" or "200 words". */
  statedSize: (stated: string) => string;
  /** Likewise: "sans gluten; under 50 €". */
  statedLimits: (stated: string) => string;
  unfilled: string;
  /** Nothing can be assumed in place of a source. */
  missingMaterial: string;
  unclear: string;
  unclearAsk: string;
  codeOnlyAsk: string;
  /** For requests in a language without a pack. */
  answerInMyLanguage: string;
  refine: RefinePhrases;
  /** Sections added to a request that is already detailed. */
  kept: { overview: string; format: readonly string[]; notes: readonly string[] };
};

export type SlotCues = Partial<Record<Slot, CueList>>;

export type LanguagePack = {
  language: Language;
  phrases: Phrases;
  /** By task type and weight: the higher, the surer. */
  cues: Partial<Record<TaskType, Record<number, CueList>>>;
  slots: SlotCues;
  /** Nouns that a number can count ("10 ideas") or measure ("200 words"). */
  countable: CueList;
  /** Words that carry no topic of their own, besides the language's function words. */
  fillers: CueList;
  /** Words by which a part of the request is a condition: "no nuts", "hates gadgets". */
  limits: CueList;
  /** Words that point at a source which ought to be there: "summarize this". */
  deictics: CueList;
  /** Kinds of source. Alone they name none: "the meeting", "chapter 3". */
  documents: CueList;
  /** Words that settle what the result looks like: "table", "subject line". */
  outputForms: CueList;
  /** Words that announce the topic, whatever follows: "about". */
  topicMarkers: CueList;
  /** Words by which somebody speaks of things only they know: "my", "our". */
  personal: CueList;
  /** Forms so short that a subject is all they need: a poem, a joke. */
  shortForms: CueList;
  /** Pictures made for a use: for whom they are is said more often than what they show. */
  designs: CueList;
  /** Pieces of code that need nothing around them: a formula, a query. A script needs the asker's files. */
  exactForms: CueList;
  /** Aims that hang on where somebody stands: "learn", "improve". */
  openGoals: CueList;
  /** Words that ask for a comparison of what is named. */
  comparisons: CueList;
  /** Openings of a question: the answer is wanted, not a questionnaire. */
  questionWords: CueList;
  /** Polite openings that say nothing about the task. */
  openers: CueList;
  /** Words that end the head of a request: in "caption for my gym" the task is the caption. */
  headBreaks: CueList;
  templates: Record<TaskType, Template>;
};
