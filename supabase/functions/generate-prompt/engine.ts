import type { EngineName, RefinementChip, ResultNote } from "./stream-events.ts";

export type { EngineName } from "./stream-events.ts";

/** A change that somebody asks for in an enhanced prompt. */
export type Refinement = {
  /** The prompt to change. */
  previous: string;
  instruction: string | null;
  chip: RefinementChip | null;
  parentRequestId: string;
};

export type EnhanceInput = {
  /** The cleaned request; of a refinement, the one it all began with. */
  prompt: string;
  refinement: Refinement | null;
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
};

export type Enhanced = { content: string; note: ResultNote | null };

/**
 * Turns a cleaned request into a structured prompt.
 * `enhance` yields the text in pieces that may be shown at once, and returns the whole of it, which counts.
 * It throws an ApiError (UPSTREAM, TIMEOUT) when it has nothing good enough to return.
 */
export type Engine = {
  name: EngineName;
  enhance: (input: EnhanceInput) => AsyncGenerator<string, Enhanced>;
};
