import type { Grammar } from "./ask.ts";
import { factRules, type FactWords } from "./facts.ts";

/** The words of Spanish, Portuguese and French, which are put alike. Accents may be missing where they are typed. */
export type Romance = {
  facts: FactWords;
  politeStart: string;
  politeEnd: string;
  /** "how to", with an infinitive after it. */
  howto: string;
  question: string;
  statement: string;
  infinitive: string;
  /** "write", in the imperative, and the ones of these that make a thing. */
  verbs: string;
  makes: string;
  /** "that you write". */
  wishes: string;
  /** What may follow an imperative in the same word. */
  clitics: string;
};

const BOUNDARY = String.raw`(?:(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?![\p{L}\p{N}]))`;
const LETTERS: Readonly<Record<string, string>> = {
  a: "[aáàâã]",
  e: "[eéêèë]",
  i: "[iíîï]",
  o: "[oóôõ]",
  u: "[uúüùû]",
  c: "[cç]",
  n: "[nñ]",
};

/** A pattern that does not care for accents, and whose `\b` knows accented letters. */
function loose(source: string, flags = "iu"): RegExp {
  const pattern = source.replaceAll(/\\p\{\w+\}|\\.|\[[^\]]*\]|[\p{L}]/gu, (sign) => {
    if (sign === String.raw`\b`) return BOUNDARY;
    return LETTERS[sign.normalize("NFD").charAt(0)] ?? sign;
  });
  return new RegExp(pattern, flags);
}

/** The grammar of a language from its words. */
export function romanceGrammar(words: Romance): Grammar {
  const { infinitive, makes, verbs, wishes } = words;
  const clitics = `(?:-?(?:${words.clitics}))?`;
  // "rent or buy" is a choice, no order.
  const toDo = String.raw`(?!\p{L}+ (?:o|ou) \p{L}+)${infinitive}`;
  const wish = String.raw`que (?:me |nos |você |tú ){0,2}(?:${wishes})\b`;
  return {
    asks: {
      politeStart: loose(`^(?:${words.politeStart})`),
      politeEnd: loose(String.raw`(?<![\s,.!-])[\s,.!-]*\b(?:${words.politeEnd})[\s!.]*$`),
      howto: loose(`^¿?(?:${words.howto})(?=${infinitive})`),
      question: loose(String.raw`^¿?(?:${words.question})\b|\?$`),
      order: loose(String.raw`^(?:(?:me |nos )?(?:${verbs})${clitics}\b|${toDo}|${wish})`),
      statement: loose(String.raw`^(?:${words.statement})\b`),
      makes: loose(String.raw`^(?:me |nos )?(?:${makes})${clitics} `),
    },
    facts: factRules(words.facts, loose),
    thing: { headEnd: /[,.:;(]|\s[-–]\s|(?<=^(?:\S+\s+){6})/u, joined: "", endings: "e?s" },
  };
}
