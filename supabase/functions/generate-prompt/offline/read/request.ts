import type { DetectedLanguage } from "../../text/language.ts";
import { linesOf } from "../lines/lines-of.ts";
import type { WrittenKind } from "../lines/types.ts";
import { guess, type Guess } from "../model/guess.ts";
import { type Ask, type Grammar, readAsk } from "./ask.ts";
import { type Fact, factsOf } from "./facts.ts";
import { grammarOf } from "./grammar.ts";
import { languageOf } from "./language-of.ts";
import { type Parts, partsOf } from "./parts.ts";
import { findThing } from "./thing.ts";

/** A request as it was understood. */
export type Request = {
  prompt: string;
  parts: Parts;
  language: DetectedLanguage;
  /** Undefined where a request is framed only. */
  grammar: Grammar | undefined;
  /** Null where nothing but material was sent, or it is framed only. */
  ask: Ask | null;
  /** Deliverables whose noun it begins with. */
  named: readonly WrittenKind[];
  facts: readonly Fact[];
  guess: Guess;
};

const QUOTED = /"[^"\n]*"|“[^“”\n]*”/gu;

export function readRequest(prompt: string): Request {
  const parts = partsOf(prompt);
  const own = parts.ask === "" ? prompt : parts.ask;
  const reading = parts.kind === "none" ? guess(prompt) : surer(guess(prompt), guess(own));
  const language = languageOf(own, reading);
  const grammar = grammarOf(language);
  const ask = grammar === undefined || parts.ask === "" ? null : readAsk(parts.ask, grammar.asks);
  return {
    prompt,
    parts,
    language,
    grammar,
    ask,
    named: ask === null || grammar === undefined ? [] : namedIn(ask, language, grammar),
    facts: grammar === undefined ? [] : factsOf(own.replace(QUOTED, " ¦ "), grammar.facts),
    guess: reading,
  };
}

/** What is wanted of a pasted text may be plainer without it, and is said in the reader's own language. */
function surer(whole: Guess, own: Guess): Guess {
  const sureOf = ({ deliverables: [first] }: Guess) => first?.probability ?? 0;
  const { deliverables } = sureOf(own) > sureOf(whole) ? own : whole;
  return { ...whole, deliverables, language: own.language, lead: own.lead };
}

/** A phrase names what is wanted, and so does an order to make something. */
function namedIn(
  { kind, text }: Ask,
  language: DetectedLanguage,
  { asks, thing }: Grammar,
): readonly WrittenKind[] {
  const lines = linesOf(language);
  const order = kind === "order" ? asks.makes.exec(text)?.[0] : "";
  if (lines === undefined || order === undefined || (kind !== "noun" && kind !== "order"))
    return [];
  return findThing(text.slice(order.length), lines.kinds, thing);
}
