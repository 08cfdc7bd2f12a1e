import { countWords, normalise } from "../text/normalise.ts";
import type { RequestParts } from "../text/request-parts.ts";
import { compileCues, findCue } from "./cue.ts";
import type { LanguagePack, TaskType } from "./pack.ts";

type LimitInput = {
  parts: RequestParts;
  packs: readonly LanguagePack[];
  type: TaskType;
  /** Said as the size already. */
  size: string | undefined;
};

/** What is chosen or made up, and must fit: here "without nuts" and "under 50 €" are conditions wherever they stand. */
const CHOOSING_TYPES = new Set<TaskType>([
  "food",
  "travel",
  "fitness",
  "brainstorm",
  "research",
  "planning",
  "code",
  "app",
  "image",
]);
/** What is written: a condition stands in a part of its own. In a letter such a part is news ("no hot water"). */
const WRITING_TYPES = new Set<TaskType>([
  "writing",
  "creative",
  "social",
  "marketing",
  "presentation",
]);
const CLAUSE_END = /[;\n，、；。।]|[,.!?:](?!\p{Nd})/u;
// Anything else could be read as a heading, a placeholder or a secret.
const PLAIN = /^[\p{L}\p{M}\p{N}\s'’%$€£¥₹.,/+-]+$/u;
const LONG_RUN = /\S{25}/u;
const MAX_CLAUSE_WORDS = 8;
const MAX_AMOUNT_WORDS = 4;
const MAX_LIMITS = 4;
const EXCLUSION =
  /(?<![\p{L}\p{M}])(?:without|ohne|sin|sans|sem)\s.+$|(?:不要|不含|不用|不超过).+$/iu;
const AMOUNT = String.raw`(?:[$€£¥₹]\s?\p{Nd}[\p{Nd}.,]*|\p{Nd}[\p{Nd}.,]*\s?(?:[$€£¥₹]|(?:usd|eur|euros?|dollars?|pounds?|bucks|dólares|reais|rupees)(?!\p{L})|[元块]|रुपये|रुपए))`;
const BOUND = String.raw`(?:under|below|up to|less than|at most|max|budget|unter|bis|höchstens|maximal|menos de|hasta|máximo|moins de|jusqu['’]à|maximum|até|no máximo|presupuesto|orçamento)`;
const BUDGET = new RegExp(
  String.raw`(?<!\p{L})${BOUND}(?:\s(?:zu|of|de|von))?\s?${AMOUNT}|${AMOUNT}(?:以内|以下|से कम|तक)|预算${AMOUNT}`,
  "iu",
);
const ONLY_AMOUNT = new RegExp(AMOUNT, "iu");

/** Conditions the request names ("sans gluten", "hates gadgets", "under 50 €"), in the visitor's own words. */
export function statedLimits({ parts, packs, type, size }: LimitInput): string[] {
  const isChoosing = CHOOSING_TYPES.has(type);
  if ((!isChoosing && !WRITING_TYPES.has(type)) || parts.pasted !== "") return [];
  const limits = parts.instruction
    .split(CLAUSE_END)
    .map((clause) => clause.trim())
    .flatMap((clause, index) => {
      if (index > 0 && isLimit(clause, packs)) return [clause];
      return isChoosing ? limitsWithin(clause, index) : [];
    });
  return [...new Set(limits)]
    .filter((limit) => isQuotable(limit) && (size === undefined || !limit.includes(size)))
    .slice(0, MAX_LIMITS);
}

/** A short part of the request with a word of condition near its beginning. */
function isLimit(clause: string, packs: readonly LanguagePack[]): boolean {
  if (countWords(clause) > MAX_CLAUSE_WORDS) return false;
  const normalised = normalise(clause);
  return packs.some((pack) =>
    compileCues(pack.limits).some((cue) => findCue(cue, normalised) >= 0),
  );
}

function limitsWithin(clause: string, index: number): string[] {
  if (index > 0 && countWords(clause) <= MAX_AMOUNT_WORDS && ONLY_AMOUNT.test(clause)) {
    return [clause];
  }
  const exclusion = EXCLUSION.exec(clause)?.[0];
  const budget = BUDGET.exec(clause)?.[0];
  const isRepeated = exclusion !== undefined && budget !== undefined && exclusion.includes(budget);
  return [exclusion, isRepeated ? undefined : budget].filter((limit) => limit !== undefined);
}

function isQuotable(limit: string): boolean {
  return countWords(limit) <= MAX_CLAUSE_WORDS && PLAIN.test(limit) && !LONG_RUN.test(limit);
}
