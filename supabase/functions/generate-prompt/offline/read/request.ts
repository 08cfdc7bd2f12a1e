import type { DetectedLanguage } from "../../text/language.ts";
import { linesOf } from "../lines/lines-of.ts";
import type { Lines } from "../lines/types.ts";
import { guess, type Guess } from "../model/guess.ts";
import type { Ask, Grammar } from "./ask.ts";
import { type Fact, factsOf } from "./facts.ts";
import { grammarOf } from "./grammar.ts";
import { languageOf } from "./language-of.ts";
import { type Parts, partsOf } from "./parts.ts";
import { findThing, type Thing } from "./thing.ts";

/** A request as it was understood. */
export type Request = {
  prompt: string;
  parts: Parts;
  language: DetectedLanguage;
  /** Undefined where a request is framed only. */
  grammar: Grammar | undefined;
  /** Null where nothing but material was sent, or it is framed only. */
  ask: Ask | null;
  thing: Thing | null;
  facts: readonly Fact[];
  guess: Guess;
};

type Read = Pick<Request, "ask" | "thing">;

const QUOTED = /"[^"\n]*"|“[^“”\n]*”/gu;

export function readRequest(prompt: string): Request {
  const parts = partsOf(prompt);
  const own = parts.ask === "" ? prompt : parts.ask;
  const reading = parts.kind === "none" ? guess(prompt) : surer(guess(prompt), guess(own));
  const language = languageOf(own, reading);
  const grammar = grammarOf(language);
  const put = grammar === undefined || parts.ask === "" ? null : grammar.readAsk(parts.ask);
  const { ask, thing } = withThing(put, language, grammar);
  return {
    prompt,
    parts,
    language,
    grammar,
    ask,
    thing,
    facts:
      grammar === undefined ? [] : factsOf(grammar.mend(own).replace(QUOTED, " ¦ "), grammar.facts),
    guess: reading,
  };
}

/** What is wanted of a pasted text may be plainer without it. */
function surer(whole: Guess, own: Guess): Guess {
  const sureOf = ({ deliverables: [first] }: Guess) => first?.probability ?? 0;
  return sureOf(own) > sureOf(whole) ? { ...whole, deliverables: own.deliverables } : whole;
}

const ASKED_ABOUT =
  /^ (?:(?:on|about) )?(?:why|what|how|where|who|warum|pourquoi|por qué|por que)(?!\p{L})(?! (?:do|should|can|could|will) i\b)/iu;
const ADDRESSED =
  /^ (?:i|we|i'm|to|for|about|an|für|über|wegen|a|al|para|sobre|à|au|aux|pour|ao|à|pro|contra|contre|gegen)(?!\p{L})/iu;

/** At most two words before it, and none that makes it somebody's. */
const FIRST =
  /^(?:(?!(?:i|we|he|she|they|it|i'm|it's|my|our|the|his|her|their|this|a|an|mein|meine|der|die|das|ich|mi|el|la|mon|ma|le|je|meu|minha|o)\b)\S+ ){0,2}$/iu;

/** "a firm but polite email" */
const EARLY =
  /^(?:(?!(?:to|for|i|i'm|we|he|she|they|my|our|his|her|their|that|this|in|on|at|with|from|about)\b)\S+ ){0,4}$/iu;

/** "complaint to the airline flight cancelled" tells nothing: what is named first is what is wanted. */
function withThing(
  ask: Ask | null,
  language: DetectedLanguage,
  grammar: Grammar | undefined,
): Read {
  const kinds = linesOf(language)?.kinds;
  if (ask === null || grammar === undefined || kinds === undefined) return { ask, thing: null };
  const found = namedIn(ask, kinds, grammar);
  const isNamed = found !== null && (ask.kind !== "statement" || isWanted(ask.text, found));
  const last = (isNamed ? null : wantedLast(ask, kinds, grammar)) ?? askedLast(ask, found, grammar);
  if (last !== null || !isNamed) return last ?? { ask, thing: null };
  return asNamed(ask, found, language);
}

function asNamed(ask: Ask, found: Thing, language: DetectedLanguage): Read {
  const { text, objectAt } = ask;
  const thing = { ...found, start: found.start + objectAt, end: found.end + objectAt };
  const kind = ask.kind === "statement" ? "noun" : ask.kind;
  const own = language === "de" ? capitalAt(text, thing.start) : text;
  return { ask: { ...ask, kind, text: own }, thing };
}

const OPEN_QUESTION =
  /\b(?:what (?:do|should) I do(?: first)?|where (?:do|should) I (?:start|begin))\??$/iu;
const PLANNED = /^(?:event|trip|workout|study_plan|budget|plan|speech|lesson)$/u;

/** What is wanted comes first, what was told before it as details. */
function wantedLast(
  { kind, text: whole }: Ask,
  kinds: Lines["kinds"],
  grammar: Grammar,
): Read | null {
  const clauses = kind === "question" ? [] : whole.matchAll(grammar.wantsLast ?? /$^/gu);
  for (const { index, 0: start } of clauses) {
    const wanted = whole.slice(index + start.length).replace(/[\s.]+$/u, "");
    const thing = findThing(wanted, kinds, grammar.thing);
    if (thing !== null && EARLY.test(wanted.slice(0, thing.start).replace(/^(?:the|my) /iu, "")))
      return {
        ask: { kind: "noun", text: `${wanted}. ${whole.slice(0, index)}`, objectAt: 0 },
        thing,
      };
  }
  return null;
}

/** "heating is off what can i do" asks last; "essay why recess matters" names what is wanted. */
function askedLast(ask: Ask, found: Thing | null, grammar: Grammar): Read | null {
  const after = found === null ? "" : ask.text.slice(found.end);
  const isFirst = found !== null && FIRST.test(ask.text.slice(0, found.start));
  const isSubject = ASKED_ABOUT.test(after) || (isFirst && /^ for (?!me\b)/u.test(after));
  if (ask.kind !== "noun" || isSubject || !grammar.asksLast.test(ask.text)) return null;
  // "wedding in 3 months, 60 guests, what do i do first"
  const isPlanned = found?.kinds.some((kind) => PLANNED.test(kind)) === true;
  const thing = isPlanned && OPEN_QUESTION.test(ask.text) ? found : null;
  return { ask: { ...ask, kind: "statement" }, thing };
}

function namedIn({ kind, text, objectAt }: Ask, kinds: Lines["kinds"], { thing }: Grammar) {
  const mayName = kind === "noun" || kind === "statement" || (kind === "order" && objectAt > 0);
  return mayName ? findThing(text.slice(objectAt), kinds, thing) : null;
}

function isWanted(text: string, { kinds, start, end }: Thing): boolean {
  const isText = kinds.some((kind) => SENT.has(kind)) && text.slice(start, end).includes(" ");
  return FIRST.test(text.slice(0, start)) && (isText || ADDRESSED.test(text.slice(end)));
}

/** Named by more than one word ("condolence message"), these do nothing themselves. */
const SENT = new Set<string>("card message email letter complaint social_post speech".split(" "));

/** German nouns, those that no list has too. */
function capitalAt(text: string, at: number): string {
  return text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1);
}
