import { useMutation, useQueryClient } from "@tanstack/react-query";

import { AppError } from "@/lib/app-error";

import { supabase } from "../client/supabase";
import { unwrap } from "../client/unwrap";
import { savedQueries } from "./queries";

async function insertSaved(userId: string, promptId: string): Promise<void> {
  unwrap(await supabase.from("saved_prompts").insert({ prompt_id: promptId, user_id: userId }));
}

async function deleteSaved(userId: string, promptId: string): Promise<void> {
  unwrap(
    await supabase.from("saved_prompts").delete().eq("prompt_id", promptId).eq("user_id", userId),
  );
}

type SaveChange = {
  /** Null for a guest, for whom it fails. */
  userId: string | null;
  write: (userId: string, promptId: string) => Promise<void>;
  /** The list of saved ids after the change, shown before the server answers. */
  change: (ids: string[], promptId: string) => string[];
  successMessage: "saved" | "removedFromSaved";
};

function useSaveChange({ userId, write, change, successMessage }: SaveChange) {
  const queryClient = useQueryClient();
  const { queryKey } = savedQueries.ids(userId);
  return useMutation({
    mutationKey: savedQueries.all(userId),
    mutationFn: async (promptId: string) => {
      if (userId === null) throw new AppError("auth");
      await write(userId, promptId);
    },
    meta: { errorMessage: "saveFailed", successMessage },
    onMutate: async (promptId) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (ids: string[] = []) => change(ids, promptId));
      return { before };
    },
    onError: (_error, _promptId, context) => {
      queryClient.setQueryData(queryKey, context?.before);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: savedQueries.all(userId) }),
  });
}

export function useSavePrompt(userId: string | null) {
  return useSaveChange({
    userId,
    write: insertSaved,
    change: (ids, promptId) => [...ids, promptId],
    successMessage: "saved",
  });
}

export function useUnsavePrompt(userId: string | null) {
  return useSaveChange({
    userId,
    write: deleteSaved,
    change: (ids, promptId) => ids.filter((id) => id !== promptId),
    successMessage: "removedFromSaved",
  });
}
