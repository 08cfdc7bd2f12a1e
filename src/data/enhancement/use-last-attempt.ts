import { useMutationState } from "@tanstack/react-query";

import { enhancementKey } from "./keys";
import { problemOf } from "./problem-of";

/** Whether the latest enhancement failed without being counted, so that the meter can say so. */
export function useIsLastAttemptFree(userId: string | null): boolean {
  const errors = useMutationState({
    filters: { mutationKey: enhancementKey(userId), exact: true },
    select: ({ state }) => state.error,
  });
  const latest = errors.at(-1) ?? null;
  if (latest === null) return false;
  const { reason, isCounted } = problemOf(latest);
  return isCounted === false && reason !== "limit";
}
