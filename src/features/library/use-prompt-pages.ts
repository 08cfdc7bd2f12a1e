import { useInfiniteQuery, type UseInfiniteQueryResult } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";

import {
  promptQueries,
  type PromptGroup as GroupName,
  type PromptPage,
} from "@/data/prompts/queries";
import type { PromptFilter } from "@/domain/prompt-list";

import type { LoadedPromptGroup, PromptGroup } from "./prompt-group";

type PagesOptions = {
  readerId: string | null;
  group: GroupName;
  filter: PromptFilter;
  /** Until it is known what the reader may open, cards would be drawn wrong. */
  isReaderKnown: boolean;
};

type Answer<Data> = { data: Data | undefined; isPlaceholderData: boolean };

/**
 * The answer to draw. It lags behind the one that is here while its cards are drawn in small slices, so
 * that typing and scrolling do not wait for dozens of them; but never with another reader's texts.
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
  pages: readonly PromptPage[];
  isStale: boolean;
};

function loadedGroup({ query, pages, isStale }: LoadedOptions): LoadedPromptGroup {
  const prompts = pages.flatMap((page) => page.prompts);
  const total = pages[0]?.total ?? { count: prompts.length, isCapped: false };
  // The button of the previous search stays, waiting, so that what stands below does not jump.
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
    // That of the last answer while the next one is on its way, so that no card is drawn for nothing.
    search: pages[0]?.search ?? "",
    isStale,
    more: hasMore ? more : null,
  };
}

/** One group of the library, page by page. */
export function usePromptPages({
  readerId,
  group,
  filter,
  isReaderKnown,
}: PagesOptions): PromptGroup {
  const query = useInfiniteQuery(promptQueries.pages(readerId, group, filter));
  const { data, isPlaceholderData } = useDrawnAnswer(query, readerId);
  if (data === undefined && query.isError) {
    return { status: "error", retry: () => void query.refetch() };
  }
  if (data === undefined || !isReaderKnown) return { status: "loading" };
  const isStale = query.isPlaceholderData || isPlaceholderData;
  return loadedGroup({ query, pages: data.pages, isStale });
}
