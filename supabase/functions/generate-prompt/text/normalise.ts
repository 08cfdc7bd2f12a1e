// In Devanagari the marks are the vowels.
const COMBINING_MARKS = /(?!\p{Script=Devanagari})\p{Mn}/gu;
// "用python写" holds three words, though no space says so.
const SCRIPT_CHANGE =
  /(?<=\p{Script=Han})(?=[\p{Script=Latin}\p{Nd}])|(?<=[\p{Script=Latin}\p{Nd}])(?=\p{Script=Han})/gu;
const SEPARATORS = /[^\p{L}\p{N}\p{Script=Devanagari}+#]+/gu;

/**
 * Lower case, without Latin accents or punctuation, words separated and surrounded by one space:
 * " write c++ code ". People who type in a hurry leave accents out, so cues must not need them.
 */
export function normalise(text: string): string {
  const plain = text.toLowerCase().normalize("NFD").replace(COMBINING_MARKS, "");
  return ` ${plain.replaceAll("ß", "ss").replace(SEPARATORS, " ").replace(SCRIPT_CHANGE, " ").trim()} `;
}

/** The words of an already normalised text. */
export function wordsOf(normalised: string): string[] {
  return normalised.split(" ").filter((word) => word !== "");
}

const HAN_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’_-]*/gu;

/** Enough to tell most long texts from short ones. */
const HEAD_CHARACTERS = 1200;

/** True when a text has more words than that; of a long one only the beginning is read where that decides. */
export function hasMoreWords(text: string, than: number): boolean {
  return (
    countWords(text.slice(0, HEAD_CHARACTERS)) > than ||
    (text.length > HEAD_CHARACTERS && countWords(text) > than)
  );
}

/** Words for a reader: Chinese and Japanese put no spaces, and two characters make about a word. */
export function countWords(text: string): number {
  const ideographs = text.match(HAN_OR_KANA)?.length ?? 0;
  const spaced = text.replace(HAN_OR_KANA, " ").match(WORD)?.length ?? 0;
  return spaced + Math.ceil(ideographs / 2);
}
