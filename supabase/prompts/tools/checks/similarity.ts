/** Two prompts and how alike they are, from 0 to 1. */
export type Pair = { first: number; second: number; likeness: number };

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9']+/g) ?? [];

type Runs = { items: readonly string[]; length: number; joint: string };

function runsOf({ items, length, joint }: Runs): Set<string> {
  const runs = new Set<string>();
  for (let start = 0; start + length <= items.length; start += 1) {
    runs.add(items.slice(start, start + length).join(joint));
  }
  return runs;
}

/** The text's runs of so many words. */
export const wordRuns = (text: string, length: number): Set<string> =>
  runsOf({ items: wordsOf(text), length, joint: " " });
/** The text's trigrams of letters. */
export const letterTrigrams = (text: string): Set<string> =>
  runsOf({ items: [...` ${text.toLowerCase()} `], length: 3, joint: "" });

/** Every pair that shares something, by the Jaccard index of their sets: shared over all. Exact, not sampled. */
export function pairsByJaccard(sets: readonly Set<string>[]): Pair[] {
  const holders = new Map<string, number[]>();
  sets.forEach((set, index) =>
    set.forEach((item) => {
      const held = holders.get(item);
      if (held) held.push(index);
      else holders.set(item, [index]);
    }),
  );
  const shared = new Map<number, number>();
  for (const held of holders.values())
    countPairs({ held, weights: null, size: sets.length, into: shared });
  return toPairs(shared, sets.length).map(({ first, second, likeness }) => {
    const all = (sets[first]?.size ?? 0) + (sets[second]?.size ?? 0) - likeness;
    return { first, second, likeness: likeness / all };
  });
}

type PairCount = {
  held: readonly number[];
  weights: readonly number[] | null;
  size: number;
  into: Map<number, number>;
};

function countPairs({ held, weights, size, into }: PairCount): void {
  for (let left = 0; left < held.length; left += 1) {
    for (let right = left + 1; right < held.length; right += 1) {
      const key = (held[left] ?? 0) * size + (held[right] ?? 0);
      const weight = weights ? (weights[left] ?? 0) * (weights[right] ?? 0) : 1;
      into.set(key, (into.get(key) ?? 0) + weight);
    }
  }
}

const toPairs = (sums: Map<number, number>, size: number): Pair[] =>
  [...sums].map(([key, likeness]) => ({
    first: Math.floor(key / size),
    second: key % size,
    likeness,
  }));

/** Words in more than this share of all texts say nothing about the subject. */
const COMMON_SHARE = 0.12;

function countWords(text: string): Map<string, number> {
  const count = new Map<string, number>();
  for (const word of wordsOf(text)) {
    const stem = word.replace(/'?s$/, "");
    count.set(stem, (count.get(stem) ?? 0) + 1);
  }
  return count;
}

/** Every text's words by weight: often here, rarely elsewhere (tf-idf), each text's squares adding up to 1. */
function weighWords(texts: readonly string[]): Map<string, number>[] {
  const counts = texts.map(countWords);
  const spread = new Map<string, number>();
  for (const word of counts.flatMap((count) => [...count.keys()])) {
    spread.set(word, (spread.get(word) ?? 0) + 1);
  }
  return counts.map((count) => {
    const weights = [...count].map(([word, times]): [string, number] => [
      word,
      (1 + Math.log(times)) * Math.log(texts.length / (spread.get(word) ?? 1)),
    ]);
    const norm = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    const telling = weights.filter(
      ([word]) => (spread.get(word) ?? 0) <= texts.length * COMMON_SHARE,
    );
    return new Map(telling.map(([word, weight]) => [word, weight / norm]));
  });
}

/** Every pair by the cosine of their weighted words: high when two texts are about the same thing. */
export function pairsBySubject(texts: readonly string[]): Pair[] {
  const holders = new Map<string, { held: number[]; weights: number[] }>();
  weighWords(texts).forEach((words, index) =>
    words.forEach((weight, word) => {
      const holder = holders.get(word) ?? { held: [], weights: [] };
      holder.held.push(index);
      holder.weights.push(weight);
      holders.set(word, holder);
    }),
  );
  const sums = new Map<number, number>();
  for (const { held, weights } of holders.values()) {
    countPairs({ held, weights, size: texts.length, into: sums });
  }
  return toPairs(sums, texts.length);
}
