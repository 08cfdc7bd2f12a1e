import { ALL_VIEW, type LibraryView } from "../../src/config/categories";
import { COUNTED_MATCHES_MAX } from "../../src/config/limits";
import {
  filterPrompts,
  orderMatches,
  orderPrompts,
  splitPrompts,
} from "../../src/domain/prompt-list";
import { searchRank } from "../../src/domain/prompt-search";
import type { Prompt, PromptMatch } from "../../src/types/entities";

export type Search = {
  text: string;
  group: "featured" | "free" | "premium";
  category: LibraryView | null;
};

/** The arguments of `public.search_prompts`. */
export type SearchArguments = {
  p_search: string;
  p_group: string;
  p_category: string | null;
  p_after_rank: number | null;
  p_after_premium: boolean | null;
  p_after_created_at: string | null;
  p_after_id: string | null;
  p_limit: number;
};

/** The rule without any index: every row that its reader sees is looked at (specification, section 5). */
export function expectedMatches(visible: readonly Prompt[], search: Search) {
  const inGroup = splitPrompts(visible)[search.group];
  const matches = filterPrompts(inGroup, {
    view: search.category ?? ALL_VIEW,
    search: search.text,
  });
  const isCapped = matches.length > COUNTED_MATCHES_MAX;
  const ranked = isCapped ? titlesFirst(matches, search.text) : orderMatches(matches, search.text);
  return {
    ids: ranked.map(({ id }) => id),
    total: isCapped ? COUNTED_MATCHES_MAX + 1 : matches.length,
  };
}

/** Of very many matches, those in the content alone are in the list's order. */
function titlesFirst(matches: readonly Prompt[], text: string): Prompt[] {
  const isInTitle = (prompt: Prompt) => searchRank(prompt, text) <= 2;
  return [
    ...orderMatches(matches.filter(isInTitle), text),
    ...orderPrompts(matches.filter((prompt) => !isInTitle(prompt))),
  ];
}

/** Follows the pages by key until there are no more, or `most` pages were read. */
export async function readPages(
  find: (search: SearchArguments) => Promise<PromptMatch[]>,
  { text, group, category }: Search,
  { pageSize, most }: { pageSize: number; most: number },
): Promise<PromptMatch[]> {
  const found: PromptMatch[] = [];
  for (let page = 0; page < most; page++) {
    const last = found.at(-1);
    // oxlint-disable-next-line no-await-in-loop
    const rows = await find({
      p_search: text,
      p_group: group,
      p_category: category,
      p_after_rank: last?.rank ?? null,
      p_after_premium: last?.is_premium ?? null,
      p_after_created_at: last?.created_at ?? null,
      p_after_id: last?.id ?? null,
      p_limit: pageSize,
    });
    found.push(...rows);
    if (rows.length < pageSize) break;
  }
  return found;
}
