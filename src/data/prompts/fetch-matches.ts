import { ALL_VIEW } from "@/config/categories";
import { COUNTED_MATCHES_MAX } from "@/config/limits";
import type { PromptFilter } from "@/domain/prompt-list";
import { searchTextOf } from "@/domain/prompt-search";
import type { Prompt, PromptMatch } from "@/types/entities";

import { supabase } from "../client/supabase";
import { unwrap } from "../client/unwrap";
import { type PageRequest, pageSizeOf, type PromptListPage } from "./list-page";

const categoryOf = ({ view }: PromptFilter) => (view === ALL_VIEW ? null : view);

/** Drops what only the search needs, so that a prompt is the same wherever it was found. */
function promptOf({ rank: _rank, total: _total, ...prompt }: PromptMatch): Prompt {
  return prompt;
}

/** A page of a search's matches, the best first. */
export async function fetchMatches({
  group,
  filter,
  after,
  signal,
}: PageRequest): Promise<PromptListPage> {
  const size = pageSizeOf(group);
  const matches: PromptMatch[] = unwrap(
    await supabase
      .rpc("search_prompts", {
        p_search: searchTextOf(filter.search),
        p_group: group,
        p_category: categoryOf(filter),
        p_limit: size + 1,
        ...(after !== null && {
          p_after_rank: after.rank,
          p_after_premium: after.isPremium,
          p_after_created_at: after.createdAt,
          p_after_id: after.id,
        }),
      })
      .abortSignal(signal),
  );
  const page = matches.slice(0, size);
  const last = page.at(-1);
  const total = last?.total ?? 0;
  return {
    search: filter.search,
    prompts: page.map(promptOf),
    total: { count: Math.min(total, COUNTED_MATCHES_MAX), isCapped: total > COUNTED_MATCHES_MAX },
    next:
      last !== undefined && matches.length > size
        ? {
            createdAt: last.created_at,
            id: last.id,
            isPremium: last.is_premium,
            rank: last.rank,
          }
        : null,
  };
}

/** What a search without matches may have meant, or null. */
export async function fetchSuggestion(
  filter: PromptFilter,
  signal: AbortSignal,
): Promise<string | null> {
  return unwrap(
    await supabase
      .rpc("suggest_search", {
        p_search: searchTextOf(filter.search),
        p_category: categoryOf(filter),
      })
      .abortSignal(signal),
  );
}
