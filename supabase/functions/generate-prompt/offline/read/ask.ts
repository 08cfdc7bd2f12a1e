import type { FactRule } from "./facts.ts";
import type { ThingGrammar } from "./thing.ts";

/** How a request is put. */
export type Ask = {
  kind: "order" | "question" | "howto" | "noun" | "statement";
  /** Whether it is put as a question, which a how-to may be. */
  isQuestion: boolean;
  /** Without politeness. */
  text: string;
};

/** What tells in a language how a request is put; `makes` is an order before the thing that is to be made. */
export type AskPatterns = Readonly<
  Record<
    "politeStart" | "politeEnd" | "howto" | "question" | "order" | "statement" | "makes",
    RegExp
  >
>;

/** How requests of a language are read. */
export type Grammar = { asks: AskPatterns; facts: readonly FactRule[]; thing: ThingGrammar };

/** "Write it, can you?" is an order. */
const KINDS = ["howto", "order", "question", "statement"] as const;
const MAX_POLITE = 5;
/** In all languages of the lines: "what to give him as thank you" does not end before its last words. */
const GOES_ON =
  /(?<!\p{L})(?:as|an?|say(?:ing)?|the|of|for|to|with|and|or|als|zum?|zur|für|eine?|und|oder|mit|sagen|como|de|para|por|una?|y|o|decir|uma?|dizer|comme|pour|une|et|ou|dire)$/iu;

/** What is asked, and how: what fits no pattern is a phrase. */
export function readAsk(text: string, patterns: AskPatterns): Ask {
  const bare = strip(text, patterns);
  const kind = KINDS.find((one) => patterns[one].test(bare)) ?? "noun";
  return { kind, isQuestion: patterns.question.test(bare), text: bare };
}

/** Without politeness at both ends. */
function strip(text: string, { politeStart, politeEnd }: AskPatterns): string {
  let bare = text.trim();
  for (let round = 0; round < MAX_POLITE; round += 1) {
    const started = bare.replace(politeStart, "").trim();
    const ended = started.replace(politeEnd, "").trim();
    const next = GOES_ON.test(ended) ? started : ended;
    if (next === bare || next === "") break;
    bare = next;
  }
  return bare;
}
