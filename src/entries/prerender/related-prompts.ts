import { unitVectors, type Weights } from "../../../supabase/prompts/tools/checks/similarity.ts";

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

function weightsOf({ title, publicText }: Comparable): Weights {
  const weights = new Map(wordsOf(publicText).map((word) => [word, 1]));
  for (const word of wordsOf(title)) weights.set(word, TITLE_WEIGHT);
  return weights;
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
  const vectors = unitVectors(prompts.map(weightsOf));
  const weighed = prompts.map((prompt, index) => ({ prompt, vector: vectors[index] ?? new Map() }));
  const mostLike = ({ prompt, vector }: (typeof weighed)[number]): Item[] =>
    weighed
      .filter((one) => one.prompt.category === prompt.category && one.prompt.slug !== prompt.slug)
      .map((other) => ({ other: other.prompt, score: likeness(vector, other.vector) }))
      .toSorted((a, b) => b.score - a.score || (a.other.slug < b.other.slug ? -1 : 1))
      .slice(0, RELATED_PROMPTS)
      .map(({ other }) => other);
  return new Map(weighed.map((one) => [one.prompt.slug, mostLike(one)]));
}
