import { ALL_VIEW, type LibraryView, SAVED_VIEW } from "@/config/categories";
import type { Prompt } from "@/types/entities";

import { matchesSearch, searchRank } from "./prompt-search";

export type PromptFilter = {
  view: LibraryView;
  search: string;
  /** Also where a typo is likely. */
  isAsTyped?: boolean;
};

/** The library's groups, each shown as a section. A prompt is in exactly one: a featured one only in the first. */
export type PromptGroup = "featured" | "free" | "premium";

/**
 * Search within the chosen view: specification, section 5. All and Saved are not categories, so they filter
 * nothing out; for Saved the caller passes the saved prompts only.
 */
export function filterPrompts(
  prompts: readonly Prompt[],
  { view, search }: PromptFilter,
): Prompt[] {
  const isCategory = view !== ALL_VIEW && view !== SAVED_VIEW;
  return prompts.filter(
    (prompt) => (!isCategory || prompt.category === view) && matchesSearch(prompt, search),
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Milliseconds first, because time zones may differ; then the text, which has the microseconds. */
function compareTime(a: string, b: string): number {
  return (Date.parse(a) || 0) - (Date.parse(b) || 0) || compareText(a, b);
}

function compareListed(a: Prompt, b: Prompt): number {
  return (
    Number(a.is_premium) - Number(b.is_premium) ||
    compareTime(b.created_at, a.created_at) ||
    compareText(b.id, a.id)
  );
}

/** Free before premium, then newest first (specification, section 5), then by id, descending. */
export function orderPrompts(prompts: readonly Prompt[]): Prompt[] {
  return prompts.toSorted(compareListed);
}

/** Matches of a search that are all here: the best first (see `searchRank`), equal ranks in the list's order. */
export function orderMatches(prompts: readonly Prompt[], search: string): Prompt[] {
  if (search === "") return orderPrompts(prompts);
  const ranks = new Map(prompts.map((prompt) => [prompt.id, searchRank(prompt, search)]));
  return orderPrompts(prompts).toSorted((a, b) => (ranks.get(a.id) ?? 0) - (ranks.get(b.id) ?? 0));
}

/** Splits a list into the library's groups and keeps its order: specification, section 2. */
export function splitPrompts<Row extends Pick<Prompt, "is_featured" | "is_premium">>(
  prompts: readonly Row[],
): Record<PromptGroup, readonly Row[]> {
  return {
    featured: prompts.filter((prompt) => prompt.is_featured),
    free: prompts.filter((prompt) => !prompt.is_featured && !prompt.is_premium),
    premium: prompts.filter((prompt) => !prompt.is_featured && prompt.is_premium),
  };
}
