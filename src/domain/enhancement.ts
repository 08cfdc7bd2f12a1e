import type {
  ChallengeAction,
  RefineRequest,
} from "../../supabase/functions/generate-prompt/contract";

export const CHALLENGE_ACTION: ChallengeAction = "enhance";

/** A wish for a changed version of a result: a chip, or words of one's own. */
export type Wish =
  | { chip: NonNullable<RefineRequest["chip"]>; instruction: null }
  | { chip: null; instruction: string };

export type Refinement = RefineRequest & Wish;

/** One request. A retry sends the same once more, id included, and is never counted again. */
export type EnhancementCall = {
  requestId: string;
  /** The same for a text and all its refinements: one row of the history. */
  sessionId: string;
  prompt: string;
  refine: Refinement | null;
  /** Proof that a guest is a person, good for one call; null until the server asks for it. */
  turnstileToken: string | null;
};

/** Why an enhancement did not end in a result, in the words the interface switches on. */
export type ProblemReason =
  | "stopped"
  | "lost"
  | "unreachable"
  | "session-ended"
  | "limit"
  | "conflict"
  | "rate-limited"
  | "daily-limit"
  | "challenge"
  | "no-result";

export type Problem = {
  reason: ProblemReason;
  retryAfterSeconds: number | null;
  /** Known not to be counted. False where the answer may have been complete when the connection was lost. */
  isFree: boolean;
  /** What to look for in the function's log; null when no answer came. */
  reference: string | null;
};
