import { useMutation, useQueryClient } from "@tanstack/react-query";

import { guestHistory } from "@/platform/guest-history";
import type { PastEnhancement } from "@/types/entities";

import { supabase } from "../client/supabase";
import { unwrap } from "../client/unwrap";
import { historyQueries } from "./queries";

type HistoryChange<Variables> = {
  userId: string;
  write: (variables: Variables) => Promise<void>;
  successMessage: "enhancementDeleted" | "historyCleared" | "historyImported";
};

function useHistoryChange<Variables>({ userId, write, successMessage }: HistoryChange<Variables>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: write,
    meta: { errorMessage: "historyFailed", successMessage },
    onSettled: () => queryClient.invalidateQueries({ queryKey: historyQueries.key(userId) }),
  });
}

/** Deletes every version of a session. */
export function useDeletePastSession(userId: string) {
  return useHistoryChange({
    userId,
    write: async (sessionId: string) => {
      unwrap(
        await supabase
          .from("enhancements")
          .delete()
          .eq("session_id", sessionId)
          .eq("user_id", userId),
      );
    },
    successMessage: "enhancementDeleted",
  });
}

export function useClearHistory(userId: string) {
  return useHistoryChange<void>({
    userId,
    write: async () => {
      unwrap(await supabase.from("enhancements").delete().eq("user_id", userId));
    },
    successMessage: "historyCleared",
  });
}

/** A second click or a second tab must not import twice: the request id makes each row unique. */
async function importRows(rows: readonly PastEnhancement[]): Promise<void> {
  const imported = rows.map(({ id, ...row }) => ({ request_id: id, ...row }));
  unwrap(
    await supabase.from("enhancements").upsert(imported, {
      onConflict: "user_id,request_id",
      ignoreDuplicates: true,
    }),
  );
  // Only these: another tab may have added some since.
  guestHistory.remove(...rows.map(({ id }) => id));
}

/** Moves a guest's history from this browser into the user's own. */
export function useImportHistory(userId: string) {
  return useHistoryChange({ userId, write: importRows, successMessage: "historyImported" });
}
