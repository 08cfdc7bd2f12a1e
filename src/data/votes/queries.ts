import { queryOptions, skipToken } from "@tanstack/react-query";

import { supabase } from "../client/supabase";
import { readAll } from "../client/unwrap";

async function fetchLikedIds(userId: string, signal: AbortSignal): Promise<string[]> {
  const rows = await readAll(() =>
    supabase
      .from("prompt_votes")
      .select("prompt_id, vote_type")
      .eq("user_id", userId)
      .order("prompt_id")
      .abortSignal(signal),
  );
  return rows.filter((row) => row.vote_type === "like").map((row) => row.prompt_id);
}

/** Null is a guest, who has no votes. */
export const voteQueries = {
  all: (userId: string | null) => ["user", userId, "votes"] as const,
  /** The ids of all prompts that this user likes: one request for the page, never one per card. */
  liked: (userId: string | null) =>
    queryOptions({
      queryKey: [...voteQueries.all(userId), "liked"] as const,
      queryFn: userId === null ? skipToken : ({ signal }) => fetchLikedIds(userId, signal),
    }),
};
