import { useMutation, useQueryClient } from "@tanstack/react-query";

import { isAppError } from "@/lib/app-error";
import { notify } from "@/messages/notify";
import { guestUsage } from "@/platform/guest-usage";
import type { EnhancementResult, Profile } from "@/types/entities";

import { profileQueries } from "../profile/queries";

const MESSAGE_BY_KIND = {
  "in-flight": "generationInProgress",
  "rate-limited": "tooManyRequests",
} as const;

function messageOf(error: Error) {
  const kind = isAppError(error) ? error.kind : "server";
  return kind in MESSAGE_BY_KIND
    ? MESSAGE_BY_KIND[kind as keyof typeof MESSAGE_BY_KIND]
    : "generationFailed";
}

type EnhanceOptions = {
  /** Null for a guest, whose count is kept in this browser. */
  userId: string | null;
  isCounted: boolean;
};

/**
 * Sends a prompt to the enhancer. The server counts a signed-in user's use and its answer is shown; a
 * guest's is counted here, after success only (specification, section 4).
 */
export function useEnhance({ userId, isCounted }: EnhanceOptions) {
  const queryClient = useQueryClient();
  return useMutation({
    // The functions client is fetched with the first enhancement.
    mutationFn: async (prompt: string) => (await import("./request")).requestEnhancement(prompt),
    meta: { successMessage: "promptEnhanced" },
    onSuccess: (result: EnhancementResult) => {
      if (userId === null) {
        if (isCounted) guestUsage.increment();
        return;
      }
      queryClient.setQueryData(profileQueries.key(userId), (profile: Profile | undefined) =>
        profile === undefined ? profile : { ...profile, prompt_usage_count: result.usage.used },
      );
    },
    // A used-up quota is no failure of the generator: how to react is the page's policy. The count
    // shown was older than the server's, for instance because another tab used it up.
    onError: (error) => {
      if (!isAppError(error, "quota")) notify(messageOf(error));
      else if (userId !== null) {
        void queryClient.invalidateQueries({ queryKey: profileQueries.key(userId) });
      }
    },
  });
}
