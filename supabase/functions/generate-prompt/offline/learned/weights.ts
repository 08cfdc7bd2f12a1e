/** Weights as they are stored: numbers as base64, so that the file stays small. */
export type StoredWeights = {
  /** SHA-256 of the labelled requests and the rules they were learned with. */
  learnedFrom: string;
  /** What every request starts with, and what a weight of 1 counts: by column. */
  bias: number[];
  scale: number[];
  /** Hashes of the known features: 32 bits each, ascending. */
  hashes: string;
  /** For each of them a row of signed bytes, one for each column. */
  rows: string;
};

export type Weights = {
  bias: readonly number[];
  scale: readonly number[];
  hashes: Uint32Array;
  rows: Int8Array;
};

const NOTHING = new Int8Array(0);

export function readWeights({ bias, scale, hashes, rows }: StoredWeights): Weights {
  return {
    bias,
    scale,
    hashes: new Uint32Array(bytesOf(hashes).buffer),
    rows: new Int8Array(bytesOf(rows).buffer),
  };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const characters = atob(base64);
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = characters.charCodeAt(at);
  return bytes;
}

/** The weights of a feature by column; none where it was never met. */
export function rowOf(hash: number, { hashes, rows, bias }: Weights): Int8Array {
  let [low, high] = [0, hashes.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((hashes[middle] ?? 0) < hash) low = middle + 1;
    else high = middle;
  }
  return hashes[low] === hash ? rows.subarray(low * bias.length, (low + 1) * bias.length) : NOTHING;
}
