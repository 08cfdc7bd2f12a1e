import type { Prompt } from "@/types/entities";

/** The text that a search is for, without surrounding white space. */
export function searchTextOf(input: string): string {
  // PostgreSQL text cannot hold U+0000.
  return input.replaceAll("\0", "").trim();
}

/** Case-insensitive substring of title or content: specification, section 5. */
export function matchesSearch(prompt: Pick<Prompt, "title" | "content">, input: string): boolean {
  const wanted = searchTextOf(input).toLowerCase();
  return [prompt.title, prompt.content].some((text) => text.toLowerCase().includes(wanted));
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

const WORD_CHARACTER = String.raw`[\p{L}\p{N}_]`;

/** Matches the text where no word character continues it on either side. */
function wordPattern(text: string): RegExp {
  const start = new RegExp(`^${WORD_CHARACTER}`, "u").test(text) ? `(?<!${WORD_CHARACTER})` : "";
  const end = new RegExp(`${WORD_CHARACTER}$`, "u").test(text) ? `(?!${WORD_CHARACTER})` : "";
  return new RegExp(start + literal(text) + end, "u");
}

/**
 * How good a match is, 1 being the best: a whole word of the title (1), another part of it (2), a whole word of the
 * content (3), another part of it (4). The search on the server knows more: see `private.find_prompts`.
 */
export function searchRank({ title, content }: Pick<Prompt, "title" | "content">, input: string) {
  const wanted = searchTextOf(input).toLowerCase();
  const word = wordPattern(wanted);
  const lowerTitle = title.toLowerCase();
  if (lowerTitle.includes(wanted)) return word.test(lowerTitle) ? 1 : 2;
  return word.test(content.toLowerCase()) ? 3 : 4;
}

/** The ranks of the server's search: see `private.find_prompts`. */
const FIRST_RANK_OF = { words: 3000, someWords: 5000, age: 6000 } as const;

/** Found by more than the words of its title. */
export function isBeyondTitle(rank: number): boolean {
  return rank >= FIRST_RANK_OF.words;
}

/** Has some of the words only, and is not counted as a match. */
export function isOnlyClose(rank: number): boolean {
  return rank >= FIRST_RANK_OF.someWords && rank < FIRST_RANK_OF.age;
}

export type MatchPart = { text: string; isMatch: boolean };

const SHORTEST_MARKED = 3;
/** Roughly what the server's stems leave out: enough to mark a word in its other forms. */
const ENDING = /(?:ies|ing|es|ed|s|e|y)$/u;

/** Words that nearly every text has: marked, they hide what was meant. */
const COMMON_WORDS = new Set(
  "about and any are but can for from has have how into not our that the this was what when who why will with you your".split(
    " ",
  ),
);

const stemOf = (word: string): string => word.replace(ENDING, "").replace(/(\p{L})\1$/u, "$1");

/** Every word that starts like one of the telling words typed; null where there is none. */
function anyWord(wanted: string): string | null {
  const stems = wanted
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !COMMON_WORDS.has(word))
    .map((word) => (word.length > SHORTEST_MARKED + 1 ? stemOf(word) : word))
    .filter((stem) => stem.length >= SHORTEST_MARKED);
  if (stems.length === 0) return null;
  return `(?<!${WORD_CHARACTER})(?:${stems.join("|")})\\p{L}{0,5}(?!${WORD_CHARACTER})`;
}

/**
 * The text in parts, with matches of the search marked, or else its single words. Joined, they are the text again.
 */
export function markMatches(text: string, input: string): MatchPart[] {
  const wanted = searchTextOf(input);
  const isWhole = text.toLowerCase().includes(wanted.toLowerCase());
  const pattern = isWhole ? literal(wanted) : anyWord(wanted);
  if (wanted === "" || pattern === null) return [{ text, isMatch: false }];
  return text
    .split(new RegExp(`(${pattern})`, "giu"))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
