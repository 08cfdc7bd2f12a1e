import { bootstrapInterval, type Interval, meanOf } from "../statistics.ts";

/** One comparison, seen from the enhanced prompt's answer. */
export type Comparison = {
  /** 1 won, 0.5 tie, 0 lost. */
  score: number;
  /** Characters of the enhanced prompt's answer and of the raw one's. */
  length: number;
  rawLength: number;
};

export type Rate = { rate: number; interval: Interval };

/** The share of comparisons won, ties counted half. */
export function winRate(comparisons: readonly Comparison[]): Rate {
  const rateOf = (sample: readonly Comparison[]) => meanOf(sample.map(({ score }) => score));
  return { rate: rateOf(comparisons), interval: bootstrapInterval(comparisons, rateOf) };
}

/**
 * The rate that would be expected if both answers were equally long. Judges prefer long answers; this is the
 * regression of the length-controlled AlpacaEval (arXiv 2404.04475) with length as its only control.
 */
export function lengthControlledRate(comparisons: readonly Comparison[]): Rate {
  const rateOf = (sample: readonly Comparison[]) => sigmoid(fit(sample).intercept);
  return { rate: rateOf(comparisons), interval: bootstrapInterval(comparisons, rateOf) };
}

const STEPS = 25;
/** Keeps the fit finite where one side wins everything. */
const RIDGE = 0.05;

type Fit = { intercept: number; slope: number };

/** Logistic regression of the score on the difference in length, by Newton's method. */
function fit(comparisons: readonly Comparison[]): Fit {
  const points = comparisons.map((item) => ({ x: lengthAdvantage(item), y: item.score }));
  let [intercept, slope] = [0, 0];
  for (let step = 0; step < STEPS; step += 1) {
    let [g0, g1] = [-RIDGE * intercept, -RIDGE * slope];
    let [h00, h01, h11] = [RIDGE, 0, RIDGE];
    for (const { x, y } of points) {
      const p = sigmoid(intercept + slope * x);
      const weight = p * (1 - p);
      g0 += y - p;
      g1 += (y - p) * x;
      h00 += weight;
      h01 += weight * x;
      h11 += weight * x * x;
    }
    const determinant = h00 * h11 - h01 * h01;
    intercept += (h11 * g0 - h01 * g1) / determinant;
    slope += (h00 * g1 - h01 * g0) / determinant;
  }
  return { intercept, slope };
}

/** Between -1 and 1; how much longer is far more telling than by how many characters. */
function lengthAdvantage({ length, rawLength }: Comparison): number {
  return Math.tanh(Math.log((length + 1) / (rawLength + 1)));
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
