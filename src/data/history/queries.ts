import { queryOptions } from "@tanstack/react-query";

import { HISTORY_ROWS } from "@/config/limits";
import type { PastEnhancement } from "@/types/entities";

import { supabase } from "../client/supabase";
import { unwrap } from "../client/unwrap";

export const historyQueries = {
  key: (userId: string) => ["user", userId, "enhancements"] as const,
  /** Newest first; the database keeps no more than these. */
  list: (userId: string) =>
    queryOptions({
      queryKey: historyQueries.key(userId),
      queryFn: async ({ signal }): Promise<PastEnhancement[]> =>
        unwrap(
          await supabase
            .from("enhancements")
            .select("id, session_id, original, wish, content, created_at")
            .eq("user_id", userId)
            .order("created_at", { ascending: false })
            .order("id", { ascending: false })
            .limit(HISTORY_ROWS)
            .abortSignal(signal),
        ),
    }),
  /** How many are kept, without their texts. */
  count: (userId: string) =>
    queryOptions({
      queryKey: [...historyQueries.key(userId), "count"] as const,
      queryFn: async ({ signal }): Promise<number> => {
        const answer = await supabase
          .from("enhancements")
          .select("id", { count: "exact", head: true })
          .eq("user_id", userId)
          .abortSignal(signal);
        unwrap(answer);
        return answer.count ?? 0;
      },
    }),
};
