import { queryOptions } from "@tanstack/react-query";

import { database } from "../client/database";
import { readAll } from "../client/read-all";
import { unwrap } from "../client/unwrap";

async function fetchLikedIds(userId: string, signal: AbortSignal): Promise<string[]> {
  const rows = await readAll(async (from, to) =>
    unwrap(
      await database
        .from("prompt_votes")
        .select("prompt_id, vote_type")
        .eq("user_id", userId)
        .order("prompt_id")
        .range(from, to)
        .abortSignal(signal),
    ),
  );
  return rows.filter((row) => row.vote_type === "like").map((row) => row.prompt_id);
}

export const voteQueries = {
  all: (userId: string) => ["user", userId, "votes"] as const,
  /** The ids of all prompts that this user likes: one request for the page, never one per card. */
  liked: (userId: string) =>
    queryOptions({
      queryKey: [...voteQueries.all(userId), "liked"] as const,
      queryFn: ({ signal }) => fetchLikedIds(userId, signal),
    }),
};
