import { ALL_VIEW } from "@/config/categories";
import { FEATURED_PAGE_SIZE, PROMPT_PAGE_SIZE } from "@/config/limits";
import type { PromptFilter, PromptGroup } from "@/domain/prompt-list";
import type { PromptTotal } from "@/domain/prompt-sections";
import type { Prompt, PromptMatch } from "@/types/entities";
import type { PrintedSection } from "@/types/page-record";

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
  /** The text that was searched for: the same, unless a typo was mended. */
  searched: string;
  /** What may have been meant instead. */
  meant: string | null;
  prompts: Prompt[];
  /** One for each prompt, less for the better; none for the list. */
  ranks: readonly number[];
  /** Null on later pages: only the first one is counted. */
  total: PromptTotal | null;
  next: PageCursor | null;
};

export type PageRequest = {
  readerId: string | null;
  group: PromptGroup;
  filter: PromptFilter;
  after: PageCursor | null;
  signal: AbortSignal;
};

/** One more row than this is read, which tells whether there is a next page. */
export function pageSizeOf(group: PromptGroup): number {
  return group === "featured" ? FEATURED_PAGE_SIZE : PROMPT_PAGE_SIZE;
}

type FoundPrompt = Prompt & Partial<Pick<PromptMatch, "rank" | "total" | "searched" | "meant">>;

/** Drops what only the search needs, so that a prompt is the same wherever it was found. */
function promptOf(found: FoundPrompt): Prompt {
  const { rank: _rank, total: _total, searched: _searched, meant: _meant, ...prompt } = found;
  return prompt;
}

function cursorOf({ created_at, id, is_premium, rank }: FoundPrompt): PageCursor {
  return { created_at, id, is_premium, rank: rank ?? null };
}

export function pageOf(rows: readonly FoundPrompt[], group: PromptGroup) {
  const size = pageSizeOf(group);
  const last = rows.length > size ? rows[size - 1] : undefined;
  return {
    prompts: rows.slice(0, size).map(promptOf),
    ranks: rows.slice(0, size).flatMap(({ rank }) => rank ?? []),
    next: last === undefined ? null : cursorOf(last),
  };
}

/** What tells whether a printed page is still true, and what it cannot know. */
const CHECKED_COLUMNS = "id, title, like_count, dislike_count";

/** A prompt is in one group only: see domain/prompt-list. */
function selectGroup<Columns extends "*" | typeof CHECKED_COLUMNS>(
  { group, filter: { view }, after }: PageRequest,
  columns: Columns,
) {
  // Counting takes longer than reading a page, so only the first page is counted.
  const all = supabase.from("prompts").select(columns, after === null ? { count: "exact" } : {});
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
  const selected = selectGroup(request, "*");
  if (after === null) return selected;
  return group === "featured"
    ? selected.or(afterCursor(after))
    : // Redundant, but it lets the index scan start at the cursor, however deep the page is.
      selected.lte("created_at", after.created_at).or(olderThan(after));
}

/** A page of the list, in the order of the specification's section 5: its own call, page by page (section 7). */
export async function fetchListed(request: PageRequest): Promise<PromptListPage> {
  const answer = await selectAfter(request)
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(pageSizeOf(request.group) + 1)
    .abortSignal(request.signal);
  const { count } = answer;
  const total = count === null ? null : { count, isCapped: false };
  const page = pageOf(unwrap(answer), request.group);
  return { search: "", searched: "", meant: null, total, ...page };
}

/** The page as it is printed in the document: see `PrintedSection`. */
export function printedPage({ prompts, count }: PrintedSection): PromptListPage {
  const last = count > prompts.length ? prompts.at(-1) : undefined;
  return {
    search: "",
    searched: "",
    meant: null,
    prompts: [...prompts],
    ranks: [],
    total: { count, isCapped: false },
    next: last === undefined ? null : cursorOf(last),
  };
}

/** The printed page with the votes of now, if the library still begins with these prompts; else what it begins with. */
export async function fetchPrintedPage(
  printed: PrintedSection,
  request: PageRequest,
): Promise<PromptListPage> {
  const answer = await selectGroup(request, CHECKED_COLUMNS)
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(printed.prompts.length)
    .abortSignal(request.signal);
  const { count } = answer;
  const found = unwrap(answer);
  const page = printedPage(printed);
  const prompts = page.prompts.flatMap((prompt, place) => {
    const now = found[place];
    const isSame = now?.id === prompt.id && now.title === prompt.title;
    return isSame ? { ...prompt, ...now } : [];
  });
  const isTrue = count === printed.count && prompts.length === page.prompts.length;
  return isTrue ? { ...page, prompts } : fetchListed(request);
}
