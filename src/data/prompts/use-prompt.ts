import {
  type InfiniteData,
  type QueryClient,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";

import { TEXT_NOT_KEPT } from "@/domain/entitlement";
import type { Prompt } from "@/types/entities";

import type { PromptListPage } from "./list-page";
import { promptQueries } from "./queries";

type PromptRequest = { readerId: string | null; promptId: string; isEnabled: boolean };
type CachedPrompt = { prompt: Prompt; updatedAt: number };

/** The newest copy in this reader's lists, leaving out lists read before premium began or ended, and texts that were not kept. */
function findListedPrompt(
  queryClient: QueryClient,
  { readerId, promptId }: PromptRequest,
): CachedPrompt | undefined {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: [...promptQueries.all(readerId), "pages"] })
    .filter(({ state }) => !state.isInvalidated)
    .flatMap(({ state }) => {
      const data = state.data as InfiniteData<PromptListPage> | undefined;
      const prompt = data?.pages.flatMap((page) => page.prompts).find(({ id }) => id === promptId);
      if (prompt?.content === TEXT_NOT_KEPT) return [];
      return prompt === undefined ? [] : [{ prompt, updatedAt: state.dataUpdatedAt }];
    })
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
    .at(0);
}

type PrintedPromptRequest = { readerId: string | null; printed: Prompt; isEnabled: boolean };

/**
 * The prompt of a prerendered page: as printed there until the server has sent the votes and, to premium readers,
 * the whole text.
 */
export function usePrintedPrompt({ readerId, printed, isEnabled }: PrintedPromptRequest) {
  return useQuery({
    ...promptQueries.byId(readerId, printed.id),
    enabled: isEnabled,
    initialData: printed,
    initialDataUpdatedAt: 0,
  });
}

/** One prompt; without a request when a list in the cache holds a fresh copy. */
export function usePrompt(request: PromptRequest) {
  const queryClient = useQueryClient();
  const options = promptQueries.byId(request.readerId, request.promptId);
  const query = useQuery({
    ...options,
    enabled: request.isEnabled,
    initialData: () => findListedPrompt(queryClient, request)?.prompt,
    initialDataUpdatedAt: () => findListedPrompt(queryClient, request)?.updatedAt,
  });
  const { data, error, isError, isFetching } = query;
  const isOutdated = queryClient.getQueryState(options.queryKey)?.isInvalidated ?? false;
  return { data, error, isError, isFetching, isOutdated, retry: () => void query.refetch() };
}
