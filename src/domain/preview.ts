import { CARD_PREVIEW_CHARACTERS } from "@/config/limits";

import { placeholdersOf } from "./placeholders";
import { markMatches } from "./prompt-search";

/** Start of the user-perceived character that contains the code unit at the limit. */
function characterStart(text: string): number {
  if (!("Segmenter" in Intl)) return 0;
  // Two units more than fit tell whether the next code point belongs to the last character.
  const start = text.slice(0, CARD_PREVIEW_CHARACTERS + 2);
  return new Intl.Segmenter().segment(start).containing(CARD_PREVIEW_CHARACTERS)?.index ?? 0;
}

function codePointStart(text: string): number {
  const isInsidePair = /^[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(
    text.slice(CARD_PREVIEW_CHARACTERS - 1, CARD_PREVIEW_CHARACTERS + 1),
  );
  return isInsidePair ? CARD_PREVIEW_CHARACTERS - 1 : CARD_PREVIEW_CHARACTERS;
}

/** A text that would end sooner is cut inside a word or a blank after all: it is one long word, or has no spaces. */
const SHORTEST_PREVIEW_CHARACTERS = 50;

const UNFINISHED_WORD = /\S+$/;
const UNFINISHED_BLANK = /(?:\[[^[\]\n]*|\$?\{{1,2}[^{}\n]*\}?)$/;
/** The sign of a list item whose text would follow. */
const LONELY_MARKER = /\n\s*(?:[-*•]|\d+[.)])$/;

/** Where to end instead, so that neither a word nor a blank is cut in two. */
function wholeEnd(text: string, end: number): number {
  const start = text.slice(0, end);
  const isInsideWord = /^\S/.test(text.slice(end));
  const ends = [
    isInsideWord ? start.search(UNFINISHED_WORD) : end,
    start.search(UNFINISHED_BLANK),
  ].filter((place) => place >= SHORTEST_PREVIEW_CHARACTERS);
  return Math.min(end, ...ends);
}

/**
 * The card's text: cut to 150 characters with an ellipsis (specification, section 5). Counted in UTF-16 units, the
 * strictest way to count, but never cut inside an emoji or an accented letter, and inside a word or a blank only where
 * it has to be. The ellipsis is the one character '…'.
 */
export function previewOf(text: string): string {
  if (text.length <= CARD_PREVIEW_CHARACTERS) return text;
  const end = characterStart(text) || codePointStart(text);
  const whole = text.slice(0, wholeEnd(text, end)).trimEnd();
  return `${whole.replace(LONELY_MARKER, "").trimEnd()}…`;
}

/** A locked prompt's content. All teasers are shorter than a preview; a text that was read before a refund is cut. */
export const teaserOf = ({ content }: { content: string }): string => previewOf(content);

/** How much of the text to show before a match that is beyond the normal preview. */
const LEAD_CHARACTERS = 40;

/** The card's text for a search: the text around the match when the start would not show it. */
export function previewOfMatch(text: string, search: string): string {
  const [before, match] = markMatches(text, search);
  if (before === undefined || before.isMatch || match === undefined) return previewOf(text);
  if (before.text.length + match.text.length <= CARD_PREVIEW_CHARACTERS) return previewOf(text);
  const lead = before.text.slice(-LEAD_CHARACTERS);
  // Starts at a word, and so never inside a character.
  const start = before.text.length - lead.length + lead.search(/(?<=\s)\S|$/u);
  return `…${previewOf(text.slice(start))}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** What a prompt asks of its reader: '3 blanks · 240 words'. */
export function sizeText(text: string): string {
  const blanks = placeholdersOf(text).length;
  const words = counted(text.trim().split(/\s+/).length, "word");
  return blanks === 0 ? words : `${counted(blanks, "blank")} · ${words}`;
}
