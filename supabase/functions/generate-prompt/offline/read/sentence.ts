import type { DetectedLanguage } from "../../text/language.ts";
import { countWords } from "../../text/normalise.ts";
import { type AskPatterns, readAsk } from "./ask.ts";

const LONG_WORDS = 20;
const SENTENCES = /(?<=[.!?…;:]["”»)]?)\s+|\n+|\s[-–—]+\s/u;
const CLAUSES = /,\s+|\s+(?:and|und|y|e|et|but|aber|pero|mais|mas|so)\s+/iu;
/** In all languages of the lines: "I'd like", "please". */
const NEEDS =
  /(?:^|(?<!\p{L})(?:i|we|ich|wir|je|on|nous|j')(?:'d| would| really| just)? ?)(?:need(?! to (?:tell|talk|say|text|email|message|call|write|inform|ask))|want(?! to (?:tell|say|text|write))|would like|(?<='d )like|looking for|brauch\p{L}*|bräucht\p{L}*|möchte\p{L}*|will|wollen|besoin|veux|voudrais|aimerais|cherche)(?!\p{L})|(?<!\p{L})(?:please|pls|bitte|por favor|stp|svp|brauche?n?|bräuchten?|il (?:me |nous )?fau(?:t|drait)|necesit(?:o|amos)|quer?emos|quiero|quisiera|busco|me falta|quero|queria|preciso|precisamos|gostaria)(?!\p{L})/iu;
/** After a comma these go on with what was told. */
const RELATIVE =
  /^(?:who|which|where|when|was|wo|wer|qui|que|où|quien|donde|cuando|quem|onde|quando)(?!\p{L})/iu;
/** "Que sea corto", behind what is told. */
const WISH = /^que\s/iu;
const QUESTION_LAST = new RegExp(
  String.raw`[.!;,]\s+(?:(?:how|what) (?:do|can|should|would|could) (?:i|we|you)|(?:wie|was) (?:kann|könn\p{L}*|soll\p{L}*|mach\p{L}*|tun?|bekomm\p{L}*|krieg\p{L}*)|(?:c[oó]mo|qu[eé]) (?:le |la |lo )?(?:hago|puedo|debo|podemos|hacemos)|comment (?:faire|puis|je|on|lui)|que (?:faire|puis-je|dois-je)|qu'est-ce que (?:je|nous|on)|(?:como|o que) (?:eu )?(?:faço|posso|devo|fazer))(?!\p{L})[^.!?]*[.?\s]*$|[,.]\s+(?:why|warum|wieso|pourquoi|por qu[eéê])\W*$`,
  "iu",
);

/** A long request says itself how it wants things. */
export function isLong(text: string): boolean {
  return countWords(text) > LONG_WORDS;
}

/** Whether what is told goes on with an order or a wish of its own. */
export function ordersItself(text: string, asks: AskPatterns): boolean {
  return [...sentencesOf(text), ...text.split(CLAUSES)].some((part) => isOrdered(part, asks));
}

/** Whether it goes on with one of these, or a question: then nothing more has to be asked for. */
export function asksItself(text: string, asks: AskPatterns): boolean {
  const last = text.split(CLAUSES).at(-1) ?? "";
  return (
    ordersItself(text, asks) ||
    endsInQuestion(text) ||
    sentencesOf(text).some((sentence) => isQuestion(sentence, asks)) ||
    (!RELATIVE.test(last) && isQuestion(last, asks))
  );
}

/** "My sink leaks, what can I do": that is what is wanted. */
export function endsInQuestion(text: string): boolean {
  return QUESTION_LAST.test(text);
}

export function sentencesOf(text: string): string[] {
  return text.split(SENTENCES);
}

function isQuestion(sentence: string, asks: AskPatterns): boolean {
  const { kind, isQuestion: isAsked } = readAsk(sentence, asks);
  return isAsked && kind !== "order";
}

function isOrdered(part: string, asks: AskPatterns): boolean {
  const { kind, text } = readAsk(part, asks);
  // "Give me a plan": more than a greeting was left out.
  const isAskedFor = countWords(part) - countWords(text) > 1 && part.endsWith(text);
  return kind === "order" || kind === "howto" || isAskedFor || NEEDS.test(part);
}

/** "float total = 0.1", "f(x)", but not "kid(s) party": a capital would be an error. */
const CODE = String.raw`(?:\w+ )?(?:\w+ ?=(?!=)|\p{L}\(|\w{2,}\((?!\p{L}{1,3}\)(?: |$)))`;
/** What stands in quotation marks stays, and is passed over before the rest is looked at. */
const START = new RegExp(
  String.raw`"[^"\n]*"|“[^“”\n]*”|(?<=^|(?<!(?<!\d)\d|(?<!\p{L})(?:\p{L}|incl|excl|approx|etc|vs|ca|inkl|bzw|evtl|ggf|usw|zzgl|mrs?|dr|st|nr|sra?|aprox|env|ex))\.\s+|(?<!#[\p{L}/\d]+)[!?]\s+)(?!${CODE}|(?<=\d\.\s)(?:von|geburtstag|hochzeit|jubil))[¿¡]?\p{Ll}(?=[\p{Ll}' ’])|(?<![\p{L}'’.-])i(?=['’ ](?![=<>+*/]))`,
  "gu",
);

/** A capital at the start of each sentence, a sign at the end, and "I" for "i". */
export function asSentence(text: string, end = "."): string {
  const bare = text.trim().replace(/[\s,;:–-]+$/u, "");
  if (bare === "") return "";
  const started = bare.replace(START, (found) =>
    /^["“]/u.test(found) ? found : found.toUpperCase(),
  );
  const fixed = /^(?:iPhone|iPad|npm)\b/u.test(bare) ? bare : started;
  return /[.!?…:]$|[.!?]["”»]$/u.test(fixed) ? fixed : fixed + end;
}

/** With the signs of its language where it ends in a question. */
export function asTyped(text: string, asks: AskPatterns, language: DetectedLanguage): string {
  const last = sentencesOf(text).at(-1) ?? "";
  const isWish = last !== text && WISH.test(last);
  if (!endsInQuestion(text) && (isWish || !isQuestion(last, asks))) return asSentence(text);
  const bare = text.replace(/[\s.?]+$/u, "");
  const isAlone = last === text && !endsInQuestion(text) && !text.includes("¿");
  const sign = language === "fr" ? " ?" : "?";
  return asSentence(language === "es" && isAlone ? `¿${bare}` : bare, sign);
}
