/** What answered: a language model, or the deterministic rules that work without one. */
export type EngineName = "llm" | "offline";

/**
 * Turns a cleaned request into a structured prompt.
 * `enhance` throws an ApiError (UPSTREAM, TIMEOUT) when it has nothing good enough to return.
 */
export type Engine = {
  name: EngineName;
  enhance: (prompt: string) => Promise<string>;
};
