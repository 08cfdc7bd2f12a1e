import type { FactRule } from "./facts.ts";
import { asSentence } from "./mend-en.ts";
import type { Ask, Frames } from "./sentence-en.ts";

/** What Spanish and Portuguese put into the same grammar. Patterns are read by `loose`, so accents may be missing. */
export type Romance = {
  /** Words and their mended forms, "nao=não,vc=você"; then endings and the like, and names that take a capital. */
  mended: string;
  patterns: readonly (readonly [RegExp, string])[];
  names: string;
  politeStart: string;
  politeEnd: string;
  /** "how to" with an infinitive after it. */
  howto: string;
  question: string;
  statement: string;
  /** Words by which what is told says itself what is wanted. */
  wish: string;
  infinitive: string;
  /** "write", as infinitive, imperative, subjunctive and, if there is one, casual imperative. */
  verbs: string;
  /** What may follow an imperative in the same word. */
  clitics: string;
  /** Frames by the nouns that ask for them, where the deliverable's own nouns do not match. */
  things: readonly (readonly [string, string])[];
  leading: string;
  determined: string;
  feminine: string;
  articles: readonly [string, string];
  says: Readonly<Record<"howto" | "help" | "with" | "ask", string>>;
  finishQuestion: (text: string) => string;
};

const BOUNDARY = String.raw`(?:(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?![\p{L}\p{N}]))`;
const LETTERS: Readonly<Record<string, string>> = {
  a: "[aáàâã]",
  e: "[eéê]",
  i: "[ií]",
  o: "[oóôõ]",
  u: "[uúü]",
  ç: "[çc]",
  ñ: "[ñn]",
};
// Quotations, code, addresses, placeholders, and words with digits or inner signs stay as they are.
const KEPT =
  /"[^"\n]*"|“[^”\n]*”|«[^»\n]*»|`[^`\n]*`|https?:\/\/\S+|\S+@\S+|\{\{[^}]*\}\}|\$\{[^}]*\}|\[[^\]\n]*\]|<[^>\n]*>|\S*[\d_/\\=#]\S*/gu;
const WORD = /(?<![\p{L}.])\p{L}+(?![\p{L}])/gu;

/** A pattern that does not care for accents, and whose `\b` knows accented letters. */
export function loose(source: string, flags = "iu"): RegExp {
  const pattern = source.replaceAll(/\\p\{\w+\}|\\.|[\p{L}]/gu, (sign) => {
    if (sign === String.raw`\b`) return BOUNDARY;
    return LETTERS[sign.normalize("NFD").charAt(0)] ?? LETTERS[sign] ?? sign;
  });
  return new RegExp(pattern, flags);
}

export function looseRule(
  kind: FactRule["kind"],
  form: FactRule["form"],
  source: string,
): FactRule {
  return { kind, form, pattern: loose(source, "giu") };
}

/** The reader of a language: mends, reads an ask, writes the sentence of the task. */
export function readerOf(words: Romance) {
  const mend = menderOf(words);
  const politeStart = loose(`^(?:${words.politeStart})`);
  const politeEnd = loose(String.raw`[\s,.!-]*\b(?:${words.politeEnd})[\s!.]*$`);
  const howto = loose(`^¿?(?:${words.howto})(?=${words.infinitive})`);
  const question = loose(String.raw`^¿?(?:${words.question})\b`);
  const statement = loose(String.raw`^(?:${words.statement})\b`);
  const wish = loose(String.raw`\b(?:${words.wish})\b`);
  const verbs = words.verbs.split(",").map((forms) => forms.trim().split(" "));
  const order = loose(
    String.raw`^(?:me |nos )?(?:${verbs.map(([, imperative]) => imperative).join("|")})(?:-?(?:${words.clitics}))?\b`,
  );
  const infinitive = loose(String.raw`^${words.infinitive}`);

  const readAsk = (text: string): Ask => {
    const mended = mend(text).trim();
    const bare = inImperative(strip(mended, politeStart, politeEnd), verbs, words.clitics);
    if (howto.test(bare)) return { kind: "howto", text: bare.replace(/^¿|[?.!\s]+$/gu, "") };
    if (order.test(bare)) return { kind: "order", text: bare.replace(/[\s?]+$/u, "") };
    if (bare.endsWith("?") || question.test(bare)) return { kind: "question", text: bare };
    if (infinitive.test(bare)) return { kind: "order", text: words.says.help.replace("{x}", bare) };
    return { kind: statement.test(bare) ? "statement" : "noun", text: bare };
  };

  const taskSentence = ({ kind, text }: Ask, frames: Frames | null): string => {
    switch (kind) {
      case "howto":
        return asSentence(words.says.howto.replace("{x}", text.replace(howto, "")));
      case "question":
        return words.finishQuestion(text);
      case "order":
        return asSentence(text);
      case "statement":
        return wish.test(text)
          ? asSentence(text)
          : `${asSentence(text)} ${frames?.ask ?? words.says.ask}`;
      case "noun":
        break;
    }
    return asSentence(nounSentence(text, frames, words));
  };
  const kindByForm = (text: string) => (readAsk(text).kind === "howto" ? "howto" : null);
  return { mend, readAsk, taskSentence, kindByForm };
}

function strip(text: string, start: RegExp, end: RegExp): string {
  let bare = text;
  for (let round = 0; round < 5; round += 1) {
    const next = bare.replace(start, "").replace(end, "").trim();
    if (next === bare || next === "") break;
    bare = next;
  }
  return bare;
}

/** "escribir una carta" and "que me escribas una carta" are "escribe una carta". */
function inImperative(text: string, verbs: readonly string[][], clitics: string): string {
  for (const [infinitive = "", imperative = "", subjunctive = "", casual] of verbs) {
    const said = casual === undefined ? "" : `|(?:me |nos )?${casual}`;
    const forms = loose(
      String.raw`^(?:${infinitive}(?:-?(?:${clitics}))?|que (?:me |nos |você |tú ){0,2}${subjunctive}${said})(?![\p{L}-])`,
    );
    if (forms.test(text)) return text.replace(forms, imperative);
  }
  return text;
}

function nounSentence(text: string, frames: Frames | null, words: Romance): string {
  const starts = (nouns: string) =>
    nouns !== "" &&
    loose(String.raw`^(?:${words.leading})*(?:${nouns})(?:e?s)?(?![\p{L}])`).test(text);
  const thing = words.things.find(([nouns]) => starts(nouns))?.[1];
  const isOwn = frames !== null && starts(frames.nouns);
  const frame = (isOwn ? frames.write : thing) ?? frames?.about ?? words.says.with;
  const phrase = isOwn || thing !== undefined ? withArticle(text, words) : text;
  return frame.replace("{x}", () => lowerFirst(phrase));
}

function lowerFirst(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll}+(?: |$))/u, (letter) => letter.toLowerCase());
}

function withArticle(text: string, words: Romance): string {
  const bare = text.replace(loose(`^(?:${words.leading})*`), "");
  const head = bare.split(/[\s,.:;]/u)[0] ?? "";
  const isPlural = /s$/iu.test(head) && !/(?:sis|us|ís|ês)$/iu.test(head);
  if (isPlural || loose(String.raw`^(?:${words.determined})\b`).test(text)) return text;
  const [masculine, feminine] = words.articles;
  return `${loose(`^(?:${words.feminine})$`).test(head) ? feminine : masculine} ${text}`;
}

function menderOf({ mended, patterns, names }: Romance): (text: string) => string {
  const known = new Map(
    mended.split(",").map((pair) => {
      const [from = "", to = ""] = pair.trim().split("=");
      return [from, to] as const;
    }),
  );
  const proper = new Map(names.split(" ").map((name) => [plain(name), name] as const));
  const mendWord = (word: string) => {
    const small = word.toLowerCase();
    const right = known.get(small);
    if (right !== undefined) {
      return word === small ? right : `${right.charAt(0).toUpperCase()}${right.slice(1)}`;
    }
    return word === small ? (proper.get(plain(small)) ?? word) : word;
  };
  const mendWords = (text: string) =>
    patterns
      .reduce((all, [from, to]) => all.replace(from, to), text.replace(WORD, mendWord))
      .replace(/ +([,.;!?])/gu, "$1");
  return (text) => {
    const isShouted = text.length > 12 && text === text.toUpperCase() && /\s/u.test(text);
    const calm = isShouted ? text.toLowerCase() : text;
    let end = 0;
    const pieces: string[] = [];
    for (const kept of calm.matchAll(KEPT)) {
      pieces.push(mendWords(calm.slice(end, kept.index)), kept[0]);
      end = kept.index + kept[0].length;
    }
    return [...pieces, mendWords(calm.slice(end))].join("").replace(/[ \t]+/gu, " ");
  };
}

function plain(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");
}
