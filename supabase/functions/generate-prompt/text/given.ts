import type { AssistantName, RefineRequest } from "../contract.ts";
import { countWords } from "./normalise.ts";

/** A change that a visitor asks for in an enhanced prompt, cleaned. */
export type Refinement = Omit<RefineRequest, "original" | "choices"> &
  Required<Pick<RefineRequest, "choices">>;

/** What an answer is made from. */
export type Given = {
  /** The cleaned request; of a refinement, the one it all began with. */
  prompt: string;
  refinement: Refinement | null;
  /** What the visitor lets us say about them. */
  facts: readonly string[];
  assistant: AssistantName | null;
};

/** Everything the visitor has supplied. What occurs here is not invented. */
export function givenText({ prompt, refinement, facts }: Given): string {
  if (refinement === null) return [prompt, ...facts].join("\n");
  const { previous, instruction, choices } = refinement;
  const chosen = choices.map(({ value }) => value);
  return [prompt, previous, instruction ?? "", ...chosen, ...facts].join("\n");
}

// From the study in which good rewrites were compared by input size: short requests gain the
// most, long ones need gaps filled and nothing else. Each band ends where the next begins.
const BANDS = [
  { upTo: 12, factor: 0, extra: 260 },
  { upTo: 60, factor: 0, extra: 350 },
  { upTo: 150, factor: 1.6, extra: 254 },
];
const LONGEST = { factor: 1.3, extra: 300 };
const REFINED_GROWTH = 1.2;
const REFINED_EXTRA_WORDS = 120;

/** How many words an enhanced prompt may have, given those of the request. */
export function wordBudget(requestWords: number): number {
  const band = BANDS.find(({ upTo }) => requestWords <= upTo) ?? LONGEST;
  return Math.round(requestWords * band.factor + band.extra);
}

/** The most words of an answer. A refinement may grow from what it refines, or, as "shorter", not at all. */
export function wordLimit({ prompt, refinement }: Given): number {
  const budget = wordBudget(countWords(prompt));
  if (refinement === null) return budget;
  const previousWords = countWords(refinement.previous);
  if (refinement.chip === "shorter" && refinement.instruction === null) return previousWords;
  return Math.max(budget, Math.round(previousWords * REFINED_GROWTH) + REFINED_EXTRA_WORDS);
}
