import { CARD_PREVIEW_CHARACTERS } from "@/config/limits";

import { markMatches } from "./prompt-search";

/** Where the character (as a reader counts them) starts that contains the code unit at the limit. */
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

/**
 * The card's text: cut to 150 characters with an ellipsis (specification, section 5).
 * Counted in UTF-16 units, the strictest way to count, but never inside an emoji or an accented
 * letter. The ellipsis is the one character '…'.
 */
export function previewOf(text: string): string {
  if (text.length <= CARD_PREVIEW_CHARACTERS) return text;
  const end = characterStart(text) || codePointStart(text);
  return `${text.slice(0, end).trimEnd()}…`;
}

/** How much text to show before a match that comes after the end of the preview. */
const LEAD_CHARACTERS = 40;

/** The card's text for a search: the text around the match if the start does not show it. */
export function previewOfMatch(text: string, search: string): string {
  const [before, match] = markMatches(text, search);
  if (before === undefined || before.isMatch || match === undefined) return previewOf(text);
  if (before.text.length + match.text.length <= CARD_PREVIEW_CHARACTERS) return previewOf(text);
  const lead = before.text.slice(-LEAD_CHARACTERS);
  // Starting at a word, which is never inside a character either.
  const start = before.text.length - lead.length + lead.search(/(?<=\s)\S|$/u);
  return `…${previewOf(text.slice(start))}`;
}
