import type { FactRule } from "./facts.ts";
import type { ThingGrammar } from "./thing.ts";

/** How a request is put: what it needs to become a sentence of the task. */
export type Ask = {
  kind: "order" | "question" | "howto" | "noun" | "statement";
  /** Mended, without politeness. */
  text: string;
  /** Where the object of an order begins. */
  objectAt: number;
};

/** How requests of a language are read, and put as the sentence of a task. */
export type Grammar = {
  mend: (text: string) => string;
  facts: readonly FactRule[];
  readAsk: (text: string) => Ask;
  withArticle: (phrase: string) => string;
  finishQuestion: (text: string) => string;
  thing: ThingGrammar;
  /** What is told first, then asked: "my heating is off what can i do". */
  asksLast: RegExp;
  /** What is told first, then wanted: "we move in may. make me a packing list". */
  wantsLast?: RegExp;
  says: { howto: string };
};
