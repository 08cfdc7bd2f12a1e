import { INSTRUCTIONS_CANARY, repeatsInstructions } from "./instructions.ts";
import { boldLines, LABELS, labelsMentioned } from "./labels.ts";
import { countWords } from "./offline/normalise.ts";
import { addresses, bracketedDetails, hardTokens, placeholders } from "./tokens.ts";
import { wordBudget } from "./word-budget.ts";

/** A broken promise of an enhanced prompt. `detail` may quote the request: keep it out of logs. */
export type Problem = { check: CheckName; detail: string };

type Check = (prompt: string, enhanced: string) => readonly string[];

const MAX_NEW_PLACEHOLDERS = 5;
const MIN_WORDS = 25;
const WORD_TOLERANCE = 1.25;
const LEAD_IN =
  /^(?:sure|certainly|of course|absolutely|here(?:'s|’s| is| are)|great|as an ai|i(?:'m|’m| am) sorry|i can(?:no|')t)\b/iu;

const CHECKS = {
  "required labels": (_prompt, enhanced) => {
    const present = labelsMentioned(enhanced);
    return (["Task Overview", "Output Format"] as const).filter(
      (label) => !present.includes(label),
    );
  },
  "labels known and in order": (prompt, enhanced) => {
    const isFine = isOrdered(boldLines(enhanced), boldLines(prompt));
    return isFine ? [] : [`use only these labels, each once, in this order: ${LABELS.join(", ")}`];
  },
  "facts kept": (prompt, enhanced) =>
    hardTokens(prompt).filter((token) => !enhanced.includes(token)),
  "placeholders kept": (prompt, enhanced) =>
    placeholders(prompt).filter((placeholder) => !enhanced.includes(placeholder)),
  "few placeholders": (prompt, enhanced) => {
    const added = bracketedDetails(enhanced).filter((detail) => !prompt.includes(detail));
    return added.length > MAX_NEW_PLACEHOLDERS ? [`${added.length} new placeholders`] : [];
  },
  "nothing invented": (prompt, enhanced) =>
    addresses(enhanced).filter((address) => !prompt.includes(address)),
  "not answered": (prompt, enhanced) => {
    const opening = enhanced.split(/^\*\*/mu)[0]?.trim() ?? "";
    const isOwn = opening !== "" && !prompt.includes(opening);
    return isOwn || LEAD_IN.test(opening) ? ["text before the first label"] : [];
  },
  length: (prompt, enhanced) => {
    const words = countWords(enhanced);
    // A request with labels of its own may stay as short as it is.
    const min = labelsMentioned(prompt).length > 1 ? 0 : MIN_WORDS;
    const max = Math.round(wordBudget(countWords(prompt)) * WORD_TOLERANCE);
    return words < min || words > max ? [`${words} words, allowed ${min} to ${max}`] : [];
  },
  "instructions not leaked": (prompt, enhanced) =>
    [INSTRUCTIONS_CANARY]
      .filter((canary) => enhanced.includes(canary) && !prompt.includes(canary))
      .concat(repeatsInstructions(enhanced, prompt) ? ["repeats the system prompt"] : []),
} satisfies Record<string, Check>;

type CheckName = keyof typeof CHECKS;

/**
 * What is wrong with an enhanced prompt; empty when it may be shown. Cheap and the same for every
 * engine. Source of the list: the faults rewriters make most often.
 */
export function findProblems(prompt: string, enhanced: string): Problem[] {
  const names = Object.keys(CHECKS) as CheckName[];
  return names.flatMap((check) =>
    CHECKS[check](prompt, enhanced).map((detail) => ({ check, detail })),
  );
}

/** The names of the failed checks, safe to log. */
export function checkNames(problems: readonly Problem[]): string {
  return [...new Set(problems.map(({ check }) => check))].join(", ");
}

/**
 * The visitor's own headings may stand in any order, as one quoted block; ours must be known and
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
