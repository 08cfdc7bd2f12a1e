import type { EngineName, Outcome, Reading, ResultNote } from "./contract.ts";
import type { Given } from "./text/given.ts";

export type EnhanceInput = Given & {
  /** Aborts when the caller no longer waits for the answer. */
  signal: AbortSignal;
  /** False: nobody sees the pieces, so an answer that breaks off may be begun anew. */
  isShown?: boolean;
};

export type Enhanced = {
  content: string;
  outcome: Outcome;
  reading: Reading | null;
  suggestions: string[];
  note: ResultNote | null;
};

/**
 * Turns a cleaned request into a structured prompt.
 * `enhance` yields the text in pieces that may be shown at once, and returns the whole of it, which counts.
 * It throws an ApiError (UPSTREAM, TIMEOUT) when it has nothing good enough to return.
 */
export type Engine = {
  name: EngineName;
  enhance: (input: EnhanceInput) => AsyncGenerator<string, Enhanced>;
};

/** What is yet to be filled in, and all there is of an answer that nobody waits for. */
export const NOTHING_MADE: Enhanced = {
  content: "",
  outcome: "enhanced",
  reading: null,
  suggestions: [],
  note: null,
};
