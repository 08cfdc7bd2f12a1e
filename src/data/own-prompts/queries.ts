import { queryOptions } from "@tanstack/react-query";

import type { OwnPrompt } from "@/types/entities";

import { supabase } from "../client/supabase";
import { readAll } from "../client/unwrap";

export const ownPromptQueries = {
  /** Newest first. */
  list: (userId: string) =>
    queryOptions({
      queryKey: ["user", userId, "own-prompts"] as const,
      queryFn: ({ signal }): Promise<OwnPrompt[]> =>
        readAll(() =>
          supabase
            .from("own_prompts")
            .select("id, title, content, created_at")
            .eq("user_id", userId)
            .order("created_at", { ascending: false })
            .order("id", { ascending: false })
            .abortSignal(signal),
        ),
    }),
};
