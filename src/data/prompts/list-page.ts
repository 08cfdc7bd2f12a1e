import { ALL_VIEW } from "@/config/categories";
import { COUNTED_MATCHES_MAX, FEATURED_PAGE_SIZE, PROMPT_PAGE_SIZE } from "@/config/limits";
import type { PromptFilter, PromptGroup, PromptTotal } from "@/domain/prompt-list";
import { searchTextOf } from "@/domain/prompt-search";
import type { Prompt, PromptMatch } from "@/types/entities";

import { supabase } from "../client/supabase";
import { unwrap } from "../client/unwrap";

/** Where a page ended; the next one starts after this row. */
export type PageCursor = Pick<Prompt, "created_at" | "id" | "is_premium"> & {
  /** Null without a search. */
  rank: number | null;
};

export type PromptListPage = {
  /** The search that this page answers; "" is the list. */
  search: string;
  prompts: Prompt[];
  /** Null on later pages: only the first one is counted. */
  total: PromptTotal | null;
  next: PageCursor | null;
};

type PageRequest = {
  group: PromptGroup;
  filter: PromptFilter;
  after: PageCursor | null;
  signal: AbortSignal;
};

/** One more row than this is read, which tells whether there is a next page. */
function pageSizeOf(group: PromptGroup): number {
  return group === "featured" ? FEATURED_PAGE_SIZE : PROMPT_PAGE_SIZE;
}

type FoundPrompt = Prompt & { rank?: number; total?: number };

/** Drops what only the search needs, so that a prompt is the same wherever it was found. */
function promptOf({ rank: _rank, total: _total, ...prompt }: FoundPrompt): Prompt {
  return prompt;
}

function cursorOf({ created_at, id, is_premium, rank }: FoundPrompt): PageCursor {
  return { created_at, id, is_premium, rank: rank ?? null };
}

function pageOf(rows: readonly FoundPrompt[], group: PromptGroup) {
  const size = pageSizeOf(group);
  const last = rows.length > size ? rows[size - 1] : undefined;
  return {
    prompts: rows.slice(0, size).map(promptOf),
    next: last === undefined ? null : cursorOf(last),
  };
}

/** A prompt is in one group only: see domain/prompt-list. */
function selectGroup({ group, filter: { view }, after }: PageRequest) {
  // Counting takes longer than reading a page, so only the first page is counted.
  const all = supabase.from("prompts").select("*", after === null ? { count: "exact" } : {});
  const inGroup =
    group === "featured"
      ? all.eq("is_featured", true).order("is_premium")
      : all.eq("is_featured", false).eq("is_premium", group === "premium");
  return view === ALL_VIEW ? inGroup : inGroup.eq("category", view);
}

const olderThan = ({ created_at, id }: PageCursor) =>
  `created_at.lt."${created_at}",and(created_at.eq."${created_at}",id.lt.${id})`;

/** "After this row" as a PostgREST filter: free before premium, newest first, then by id. */
function afterCursor(cursor: PageCursor): string {
  return cursor.is_premium
    ? `and(is_premium.eq.true,or(${olderThan(cursor)}))`
    : `is_premium.eq.true,and(is_premium.eq.false,or(${olderThan(cursor)}))`;
}

function selectAfter(request: PageRequest) {
  const { group, after } = request;
  const selected = selectGroup(request);
  if (after === null) return selected;
  return group === "featured"
    ? selected.or(afterCursor(after))
    : // Redundant, but it lets the index scan start at the cursor, however deep the page is.
      selected.lte("created_at", after.created_at).or(olderThan(after));
}

/** A page of the list, in the order of the specification's section 5. */
async function fetchListed(request: PageRequest): Promise<PromptListPage> {
  const answer = await selectAfter(request)
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(pageSizeOf(request.group) + 1)
    .abortSignal(request.signal);
  const { count } = answer;
  const total = count === null ? null : { count, isCapped: false };
  return { search: "", total, ...pageOf(unwrap(answer), request.group) };
}

function searchOf({ search, view }: PromptFilter) {
  return { p_search: searchTextOf(search), p_category: view === ALL_VIEW ? null : view };
}

/** A page of a search's matches, the best first. */
async function fetchMatches(request: PageRequest): Promise<PromptListPage> {
  const { group, filter, after, signal } = request;
  const matches: PromptMatch[] = unwrap(
    await supabase
      .rpc("search_prompts", {
        ...searchOf(filter),
        p_group: group,
        p_limit: pageSizeOf(group) + 1,
        ...(after !== null && {
          p_after_rank: after.rank,
          p_after_premium: after.is_premium,
          p_after_created_at: after.created_at,
          p_after_id: after.id,
        }),
      })
      .abortSignal(signal),
  );
  const found = matches[0]?.total ?? 0;
  const isCapped = found > COUNTED_MATCHES_MAX;
  const total = { count: Math.min(found, COUNTED_MATCHES_MAX), isCapped };
  return { search: filter.search, total, ...pageOf(matches, group) };
}

/** Without a search this is the specification's own call, page by page (section 7). */
export function fetchPage(request: PageRequest): Promise<PromptListPage> {
  return searchTextOf(request.filter.search) === "" ? fetchListed(request) : fetchMatches(request);
}

/** What a search without matches may have meant, or null. */
export async function fetchSuggestion(
  filter: PromptFilter,
  signal: AbortSignal,
): Promise<string | null> {
  return unwrap(await supabase.rpc("suggest_search", searchOf(filter)).abortSignal(signal));
}
