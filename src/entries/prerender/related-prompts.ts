/** What is compared: a premium prompt's hidden text is not part of it. */
type Comparable = { slug: string; title: string; category: string; publicText: string };

const RELATED_PROMPTS = 4;
/** The title says what a prompt is for, the text how. */
const TITLE_WEIGHT = 3;
const SHORTEST_WORD = 4;

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => word.length >= SHORTEST_WORD,
  );
}

type Weights = ReadonlyMap<string, number>;

function weightsOf({ title, publicText }: Comparable): Weights {
  const weights = new Map(wordsOf(publicText).map((word) => [word, 1]));
  for (const word of wordsOf(title)) weights.set(word, TITLE_WEIGHT);
  return weights;
}

/** How distinctive each word is: inverse document frequency. */
function rarityOf(all: readonly Weights[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const word of all.flatMap((weights) => [...weights.keys()])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return (word) => Math.log(all.length / (counts.get(word) ?? all.length));
}

/** The prompt as a vector of length 1, so that products of two are cosines. */
function vectorOf(weights: Weights, rarity: (word: string) => number): Weights {
  const weighted = [...weights].map(([word, weight]) => [word, weight * rarity(word)] as const);
  const length = Math.hypot(...weighted.map(([, weight]) => weight)) || 1;
  return new Map(weighted.map(([word, weight]) => [word, weight / length]));
}

function likeness(one: Weights, other: Weights): number {
  // The innermost loop of a build: half the time of `reduce` over a copy of the entries.
  let sum = 0;
  for (const [word, weight] of one) sum += weight * (other.get(word) ?? 0);
  return sum;
}

/** For each prompt, by its slug, the four of its category that are most like it; equals by slug. */
export function relatedPrompts<Item extends Comparable>(
  prompts: readonly Item[],
): Map<string, Item[]> {
  const weights = prompts.map(weightsOf);
  const rarity = rarityOf(weights);
  const vectors = new Map(
    prompts.map((prompt, index) => [prompt.slug, vectorOf(weights[index] ?? new Map(), rarity)]),
  );
  const vectorFor = ({ slug }: Item): Weights => vectors.get(slug) ?? new Map();
  const mostLike = (prompt: Item): Item[] =>
    prompts
      .filter(({ slug, category }) => category === prompt.category && slug !== prompt.slug)
      .map((other) => ({ other, score: likeness(vectorFor(prompt), vectorFor(other)) }))
      .toSorted((a, b) => b.score - a.score || (a.other.slug < b.other.slug ? -1 : 1))
      .slice(0, RELATED_PROMPTS)
      .map(({ other }) => other);
  return new Map(prompts.map((prompt) => [prompt.slug, mostLike(prompt)]));
}
