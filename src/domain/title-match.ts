/** A part of a text, as the indices of its first character and of the one after its last. */
export type TextRange = readonly [start: number, end: number];

export type TitleMatch = {
  /** The lower, the better. */
  score: number;
  /** What was found, in order and apart from each other. */
  ranges: readonly TextRange[];
};

/** How a title was found, best first; a tier outweighs everything else. */
const TIERS = { whole: 0, start: 1, phrase: 2, ordered: 3, words: 4, inside: 5 } as const;
const TIER_STEP = 20_000;
const WHOLE_WORD_BONUS = 1000;
const MOST_WHOLE_WORDS = 5;

function foldCharacter(character: string): string {
  const plain = character
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replace("’", "'")
    .toLowerCase();
  return plain.length === 1 ? plain : character;
}

/** In lower case, without accents, and as long as the text, so that places in both are the same. */
export function foldText(text: string): string {
  // Most titles are plain, and there are a thousand of them.
  if (!/[^ -~]/.test(text)) return text.toLowerCase();
  return Array.from(text.normalize("NFC"), foldCharacter).join("");
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

const LETTER = String.raw`[\p{L}\p{N}]`;

type TypedWord = { text: string; loosely: RegExp };

/** What was typed, prepared for many titles. */
export type TitleQuery = { phrase: string; words: readonly TypedWord[] };

/** The word at the start of a word, whatever apostrophes are in it: "dont" is "don't". */
function loosely(word: string): RegExp {
  const letters = Array.from(word, escaped).join("'?");
  return new RegExp(`(?<!${LETTER}|${LETTER}')${letters}`, "u");
}

export function titleQuery(text: string): TitleQuery {
  const phrase = foldText(text.normalize("NFC")).trim().replaceAll(/\s+/g, " ");
  const words = phrase.split(/[^\p{L}\p{N}'+#&.-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return { phrase, words: words.map((word) => ({ text: word, loosely: loosely(word) })) };
}

const ONE_LETTER = new RegExp(LETTER, "u");

function isLetterAt(text: string, place: number): boolean {
  const character = text.charAt(place);
  return (character >= "a" && character <= "z") || ONE_LETTER.test(character);
}

/** The first place where a word starts with the text; -1 for none. */
function wordPlace(folded: string, text: string): number {
  let place = folded.indexOf(text);
  while (place > 0 && isLetterAt(folded, place - 1)) place = folded.indexOf(text, place + 1);
  return place;
}

/** Text search for a thousand titles at each key; the slower pattern for the few that have an apostrophe. */
function rangeOf(folded: string, { text, loosely: pattern }: TypedWord): TextRange | null {
  const place = wordPlace(folded, text);
  if (place >= 0) return [place, place + text.length];
  const match = folded.includes("'") ? pattern.exec(folded) : null;
  return match === null ? null : [match.index, match.index + match[0].length];
}

function foundRanges(folded: string, words: readonly TypedWord[]): TextRange[] | null {
  const found: TextRange[] = [];
  for (const word of words) {
    const range = rangeOf(folded, word);
    if (range === null) return null;
    found.push(range);
  }
  return found.length === 0 ? null : found;
}

/** In order, with ranges that overlap made one. */
function joined(ranges: readonly TextRange[]): TextRange[] {
  const result: TextRange[] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last !== undefined && start < last[1]) {
      result[result.length - 1] = [last[0], Math.max(last[1], end)];
    } else result.push([start, end]);
  }
  return result;
}

function tierOf(folded: string, { phrase, place }: { phrase: string; place: number }): number {
  if (folded === phrase) return TIERS.whole;
  return place === 0 ? TIERS.start : TIERS.phrase;
}

function wordTier(found: readonly TextRange[]): number {
  const starts = found.map(([start]) => start);
  const isOrdered = starts.every((start, index) => index === 0 || start > (starts[index - 1] ?? 0));
  return isOrdered ? TIERS.ordered : TIERS.words;
}

type Rating = { tier: number; wholeWords: number; start: number; length: number };

/** Better tiers first, then more whole words, then earlier matches, then shorter titles. */
function scoreOf({ tier, wholeWords, start, length }: Rating): number {
  const missing = MOST_WHOLE_WORDS - Math.min(wholeWords, MOST_WHOLE_WORDS);
  return tier * TIER_STEP + missing * WHOLE_WORD_BONUS + start + length / 1000;
}

/**
 * Whether a folded title has every typed word at the start of one of its words, in any order, or else all that was
 * typed somewhere inside. Null when it has not.
 */
export function matchTitle(folded: string, { phrase, words }: TitleQuery): TitleMatch | null {
  const { length } = folded;
  const found = foundRanges(folded, words);
  if (found === null) {
    const start = phrase === "" ? -1 : folded.indexOf(phrase);
    if (start < 0) return null;
    const score = scoreOf({ tier: TIERS.inside, wholeWords: 0, start, length });
    return { score, ranges: [[start, start + phrase.length]] };
  }
  const place = wordPlace(folded, phrase);
  const isPhrase = place >= 0;
  const ranges: TextRange[] = isPhrase ? [[place, place + phrase.length]] : joined(found);
  const tier = isPhrase ? tierOf(folded, { phrase, place }) : wordTier(found);
  const wholeWords = found.filter(([, end]) => !isLetterAt(folded, end)).length;
  return { score: scoreOf({ tier, wholeWords, start: ranges[0]?.[0] ?? 0, length }), ranges };
}

type Titled = { id: string; folded: string };

/** Enough to lead its tier, never to leave it. */
const RECENT_BONUS = WHOLE_WORD_BONUS * (MOST_WHOLE_WORDS + 1);

/** What matches, best first; of equals, what was opened lately comes first. */
export function bestMatches<Item extends Titled>(
  items: readonly Item[],
  query: TitleQuery,
  recentIds: readonly string[],
): (TitleMatch & { item: Item })[] {
  return items
    .flatMap((item) => {
      const match = matchTitle(item.folded, query);
      if (match === null) return [];
      const bonus = recentIds.includes(item.id) ? RECENT_BONUS : 0;
      return [{ item, ranges: match.ranges, score: match.score - bonus }];
    })
    .toSorted((a, b) => a.score - b.score);
}
