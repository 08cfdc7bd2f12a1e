import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";

import { env } from "@/config/env";
import type { PromptFilter, PromptGroup } from "@/domain/prompt-list";
import { searchTextOf } from "@/domain/prompt-search";
import { AppError } from "@/lib/app-error";
import type { Prompt } from "@/types/entities";
import type { PrintedSection } from "@/types/page-record";

import { supabase } from "../client/supabase";
import { kindOfStatus, unwrap } from "../client/unwrap";
import { fetchListed, fetchPrintedPage, type PageCursor, printedPage } from "./list-page";

/** Premium texts depend on who reads them, so a user's lists live under that user's prefix. */
function promptsKey(readerId: string | null) {
  return readerId === null ? (["prompts"] as const) : (["user", readerId, "prompts"] as const);
}

/** In a file of its own, because most visits search for nothing. */
const loadSearch = () => import("./search-page");

/** For somebody who goes to the search box. */
export function prepareSearch(): void {
  loadSearch().catch(() => undefined);
}

async function fetchCount(signal: AbortSignal): Promise<number> {
  const { count, error, status } = await supabase
    .from("prompts")
    .select("id", { count: "exact", head: true })
    .abortSignal(signal);
  if (error !== null || count === null) throw new AppError(kindOfStatus(status), { cause: error });
  return count;
}

export const promptQueries = {
  all: promptsKey,
  /**
   * One group of the library, page by page; each page starts after the last row of the one before. `printed` is what
   * the document shows of it to a guest.
   */
  pages: (
    readerId: string | null,
    group: PromptGroup,
    filter: PromptFilter,
    printed: PrintedSection | null = null,
  ) =>
    infiniteQueryOptions({
      queryKey: [...promptsKey(readerId), "pages", group, filter] as const,
      queryFn: ({ pageParam: after, signal }) => {
        const request = { readerId, group, filter, after, signal };
        if (searchTextOf(filter.search) !== "") {
          return loadSearch().then(({ fetchMatches }) => fetchMatches(request));
        }
        return printed !== null && readerId === null && after === null
          ? fetchPrintedPage(printed, request)
          : fetchListed(request);
      },
      ...(printed !== null &&
        readerId === null && {
          initialData: { pages: [printedPage(printed)], pageParams: [null] },
          initialDataUpdatedAt: 0,
        }),
      initialPageParam: null as PageCursor | null,
      getNextPageParam: (lastPage) => lastPage.next,
      // Kept while the next search loads, so that the page does not flicker, but never shown to another
      // reader: after a sign-out it may hold premium texts.
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
          await supabase
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
      // The count at build time, refetched at once.
      ...(env.builtPromptCount !== null && {
        initialData: env.builtPromptCount,
        initialDataUpdatedAt: 0,
      }),
    }),
};
