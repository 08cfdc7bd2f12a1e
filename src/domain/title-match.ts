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
const TIER_STEP = 10_000;
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

/** What was typed, prepared for many titles. */
export type TitleQuery = { phrase: string; words: readonly RegExp[] };

/** "dont" finds "don't". */
function wordStart(word: string): RegExp {
  const letters = Array.from(word, escaped).join("'?");
  return new RegExp(`(?<!${LETTER}|${LETTER}')${letters}(${LETTER}*)`, "u");
}

export function titleQuery(text: string): TitleQuery {
  const phrase = foldText(text.normalize("NFC")).trim().replaceAll(/\s+/g, " ");
  const words = phrase.split(/[^\p{L}\p{N}'+#&.-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return { phrase, words: words.map(wordStart) };
}

type FoundWord = { range: TextRange; isWhole: boolean };

function foundWords(folded: string, words: readonly RegExp[]): FoundWord[] | null {
  const found: FoundWord[] = [];
  for (const word of words) {
    const match = word.exec(folded);
    if (match === null) return null;
    const rest = match[1]?.length ?? 0;
    const end = match.index + match[0].length - rest;
    found.push({ range: [match.index, end], isWhole: rest === 0 });
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

/** All that was typed, at the start of a word; -1 for nowhere. */
function phrasePlace(folded: string, phrase: string): number {
  const place = folded.indexOf(phrase);
  return place > 0 && /[\p{L}\p{N}]/u.test(folded.charAt(place - 1)) ? -1 : place;
}

function tierOf(folded: string, { phrase, place }: { phrase: string; place: number }): number {
  if (folded === phrase) return TIERS.whole;
  return place === 0 ? TIERS.start : TIERS.phrase;
}

function wordTier(found: readonly FoundWord[]): number {
  const starts = found.map(({ range }) => range[0]);
  const isOrdered = starts.every((start, index) => index === 0 || start > (starts[index - 1] ?? 0));
  return isOrdered ? TIERS.ordered : TIERS.words;
}

type Rating = { tier: number; wholeWords: number; start: number; length: number };

/** Better tiers first, then more whole words, then what stands further in front, then shorter titles. */
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
  const found = foundWords(folded, words);
  if (found === null) {
    const start = phrase === "" ? -1 : folded.indexOf(phrase);
    if (start < 0) return null;
    const score = scoreOf({ tier: TIERS.inside, wholeWords: 0, start, length });
    return { score, ranges: [[start, start + phrase.length]] };
  }
  const place = phrasePlace(folded, phrase);
  const isPhrase = place >= 0;
  const ranges: TextRange[] = isPhrase
    ? [[place, place + phrase.length]]
    : joined(found.map(({ range }) => range));
  const tier = isPhrase ? tierOf(folded, { phrase, place }) : wordTier(found);
  const wholeWords = found.filter(({ isWhole }) => isWhole).length;
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
