import {
  type Deliverable,
  DELIVERABLES,
  type Flag,
  FLAGS,
  type Slot,
  SLOTS,
  TAUGHT_LANGUAGES,
  type TaughtLanguage,
} from "./labels.ts";
import stored from "./weights.json" with { type: "json" };
import { readWeights, scoresOf } from "./weights.ts";

export type Ranked<Name> = { name: Name; probability: number };

/** What the words of a request say about it. */
export type Guess = {
  /** Likeliest first. */
  deliverables: Ranked<Deliverable>[];
  language: TaughtLanguage;
  /** How far that language scores above English. */
  lead: number;
  missing: Ranked<Slot>[];
  flags: ReadonlySet<Flag>;
};

/** Below 1: as sure as the weights are of requests they were learned from, they are not of new ones. */
const SHARPNESS = 0.8;
/** A line for children does more harm to a poem for a man of sixty than it does good. */
const LEAST: Readonly<Record<Flag, number>> = { children: 0.7, ready: 0.5 };
const shipped = readWeights(stored);

export function guess(text: string): Guess {
  const scores = scoresOf(text, shipped);
  const kinds = scores.slice(0, DELIVERABLES.length);
  const languages = scores.slice(
    DELIVERABLES.length,
    DELIVERABLES.length + TAUGHT_LANGUAGES.length,
  );
  const [spoken] = ranked(TAUGHT_LANGUAGES, languages);
  const others = scores.slice(DELIVERABLES.length + TAUGHT_LANGUAGES.length).map(chanceOf);
  const flags = FLAGS.filter((flag, index) => (others[SLOTS.length + index] ?? 0) > LEAST[flag]);
  return {
    deliverables: ranked(DELIVERABLES, sharesOf(kinds.map((score) => score * SHARPNESS))),
    language: spoken?.name ?? "en",
    lead: (spoken?.probability ?? 0) - (languages[TAUGHT_LANGUAGES.indexOf("en")] ?? 0),
    missing: ranked(SLOTS, others),
    flags: new Set(flags),
  };
}

function ranked<Name>(names: readonly Name[], values: readonly number[]): Ranked<Name>[] {
  return names
    .map((name, index) => ({ name, probability: values[index] ?? 0 }))
    .toSorted((a, b) => b.probability - a.probability);
}

function sharesOf(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function chanceOf(score: number): number {
  return 1 / (1 + Math.exp(-score));
}
