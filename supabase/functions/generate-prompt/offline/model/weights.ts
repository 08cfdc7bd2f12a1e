import { featuresOf } from "./features.ts";

/** Weights as they are stored, so that the file stays small. */
export type StoredWeights = {
  dimensions: number;
  /** A step of -4 to 4 for each bucket and dimension, two of them a character, and what one of them counts. */
  buckets: string;
  scale: number;
  /** For each column a row of little-endian floats, its bias last, as base64. */
  columns: string;
};

/** Weights have so many steps on either side of 0: two of them still fit into a character that JSON leaves as it is. */
export const MAX_STEP = 4;
const STEPS = 2 * MAX_STEP + 1;
const FIRST_CODE = "#".charCodeAt(0);
const ESCAPED_CODE = "\\".charCodeAt(0);

/** The character of two steps. */
export function characterOf(first: number, second: number): string {
  const code = FIRST_CODE + (first + MAX_STEP) * STEPS + second + MAX_STEP;
  return String.fromCharCode(code < ESCAPED_CODE ? code : code + 1);
}

export type Weights = {
  dimensions: number;
  buckets: Int8Array;
  scale: number;
  columns: Float32Array;
};

export function readWeights({ dimensions, buckets, scale, columns }: StoredWeights): Weights {
  return {
    dimensions,
    scale,
    buckets: stepsOf(buckets),
    columns: new Float32Array(bytesOf(columns)),
  };
}

function stepsOf(characters: string): Int8Array {
  const steps = new Int8Array(characters.length * 2);
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters.charCodeAt(at);
    const code = character - FIRST_CODE - (character > ESCAPED_CODE ? 1 : 0);
    steps[2 * at] = Math.floor(code / STEPS) - MAX_STEP;
    steps[2 * at + 1] = (code % STEPS) - MAX_STEP;
  }
  return steps;
}

function bytesOf(base64: string): ArrayBuffer {
  const characters = atob(base64);
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = characters.charCodeAt(at);
  return bytes.buffer;
}

/** The raw score of every column for a text. */
export function scoresOf(text: string, { dimensions, buckets, scale, columns }: Weights): number[] {
  const features = featuresOf(text);
  const mean = new Float32Array(dimensions);
  const share = scale / Math.sqrt(features.length);
  for (const bucket of features) {
    for (let at = 0; at < dimensions; at += 1) {
      mean[at] = (mean[at] ?? 0) + (buckets[bucket * dimensions + at] ?? 0) * share;
    }
  }
  const scores: number[] = [];
  for (let start = 0; start < columns.length; start += dimensions + 1) {
    let score = columns[start + dimensions] ?? 0;
    for (let at = 0; at < dimensions; at += 1)
      score += (columns[start + at] ?? 0) * (mean[at] ?? 0);
    scores.push(score);
  }
  return scores;
}
