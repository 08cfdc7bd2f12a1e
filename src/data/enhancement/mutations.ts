import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";

import type { ProblemReason } from "@/domain/enhancement";
import { isAppError } from "@/lib/app-error";
import type { MessageKey, ServerMessageKey } from "@/messages/catalogue";
import { notify } from "@/messages/notify";
import { guestHistory } from "@/platform/guest-history";
import { guestUsage } from "@/platform/guest-usage";
import type { Profile } from "@/types/entities";

import type { DoneData } from "../../../supabase/functions/generate-prompt/contract";
import { historyKey } from "../history/keys";
import { profileQueries } from "../profile/queries";
import { enhancementKey } from "./keys";
import { problemOf } from "./problem-of";
import type { EnhancementRun } from "./request";

type Message = Exclude<MessageKey, ServerMessageKey>;

const MESSAGES: Partial<Record<ProblemReason, Message>> = {
  lost: "enhancementLost",
  "in-flight": "generationInProgress",
  "rate-limited": "tooManyRequests",
  "daily-limit": "tooManyRequests",
};

/** What a visitor stopped needs no toast, and how to react to a used-up quota is the page's policy. */
function announceFailure(error: Error): void {
  const { reason } = problemOf(error);
  if (reason !== "stopped" && reason !== "limit") notify(MESSAGES[reason] ?? "generationFailed");
}

type EnhanceOptions = {
  /** Null for a guest, whose count and history are kept in this browser. */
  userId: string | null;
  isCounted: boolean;
};

function settleGuest(done: DoneData, { call }: EnhancementRun, isCounted: boolean): void {
  if (isCounted && done.usage?.counted === true) guestUsage.add({ counted: done.usage.used });
  guestHistory.add({
    id: call.requestId,
    original: call.refine?.original ?? call.prompt,
    content: done.content,
    created_at: new Date().toISOString(),
  });
}

function settleUser(queryClient: QueryClient, userId: string, { usage }: DoneData): void {
  queryClient.setQueryData(profileQueries.key(userId), (profile: Profile | undefined) =>
    profile === undefined || usage === null
      ? profile
      : { ...profile, prompt_usage_count: usage.used },
  );
  void queryClient.invalidateQueries({ queryKey: historyKey(userId) });
}

/**
 * Sends a prompt to the enhancer. The server counts, and its answer is shown; a guest's count is kept here as
 * well, after success only (specification, section 4).
 */
export function useEnhance({ userId, isCounted }: EnhanceOptions) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: enhancementKey(userId),
    // The functions client is fetched with the first enhancement.
    mutationFn: async (run: EnhancementRun) => (await import("./request")).requestEnhancement(run),
    onSuccess: (done, run) => {
      if (run.call.refine === null) notify("promptEnhanced");
      if (userId === null) settleGuest(done, run, isCounted);
      else settleUser(queryClient, userId, done);
    },
    onError: (error) => {
      announceFailure(error);
      // The count shown may be older than the server's: another tab used it up, or the text that came was counted.
      const mayHaveBeenCounted = problemOf(error).isCounted !== false;
      if (userId !== null && (isAppError(error, "quota") || mayHaveBeenCounted)) {
        void queryClient.invalidateQueries({ queryKey: profileQueries.key(userId) });
      }
    },
  });
}
