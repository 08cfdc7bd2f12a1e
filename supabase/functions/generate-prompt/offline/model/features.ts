import { normalise, wordsOf } from "../../text/normalise.ts";

export const BUCKETS = 2 ** 15;
const MAX_CHARACTERS = 600;
const MAX_WORDS = 50;
/** What is wanted is said early, and of a story once more at its end. */
const EARLY_WORDS = 3;
const STORY_WORDS = 15;
const LAST_WORDS = 16;
const SENTENCE_END = /(?<=[.!?\n])\s+|, (?=(?:i|can|what|how|please|need|give|write)\b)/u;
const PART_LETTERS = 4;
const LENGTHS = [3, 5, 8, 12, 20];

/** What the weights see of a request: the numbers its words, pairs of words and parts of words hash to. */
export function featuresOf(text: string): number[] {
  const words = wordsOf(normalise(text.slice(0, MAX_CHARACTERS)))
    .map((word) => word.replace(/\p{Nd}/gu, "0"))
    .slice(0, MAX_WORDS);
  const framed = ["<", ...words, ">"];
  const names = [
    `length ${LENGTHS.findIndex((limit) => words.length < limit)}`,
    ...(text.includes("?") ? ["?"] : []),
    ...(text.trimEnd().includes("\n") ? ["lines"] : []),
    ...words,
    ...words.slice(0, EARLY_WORDS).map((word, index) => `${Math.min(index, 1)} ${word}`),
    ...framed.slice(1).map((word, index) => `${framed[index]} ${word}`),
    ...words.flatMap(partsOf),
    ...(words.length > STORY_WORDS ? lastWordsOf(text) : []).map((word) => `$ ${word}`),
  ];
  return [...new Set(names)].map(bucketOf);
}

function lastWordsOf(text: string): string[] {
  const sentences = text.slice(0, MAX_CHARACTERS).trim().split(SENTENCE_END);
  return wordsOf(normalise(sentences.at(-1) ?? "")).slice(0, LAST_WORDS);
}

/** Stems and endings, so that "plans", "planning" and a mistyped "plannning" say nearly the same. */
function partsOf(word: string): string[] {
  if (word.length < PART_LETTERS) return [];
  const framed = `<${word}>`;
  return Array.from(
    { length: framed.length - PART_LETTERS + 1 },
    (_, start) => `~${framed.slice(start, start + PART_LETTERS)}`,
  );
}

/** FNV-1a over UTF-16 units, folded: the same on every machine. */
function bucketOf(name: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01_00_01_93);
  }
  return ((hash >>> 16) ^ hash) & (BUCKETS - 1);
}
