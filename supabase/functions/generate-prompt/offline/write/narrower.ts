import { unaccented } from "../lines/lines-from.ts";
import type { Kind } from "../lines/types.ts";
import type { AskPatterns } from "../read/ask.ts";
import type { Request } from "../read/request.ts";
import { asksItself, isLong, sentencesOf } from "../read/sentence.ts";

const WORD = /\S+\s*/gu;
/** Of a long story its beginning tells what it is about, and the sentence that asks what is wanted. */
const TELLING_WORDS = 12;

function tellingPart(text: string, asks: AskPatterns | undefined): string {
  if (!isLong(text)) return text;
  const sentences = sentencesOf(text);
  const asking = asks && sentences.findLast((sentence) => asksItself(sentence, asks));
  const wanted = asking ?? sentences.at(-1) ?? "";
  const first = (text.match(WORD) ?? []).slice(0, TELLING_WORDS).join("");
  return isLong(wanted) ? first : `${first} ${wanted}`;
}

/** "no worksheets, without an oven": what is ruled out tells no case, but of those that are about doing without. */
const RULED_OUT =
  /(?<!\p{L})(?:(?:no|not (?:the|an?)|without|ohne|keine?n?|sin|sans|pas de|sem|nada de) +|pas d['’])(?:(?:an?|the|any|whole|une?|una?|um|ein\p{L}*) +)?[\p{L}-]+/giu;
const IS_WITHOUT = /\b(?:no|not|without|ohne|kein|sin|sans|pas|sem)\b|kein/u;

function tells(pattern: RegExp, text: string, language: Request["language"]): boolean {
  // Portuguese "no" is "in the".
  const wanted = text.replace(RULED_OUT, (part) =>
    language === "pt" && /^no /iu.test(part) ? part : " ",
  );
  return pattern.test(wanted) || (IS_WITHOUT.test(pattern.source) && pattern.test(text));
}

/** The deliverable as its narrower case has it, where the words of the request tell one: an apology of all e-mails. */
export function narrowed(kind: Kind, request: Request): Kind {
  const text = request.ask?.text ?? request.prompt;
  const own = unaccented(tellingPart(text, request.grammar?.asks));
  const found = kind.narrower.find(({ pattern }) => tells(pattern(), own, request.language));
  if (found === undefined) return kind;
  return {
    ...kind,
    lines: found.lines.length > 0 ? found.lines : kind.lines,
    format: found.format.length > 0 ? found.format : kind.format,
    defaults: { ...kind.defaults, ...found.defaults },
    slots: { ...kind.slots, ...found.slots },
  };
}
