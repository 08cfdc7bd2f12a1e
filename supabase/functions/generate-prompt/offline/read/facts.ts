import type { Words } from "../model/labels.ts";

/** A kind of fact: what is stated of it needs no default and is not asked for. */
export type FactKind =
  Words<"length tone audience format language count budget time people level limits place">;

/**
 * A stated fact: its span word for word, and the part of it that names the value ("for beginners", "beginners").
 * `isLimit`: an answer can be checked against it, so it comes back in the requirements.
 */
export type Fact = { kind: FactKind; text: string; value: string; isLimit: boolean };

/**
 * The words of a language from which its rules are built; each is the middle of a regular expression. `pastTime` are
 * times that limit nothing (an age, a delay); `without`, `forms`, `languages` and `readers` have their value as a group.
 */
export type FactWords = Readonly<
  Record<
    Words<"number unit period money people counted atMost afterMost about brief fixedForms forms languages budget cheap every within deadline pastTime diets without orders readers someone levels degree tones places">,
    string
  >
>;

export type FactRule = Pick<Fact, "kind" | "isLimit"> & { pattern: RegExp };

const START = String.raw`(?<![\p{L}\d])`;
const FOR_SOME = "(?:for|feeds|serves|für|para|pour)";
const ONE = "(?:an?|half|un|une|uma?|una|ein|eine|einen) ?";
const END = String.raw`(?![\p{L}\d])`;

const PER_HEAD =
  "(?: (?:pro kopf|pro person|je person|each|a head|per (?:head|person)|por (?:persona|pessoa|cabeza|cabeça)|par (?:personne|tête)))?";
/** "family of 5", in all languages. */
const GROUP =
  "(?:family|group|party|team|familia|grupo|familie|gruppe|famille|groupe|família) (?:of|de|von|mit)";

/** "my file has 600 lines", "900 lines", "a line cook", "compte les voyelles d'un mot": no length of an answer. */
const NO_LENGTH = String.raw`(?<!(?<![\p{L}\d])(?:has|have|had|is|are|got|this|these|tem|têm|tiene|tengo|hat|habe|haben|ist|sind|(?:il|elle) a|ont|fait|sont|d['’])\s?)(?<!\d of )(?<!(?<!\p{L})from )(?<!(?:aus|von|über|of|from|de|du|des|dos|das|los|las) (?:den|diesen|these|those|the|my|meinen|los|las|mis|ces|mes|os|as|meus|minhas|estas|essas) )(?!\d[\d.,]* (?:seiten|páginas|pages) (?:vom|von|from|del|du|do|da)(?!\p{L}))(?!\d character(?!s))(?!\d[\d.,]* (?:words?|pages?) (?:of \d|done|written|so far|already))(?!\d{4,} (?:slides|pages|seiten|páginas|folien))(?!a few words (?:for|at|on|to)(?!\p{L}))(?!\d[\d.]{2,} (?:lines?|líneas|linhas|lignes|zeilen)(?!\p{L}))(?<!(?:my|this|our|her|his|their|(?:got|have|has|had|wrote|sent) (?:me |us )?an?) )(?!(?:an?|una?|uma?|une|eine?n?)[ -](?:word|line|character|palabra|línea|palavra|linha|mot|ligne|wort|zeile)(?!\p{L}))`;

/** The rules of a language, the telling ones first: what one has read, the next do not see. */
export function factRules(
  words: FactWords,
  compile = (source: string, flags: string) => new RegExp(source, flags),
): FactRule[] {
  const rule = (kind: FactKind, source: string, isLimit = false): FactRule => ({
    kind,
    isLimit,
    pattern: compile(`${START}(?:${source})${END}`, "giu"),
  });
  const { number, unit, period, money, atMost, afterMost } = words;
  const amount = `${number}[ -]?${unit}`;
  return [
    rule("length", `(?:${atMost}|${words.about}) ${amount}`, true),
    rule("length", `${amount} ${afterMost}`, true),
    rule("length", `${NO_LENGTH}${amount}(?! (?:per|pro|por|par|je|each)(?!\\p{L}))`, true),
    rule("length", `${words.brief}|${words.fixedForms}`),
    rule("format", words.forms),
    rule("language", words.languages),
    rule(
      "budget",
      `(?:${atMost}|${words.budget}) ${money}${PER_HEAD}(?:(?=[,.;!?]| ${afterMost})|$|(?= ))`,
      true,
    ),
    rule(
      "budget",
      `${money} (?:${afterMost}|${words.budget})|${words.budget} \\d[\\d.,]{0,11}k?${PER_HEAD}`,
      true,
    ),
    rule("budget", `${words.cheap}|${money}`),
    rule("audience", words.readers),
    rule("people", `${number} ${words.people}`, true),
    rule("people", `${GROUP} ${number}`, true),
    rule("people", `${FOR_SOME} (?!${ONE})${number}(?=$|[,.;!?])`, true),
    rule("time", `(?:${number}[ -]?${period}|${number} ?x|${number} \\p{L}+) ${words.every}`, true),
    rule("time", words.deadline, true),
    rule("time", words.pastTime),
    // "Finishes everything in 2 seconds" is a manner of speaking.
    rule("time", `(?:${words.within}) ${number}[ -]?(?!se[ckg])${period}`, true),
    rule("time", `${number}[ -]?${period}`),
    rule("limits", words.diets, true),
    rule("limits", words.without, true),
    rule("limits", words.orders, true),
    rule("level", words.levels),
    rule("audience", words.someone),
    rule("tone", `(?:(?:${words.degree}) )?(?:${words.tones})`),
    rule(
      "count",
      `\\d[\\d.,]*k? (?:${afterMost})|max(?:imum)? \\d+(?:h|%|k)?(?: \\p{L}{3,})?`,
      true,
    ),
    rule(
      "count",
      `${number} (?:\\p{L}+ )?(?:${words.counted})|(?<=^.{0,40})(?:${words.counted})s?`,
    ),
    // By its capital: a place in small letters looks like any other word.
    {
      kind: "place",
      isLimit: false,
      pattern: new RegExp(`${START}(?:${words.places}) \\p{Lu}\\p{L}+`, "gu"),
    },
  ];
}

export function factsOf(text: string, rules: readonly FactRule[]): Fact[] {
  let rest = text;
  const facts: Fact[] = [];
  for (const { kind, isLimit, pattern } of rules) {
    rest = rest.replace(pattern, (whole: string, ...found: unknown[]) => {
      const groups = found.slice(
        0,
        found.findIndex((one) => typeof one === "number"),
      );
      const value = groups.find((group): group is string => typeof group === "string") ?? whole;
      facts.push({ kind, isLimit, text: bare(whole), value: bare(value) });
      return " ¦ ";
    });
  }
  return facts;
}

function bare(span: string): string {
  return span.replace(/^[\s,;]+|[\s,;.]+$/gu, "");
}

export function kindsOf(facts: readonly Fact[]): Set<FactKind> {
  return new Set(facts.map(({ kind }) => kind));
}
