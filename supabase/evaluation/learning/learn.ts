import type { Feature } from "../../functions/generate-prompt/offline/learned/features.ts";
import { TASK_TYPES, type TaskType } from "../../functions/generate-prompt/offline/pack.ts";
import type { Labelled } from "./examples.ts";
import { type Example, fit, type Learned, scoresOf } from "./fit.ts";

/** What the engine judges by: the kind of task, and clear against vague. */
export type Judge = { kinds: Learned; clarity: Learned };

export function learn(all: readonly Labelled[]): Judge {
  const isThere = (example: Example | null) => example !== null;
  return {
    kinds: fit(all.map(({ kind }) => kind).filter(isThere)),
    clarity: fit(all.map(({ vagueness }) => vagueness).filter(isThere)),
  };
}

export function kindOf(features: readonly Feature[], { kinds }: Judge): TaskType {
  const scores = scoresOf(features, kinds);
  return TASK_TYPES[scores.indexOf(Math.max(...scores))] ?? "general";
}

/** Above 0 something is rather missing; the further, the surer. */
export function vaguenessOf(features: readonly Feature[], { clarity }: Judge): number {
  const [clear = 0, vague = 0] = scoresOf(features, clarity);
  return vague - clear;
}
