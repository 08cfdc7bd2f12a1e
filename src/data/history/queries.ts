import { queryOptions } from "@tanstack/react-query";

import { HISTORY_ROWS } from "@/config/limits";
import type { PastEnhancement } from "@/types/entities";

import { database } from "../client/database";
import { unwrap } from "../client/unwrap";
import { historyKey } from "./keys";

async function fetchHistory(userId: string, signal: AbortSignal): Promise<PastEnhancement[]> {
  return unwrap(
    await database
      .from("enhancements")
      .select("id, original, content, created_at")
      .eq("user_id", userId)
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .limit(HISTORY_ROWS)
      .abortSignal(signal),
  );
}

export const historyQueries = {
  /** Newest first; the database keeps no more than these. */
  list: (userId: string) =>
    queryOptions({
      queryKey: historyKey(userId),
      queryFn: ({ signal }) => fetchHistory(userId, signal),
    }),
};
