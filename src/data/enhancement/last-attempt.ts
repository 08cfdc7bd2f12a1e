import { useMutationState } from "@tanstack/react-query";

import { problemOf } from "./problem-of";

// Apart from the mutation, because the usage meter is on screen before the generator is fetched.

/** The mutation key of a user's enhancements; null is the guest. */
export const enhancementKey = (userId: string | null) => ["enhancement", userId] as const;

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
