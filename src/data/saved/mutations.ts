import { useMutation, useQueryClient } from "@tanstack/react-query";

import { AppError } from "@/lib/app-error";

import { supabase } from "../client/supabase";
import { unwrap } from "../client/unwrap";
import { savedQueries } from "./queries";

type SaveToggle = { promptId: string; isSaved: boolean };

async function write(userId: string, { promptId, isSaved }: SaveToggle): Promise<void> {
  const row = { prompt_id: promptId, user_id: userId };
  const saved = supabase.from("saved_prompts");
  unwrap(await (isSaved ? saved.delete().match(row) : saved.insert(row)));
}

/** Saves, or removes from the saved. Shown at once and undone if the server refuses. For a guest it fails. */
export function useToggleSaved(userId: string | null) {
  const queryClient = useQueryClient();
  const { queryKey } = savedQueries.ids(userId);
  return useMutation({
    mutationKey: savedQueries.all(userId),
    mutationFn: async (toggle: SaveToggle) => {
      if (userId === null) throw new AppError("auth");
      await write(userId, toggle);
    },
    meta: {
      errorMessage: "saveFailed",
      successMessage: (_data, { isSaved }: SaveToggle) => (isSaved ? "removedFromSaved" : "saved"),
    },
    onMutate: async ({ promptId, isSaved }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (ids: string[] = []) =>
        isSaved ? ids.filter((id) => id !== promptId) : [...ids, promptId],
      );
      return { before };
    },
    onError: (_error, _toggle, context) => {
      queryClient.setQueryData(queryKey, context?.before);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: savedQueries.all(userId) }),
  });
}
