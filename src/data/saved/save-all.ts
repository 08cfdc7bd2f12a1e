import { useMutation, useQueryClient } from "@tanstack/react-query";

import { AppError } from "@/lib/app-error";

import { supabase } from "../client/supabase";
import { unwrap } from "../client/unwrap";
import { savedQueries } from "./queries";

/** Saves all of these prompts or none, in one request. For a guest it fails. */
export function useSaveAll(userId: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: savedQueries.all(userId),
    mutationFn: async (promptIds: readonly string[]) => {
      if (userId === null) throw new AppError("auth");
      const rows = promptIds.map((promptId) => ({ prompt_id: promptId, user_id: userId }));
      // Another tab may have saved one of them.
      const insertion = { onConflict: "user_id,prompt_id", ignoreDuplicates: true };
      unwrap(await supabase.from("saved_prompts").upsert(rows, insertion));
    },
    meta: { errorMessage: "promptsNotSaved", successMessage: "promptsSaved" },
    onSettled: () => queryClient.invalidateQueries({ queryKey: savedQueries.all(userId) }),
  });
}
