import { unitVectors, type Weights } from "../../../supabase/prompts/tools/checks/similarity.ts";
import type { SourcePrompt } from "../../../supabase/prompts/tools/prompt-source.ts";
import { CATEGORIES, type Category } from "../../config/categories.ts";
import { placeholderKey } from "../../domain/placeholders.ts";
import { categoryPath, promptPath } from "../../domain/prompt-address.ts";
import type {
  CategoryRecord,
  LinkedPrompt,
  ListedPrompt,
  PromptExample,
  PromptRecord,
} from "../../types/page-record.ts";

/** A prompt without what only premium readers may see. */
type PublicPrompt = Omit<SourcePrompt, "content" | "teaser" | "formerSlugs"> & {
  isPremium: boolean;
  publicText: string;
  words: number;
};

/** The one place where a premium prompt's text ends: nothing after it in the build has ever seen one. */
function publicPrompt({ content, teaser, ...rest }: SourcePrompt): PublicPrompt {
  const words = content.trim().split(/\s+/).length;
  return { ...rest, isPremium: teaser !== null, publicText: teaser ?? content, words };
}

const linked = ({ title, slug, isPremium }: PublicPrompt): LinkedPrompt => ({
  title,
  slug,
  isPremium,
});

const listed = (prompt: PublicPrompt): ListedPrompt => ({
  title: prompt.title,
  slug: prompt.slug,
  gets: prompt.gets,
  words: prompt.words,
});

/** Its order is that of the sources, which have it as the text does. */
function exampleOf({ blanks, answer }: PublicPrompt): PromptExample | null {
  const byKey = Object.entries(blanks).map(([name, help]) => [placeholderKey(name), help] as const);
  return byKey.length === 0 ? null : { blanks: Object.fromEntries(byKey), answer };
}

function promptRecord(prompt: PublicPrompt, related: readonly PublicPrompt[]): PromptRecord {
  return {
    kind: "prompt",
    path: promptPath(prompt.slug),
    prompt: {
      id: prompt.id,
      title: prompt.title,
      content: prompt.publicText,
      gets: prompt.gets,
      category: prompt.category,
      is_premium: prompt.isPremium,
      is_featured: prompt.isFeatured,
      like_count: 0,
      dislike_count: 0,
      created_at: prompt.createdAt,
    },
    related: related.map(linked),
    example: exampleOf(prompt),
  };
}

/** Newest first, as in the library; prompts of one day by their titles. */
function categoryRecord(category: Category, prompts: readonly PublicPrompt[]): CategoryRecord {
  const ofCategory = prompts
    .filter((prompt) => prompt.category === category)
    .toSorted(
      (a, b) => b.createdAt.localeCompare(a.createdAt) || a.title.localeCompare(b.title, "en"),
    );
  return {
    kind: "category",
    path: categoryPath(category),
    category,
    prompts: ofCategory.map(listed),
  };
}

const RELATED_PROMPTS = 4;
/** The title says what a prompt is for, the text how. */
const TITLE_WEIGHT = 3;
const SHORTEST_WORD = 4;

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => word.length >= SHORTEST_WORD,
  );
}

function weightsOf({ title, publicText }: PublicPrompt): Weights {
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
function relatedPrompts(prompts: readonly PublicPrompt[]): Map<string, PublicPrompt[]> {
  const vectors = unitVectors(prompts.map(weightsOf));
  const weighed = prompts.map((prompt, index) => ({ prompt, vector: vectors[index] ?? new Map() }));
  const mostLike = ({ prompt, vector }: (typeof weighed)[number]): PublicPrompt[] =>
    weighed
      .filter((one) => one.prompt.category === prompt.category && one.prompt.slug !== prompt.slug)
      .map((other) => ({ other: other.prompt, score: likeness(vector, other.vector) }))
      .toSorted((a, b) => b.score - a.score || (a.other.slug < b.other.slug ? -1 : 1))
      .slice(0, RELATED_PROMPTS)
      .map(({ other }) => other);
  return new Map(weighed.map((one) => [one.prompt.slug, mostLike(one)]));
}

/** The data of every page that is made from the prompts: one for each prompt, one for each category. */
export function promptRecords(sources: readonly SourcePrompt[]): (PromptRecord | CategoryRecord)[] {
  const prompts = sources.map(publicPrompt);
  const related = relatedPrompts(prompts);
  return [
    ...CATEGORIES.map((category) => categoryRecord(category, prompts)),
    ...prompts.map((prompt) => promptRecord(prompt, related.get(prompt.slug) ?? [])),
  ];
}
