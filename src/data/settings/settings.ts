import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { supabase } from "../client/supabase";
import { unwrap } from "../client/unwrap";

export const settingsQueries = {
  /** Whether the server keeps this user's enhancements; it does until they say otherwise. */
  keepsEnhancements: (userId: string) =>
    queryOptions({
      queryKey: ["user", userId, "keeps-enhancements"] as const,
      queryFn: async ({ signal }): Promise<boolean> => {
        const row = unwrap(
          await supabase
            .from("settings")
            .select("keeps_enhancements")
            .eq("user_id", userId)
            .abortSignal(signal)
            .maybeSingle(),
        );
        return row?.keeps_enhancements ?? true;
      },
    }),
};

export function useKeepEnhancements(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = settingsQueries.keepsEnhancements(userId);
  return useMutation({
    mutationFn: async (keeps: boolean) => {
      unwrap(
        await supabase
          .from("settings")
          .upsert({ keeps_enhancements: keeps }, { onConflict: "user_id" }),
      );
    },
    meta: { errorMessage: "settingNotChanged" },
    onSuccess: (_data, keeps) => queryClient.setQueryData(queryKey, keeps),
  });
}
