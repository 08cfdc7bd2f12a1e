import { CATEGORIES, type Category } from "@/config/categories";
import type { PromptGroup } from "@/domain/prompt-list";
import { isOnlyClose } from "@/domain/prompt-search";
import type { Prompt } from "@/types/entities";

import type { LoadedSectionPrompts, SectionPrompts } from "./use-prompt-group";

/** Whole rows in one, two and three columns. */
const MOST_SHOWN = 6;
/** A row on a wide screen. */
const CLOSE_SHOWN = 3;
/** So many of the best in one category say that the words name it. */
const NAMING = 4;

export type SearchAnswer = {
  /** The best of all sections, which do not repeat them. */
  best: LoadedSectionPrompts;
  rest: Record<PromptGroup, LoadedSectionPrompts>;
  /** Prompts with some of the words, where few have all. */
  close: LoadedSectionPrompts;
  /** What most of the best are about. */
  category: Category | null;
  /** The text that was searched for instead of the typed one. */
  mended: string | null;
  meant: string | null;
};

type Ranked = { prompt: Prompt; rank: number };

function rankedOf({ prompts, ranks }: LoadedSectionPrompts): Ranked[] {
  return ranks.flatMap((rank, index) => {
    const prompt = prompts[index];
    return prompt === undefined ? [] : [{ prompt, rank }];
  });
}

/** What is left of a section, and of its number, after these were taken out. */
function without(section: LoadedSectionPrompts, taken: ReadonlySet<Prompt>): LoadedSectionPrompts {
  const isClose = new Set(
    rankedOf(section).flatMap(({ prompt, rank }) => (isOnlyClose(rank) ? prompt : [])),
  );
  const prompts = section.prompts.filter((prompt) => !taken.has(prompt) && !isClose.has(prompt));
  const { count, isCapped } = section.total;
  const left = count - (section.prompts.length - isClose.size - prompts.length);
  return {
    ...section,
    prompts,
    total: { count: isCapped ? count : left, isCapped },
    more: isCapped || left > prompts.length ? section.more : null,
  };
}

function commonCategory(best: readonly Prompt[]): Category | null {
  const share = (category: Category) => best.filter((one) => one.category === category).length;
  return CATEGORIES.find((category) => share(category) >= NAMING) ?? null;
}

/** What a search found, the best of all sections first. Null for the list, for nothing, and until all have answered. */
export function searchAnswer(sections: Record<PromptGroup, SectionPrompts>): SearchAnswer | null {
  const { featured, free, premium } = sections;
  if (featured.status !== "ready" || free.status !== "ready" || premium.status !== "ready") {
    return null;
  }
  const all = [featured, free, premium];
  // Of equals the free ones lead.
  const ranked = [free, featured, premium].flatMap(rankedOf).toSorted((a, b) => a.rank - b.rank);
  const answered = all.find(({ prompts }) => prompts.length > 0);
  if (ranked.length === 0 || answered === undefined) return null;
  if (all.some(({ asked }) => asked !== free.asked)) return null;
  const pick = (isClose: boolean, most: number) =>
    ranked
      .filter(({ rank }) => isOnlyClose(rank) === isClose)
      .slice(0, most)
      .map(({ prompt }) => prompt);
  const block = (prompts: readonly Prompt[]): LoadedSectionPrompts => ({
    ...answered,
    prompts,
    total: { count: prompts.length, isCapped: false },
    isStale: all.some(({ isStale }) => isStale),
    more: null,
  });
  const best = pick(false, MOST_SHOWN);
  const taken = new Set(best);
  return {
    best: block(best),
    rest: {
      featured: without(featured, taken),
      free: without(free, taken),
      premium: without(premium, taken),
    },
    close: block(pick(true, CLOSE_SHOWN)),
    category: commonCategory(best),
    mended: best.length === 0 || answered.search === answered.asked ? null : answered.search,
    meant: answered.meant,
  };
}
