import { assistantVoice } from "./assistant-voice.ts";
import { type Given, givenText, wordLimit } from "./given.ts";
import { carriedOut, inventions } from "./invented.ts";
import { keepsLanguage, keepsTopic } from "./kept.ts";
import { boldLines, LABELS, labelsMentioned } from "./labels.ts";
import { countWords } from "./normalise.ts";
import { bracketedDetails, hardTokens, placeholders } from "./tokens.ts";

/** A broken promise of an enhanced prompt. `detail` may quote the request: keep it out of logs. */
export type FailedCheck<Name extends string = CheckName> = { check: Name; detail: string };

type Check = (given: Given, enhanced: string) => readonly string[];

/** More questions than this nobody answers. The model is told the same number. */
export const MAX_NEW_PLACEHOLDERS = 3;
const MIN_WORDS = 25;
const WORD_TOLERANCE = 1.25;
/** A shorter answer may have to be asked for on a line more. */
const LENGTH_LINE_WORDS = 8;
const LEAD_IN =
  /^(?:sure|certainly|of course|absolutely|here(?:'s|’s| is| are)|great|as an ai|i(?:'m|’m| am) sorry|i can(?:no|')t)\b/iu;

const CHECKS = {
  "required labels": (_given, enhanced) => {
    const present = labelsMentioned(enhanced);
    return (["Task Overview", "Output Format"] as const).filter(
      (label) => !present.includes(label),
    );
  },
  "labels known and in order": ({ prompt }, enhanced) => {
    const isFine = isOrdered(boldLines(enhanced), boldLines(prompt));
    return isFine ? [] : [`use only these labels, each once, in this order: ${LABELS.join(", ")}`];
  },
  "facts kept": (given, enhanced) =>
    mustStay(hardTokens, given).filter((token) => !enhanced.includes(token)),
  "placeholders kept": (given, enhanced) =>
    mustStay(placeholders, given).filter((placeholder) => !enhanced.includes(placeholder)),
  "few placeholders": (given, enhanced) => {
    const known = givenText(given);
    const added = bracketedDetails(enhanced).filter((detail) => !known.includes(detail));
    return added.length > MAX_NEW_PLACEHOLDERS ? [`${added.length} new placeholders`] : [];
  },
  "nothing invented": (given, enhanced) => inventions(givenText(given), enhanced),
  "not answered": (given, enhanced) => {
    const opening = enhanced.split(/^\*\*/mu)[0]?.trim() ?? "";
    const isOwn = opening !== "" && !givenText(given).includes(opening);
    const before = isOwn || LEAD_IN.test(opening) ? ["text before the first label"] : [];
    return [...before, ...carriedOut(givenText(given), enhanced)];
  },
  "no remarks": (given, enhanced) => {
    const known = givenText(given);
    return assistantVoice(enhanced).filter((words) => !known.includes(words));
  },
  "topic kept": (given, enhanced) =>
    keepsTopic(given, enhanced) ? [] : ["most of the request's own words are gone"],
  "language kept": (given, enhanced) =>
    keepsLanguage(given, enhanced) ? [] : ["write in the language of the request"],
  length: (given, enhanced) => {
    const words = countWords(enhanced);
    const { min, max } = allowedWords(given);
    return words < min || words > max ? [`${words} words, allowed ${min} to ${max}`] : [];
  },
} satisfies Record<string, Check>;

export type CheckName = keyof typeof CHECKS;

export const CHECK_NAMES = Object.keys(CHECKS) as CheckName[];

/**
 * What is wrong with an enhanced prompt; empty when it may be shown. Cheap and the same for every
 * engine, the tests and the evaluation. Source of the list: the faults rewriters make most often.
 */
export function findFailedChecks(given: Given, enhanced: string): FailedCheck[] {
  return CHECK_NAMES.flatMap((check) =>
    CHECKS[check](given, enhanced).map((detail) => ({ check, detail })),
  );
}

/** The names of the failed checks, safe to log. */
export function checkNames(failed: readonly FailedCheck<string>[]): string {
  return [...new Set(failed.map(({ check }) => check))].join(", ");
}

/** Of a refinement only what the visitor has left in, and does not speak of changing. */
function mustStay(tokensOf: (text: string) => string[], { prompt, refinement }: Given): string[] {
  const tokens = tokensOf(prompt);
  if (refinement === null) return tokens;
  const { previous, instruction, choices } = refinement;
  // Another length takes the place of a stated one.
  const isLengthChosen = choices.some(({ slot }) => slot === "length");
  return tokens.filter(
    (token) =>
      previous.includes(token) &&
      instruction?.includes(token) !== true &&
      !(isLengthChosen && /^\p{Nd}/u.test(token)),
  );
}

function allowedWords(given: Given): { min: number; max: number } {
  const { prompt, refinement } = given;
  const limit = wordLimit(given);
  // A request with labels of its own may stay as short as it is.
  const hasOwnForm = refinement === null && labelsMentioned(prompt).length > 1;
  const previousWords = refinement === null ? MIN_WORDS : countWords(refinement.previous);
  const min = hasOwnForm ? 0 : Math.min(MIN_WORDS, previousWords);
  const isShortening = refinement?.chip === "shorter" && refinement.instruction === null;
  return {
    min,
    max: isShortening
      ? Math.max(limit + LENGTH_LINE_WORDS, min)
      : Math.round(limit * WORD_TOLERANCE),
  };
}

/**
 * The visitor's own headings may come in any order, as one quoted block; ours must be known and
 * in order around it.
 */
function isOrdered(found: readonly string[], quoted: readonly string[]): boolean {
  if (isStrictlyOrdered(found)) return true;
  for (let start = 0; start + quoted.length <= found.length; start += 1) {
    const end = start + quoted.length;
    const isQuote =
      quoted.length > 0 && quoted.every((line, index) => line === found[start + index]);
    if (isQuote && isStrictlyOrdered([...found.slice(0, start), ...found.slice(end)])) return true;
  }
  return false;
}

function isStrictlyOrdered(lines: readonly string[]): boolean {
  const positions = lines.map((line) => LABELS.findIndex((label) => label === line));
  return positions.every((position, index) => position > (positions[index - 1] ?? -1));
}
