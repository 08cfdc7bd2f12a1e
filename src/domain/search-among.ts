import { ALL_VIEW } from "@/config/categories";
import type { Prompt, PromptMatch, Schema } from "@/types/entities";

import { filterPrompts, orderMatches, type PromptGroup, splitPrompts } from "./prompt-list";
import { searchRank, searchTextOf } from "./prompt-search";

const CONTENT_RANK = 3;

/** On the server's scale, where those found in the text alone begin far behind those found in the title. */
function rankOf(prompt: Prompt, search: string): number {
  const rank = searchRank(prompt, search);
  return rank < CONTENT_RANK ? rank : 3000 + rank;
}

const GROUPS: readonly PromptGroup[] = ["featured", "free", "premium"];

export type Search = Schema["public"]["Functions"]["search_prompts"]["Args"];

/** Answers a search among these prompts as `search_prompts` does, by the specification's rule alone. */
export function searchAmong(prompts: readonly Prompt[], search: Search): PromptMatch[] {
  const { p_search, p_category, p_group, p_limit, p_after_id } = search;
  if (p_group === "each") {
    return GROUPS.flatMap((group) => searchAmong(prompts, { ...search, p_group: group }));
  }
  const typed = searchTextOf(p_search ?? "");
  const matches = filterPrompts(prompts, { view: ALL_VIEW, search: typed }).filter(
    ({ category }) => (p_category ?? category) === category,
  );
  const group = p_group == null ? matches : splitPrompts(matches)[p_group as PromptGroup];
  const ordered = orderMatches(group, typed);
  const start = ordered.findIndex(({ id }) => id === p_after_id) + 1;
  // The page before was the server's.
  if (p_after_id != null && start === 0) return [];
  return ordered.slice(start, start + (p_limit ?? ordered.length)).map((prompt) => ({
    ...prompt,
    rank: rankOf(prompt, typed),
    total: ordered.length,
    searched: typed.toLowerCase(),
    meant: null,
  }));
}
