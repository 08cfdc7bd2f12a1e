import { useInfiniteQuery, type UseInfiniteQueryResult } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";

import type { PromptListPage } from "@/data/prompts/list-page";
import { promptQueries } from "@/data/prompts/queries";
import type { PromptFilter, PromptGroup, PromptTotal } from "@/domain/prompt-list";
import type { Prompt } from "@/types/entities";

import { useReader } from "./library-reader";

/** What a section shows of its prompts, wherever they come from. */
export type SectionPrompts =
  | { status: "loading" }
  | { status: "error"; retry: () => void }
  | LoadedSectionPrompts;

export type LoadedSectionPrompts = {
  status: "ready";
  prompts: readonly Prompt[];
  total: PromptTotal;
  /** What the prompts were searched for; "" when all are listed. */
  search: string;
  /** Still the answer to the previous search. */
  isStale: boolean;
  /** Null when all are shown. */
  more: { isLoading: boolean; hasFailed: boolean; show: () => void } | null;
};

/** True for a section that is known to be empty. */
export function isEmptySection(section: SectionPrompts): boolean {
  return section.status === "ready" && section.total.count === 0;
}

type Answer<Data> = { data: Data | undefined; isPlaceholderData: boolean };

/**
 * The answer to draw. It lags behind the newest one while cards are drawn in small slices, so that typing and
 * scrolling do not wait for dozens of them; but it never holds another reader's texts.
 */
function useDrawnAnswer<Data>({ data, isPlaceholderData }: Answer<Data>, readerId: string | null) {
  const answer = useMemo(
    () => ({ data, isPlaceholderData, readerId }),
    [data, isPlaceholderData, readerId],
  );
  const drawn = useDeferredValue(answer);
  return drawn.readerId === readerId ? drawn : answer;
}

type LoadedOptions = {
  query: Pick<
    UseInfiniteQueryResult,
    "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError" | "fetchNextPage"
  >;
  pages: readonly PromptListPage[];
  isStale: boolean;
};

function loadedSection({ query, pages, isStale }: LoadedOptions): LoadedSectionPrompts {
  const prompts = pages.flatMap((page) => page.prompts);
  const total = pages[0]?.total ?? { count: prompts.length, isCapped: false };
  // The previous search's button stays, waiting, so that what is below does not jump.
  const hasMore = isStale ? total.count > prompts.length : query.hasNextPage;
  const more = {
    isLoading: isStale || query.isFetchingNextPage,
    hasFailed: query.isFetchNextPageError,
    show: () => void query.fetchNextPage(),
  };
  return {
    status: "ready",
    prompts,
    total,
    // The search that these prompts answer, not the next one, so that no card is drawn for nothing.
    search: pages[0]?.search ?? "",
    isStale,
    more: hasMore ? more : null,
  };
}

/** One group of the library, page by page. */
export function usePromptGroup(group: PromptGroup, filter: PromptFilter): SectionPrompts {
  const { userId, isSessionKnown, areRightsKnown } = useReader();
  const query = useInfiniteQuery({
    ...promptQueries.pages(userId, group, filter),
    // Until then it is not known whose list to ask for.
    enabled: isSessionKnown,
  });
  const { data, isPlaceholderData } = useDrawnAnswer(query, userId);
  if (data === undefined && query.isError) {
    return { status: "error", retry: () => void query.refetch() };
  }
  if (data === undefined || !areRightsKnown) return { status: "loading" };
  const isStale = query.isPlaceholderData || isPlaceholderData;
  return loadedSection({ query, pages: data.pages, isStale });
}
