import type { StoredWeights } from "../../functions/generate-prompt/offline/learned/weights.ts";
import type { Judge } from "./learn.ts";

const LARGEST_BYTE = 127;

/**
 * The weights as the engine reads them: a column for each kind of task and one for vagueness, each rounded to 255
 * steps of its own; `threshold` becomes zero.
 */
export function toStored(
  { kinds, clarity }: Judge,
  { threshold, learnedFrom }: { threshold: number; learnedFrom: string },
): StoredWeights {
  const known = [...new Set([...kinds.rows.keys(), ...clarity.rows.keys()])].toSorted(
    (a, b) => a - b,
  );
  const difference = ([clear = 0, vague = 0]: Iterable<number> & ArrayLike<number>) =>
    vague - clear;
  const columns = kinds.bias.length;
  const rows = known.map((hash) => [
    ...(kinds.rows.get(hash) ?? new Float64Array(columns)),
    difference([...(clarity.rows.get(hash) ?? [])]),
  ]);
  const scale = Array.from({ length: columns + 1 }, (_, column) => {
    const largest = rows.reduce((most, row) => Math.max(most, Math.abs(row[column] ?? 0)), 0);
    return largest / LARGEST_BYTE;
  });
  const bytes = rows.flatMap((row) =>
    row.map((weight, column) => Math.round(weight / (scale[column] ?? 1))),
  );
  return {
    learnedFrom,
    bias: [...kinds.bias, difference([...clarity.bias]) - threshold],
    scale,
    hashes: base64Of(Uint32Array.from(known)),
    rows: base64Of(Int8Array.from(bytes)),
  };
}

function base64Of({ buffer }: Uint32Array | Int8Array): string {
  return Buffer.from(buffer).toString("base64");
}
