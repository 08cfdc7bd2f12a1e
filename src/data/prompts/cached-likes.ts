import type { InfiniteData, QueryClient } from "@tanstack/react-query";

import type { Prompt } from "@/types/entities";

import type { PromptListPage } from "./list-page";

type LikeChange = { userId: string | null; promptId: string; amount: 1 | -1 };

/** Changes the like count in every cached copy of this prompt, so that no two places on screen disagree. */
export function changeCachedLikes(
  queryClient: QueryClient,
  { userId, promptId, amount }: LikeChange,
): void {
  const change = (prompt: Prompt): Prompt =>
    prompt.id === promptId
      ? { ...prompt, like_count: Math.max(0, prompt.like_count + amount) }
      : prompt;
  const prefix = ["user", userId];
  queryClient.setQueriesData<InfiniteData<PromptListPage>>(
    { queryKey: [...prefix, "prompts", "pages"] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, prompts: page.prompts.map(change) })),
      },
  );
  queryClient.setQueriesData<Prompt>(
    { queryKey: [...prefix, "prompts", "one"] },
    (prompt) => prompt && change(prompt),
  );
  queryClient.setQueriesData<Prompt[]>({ queryKey: [...prefix, "saved", "prompts"] }, (prompts) =>
    prompts?.map(change),
  );
}
