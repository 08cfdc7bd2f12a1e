import { useMutationState } from "@tanstack/react-query";

import type { Problem } from "@/domain/enhancement";

// Apart from the mutation, because the usage meter is on screen before the generator is fetched.

const UNFORESEEN: Problem = {
  reason: "no-result",
  retryAfterSeconds: null,
  isFree: false,
  reference: null,
};

/** The mutation key of a user's enhancements; null is the guest. */
export const enhancementKey = (userId: string | null) => ["enhancement", userId] as const;

/**
 * What went wrong, as the interface tells it; anything unforeseen is a missing result. An `EnhancementError`
 * is recognized by its `problem`, because its class is fetched with the first enhancement.
 */
export function problemOf(error: unknown): Problem {
  return error instanceof Error && "problem" in error ? (error.problem as Problem) : UNFORESEEN;
}

/** Whether the latest enhancement failed without being counted, so that the meter can say so. */
export function useIsLastAttemptFree(userId: string | null): boolean {
  const errors = useMutationState({
    filters: { mutationKey: enhancementKey(userId), exact: true },
    select: ({ state }) => state.error,
  });
  const latest = errors.at(-1) ?? null;
  if (latest === null) return false;
  const { reason, isFree } = problemOf(latest);
  return isFree && reason !== "limit" && reason !== "challenge";
}
