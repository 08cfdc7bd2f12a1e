import type {
  AssistantName,
  ChallengeAction,
  ReadingChoice,
  RefinementChip,
  RefineRequest,
} from "../../../supabase/functions/generate-prompt/contract";

export const CHALLENGE_ACTION: ChallengeAction = "enhance";

/** A wish for a changed version of a result: a chip, words of one's own, or another reading of the request. */
export type Wish = { chip: RefinementChip } | { instruction: string } | { choice: ReadingChoice };

export type Refinement = RefineRequest & { choices: ReadingChoice[] };

/** One request. A retry sends the same once more, id included, and is never counted again. */
export type EnhancementCall = {
  requestId: string;
  /** The same for a text and all its refinements: one row of the history. */
  sessionId: string;
  prompt: string;
  refine: Refinement | null;
  /** What its reader lets us say about them. */
  facts: readonly string[];
  /** The assistant it is written for; null is any. */
  assistant: AssistantName | null;
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
