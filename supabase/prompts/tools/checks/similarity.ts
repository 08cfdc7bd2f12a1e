/** Two texts and how alike they are, from 0 to 1. */
export type Pair = { first: number; second: number; likeness: number };
/** How much each word or other part of a text counts. */
export type Weights = ReadonlyMap<string, number>;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9']+/g) ?? [];

const runsOf = (items: readonly string[], length: number, joint: string): Set<string> =>
  new Set(
    items.slice(length - 1).map((_, start) => items.slice(start, start + length).join(joint)),
  );

export const wordRuns = (text: string, length: number): Set<string> =>
  runsOf(wordsOf(text), length, " ");
export const letterTrigrams = (text: string): Set<string> =>
  runsOf([...` ${text.toLowerCase()} `], 3, "");

/** The scalar product of every two vectors that share something. Exact, not sampled. */
function products(vectors: readonly Weights[]): Pair[] {
  const holders = new Map<string, { index: number; weight: number }[]>();
  vectors.forEach((vector, index) =>
    vector.forEach((weight, item) => {
      const held = holders.get(item);
      if (held) held.push({ index, weight });
      else holders.set(item, [{ index, weight }]);
    }),
  );
  const sums = new Map<number, number>();
  for (const held of holders.values()) {
    held.forEach((one, place) => {
      for (const other of held.slice(place + 1)) {
        const key = one.index * vectors.length + other.index;
        sums.set(key, (sums.get(key) ?? 0) + one.weight * other.weight);
      }
    });
  }
  return [...sums].map(([key, likeness]) => ({
    first: Math.floor(key / vectors.length),
    second: key % vectors.length,
    likeness,
  }));
}

/** Every pair that shares something, by the Jaccard index of their sets: shared over all. */
export function pairsByJaccard(sets: readonly Set<string>[]): Pair[] {
  const vectors = sets.map((set) => new Map([...set].map((item) => [item, 1])));
  return products(vectors).map(({ first, second, likeness: shared }) => {
    const all = (sets[first]?.size ?? 0) + (sets[second]?.size ?? 0) - shared;
    return { first, second, likeness: shared / all };
  });
}

/**
 * Every text's words weighted by their rarity (tf-idf), each text's squares adding up to 1. Words in more than
 * `commonShare` of all texts are left out.
 */
export function unitVectors(texts: readonly Weights[], commonShare = 1): Weights[] {
  const spread = new Map<string, number>();
  for (const word of texts.flatMap((text) => [...text.keys()])) {
    spread.set(word, (spread.get(word) ?? 0) + 1);
  }
  const spreadOf = (word: string): number => spread.get(word) ?? 1;
  return texts.map((text) => {
    const weights = [...text].map(
      ([word, weight]) => [word, weight * Math.log(texts.length / spreadOf(word))] as const,
    );
    const norm = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    return new Map(
      weights
        .filter(([word]) => spreadOf(word) <= texts.length * commonShare)
        .map(([word, weight]) => [word, weight / norm]),
    );
  });
}

/** Words in more than this share of all texts say nothing about the subject. */
const COMMON_SHARE = 0.12;

function wordWeights(text: string): Weights {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) {
    const stem = word.replace(/'?s$/, "");
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return new Map([...counts].map(([word, count]) => [word, 1 + Math.log(count)]));
}

/** Every pair by the cosine of their weighted words: high when two texts are about the same thing. */
export const pairsBySubject = (texts: readonly string[]): Pair[] =>
  products(unitVectors(texts.map(wordWeights), COMMON_SHARE));
