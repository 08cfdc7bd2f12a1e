import { compileCues, type Cue, findCue } from "./cue.ts";
import { type LanguagePack, TASK_TYPES, type TaskType } from "./pack.ts";

/** What kind of task a request is, and the cues that name it; weaker ones ("rice", "beans") are its subject. */
export type TaskGuess = { type: TaskType; cues: readonly Cue[] };

/** A kind of task, and how strongly its cues speak for it. */
export type Candidate = TaskGuess & { score: number };

type Hit = { cue: Cue; weight: number; value: number };

const MIN_SCORE = 3;
// Up to this weight a cue is rather what a task is about: a dish, an ingredient.
const SUBJECT_WEIGHT = 3.5;
const MIN_MARGIN = 0.5;
const HEAD_BONUS = 1;
const HEAD_NOUN_BONUS = 1;
const SUPPORT_BONUS = 0.5;
const CODE_BONUS = 2;
const CODE_TYPES = new Set<TaskType>(["code", "debugging"]);
// English words in a text of another language: "resume" there is a verb more often than a CV.
const FOREIGN_PENALTY = 2;
// Without a preposition the whole of a short request would be head.
const MAX_HEAD_CHARACTERS = 24;

/** All kinds of task with the cues that speak for them, the likeliest first. */
export function rankTypes(input: TaskInput): Candidate[] {
  const text = withoutOpeners(input.normalised, input.packs);
  const subject = { ...input, text, headEnd: headEnd(text, input.packs) };
  return TASK_TYPES.map((type) => scoreType(type, subject)).toSorted((a, b) => b.score - a.score);
}

/**
 * The type with the strongest cue. Below a minimum, or when two types are too close, it is
 * `general`: a wrong expert is worse than none.
 */
export function likeliestType([best, second]: readonly Candidate[]): TaskGuess {
  if (best === undefined || best.score < MIN_SCORE) return { type: "general", cues: [] };
  const margin = best.score - (second?.score ?? 0);
  return margin < MIN_MARGIN ? { type: "general", cues: best.cues } : best;
}

type TaskInput = {
  normalised: string;
  packs: readonly LanguagePack[];
  /** Code stands below the request: what is asked is more likely about it. */
  hasCode: boolean;
};

type Subject = TaskInput & {
  /** Without polite openings. */
  text: string;
  headEnd: number;
};

/** The strongest cue counts, and one more confirms; ten more only mean that the text is long. */
function scoreType(type: TaskType, subject: Subject): Candidate {
  const hits = subject.packs
    .flatMap((pack, index) => hitsOf(pack.cues[type] ?? {}, subject, index > 0))
    .toSorted((a, b) => b.value - a.value);
  const [strongest] = hits;
  if (strongest === undefined) return { type, cues: [], score: 0 };
  const support = hits.length > 1 ? SUPPORT_BONUS : 0;
  const aboutCode = subject.hasCode && CODE_TYPES.has(type) ? CODE_BONUS : 0;
  const naming = hits.filter(({ weight }) => weight > SUBJECT_WEIGHT);
  return { type, cues: naming.map(({ cue }) => cue), score: strongest.value + support + aboutCode };
}

/** The first words name the task ("quiz me on ..."), later ones more often its subject. */
function hitsOf(cues: Record<number, string>, subject: Subject, isForeign: boolean): Hit[] {
  const penalty = isForeign ? FOREIGN_PENALTY : 0;
  return Object.entries(cues).flatMap(([weight, list]) =>
    compileCues(list)
      .map((cue) => ({ cue, position: positionOf(cue, subject) }))
      .filter(({ position }) => position >= 0)
      .map(({ cue, position }) => ({
        cue,
        weight: Number(weight),
        value: Number(weight) - penalty + headBonus({ cue, position, subject }),
      })),
  );
}

/** In "budget tracker app for couples" the last word before the preposition names the thing. */
function headBonus({
  cue,
  position,
  subject,
}: {
  cue: Cue;
  position: number;
  subject: Subject;
}): number {
  const { text, headEnd: end } = subject;
  if (position >= end) return 0;
  const lastLetter = position + cue.text.trimEnd().length;
  const isHeadNoun = text.indexOf(" ", lastLetter) === end;
  return (position < MAX_HEAD_CHARACTERS ? HEAD_BONUS : 0) + (isHeadNoun ? HEAD_NOUN_BONUS : 0);
}

/** A cue that begins with an opening ("schreib meinem Chef") is only found in the full text. */
function positionOf(cue: Cue, { text, normalised }: Subject): number {
  const position = findCue(cue, text);
  if (text === normalised || position >= 0 || cue.isAtStart) return position;
  // What is not in the rest of the text can only begin in the openings.
  const openings = normalised.slice(0, normalised.length - text.length + cue.text.length);
  return findCue(cue, openings) < 0 ? position : 0;
}

function headEnd(text: string, packs: readonly LanguagePack[]): number {
  const breaks = packs
    .flatMap((pack) => compileCues(pack.headBreaks))
    .map((cue) => findCue(cue, text))
    .filter((position) => position > 0);
  return Math.min(text.length - 1, ...breaks);
}

function withoutOpeners(normalised: string, packs: readonly LanguagePack[]): string {
  const openers = packs.flatMap((pack) => compileCues(pack.openers));
  let text = normalised;
  for (;;) {
    const opener = openers.find((cue) => text.startsWith(cue.text));
    if (opener === undefined) return text;
    text = text.slice(opener.text.length - 1);
  }
}
