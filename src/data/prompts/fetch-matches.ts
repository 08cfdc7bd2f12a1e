import { ALL_VIEW } from "@/config/categories";
import { COUNTED_MATCHES_MAX } from "@/config/limits";
import { searchTextOf } from "@/domain/prompt-search";
import type { Prompt, PromptMatch } from "@/types/entities";

import { supabase } from "../client/supabase";
import { unwrap } from "../client/unwrap";
import {
  type PageRequest,
  pageSizeOf,
  type PromptListFilter,
  type PromptPage,
} from "./prompt-page";

const categoryOf = ({ view }: PromptListFilter) => (view === ALL_VIEW ? null : view);

/** Without what only the search needs, so that a prompt is the same wherever it was found. */
function promptOf({ rank: _rank, total: _total, ...prompt }: PromptMatch): Prompt {
  return prompt;
}

/** A page of what a search found, the best matches first. */
export async function fetchMatches({
  group,
  filter,
  after,
  signal,
}: PageRequest): Promise<PromptPage> {
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

/** What a search that found nothing may have meant, or null. */
export async function fetchSuggestion(
  filter: PromptListFilter,
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
