import { ALL_VIEW } from "@/config/categories";
import { COUNTED_MATCHES_MAX, PROMPT_PAGE_SIZE } from "@/config/limits";
import { type PromptFilter, type PromptGroup, splitPrompts } from "@/domain/prompt-list";
import { searchTextOf } from "@/domain/prompt-search";
import type { PromptMatch } from "@/types/entities";

import { supabase } from "../client/supabase";
import { unwrap } from "../client/unwrap";
import {
  type PageCursor,
  pageOf,
  type PageRequest,
  pageSizeOf,
  type PromptListPage,
} from "./list-page";

function searchOf({ search, view, isAsTyped = false }: PromptFilter) {
  const p_category = view === ALL_VIEW ? null : view;
  return { p_search: searchTextOf(search), p_category, p_as_typed: isAsTyped };
}

type FirstMatches = {
  of: string;
  matches: Promise<PromptMatch[]>;
  abort: AbortController;
  asked: Set<PromptGroup>;
  waiting: number;
};

/** The request under way for the first matches of each section, whose sections ask one after another. */
let underWay: FirstMatches | null = null;

/** A section asks once for what is under way, so that it never gets an answer from before it asked again. */
function joinFirstMatches({ readerId, group, filter, signal }: PageRequest): FirstMatches {
  const search = searchOf(filter);
  const of = JSON.stringify([readerId, search]);
  let one = underWay;
  if (one?.of !== of || one.asked.has(group)) {
    const abort = new AbortController();
    const ask = async () =>
      unwrap(
        await supabase
          .rpc("search_prompts", { ...search, p_group: "each", p_limit: PROMPT_PAGE_SIZE + 1 })
          .abortSignal(abort.signal),
      );
    one = { of, matches: ask(), abort, asked: new Set(), waiting: 0 };
    underWay = one;
  }
  const joined = one;
  joined.asked.add(group);
  joined.waiting += 1;
  signal.addEventListener("abort", () => {
    joined.waiting -= 1;
    if (joined.waiting === 0) joined.abort.abort();
  });
  return joined;
}

async function fetchFirstMatches(request: PageRequest): Promise<readonly PromptMatch[]> {
  const joined = joinFirstMatches(request);
  try {
    return splitPrompts(await joined.matches)[request.group];
  } finally {
    if (underWay === joined) underWay = null;
  }
}

async function fetchNextMatches(
  { group, filter, signal }: PageRequest,
  after: PageCursor,
): Promise<PromptMatch[]> {
  return unwrap(
    await supabase
      .rpc("search_prompts", {
        ...searchOf(filter),
        p_group: group,
        p_limit: pageSizeOf(group) + 1,
        p_after_rank: after.rank,
        p_after_premium: after.is_premium,
        p_after_created_at: after.created_at,
        p_after_id: after.id,
      })
      .abortSignal(signal),
  );
}

/** A page of a search's matches, the best first. */
export async function fetchMatches(request: PageRequest): Promise<PromptListPage> {
  const { group, filter, after } = request;
  const matches = await (after === null
    ? fetchFirstMatches(request)
    : fetchNextMatches(request, after));
  const [first] = matches;
  const found = first?.total ?? 0;
  const isMended = first !== undefined && first.searched === first.meant;
  const isCapped = found > COUNTED_MATCHES_MAX;
  const total = { count: Math.min(found, COUNTED_MATCHES_MAX), isCapped };
  return {
    search: filter.search,
    searched: isMended ? first.searched : filter.search,
    meant: isMended ? null : (first?.meant ?? null),
    total,
    ...pageOf(matches, group),
  };
}
