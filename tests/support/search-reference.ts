import { ALL_VIEW, type LibraryView } from "../../src/config/categories";
import { filterPrompts, splitPrompts } from "../../src/domain/prompt-list";
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
  p_as_typed: boolean;
};

/** What has to be found: every row that its reader sees is looked at (specification, section 5). */
export function idsByTheRule(visible: readonly Prompt[], { text, group, category }: Search) {
  const view = category ?? ALL_VIEW;
  return filterPrompts(splitPrompts(visible)[group], { view, search: text }).map(({ id }) => id);
}

/** Prompts with some of the words only, which are not counted. */
export const isClose = ({ rank }: PromptMatch): boolean => rank >= 5000 && rank < 6000;

const compared = ({ rank, is_premium, created_at, id }: PromptMatch) =>
  [rank, Number(is_premium), -Date.parse(created_at), id] as const;

/** Whether each row may follow the one before: better ranks, free before premium, newer, then the higher id. */
export function isInOrder(found: readonly PromptMatch[]): boolean {
  return found.slice(1).every((row, index) => {
    const before = compared(found[index] ?? row);
    const after = compared(row);
    const place = before.findIndex((value, key) => value !== after[key]);
    const [one, other] = [before[place] ?? 0, after[place] ?? 0];
    return place === 3 ? one > other : one < other;
  });
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
      // Of a search that finds nothing, the rule knows no other spelling.
      p_as_typed: true,
    });
    found.push(...rows);
    if (rows.length < pageSize) break;
  }
  return found;
}
