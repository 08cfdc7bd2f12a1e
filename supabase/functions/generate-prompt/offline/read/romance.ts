import type { Ask, Grammar } from "./ask.ts";
import { factRules, type FactWords } from "./facts.ts";
import { menderOf, type Mending, outsideQuotes, strip } from "./mend.ts";

/** What Spanish, Portuguese and French put into the same grammar. Patterns are read by `loose`, so accents may be missing. */
export type Romance = {
  mending: Mending;
  facts: FactWords;
  politeStart: string;
  politeEnd: string;
  /** "how to" with an infinitive after it. */
  howto: string;
  question: string;
  statement: string;
  infinitive: string;
  /** "write", as infinitive, imperative, subjunctive and, if there is one, casual imperative. */
  verbs: string;
  /** Of these, in the imperative, the ones that make a thing. */
  makes: string;
  /** What may follow an imperative in the same word. */
  clitics: string;
  /** What may stand before the noun of a request, and after which no article is needed. */
  determined: string;
  plural: string;
  feminine: string;
  /** For one of each gender, and for several. */
  articles: readonly [string, string, string];
  /** People one has one of, and the word before them: "a jefe" is "a mi jefe". */
  people: readonly (readonly [string, string])[];
  link: string;
  breaks: string;
  asksLast: string;
  says: Readonly<Record<"howto" | "help", string>>;
  finishQuestion: (text: string) => string;
};

const BOUNDARY = String.raw`(?:(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?![\p{L}\p{N}]))`;
/** Where an amount is a note of its own: "bici talla M 180 euros". */
const NOTE =
  /(?<=\s(?!(?:avec|cada|cerca|chaque|coûte|dans|desde|entre|environ|dure|fait|hasta|menos|moins|para|plus|pour|sobre|sous|tous|toutes|todos|unos|unas|umas|vale|budget|presupuesto|orçamento|m[aá]ximo|m[ií]nimo|maximum)\s)\p{L}{4,}) (?=\d[\d.,]*\s?(?:euros?|€|reais|minutos?|minutes?|min|p[aá]ginas?|pages?|palabras|palavras|mots)(?!\p{L}))/giu;
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
  const mend = menderOf(words.mending);
  const politeStart = loose(`^(?:${words.politeStart})`);
  const politeEnd = loose(String.raw`(?<![\s,.!-])[\s,.!-]*\b(?:${words.politeEnd})[\s!.]*$`);
  const howto = loose(`^¿?(?:${words.howto})(?=${words.infinitive})`);
  const question = loose(String.raw`^¿?(?:${words.question})\b`);
  const statement = loose(String.raw`^(?:${words.statement})\b`);
  const verbs = words.verbs.split(",").map((forms) => forms.trim().split(" "));
  const clitics = `(?:-?(?:${words.clitics}))?`;
  const order = loose(
    String.raw`^(?:me |nos )?(?:${verbs.map(([, imperative]) => imperative).join("|")})${clitics}\b`,
  );
  const makes = loose(String.raw`^(?:me |nos )?(?:${words.makes})${clitics} `);
  // "rent or buy" is a choice, no order.
  const infinitive = loose(String.raw`^(?!\p{L}+ (?:o|ou) \p{L}+)${words.infinitive}`);
  const people = words.people.map(
    ([pattern, put]) => [loose(String.raw`\b${pattern}`, "giu"), put] as const,
  );
  const determined = loose(String.raw`^(?:${words.determined})(?:\b|(?<=['’]))`);
  const plural = loose(String.raw`^(?:${words.plural})`);
  const feminine = loose(`^(?:${words.feminine})$`);
  const polish = (text: string) =>
    outsideQuotes(text, (part) =>
      people.reduce((all, [from, to]) => all.replace(from, to), part.replace(NOTE, ", ")),
    );

  const readAsk = (text: string): Ask => {
    const mended = mend(text).replaceAll("’", "'").trim();
    const bare = inImperative(strip(mended, politeStart, politeEnd), verbs, words.clitics);
    const is = (kind: Ask["kind"], said = bare, objectAt = 0): Ask => ({
      kind,
      text: said,
      objectAt,
    });
    if (howto.test(bare)) return is("howto", bare.replace(howto, "").replace(/[?.!\s]+$/gu, ""));
    if (order.test(bare)) {
      const said = polish(bare.replace(/[\s?]+$/u, ""));
      return is("order", said, makes.exec(said)?.[0].length ?? 0);
    }
    if (bare.endsWith("?") || question.test(bare)) return is("question");
    if (infinitive.test(bare)) return is("order", words.says.help.replace("{x}", bare));
    if (statement.test(bare)) return is("statement");
    return is(
      "noun",
      polish(
        bare.replace(/^\p{Lu}(?=\p{Ll}+(?: (?!\p{Lu})|$))/u, (letter) => letter.toLowerCase()),
      ),
    );
  };
  const withArticle = (text: string): string => {
    const [head = ""] =
      /^[^\s,.:;]+/u.exec(
        text.replace(
          /^(?:bon|bonne|petite?|buen|buena|bom|boa|breve|brève|courte?|pequeñ[oa]|pequen[oa]) /iu,
          "",
        ),
      ) ?? [];
    if (determined.test(text)) return text;
    if (plural.test(head)) return `${words.articles[2]}${text}`;
    const [masculine, other] = words.articles;
    return `${feminine.test(head) ? other : masculine} ${text}`;
  };
  return {
    mend,
    facts: factRules(words.facts, loose),
    readAsk,
    withArticle,
    finishQuestion: words.finishQuestion,
    thing: {
      headEnd: /[,.:;(]|\s[-–]\s|(?<=^(?:\S+\s+){6})/u,
      isNounLast: false,
      joined: "",
      endings: "e?s",
      link: new RegExp(String.raw`(?:${words.link})(?![\p{L}])`, "iu"),
      breaks: loose(words.breaks),
    },
    asksLast: loose(words.asksLast),
    says: words.says,
  };
}

/** "escribir una carta" and "que me escribas una carta" are "escribe una carta". */
function inImperative(text: string, verbs: readonly string[][], clitics: string): string {
  for (const [infinitive = "", imperative = "", subjunctive = "", casual] of verbs) {
    const said = casual === undefined ? "" : `|(?:me |nos )?${casual}`;
    const forms = loose(
      String.raw`^(?:${infinitive}(?:-?(?:${clitics}))?|que (?:me |nos |você |tú ){0,2}${subjunctive}${said})(?![\p{L}-])`,
    );
    // What may not follow the word where an order begins with it is no part of the word.
    if (forms.test(text)) return text.replace(forms, imperative.replace(/\(\?.*\)/u, ""));
  }
  return text;
}
