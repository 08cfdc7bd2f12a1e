import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { ownPromptTitle } from "@/domain/own-prompt-title";
import { isAppError } from "@/lib/app-error";
import type { OwnPrompt, PastEnhancement } from "@/types/entities";

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
            .select("id, title, content, created_at")
            .eq("user_id", userId)
            .order("created_at", { ascending: false })
            .order("id", { ascending: false })
            .abortSignal(signal),
        ),
    }),
};

/** Saves a result; its title is made from the lazy prompt. */
export function useSaveOwnPrompt(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ original, content }: Pick<PastEnhancement, "original" | "content">) => {
      const title = ownPromptTitle(original);
      unwrap(await supabase.from("own_prompts").insert({ title, content }));
    },
    meta: {
      errorMessage: (error) =>
        isAppError(error, "too-much") ? "ownPromptsFull" : "ownPromptNotSaved",
      successMessage: "ownPromptSaved",
    },
    onSettled: () => queryClient.invalidateQueries(ownPromptQueries.list(userId)),
  });
}

export function useDeleteOwnPrompt(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      unwrap(await supabase.from("own_prompts").delete().eq("id", id).eq("user_id", userId));
    },
    meta: { errorMessage: "ownPromptNotDeleted", successMessage: "ownPromptDeleted" },
    onSettled: () => queryClient.invalidateQueries(ownPromptQueries.list(userId)),
  });
}
