import type { Problem } from "./enhancement";

const UNFORESEEN: Problem = {
  reason: "no-result",
  retryAfterSeconds: null,
  isFree: false,
  reference: null,
};

/**
 * What went wrong, as the interface tells it; anything unforeseen is a missing result. An `EnhancementError`
 * is recognized by its `problem`, because its class is fetched with the first enhancement.
 */
export function problemOf(error: unknown): Problem {
  return error instanceof Error && "problem" in error ? (error.problem as Problem) : UNFORESEEN;
}
