import type { EngineName, ResultNote } from "./contract.ts";
import type { Given } from "./text/given.ts";

export type EnhanceInput = Given & {
  /** Aborts when the caller no longer waits for the answer. */
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
