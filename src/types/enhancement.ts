/**
 * The contract of `generate-prompt` as the browser sees it. The function's own side of it is
 * supabase/functions/generate-prompt/stream-events.ts; tests/contracts/stream-events.test.ts holds the two together.
 */
export type EngineName = "llm" | "offline";

export type RefinementChip =
  | "shorter"
  | "more_detail"
  | "add_example"
  | "other_tone"
  | "for_chatgpt"
  | "for_claude"
  | "for_gemini";

/** A wish for a changed version of a result: a chip, or words of one's own. */
export type Wish =
  | { chip: RefinementChip; instruction: null }
  | { chip: null; instruction: string };

export type Refinement = Wish & {
  /** The prompt to change, as the visitor sees it. */
  previous: string;
  /** What the visitor first typed. */
  original: string;
  /** The result being changed; if it is younger than ten minutes, this is the same use. */
  parentRequestId: string;
};

/** One request. A retry sends the same once more, id included, and is never counted again. */
export type EnhancementCall = {
  requestId: string;
  prompt: string;
  refine: Refinement | null;
};

export type ResultNote = "instruction_added" | "unchanged";

export type EnhancementStart = { requestId: string; engine: EngineName; isRefinement: boolean };

export type EnhancementDone = {
  /** The whole text, which replaces what was streamed. */
  content: string;
  engine: EngineName;
  requestId: string;
  /** `limit` null is unlimited; `counted` says whether this request is counted as a use. */
  usage: { used: number; limit: number | null; counted: boolean } | null;
  note: ResultNote | null;
};

export type StreamFailure = {
  error: string;
  code: string;
  retryAfter: number | null;
  counted: boolean;
};

export type EnhancementEvent =
  | { event: "start"; data: EnhancementStart }
  | { event: "delta"; data: { text: string } }
  | { event: "done"; data: EnhancementDone }
  | { event: "error"; data: StreamFailure };

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
  /** Whether the use was counted all the same; null when the browser cannot know. */
  isCounted: boolean | null;
};
