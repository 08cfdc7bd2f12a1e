import {
  type InfiniteData,
  type QueryClient,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";

import type { Prompt } from "@/types/entities";

import { promptQueries, type PromptPage } from "./queries";

type PromptRequest = { readerId: string | null; promptId: string; isEnabled: boolean };
type CachedPrompt = { prompt: Prompt; updatedAt: number };

/** The newest copy that a list of this reader holds. */
function findListedPrompt(
  queryClient: QueryClient,
  { readerId, promptId }: PromptRequest,
): CachedPrompt | undefined {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: [...promptQueries.all(readerId), "pages"] })
    .flatMap(({ state }) => {
      const data = state.data as InfiniteData<PromptPage> | undefined;
      const prompt = data?.pages.flatMap((page) => page.prompts).find(({ id }) => id === promptId);
      return prompt === undefined ? [] : [{ prompt, updatedAt: state.dataUpdatedAt }];
    })
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
    .at(0);
}

/** One prompt; without a request when a list on screen holds a fresh copy. */
export function usePrompt(request: PromptRequest) {
  const queryClient = useQueryClient();
  return useQuery({
    ...promptQueries.byId(request.readerId, request.promptId),
    enabled: request.isEnabled,
    initialData: () => findListedPrompt(queryClient, request)?.prompt,
    initialDataUpdatedAt: () => findListedPrompt(queryClient, request)?.updatedAt,
  });
}
