import type { DetectedLanguage } from "../../text/language.ts";
import { linesOf } from "../lines/lines-of.ts";
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

const QUOTED = /"[^"\n]*"|“[^“”\n]*”/gu;

export function readRequest(prompt: string): Request {
  const parts = partsOf(prompt);
  const own = parts.ask === "" ? prompt : parts.ask;
  const reading = guess(prompt);
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

const ASKED_ABOUT =
  /^ (?:(?:on|about) )?(?:why|what|how|where|who|warum|pourquoi|por qué|por que)(?!\p{L})(?! (?:do|should|can|could|will) i\b)/iu;
const ADDRESSED =
  /^ (?:i|we|i'm|to|for|about|an|für|über|wegen|a|al|para|sobre|à|au|aux|pour|ao|à|pro|contra|contre|gegen)(?!\p{L})/iu;

/** At most two words before it, and none that makes it somebody's. */
const FIRST =
  /^(?:(?!(?:i|we|he|she|they|it|i'm|it's|my|our|the|his|her|their|this|a|an|mein|meine|der|die|das|ich|mi|el|la|mon|ma|le|je|meu|minha|o)\b)\S+ ){0,2}$/iu;

/** "complaint to the airline flight cancelled" tells nothing: what is named first is what is wanted. */
function withThing(
  ask: Ask | null,
  language: DetectedLanguage,
  grammar: Grammar | undefined,
): { ask: Ask | null; thing: Thing | null } {
  const kinds = linesOf(language)?.kinds;
  if (ask === null || grammar === undefined || kinds === undefined) return { ask, thing: null };
  const { kind, text, objectAt } = ask;
  const found = mayName(ask) ? findThing(text.slice(objectAt), kinds, grammar.thing) : null;
  if (asksLast(ask, found, grammar)) return { ask: { ...ask, kind: "statement" }, thing: null };
  if (found === null) return { ask, thing: null };
  const thing = { ...found, start: found.start + objectAt, end: found.end + objectAt };
  const named = { ...ask, text: language === "de" ? capitalAt(text, thing.start) : text };
  if (kind !== "statement") return { ask: named, thing };
  return isWanted(text, found) ? { ask: { ...named, kind: "noun" }, thing } : { ask, thing: null };
}

/** "heating is off what can i do" asks last; "essay why recess matters" names what is wanted. */
function asksLast({ kind, text }: Ask, found: Thing | null, grammar: Grammar): boolean {
  const isSubject = found !== null && ASKED_ABOUT.test(text.slice(found.end));
  return kind === "noun" && !isSubject && grammar.asksLast.test(text);
}

function mayName({ kind, objectAt }: Ask): boolean {
  return kind === "noun" || kind === "statement" || (kind === "order" && objectAt > 0);
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
