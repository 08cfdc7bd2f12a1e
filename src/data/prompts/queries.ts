import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";

import { ALL_VIEW, type LibraryView } from "@/config/categories";
import { env } from "@/config/env";
import { FEATURED_PAGE_SIZE, PROMPT_PAGE_SIZE } from "@/config/limits";
import { cursorOf, type PromptCursor } from "@/domain/prompt-list";
import { searchFilter } from "@/domain/prompt-search";
import { AppError } from "@/lib/app-error";
import type { Prompt } from "@/types/entities";

import { database } from "../client/database";
import { kindOfStatus, unwrap } from "../client/unwrap";

export type PromptGroup = "featured" | "free" | "premium";
export type PromptListFilter = { view: LibraryView; search: string };
export type PromptPage = { prompts: Prompt[]; total: number; next: PageCursor | null };

/** The featured prompts are of both kinds, free ones first, so the kind is part of their key. */
type PageCursor = PromptCursor & { isPremium: boolean };

/** Premium texts depend on who reads them, so a user's lists live under that user's prefix. */
function promptsKey(readerId: string | null) {
  return readerId === null ? (["prompts"] as const) : (["user", readerId, "prompts"] as const);
}

type PageRequest = {
  group: PromptGroup;
  filter: PromptListFilter;
  after: PageCursor | null;
  signal: AbortSignal;
};

/** Two values of `or` as one that asks for both: the embedded backend reads only one `or`. */
function bothOf(one: string | null, other: string | null): string | null {
  return one !== null && other !== null ? `and(or(${one}),or(${other}))` : (one ?? other);
}

/** A prompt stands in one group only; the featured ones stand in the first (see domain/prompt-list). */
function selectGroup({ group, filter: { view, search }, after }: Omit<PageRequest, "signal">) {
  const all = database.from("prompts").select("*", { count: "exact" });
  const inGroup =
    group === "featured"
      ? all.eq("is_featured", true).order("is_premium")
      : all.eq("is_featured", false).eq("is_premium", group === "premium");
  const inView = view === ALL_VIEW ? inGroup : inGroup.eq("category", view);
  const condition = bothOf(searchFilter(search), after && afterCursor(after));
  return (condition === null ? inView : inView.or(condition))
    .order("created_at", { ascending: false })
    .order("id", { ascending: false });
}

/** PostgREST's way of saying "after this row": free before premium, newest first, then by id. */
function afterCursor({ createdAt, id, isPremium }: PageCursor): string {
  const older = `created_at.lt."${createdAt}",and(created_at.eq."${createdAt}",id.lt.${id})`;
  return isPremium
    ? `and(is_premium.eq.true,or(${older}))`
    : `is_premium.eq.true,and(is_premium.eq.false,or(${older}))`;
}

async function fetchPage({ signal, ...request }: PageRequest): Promise<PromptPage> {
  const limit = request.group === "featured" ? FEATURED_PAGE_SIZE : PROMPT_PAGE_SIZE;
  const answer = await selectGroup(request).limit(limit).abortSignal(signal);
  const prompts: Prompt[] = unwrap(answer);
  const last = prompts.at(-1);
  const remaining = answer.count ?? prompts.length;
  return {
    prompts,
    total: remaining,
    next:
      last !== undefined && remaining > prompts.length
        ? { ...cursorOf(last), isPremium: last.is_premium }
        : null,
  };
}

async function fetchCount(signal: AbortSignal): Promise<number> {
  const { count, error, status } = await database
    .from("prompts")
    .select("id", { count: "exact", head: true })
    // The query client tries again; supabase-js doing so as well would take half a minute to fail.

    .abortSignal(signal);
  if (error !== null || count === null) throw new AppError(kindOfStatus(status), { cause: error });
  return count;
}

export const promptQueries = {
  all: promptsKey,
  /** One group of the library, 24 a page, each page found by the key of the last row before it. */
  pages: (readerId: string | null, group: PromptGroup, filter: PromptListFilter) =>
    infiniteQueryOptions({
      queryKey: [...promptsKey(readerId), "pages", group, filter] as const,
      queryFn: ({ pageParam, signal }) => fetchPage({ group, filter, after: pageParam, signal }),
      initialPageParam: null as PageCursor | null,
      getNextPageParam: (lastPage) => lastPage.next,
      // Kept while the next search loads, so that the page does not blink, but never shown to
      // another reader: after a sign-out it may hold premium texts.
      placeholderData: (previous, previousQuery) =>
        promptsKey(readerId).every((part, index) => previousQuery?.queryKey[index] === part)
          ? previous
          : undefined,
    }),
  byId: (readerId: string | null, promptId: string) =>
    queryOptions({
      queryKey: [...promptsKey(readerId), "one", promptId] as const,
      queryFn: async ({ signal }): Promise<Prompt> =>
        unwrap(
          await database
            .from("prompts")
            .select("*")
            .eq("id", promptId)
            .abortSignal(signal)
            .single(),
        ),
    }),
  /** How many prompts there are: the number the landing page may claim. */
  count: () =>
    queryOptions({
      queryKey: ["prompts", "count"] as const,
      queryFn: ({ signal }) => fetchCount(signal),
      // True when the site was built; asked anew at once.
      ...(env.builtPromptCount !== null && {
        initialData: env.builtPromptCount,
        initialDataUpdatedAt: 0,
      }),
    }),
};
