/** What people type in a hurry, and how it is written. */
export type Mending = {
  /** "dont=don't,pls=please". */
  words: string;
  /** Words as they are written: with capitals or accents. */
  names: string;
  patterns?: readonly (readonly [RegExp, string])[];
};

// Quotations, code, addresses, placeholders, and words with digits or inner signs stay as they are.
const KEPT =
  /"[^"\n]*"|“[^“”\n]*”|„[^„“”\n]*[“”]|«[^«»\n]*»|`[^`\n]*`|\([^()\n]*_[^()\n]*\)|https?:\/\/\S+|(?<!\S)\S+@\S+|\{\{[^{}]*\}\}|\$\{[^{}]*\}|\[[^[\]\n]*\]|<[^<>\n]*>|(?<!\S)\S*[\d_\\=#]\S*/gu;
const WORD = /(?<![\p{L}'’.-])\p{L}[\p{L}'’-]*(?:\/o|\/(?!\p{L}))?(?![\p{L}'’-])/gu;
const LONG = 12;
const ELIDED = /^((?:[cdjlmnst]|qu)['’])(\p{L}{3,})$/u;

export function pairsOf(text: string): Map<string, string> {
  return new Map(
    text.split(",").map((pair) => {
      const [from = "", to = ""] = pair.trim().split("=");
      return [from, to] as const;
    }),
  );
}

/** From a block of lines "pattern => what it is replaced by", the spaces at its end included. */
export function patternsFrom(block: string): NonNullable<Mending["patterns"]> {
  return block.split("\n").flatMap((line) => {
    const [pattern = "", by] = line.trimStart().split(" => ");
    return by === undefined ? [] : [[new RegExp(pattern, "giu"), by] as const];
  });
}

/** Obvious typos, missing accents and capitals mended; quotations, code and names are left alone. */
export function menderOf(
  { words, names, patterns = [] }: Mending,
  mendOther: (word: string) => string = (word) => word,
): (text: string) => string {
  const known = pairsOf(words);
  const proper = new Map(names.split(" ").map((name) => [withoutAccents(name), name] as const));
  // "acheté" is not "achète": accents that were typed stay.
  const nameOf = (small: string) => {
    const name = proper.get(withoutAccents(small));
    return withoutAccents(small) === small || name?.toLowerCase() === small ? name : undefined;
  };
  const mendWord = (word: string): string => {
    const small = word.toLowerCase();
    const right = known.get(small);
    if (right !== undefined && (word === small || small === "i")) return right;
    if (word !== small) return word;
    const [, elided = "", rest = ""] = ELIDED.exec(word) ?? [];
    return rest === "" ? (nameOf(word) ?? mendOther(word)) : elided + mendWord(rest);
  };
  const mendWords = (text: string) =>
    patterns
      .reduce((all, [from, to]) => all.replace(from, to), text.replace(WORD, mendWord))
      .replace(/ +([,.;!?])/gu, "$1");
  return (text) => {
    const calm = isShouted(text) ? text.toLowerCase() : text;
    const mended = outsideKept(calm, mendWords).replace(/[ \t]+/gu, " ");
    return mended.replace(/(?<=(?<!\S)\d{1,2})[ -]year[ -](?=olds?(?!\p{L}))/giu, "-year-");
  };
}

export function outsideKept(text: string, change: (part: string) => string): string {
  let end = 0;
  const pieces: string[] = [];
  for (const kept of text.matchAll(KEPT)) {
    pieces.push(change(text.slice(end, kept.index)), kept[0]);
    end = kept.index + kept[0].length;
  }
  return [...pieces, change(text.slice(end))].join("");
}

function isShouted(text: string): boolean {
  return text.length > LONG && /\s/u.test(text) && /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}

export function withoutAccents(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");
}

const QUOTES = /("[^"\n]*"|“[^“”\n]*”|„[^„“”\n]*[“”]|«[^«»\n]*»)/u;

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
