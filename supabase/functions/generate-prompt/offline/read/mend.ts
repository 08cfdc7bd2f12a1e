/** What people type in a hurry, and how it is written. */
export type Mending = {
  /** "dont=don't,pls=please". */
  words: string;
  /** Words that are written with capitals. */
  names: string;
  patterns?: readonly (readonly [RegExp, string])[];
};

// Quotations, code, addresses, placeholders, and words with digits or inner signs stay as they are.
const KEPT =
  /"[^"\n]*"|“[^”\n]*”|„[^“”\n]*[“”]|«[^»\n]*»|`[^`\n]*`|\([^()\n]*_[^()\n]*\)|https?:\/\/\S+|(?<!\S)\S+@\S+|\{\{[^}]*\}\}|\$\{[^}]*\}|\[[^\]\n]*\]|<[^>\n]*>|(?<!\S)\S*[\d_\\=#]\S*/gu;
const WORD = /(?<![\p{L}'’.-])\p{L}[\p{L}'’-]*(?:\/o|\/(?!\p{L}))?(?![\p{L}'’-])/gu;
const IS_SHOUTED = /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*\s[^\p{Ll}]*$/u;
const LONG = 12;

export function pairsOf(text: string): Map<string, string> {
  return new Map(
    text.split(",").map((pair) => {
      const [from = "", to = ""] = pair.trim().split("=");
      return [from, to] as const;
    }),
  );
}

/** Obvious typos, missing accents and capitals mended; quotations, code and names are left alone. */
export function menderOf(
  { words, names, patterns = [] }: Mending,
  mendOther: (word: string) => string = (word) => word,
): (text: string) => string {
  const known = pairsOf(words);
  const proper = new Map(names.split(" ").map((name) => [withoutAccents(name), name] as const));
  const mendWord = (word: string) => {
    const small = word.toLowerCase();
    const right = known.get(small);
    if (right !== undefined && (word === small || small === "i")) return right;
    return word === small ? (proper.get(withoutAccents(small)) ?? mendOther(word)) : word;
  };
  const mendWords = (text: string) =>
    patterns
      .reduce((all, [from, to]) => all.replace(from, to), text.replace(WORD, mendWord))
      .replace(/ +([,.;!?])/gu, "$1");
  return (text) => {
    const calm = IS_SHOUTED.test(text) && text.length > LONG ? text.toLowerCase() : text;
    let end = 0;
    const pieces: string[] = [];
    for (const kept of calm.matchAll(KEPT)) {
      pieces.push(mendWords(calm.slice(end, kept.index)), kept[0]);
      end = kept.index + kept[0].length;
    }
    return [...pieces, mendWords(calm.slice(end))].join("").replace(/[ \t]+/gu, " ");
  };
}

export function withoutAccents(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");
}

const QUOTES = /("[^"\n]*"|“[^”\n]*”|„[^“”\n]*[“”]|«[^»\n]*»)/u;

/** Changes all but what is quoted. */
export function outsideQuotes(text: string, change: (part: string) => string): string {
  return text
    .split(QUOTES)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join("");
}

/** Without politeness at both ends. */
export function strip(text: string, start: RegExp, end: RegExp): string {
  let bare = text.trim();
  for (let round = 0; round < 5; round += 1) {
    const next = bare.replace(start, "").replace(end, "").trim();
    if (next === bare || next === "") break;
    bare = next;
  }
  return bare;
}
