import type { Feature } from "../../functions/generate-prompt/offline/learned/features.ts";
import { seededRandom, shuffled } from "../statistics.ts";

/** A request as features, and how probable each column is for it: the targets of one example sum to 1. */
export type Example = { features: readonly Feature[]; targets: readonly number[] };

/** What was learned: a row of weights for each feature by its hash, and what every request starts with. */
export type Learned = { rows: ReadonlyMap<number, Float64Array>; bias: Float64Array };

const EPOCHS = 10;
/** What is learned is the mean after the last ones, which hangs less on the order of the examples. */
const AVERAGED_EPOCHS = 6;
const RATE = 0.2;
const DECAY = 0.0002;
/** What occurs once says more of the one request than of its kind. */
const MIN_OCCURRENCES = 2;
const TINY = 1e-6;

/** A row of weights, with the squares of the steps taken so far, and the sum of what it was after late epochs. */
type Row = { weights: Float64Array; squares: Float64Array; sum: Float64Array };
type Term = { row: Row; value: number };
/** An example whose features are already looked up. */
type Prepared = { terms: readonly Term[]; targets: readonly number[] };

/**
 * Multinomial logistic regression by stochastic gradient descent with a step of its own for each weight (AdaGrad,
 * Duchi et al. 2011). Deterministic: a fixed seed shuffles the examples.
 */
export function fit(examples: readonly Example[]): Learned {
  const columns = examples[0]?.targets.length ?? 0;
  const newRow = () => ({
    weights: new Float64Array(columns),
    squares: new Float64Array(columns),
    sum: new Float64Array(columns),
  });
  const rows = new Map(frequentFeatures(examples).map((hash) => [hash, newRow()]));
  const bias = newRow();
  const prepared = examples.map(({ features, targets }) => ({
    terms: termsOf(features, rows),
    targets,
  }));
  const random = seededRandom(1);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const example of shuffled(prepared, random)) learn(example, bias);
    if (epoch >= EPOCHS - AVERAGED_EPOCHS)
      for (const row of [bias, ...rows.values()]) remember(row);
  }
  return {
    rows: new Map([...rows].map(([hash, { sum }]) => [hash, sum])),
    bias: bias.sum,
  };
}

function frequentFeatures(examples: readonly Example[]): number[] {
  const counts = new Map<number, number>();
  for (const { features } of examples) {
    for (const { hash } of features) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= MIN_OCCURRENCES).map(([hash]) => hash);
}

function termsOf(features: readonly Feature[], rows: ReadonlyMap<number, Row>): Term[] {
  return features.flatMap(({ hash, value }) => {
    const row = rows.get(hash);
    return row === undefined ? [] : { row, value };
  });
}

function learn({ terms, targets }: Prepared, bias: Row): void {
  const scores = [...bias.weights];
  for (const { row, value } of terms) add(row.weights, value, scores);
  const errors = probabilitiesOf(scores);
  for (const [column, target] of targets.entries()) errors[column] = (errors[column] ?? 0) - target;
  descend({ row: bias, errors, value: 1, decay: 0 });
  for (const { row, value } of terms) descend({ row, errors, value, decay: DECAY });
}

type Descent = Term & { errors: readonly number[]; decay: number };

// Counting loops here and below: iterators take ten times as long.
function descend({ row: { weights, squares }, errors, value, decay }: Descent): void {
  for (let column = 0; column < weights.length; column += 1) {
    const slope = (errors[column] ?? 0) * value + decay * (weights[column] ?? 0);
    const square = (squares[column] ?? 0) + slope * slope;
    squares[column] = square;
    weights[column] = (weights[column] ?? 0) - (RATE * slope) / (Math.sqrt(square) + TINY);
  }
}

function remember({ weights, sum }: Row): void {
  for (let column = 0; column < sum.length; column += 1) {
    sum[column] = (sum[column] ?? 0) + (weights[column] ?? 0) / AVERAGED_EPOCHS;
  }
}

/** The sum of a request's weights, by column. */
export function scoresOf(features: readonly Feature[], { rows, bias }: Learned): number[] {
  const scores = [...bias];
  for (const { hash, value } of features) {
    const weights = rows.get(hash);
    if (weights !== undefined) add(weights, value, scores);
  }
  return scores;
}

function add(weights: Float64Array, value: number, scores: number[]): void {
  for (let column = 0; column < weights.length; column += 1) {
    scores[column] = (scores[column] ?? 0) + (weights[column] ?? 0) * value;
  }
}

function probabilitiesOf(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
