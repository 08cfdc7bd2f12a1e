import { asSentence } from "./as-sentence.ts";
import type { Ask, Grammar } from "./ask.ts";
import { divide, type Thing } from "./thing.ts";

const FEW_WORDS = 2;
const MORE_SENTENCES = /[.!?]\s/u;
/** "explain why it happens" is one clause. */
const SAYS_ON =
  /(?:expl[ai][a-zíéè]*|diga?|dime|dis-moi|saber|savoir|entend\p{L}*|compr[eé]nd\p{L}*|sé|sei|sais|suggest|advise|honestly|get|see|understand|learn|(?:tell|show|give)s? (?:me|us)|what|how|when|where|why|which|who|month|week|day)$/iu;
/** "geladeira não gela" names nothing that could be made. */
const TOLD = /^(?:\p{L}+ ){1,3}(?:não|no|nicht|ne|won't|doesn't|isn't|can't|keeps?) /iu;

const NEEDS = String.raw`(?:(?:i|we|ich|wir|je|nous|j'|yo|eu) ?(?:'d |would |really |just )?)?(?:need|want|would like|(?<='d )like|looking for|brauche\p{L}*|möchte\p{L}*|(?<=(?:ich|wir) )(?:will|wollen)|besoin|il (?:me |nous )?faut|veux|voudrais|aimerais|cherche|necesito|quiero|busco|quisiera|preciso|quero|queria|gostaria)(?!\p{L})`;
const ORDERS = String.raw`(?:(?:please|pls|bitte|por favor|stp|svp) )?(?:help (?:me|us)|(?:tell|give|show|make|write) (?:me|us)|write|give|make|lay out|list|show|draft|plan|build|create|compare|explain|suggest|bitte ein\p{L}*|schreib\p{L}*|mache?|gib|hilf|erstell\p{L}*|zeig\p{L}*|fais|donne|écris|aide|prépare|haz(?:me)?|haga|dame|ayúdame|escrib\p{L}*|prepar[ae]\p{L}*|faz|faça|me (?:dá|dê|faz|ajud[ae])|escreva|mont[ae])(?!\p{L})`;
/** What is told goes on with an order of its own: nothing more has to be asked for. */
const WANTS = new RegExp(
  String.raw`[.!?;,]\s+(?:${NEEDS}|${ORDERS})|\s(?:and|und|y|e|et)\s+${NEEDS}`,
  "iu",
);
const ORDER_FIRST = new RegExp(String.raw`^(?:${NEEDS}|${ORDERS})`, "iu");

export const hasOrder = (text: string): boolean => WANTS.test(text);
export const startsWithOrder = (text: string): boolean => ORDER_FIRST.test(text);

/** "for our school's page I need three texts" */
const OWN_SENTENCE = new RegExp(
  String.raw`^(?:for|in|on|at|en|im|am|dans|em|para|pour|für)\s.{3,80}\s${NEEDS}`,
  "iu",
);
const ELSEWHERE = /^(?:in|on|at|en|im|am|dans|em|na|no)\s/iu;

/** The frames a deliverable gives: for its own noun, for a subject, and after a statement. */
export type Frames = { write: string; about: string; ask: string };

export type Named = { grammar: Grammar; thing: Thing | null };

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
  if (told === undefined || asked === undefined || MORE_SENTENCES.test(asked) || SAYS_ON.test(told))
    return hasOrder(text) ? asSentence(text) : `${asSentence(text)} ${frames.ask}`;
  return `${asSentence(told)} ${grammar.finishQuestion(asked)}`;
}

function isOwnSentence(text: string): boolean {
  return OWN_SENTENCE.test(text) || (ELSEWHERE.test(text) && hasOrder(text));
}

function orderSentence(
  { kind, text, objectAt }: Ask,
  frames: Frames,
  { grammar, thing }: Named,
): string {
  const { withArticle } = grammar;
  if (isOwnSentence(text)) return asSentence(text);
  const isOrder = kind === "order";
  const isListed = !isOrder && / ?: \{x\}/u.test(frames.write);
  if (thing === null || isListed || (!isOrder && TOLD.test(text)))
    return asSentence(isOrder ? text : frames.about.replace("{x}", () => lowerFirst(text)));
  const [main, notes] = divide(text, thing, grammar.thing);
  const wanted = isOrder
    ? text.slice(0, objectAt) + withArticle(main.slice(objectAt))
    : frames.write.replace("{x}", () => lowerFirst(withArticle(lowerFirst(main))));
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
    /^(?:A|An|The|My|Our|Some|One|Good|Short|Long|Quick|Simple|Weekly|Daily|Road|Script|Formal|Firm|Polite|Friendly|Full|New|Best|Funny|Negotiating|Asking)\b/u,
    (word) => word.toLowerCase(),
  );
}
