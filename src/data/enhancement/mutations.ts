import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";

import { env } from "@/config/env";
import type { MessageKey } from "@/messages/catalogue";
import { writesOnDevice } from "@/platform/device-choice";
import type { Profile } from "@/types/entities";

import type { DoneData } from "../../../supabase/functions/generate-prompt/contract";
import { historyQueries } from "../history/queries";
import { profileQueries } from "../profile/queries";
import type { Problem, ProblemReason } from "./enhancement";
import { enhancementKey } from "./last-attempt";
import { problemOf } from "./problem-of";
import type { EnhancementRun } from "./request";
import { settleGuest } from "./settle-guest";

/**
 * The specification's toast for a generation that failed. What it has no words for (a limit, another prompt under way,
 * a lost connection) the generator says beside Retry, and what the visitor stopped is no failure.
 */
const MESSAGES: Readonly<Record<ProblemReason, MessageKey | null>> = {
  stopped: null,
  limit: null,
  lost: null,
  conflict: null,
  "rate-limited": null,
  "daily-limit": null,
  unreachable: "generationFailed",
  "session-ended": "generationFailed",
  // Where there is a site key, the check is shown instead.
  challenge: env.turnstileSiteKey === null ? "generationFailed" : null,
  "no-result": "generationFailed",
};

export const hasToast = (reason: ProblemReason): boolean => MESSAGES[reason] !== null;

/** Without its code nothing was sent. `problemOf` knows an error by its `problem`. */
async function fetchRequest() {
  try {
    return await import("./request");
  } catch (cause) {
    const problem: Problem = {
      reason: "unreachable",
      retryAfterSeconds: null,
      isFree: true,
      reference: null,
    };
    throw Object.assign(new Error("The enhancer's code could not be fetched.", { cause }), {
      problem,
    });
  }
}

/** What the browser's own model wrote, if it is to; null where the server writes. */
async function writtenOnDevice(run: EnhancementRun): Promise<DoneData | null> {
  // Who has answered the server's question is served by it.
  if (!writesOnDevice() || run.call.turnstileToken !== null) return null;
  const device = await import("./on-device").catch(() => null);
  return device === null ? null : device.writeOnDevice(run);
}

type EnhanceOptions = {
  /** Null for a guest, whose count and history are kept in this browser. */
  userId: string | null;
  isCounted: boolean;
};

function settleUser(queryClient: QueryClient, userId: string, { usage }: DoneData): void {
  queryClient.setQueryData(profileQueries.key(userId), (profile: Profile | undefined) =>
    profile === undefined || usage === null
      ? profile
      : { ...profile, prompt_usage_count: usage.used },
  );
  void queryClient.invalidateQueries({ queryKey: historyQueries.key(userId) });
}

/**
 * Sends a prompt to the enhancer. The server counts, and its count is what is shown; a guest's is kept in this
 * browser as well, after success only (specification, section 4).
 */
export function useEnhance({ userId, isCounted }: EnhanceOptions) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: enhancementKey(userId),
    // Fetched with the first enhancement.
    mutationFn: async (run: EnhancementRun) =>
      (await writtenOnDevice(run)) ?? (await fetchRequest()).requestEnhancement(run),
    meta: {
      errorMessage: (error) => MESSAGES[problemOf(error).reason],
      successMessage: ({ outcome }: DoneData, { call }: EnhancementRun) =>
        call.refine === null && outcome === "enhanced" ? "promptEnhanced" : null,
    },
    onSuccess: (done, run) => {
      if (userId === null) settleGuest(done, run.call, isCounted);
      else settleUser(queryClient, userId, done);
    },
    onError: (error) => {
      // The server's count may be newer than the one shown: another tab used it up, or this try was complete.
      const { reason, isFree } = problemOf(error);
      if (userId !== null && (reason === "limit" || !isFree)) {
        void queryClient.invalidateQueries({ queryKey: profileQueries.key(userId) });
      }
    },
  });
}
