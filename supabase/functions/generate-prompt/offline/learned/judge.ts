import { TASK_TYPES, type TaskType } from "../pack.ts";
import type { RuleReading } from "../reading.ts";
import { type Feature, featuresOf } from "./features.ts";
import stored from "./weights.json" with { type: "json" };
import { readWeights, rowOf } from "./weights.ts";

export type Judgement = {
  type: TaskType;
  /** Nothing decisive is missing. */
  isClear: boolean;
};

/** A wrong expert is worse than none. */
const MIN_PROBABILITY = 0.15;
const VAGUENESS = TASK_TYPES.length;

const weights = readWeights(stored);

/** What kind of task a request is and whether it can be done as it stands, by weights learned from labelled ones. */
export function judge(reading: RuleReading): Judgement {
  const scores = scoresOf(featuresOf(reading, "with rules"));
  return {
    type: likeliest(scores.slice(0, VAGUENESS)),
    isClear: (scores[VAGUENESS] ?? 0) < 0,
  };
}

function scoresOf(features: readonly Feature[]): number[] {
  const sums = weights.scale.map(() => 0);
  for (const { hash, value } of features) {
    const row = rowOf(hash, weights);
    for (const [column, weight] of row.entries())
      sums[column] = (sums[column] ?? 0) + weight * value;
  }
  return sums.map(
    (sum, column) => (weights.bias[column] ?? 0) + sum * (weights.scale[column] ?? 0),
  );
}

function likeliest(scores: readonly number[]): TaskType {
  const highest = Math.max(...scores);
  const sum = scores.reduce((total, score) => total + Math.exp(score - highest), 0);
  const best = TASK_TYPES[scores.indexOf(highest)] ?? "general";
  return 1 / sum < MIN_PROBABILITY ? "general" : best;
}
