import { expect, test } from "vitest";

import { fit, scoresOf } from "../../supabase/evaluation/learning/fit";
import { toStored } from "../../supabase/evaluation/learning/store";
import {
  readWeights,
  rowOf,
} from "../../supabase/functions/generate-prompt/offline/learned/weights";
import { TASK_TYPES } from "../../supabase/functions/generate-prompt/offline/pack";

const [COMMON, FIRST, SECOND, LARGEST, ONCE] = [7, 0, 2_000_000_000, 4_294_967_295, 99];

/** Half of the examples have one telling feature and belong to one column, half the other. */
function examplesOf(columns: number) {
  return Array.from({ length: 40 }, (_, index) => {
    const isFirst = index % 2 === 0;
    const telling = isFirst ? [FIRST] : [SECOND, LARGEST];
    return {
      features: [COMMON, ...telling, ...(index === 0 ? [ONCE] : [])].map((hash) => ({
        hash,
        value: 0.5,
      })),
      targets: Array.from({ length: columns }, (__, column) =>
        Number(column === (isFirst ? 0 : 1)),
      ),
    };
  });
}

test("learns which features speak for a column, and nothing from what occurs once", () => {
  const learned = fit(examplesOf(3));
  const bestFor = (hash: number) => {
    const scores = scoresOf([{ hash, value: 1 }], learned);
    return scores.indexOf(Math.max(...scores));
  };
  expect([FIRST, SECOND, LARGEST].map(bestFor)).toEqual([0, 1, 1]);
  expect(learned.rows.has(ONCE)).toBe(false);
});

test("learns the same from the same examples", () => {
  expect(fit(examplesOf(3)).rows).toEqual(fit(examplesOf(3)).rows);
});

test("stored weights are read back to within half a step, and vagueness counts from its threshold", () => {
  const kinds = fit(examplesOf(TASK_TYPES.length));
  const clarity = fit(examplesOf(2));
  const stored = toStored({ kinds, clarity }, { threshold: 0.25, learnedFrom: "test" });
  const weights = readWeights(stored);
  for (const hash of [COMMON, FIRST, SECOND, LARGEST]) {
    const [clear = 0, vague = 0] = clarity.rows.get(hash) ?? [];
    const wanted = [...(kinds.rows.get(hash) ?? []), vague - clear];
    const found = [...rowOf(hash, weights)].map(
      (byte, column) => byte * (weights.scale[column] ?? 0),
    );
    expect(found).toHaveLength(wanted.length);
    for (const [column, weight] of wanted.entries()) {
      expect(Math.abs((found[column] ?? 0) - weight)).toBeLessThanOrEqual(
        (weights.scale[column] ?? 0) / 2 + 1e-9,
      );
    }
  }
  const [clear = 0, vague = 0] = clarity.bias;
  expect(weights.bias.at(-1)).toBeCloseTo(vague - clear - 0.25);
  expect([...rowOf(ONCE, weights)]).toEqual([]);
});
