import type { InfiniteData, QueryClient } from "@tanstack/react-query";

import type { Prompt } from "@/types/entities";

import type { PromptPage } from "./queries";

type LikeChange = { userId: string | null; promptId: string; amount: 1 | -1 };

/** Moves the like count wherever this prompt is on screen, so that two places never disagree. */
export function changeCachedLikes(
  queryClient: QueryClient,
  { userId, promptId, amount }: LikeChange,
): void {
  const change = (prompt: Prompt): Prompt =>
    prompt.id === promptId
      ? { ...prompt, like_count: Math.max(0, prompt.like_count + amount) }
      : prompt;
  const prefix = ["user", userId];
  queryClient.setQueriesData<InfiniteData<PromptPage>>(
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
