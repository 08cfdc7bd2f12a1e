import type { Problem } from "@/domain/enhancement";
import { AppError } from "@/lib/app-error";

const UNFORESEEN: Problem = { reason: "no-result", retryAfterSeconds: null, isCounted: null };

/**
 * What to tell about an error; anything unforeseen is a missing result. An `EnhancementError` is known by its
 * problem: its class comes with the first enhancement only.
 */
export function problemOf(error: unknown): Problem {
  return error instanceof AppError && "problem" in error ? (error.problem as Problem) : UNFORESEEN;
}
