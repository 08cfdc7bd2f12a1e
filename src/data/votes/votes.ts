import {
  type InfiniteData,
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";

import { AppError } from "@/lib/app-error";
import type { Prompt } from "@/types/entities";

import { supabase } from "../client/supabase";
import { readAll, unwrap } from "../client/unwrap";
import type { PromptListPage } from "../prompts/list-page";
import { promptQueries } from "../prompts/queries";

async function fetchLikedIds(userId: string, signal: AbortSignal): Promise<string[]> {
  const rows = await readAll(() =>
    supabase
      .from("prompt_votes")
      .select("prompt_id")
      .eq("user_id", userId)
      .eq("vote_type", "like")
      .order("prompt_id")
      .abortSignal(signal),
  );
  return rows.map((row) => row.prompt_id);
}

/** Null is a guest, who has no votes. */
export const voteQueries = {
  all: (userId: string | null) => ["user", userId, "votes"] as const,
  /** The ids of all prompts that this user likes: one request for the page, never one per card. */
  liked: (userId: string | null) =>
    queryOptions({
      queryKey: [...voteQueries.all(userId), "liked"] as const,
      queryFn: userId === null ? skipToken : ({ signal }) => fetchLikedIds(userId, signal),
      // Another tab may have changed them a moment ago.
      refetchOnWindowFocus: "always",
    }),
};

type LikeToggle = { promptId: string; isLiked: boolean };

async function write(userId: string, { promptId, isLiked }: LikeToggle): Promise<void> {
  const key = { prompt_id: promptId, user_id: userId };
  const like = { ...key, vote_type: "like" };
  const votes = supabase.from("prompt_votes");
  const onConflict = "user_id,prompt_id";
  unwrap(await (isLiked ? votes.delete().match(key) : votes.upsert(like, { onConflict })));
}

type LikeChange = { userId: string | null; promptId: string; amount: 1 | -1 };

/** Changes the like count in every cached copy of this prompt, so that no two places on screen disagree. */
function changeCachedLikes(
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

/** Likes, or removes the like. Shown at once and undone if the server refuses. For a guest it fails. */
export function useToggleLike(userId: string | null) {
  const queryClient = useQueryClient();
  const { queryKey } = voteQueries.liked(userId);
  const show = ({ promptId, isLiked }: LikeToggle) => {
    queryClient.setQueryData(queryKey, (ids: string[] = []) =>
      isLiked ? ids.filter((id) => id !== promptId) : [...ids, promptId],
    );
    changeCachedLikes(queryClient, { userId, promptId, amount: isLiked ? -1 : 1 });
  };
  return useMutation({
    mutationKey: voteQueries.all(userId),
    mutationFn: async (toggle: LikeToggle) => {
      if (userId === null) throw new AppError("auth");
      await write(userId, toggle);
    },
    meta: { errorMessage: "likeFailed" },
    onMutate: async (toggle) => {
      await queryClient.cancelQueries({ queryKey });
      show(toggle);
      // A count that is being read may not include this vote, and would replace the one shown.
      const counted = { queryKey: promptQueries.all(userId) };
      return queryClient.isFetching(counted) > 0 ? counted : null;
    },
    onError: (_error, toggle) => show({ ...toggle, isLiked: !toggle.isLiked }),
    onSettled: (_data, _error, _toggle, overtaken) => {
      if (overtaken) void queryClient.invalidateQueries(overtaken);
      const isLast = queryClient.isMutating({ mutationKey: voteQueries.all(userId) }) === 1;
      return isLast ? queryClient.invalidateQueries({ queryKey }) : undefined;
    },
  });
}
