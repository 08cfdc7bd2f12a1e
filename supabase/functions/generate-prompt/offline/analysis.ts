import { cannotStart } from "./clarity.ts";
import { judge } from "./learned/judge.ts";
import type { RuleReading } from "./reading.ts";
import { readByRules } from "./rule-reading.ts";

/** All that is known about a request before anything is written. */
export type Analysis = RuleReading;

/**
 * Reads a request: same text, same result; never throws. The rules read first; what kind of task it is and whether
 * something decisive is missing is then weighed by what was learned from labelled requests (learned/).
 */
export function analyse(prompt: string): Analysis {
  const byRules = readByRules(prompt);
  if (isLeftToRules(byRules)) return byRules;
  const { type, isClear } = judge(byRules);
  const reading = type === byRules.type ? byRules : readByRules(prompt, type);
  return { ...reading, isClear: isClear && !cannotStart(reading) };
}

/**
 * A detailed request is only added to; of an unclear one, a bare word or bare code all is asked; and nothing was
 * learned of languages without a pack.
 */
function isLeftToRules({
  isDetailed,
  isUnclear,
  parts,
  language,
  type,
  words,
}: RuleReading): boolean {
  const isBareWord = words <= 1 && type === "general";
  return isDetailed || isUnclear || isBareWord || parts.isCodeOnly || language === "other";
}
