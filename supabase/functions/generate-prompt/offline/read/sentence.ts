import { asSentence } from "./as-sentence.ts";
import type { Ask, Grammar } from "./ask.ts";
import { divide, type Thing } from "./thing.ts";

const FEW_WORDS = 2;
/** "geladeira não gela" names nothing that could be made. */
const TOLD = /^(?:\p{L}+ ){1,3}(?:não|no|nicht|ne|won't|doesn't|isn't|can't|keeps?) /iu;

/** What is told goes on with an order of its own: nothing more has to be asked for. */
const WANTS =
  /[.!?;,]\s+(?:(?:i|we|ich|wir|je|nous) )?(?:please|pls|give|write|make|need|want|lay out|list|show|draft|plan|build|create|compare|explain|suggest|bitte|brauche\p{L}*|schreib\p{L}*|mache?n?|gib|erstell\p{L}*|fais|donne|écris|besoin|il (?:me|nous) faut|(?:veux|voudrais)|prépare|haz(?:me)?|haga|dame|escrib\p{L}*|necesito|quiero|prepar[ae]\p{L}*|faz|faça|me (?:dá|dê|faz|ajud[ae])|escreva|preciso|quero|mont[ae])(?!\p{L})/iu;

export const hasOrder = (text: string): boolean => WANTS.test(text);

/** The frames a deliverable gives: for its own noun, for a subject, and after a statement. */
export type Frames = { write: string; about: string; ask: string };

type Named = { grammar: Grammar; thing: Thing | null };

/** The sentence of the task. */
export function taskSentence(ask: Ask, frames: Frames, named: Named): string {
  const { grammar } = named;
  switch (ask.kind) {
    case "howto": {
      const [asked, told] = splitAt(ask.text, grammar.thing.breaks);
      const shown = asked.charAt(0).toLowerCase() + asked.slice(1);
      return `${asSentence(grammar.says.howto.replace("{x}", () => shown))} ${asSentence(told)}`.trim();
    }
    case "question":
      return grammar.finishQuestion(ask.text);
    case "statement":
      return statementSentence(ask.text, frames, grammar);
    case "order":
    case "noun":
    default:
      return orderSentence(ask, frames, named);
  }
}

function statementSentence(text: string, frames: Frames, grammar: Grammar): string {
  const [, told, asked] = grammar.asksLast.exec(text) ?? [];
  if (told === undefined || asked === undefined)
    return hasOrder(text) ? asSentence(text) : `${asSentence(text)} ${frames.ask}`;
  return `${asSentence(told)} ${grammar.finishQuestion(asked)}`;
}

function orderSentence(
  { kind, text, objectAt }: Ask,
  frames: Frames,
  { grammar, thing }: Named,
): string {
  const { withArticle } = grammar;
  const isOrder = kind === "order";
  const isListed = !isOrder && / ?: \{x\}/u.test(frames.write);
  if (thing === null || isListed || (!isOrder && TOLD.test(text)))
    return asSentence(isOrder ? text : frames.about.replace("{x}", () => lowerFirst(text)));
  const [main, notes] = divide(text, thing, grammar.thing);
  const wanted = isOrder
    ? text.slice(0, objectAt) + withArticle(main.slice(objectAt))
    : frames.write.replace("{x}", () => lowerFirst(withArticle(main)));
  // French puts a space before a colon.
  const colon = frames.about.includes(" : ") ? " : " : ": ";
  const isJoined = !/^\s*[\p{L}\p{N}]/u.test(notes);
  return asSentence(wanted + (isJoined ? notes : colon + notes.trimStart()));
}

function splitAt(text: string, pattern: RegExp): [string, string] {
  const found = pattern.exec(text)?.index ?? text.length;
  const isLate = text.slice(0, found).split(" ").length > FEW_WORDS;
  const at = isLate ? found : text.length;
  return [text.slice(0, at), text.slice(at)];
}

/** Names and abbreviations keep their capitals: only what is common in English at the start of a request. */
function lowerFirst(text: string): string {
  return text.replace(
    /^(?:A|An|The|My|Some|Good|Short|New|Best|Funny|Negotiating|Asking)\b/u,
    (word) => word.toLowerCase(),
  );
}
