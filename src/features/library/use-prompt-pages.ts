import { useInfiniteQuery } from "@tanstack/react-query";

import { promptQueries, type PromptGroup as GroupName } from "@/data/prompts/queries";
import type { PromptFilter } from "@/domain/prompt-list";

import type { PromptGroup } from "./prompt-group";

type PagesOptions = {
  readerId: string | null;
  group: GroupName;
  filter: PromptFilter;
  /** Until it is known what the reader may open, cards would be drawn wrong. */
  isReaderKnown: boolean;
};

/** One group of the library, page by page. */
export function usePromptPages({
  readerId,
  group,
  filter,
  isReaderKnown,
}: PagesOptions): PromptGroup {
  const query = useInfiniteQuery(promptQueries.pages(readerId, group, filter));
  const { data } = query;
  if (data === undefined && query.isError) {
    return { status: "error", retry: () => void query.refetch() };
  }
  if (data === undefined || !isReaderKnown) return { status: "loading" };
  const isStale = query.isPlaceholderData;
  const prompts = data.pages.flatMap((page) => page.prompts);
  const total = data.pages[0]?.total ?? { count: prompts.length, isCapped: false };
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
    search: data.pages[0]?.search ?? "",
    isStale,
    more: hasMore ? more : null,
  };
}
