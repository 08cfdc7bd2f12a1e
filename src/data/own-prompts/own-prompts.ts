import { queryOptions } from "@tanstack/react-query";

import { parseVersions, type OwnPromptVersion } from "@/domain/own-prompt-versions";
import type { OwnPrompt } from "@/types/entities";

import { supabase } from "../client/supabase";
import { readAll, unwrap } from "../client/unwrap";

export const ownPromptQueries = {
  /** Newest first. */
  list: (userId: string) =>
    queryOptions({
      queryKey: ["user", userId, "own-prompts"] as const,
      queryFn: ({ signal }): Promise<OwnPrompt[]> =>
        readAll(() =>
          supabase
            .from("own_prompts")
            .select(
              "id, title, content, tags, origin_id, origin_content, share_id, shared_until, created_at, updated_at",
            )
            .eq("user_id", userId)
            .order("created_at", { ascending: false })
            .order("id", { ascending: false })
            .abortSignal(signal),
        ),
    }),
  /** What edits of one prompt replaced, newest first. */
  versions: (userId: string, { id, updated_at }: Pick<OwnPrompt, "id" | "updated_at">) =>
    queryOptions({
      queryKey: ["user", userId, "own-prompt-versions", id, updated_at] as const,
      queryFn: async ({ signal }): Promise<OwnPromptVersion[]> => {
        const request = supabase.from("own_prompts").select("versions").eq("id", id);
        return parseVersions(unwrap(await request.abortSignal(signal).single()).versions);
      },
    }),
};
