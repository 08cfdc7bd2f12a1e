import { BUCKETS } from "../../functions/generate-prompt/offline/model/features.ts";
import { COLUMNS, HEADS } from "../../functions/generate-prompt/offline/model/labels.ts";
import {
  characterOf,
  MAX_STEP,
  type StoredWeights,
} from "../../functions/generate-prompt/offline/model/weights.ts";
import { seededRandom, shuffled } from "../statistics.ts";
import type { Example } from "./examples.ts";

export const DIMENSIONS = 52;
const EPOCHS = 20;
/** The weights are the means of those after the later epochs: a request more or less then changes little (Polyak). */
const AVERAGED_FROM = 8;
const RATE = 0.1;
const DECAY = 1e-6;
const DROPOUT = 0.65;
const TINY = 1e-6;
/** Weights beyond so many standard deviations are stored as the largest step. */
const DEVIATIONS = 2.3;
/** How much of what a column learns reaches the embedding: it has room for little but the deliverable. */
const REACH: Readonly<Record<keyof typeof HEADS, number>> = {
  deliverable: 1,
  language: 0.4,
  missing: 0.4,
  flags: 0.2,
};

/** Numbers that are learned, each with the sum of the squares of its steps so far, and of its values after late epochs. */
type Learned = { values: Float64Array; squares: Float64Array; sums: Float64Array };
type Model = { buckets: Learned; columns: Learned };

const STARTS = startsOfHeads();
const REACHES = Object.entries(HEADS).flatMap(([head, names]) =>
  names.map(() => REACH[head as keyof typeof HEADS]),
);

/**
 * A shared embedding of the buckets below one layer of columns (Joulin et al. 2016, "Bag of Tricks"), by stochastic
 * gradient descent with a step of its own for each weight (AdaGrad). Deterministic: fixed seeds.
 */
export function fit(examples: readonly Example[]): StoredWeights {
  const random = seededRandom(1);
  const model = {
    buckets: newWeights(BUCKETS * DIMENSIONS, () => (random() - 0.5) * 0.1),
    columns: newWeights(COLUMNS * (DIMENSIONS + 1), () => 0),
  };
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const example of shuffled(examples, random)) learn(example, model, random);
    if (epoch >= AVERAGED_FROM) for (const learned of Object.values(model)) addToSum(learned);
  }
  return toStored(model);
}

function newWeights(length: number, start: () => number): Learned {
  const zeros = () => new Float64Array(length);
  return { values: Float64Array.from({ length }, start), squares: zeros(), sums: zeros() };
}

function addToSum({ values, sums }: Learned): void {
  for (let at = 0; at < values.length; at += 1) add(sums, at, valueAt(values, at));
}

// Counting loops here and below: iterators take ten times as long.
function learn({ features, hits }: Example, model: Model, random: () => number): void {
  const seen = features.filter(() => random() >= DROPOUT);
  if (seen.length === 0) return;
  const share = 1 / Math.sqrt(seen.length);
  const mean = meanOf(seen, share, model);
  const errors = errorsOf(scoresOf(mean, model), hits);
  const back = new Float64Array(DIMENSIONS);
  for (const [column, error] of errors.entries()) {
    const start = column * (DIMENSIONS + 1);
    const reach = REACHES[column] ?? 0;
    for (let at = 0; at < DIMENSIONS; at += 1) {
      add(back, at, reach * error * valueAt(model.columns.values, start + at));
      descend(model.columns, start + at, error * valueAt(mean, at));
    }
    descend(model.columns, start + DIMENSIONS, error);
  }
  for (const bucket of seen) {
    for (let at = 0; at < DIMENSIONS; at += 1) {
      descend(model.buckets, bucket * DIMENSIONS + at, valueAt(back, at) * share);
    }
  }
}

function valueAt(values: Float64Array, at: number): number {
  return values[at] ?? 0;
}

function add(values: Float64Array, at: number, more: number): void {
  values[at] = valueAt(values, at) + more;
}

function meanOf(seen: readonly number[], share: number, { buckets }: Model): Float64Array {
  const mean = new Float64Array(DIMENSIONS);
  for (const bucket of seen) {
    for (let at = 0; at < DIMENSIONS; at += 1) {
      add(mean, at, valueAt(buckets.values, bucket * DIMENSIONS + at) * share);
    }
  }
  return mean;
}

function scoresOf(mean: Float64Array, { columns }: Model): number[] {
  return Array.from({ length: COLUMNS }, (_, column) => {
    const start = column * (DIMENSIONS + 1);
    let score = columns.values[start + DIMENSIONS] ?? 0;
    for (let at = 0; at < DIMENSIONS; at += 1) {
      score += (columns.values[start + at] ?? 0) * (mean[at] ?? 0);
    }
    return score;
  });
}

function descend({ values, squares }: Learned, at: number, slope: number): void {
  const value = values[at] ?? 0;
  const step = slope + DECAY * value;
  const square = (squares[at] ?? 0) + step * step;
  squares[at] = square;
  values[at] = value - (RATE * step) / (Math.sqrt(square) + TINY);
}

function startsOfHeads(): { choices: { from: number; to: number }[]; yesNoFrom: number } {
  const afterKinds = HEADS.deliverable.length;
  const afterLanguages = afterKinds + HEADS.language.length;
  return {
    choices: [
      { from: 0, to: afterKinds },
      { from: afterKinds, to: afterLanguages },
    ],
    yesNoFrom: afterLanguages,
  };
}

/** Of the choices one is right; each of the others is true or not by itself. */
function errorsOf(scores: readonly number[], hits: ReadonlySet<number>): number[] {
  const chances = scores.map((score) => 1 / (1 + Math.exp(-score)));
  for (const { from, to } of STARTS.choices) {
    const powers = scores.slice(from, to).map((score) => Math.exp(score));
    const sum = powers.reduce((total, power) => total + power, 0);
    for (const [index, power] of powers.entries()) chances[from + index] = power / sum;
  }
  return chances.map((chance, column) => chance - (hits.has(column) ? 1 : 0));
}

function toStored(model: Model): StoredWeights {
  const [buckets, columns] = [model.buckets.sums, model.columns.sums].map((sums) =>
    sums.map((sum) => sum / (EPOCHS - AVERAGED_FROM)),
  ) as [Float64Array, Float64Array];
  const squares = buckets.reduce((sum, value) => sum + value * value, 0);
  const scale = (DEVIATIONS * Math.sqrt(squares / buckets.length)) / MAX_STEP;
  const steps = Array.from(buckets, (value) =>
    Math.max(-MAX_STEP, Math.min(MAX_STEP, Math.round(value / scale))),
  );
  const characters = Array.from({ length: steps.length / 2 }, (_, at) =>
    characterOf(steps[2 * at] ?? 0, steps[2 * at + 1] ?? 0),
  );
  return {
    dimensions: DIMENSIONS,
    scale,
    buckets: characters.join(""),
    columns: Buffer.from(Float32Array.from(columns).buffer).toString("base64"),
  };
}
