import { featuresOf } from "./features.ts";

/** Weights as they are stored: numbers as base64, so that the file stays small. */
export type StoredWeights = {
  dimensions: number;
  /** A signed byte for each bucket and dimension, and what one of it counts. */
  buckets: string;
  scale: number;
  /** For each column a row of little-endian floats, its bias last. */
  columns: string;
};

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
    buckets: new Int8Array(bytesOf(buckets)),
    columns: new Float32Array(bytesOf(columns)),
  };
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
