import type { Kind, WrittenKind } from "../lines/types.ts";

/** Where a request names the very thing it asks for ("cover letter"), and which deliverables that may be. */
export type Thing = { kinds: readonly WrittenKind[]; start: number; end: number };

/** How a language puts the thing: where the phrase about it ends, and whether its noun stands last in that phrase. */
export type ThingGrammar = {
  headEnd: RegExp;
  isNounLast: boolean;
  /** What may be joined to the noun in front: parts of a compound. */
  joined: string;
  endings: string;
  /** What joins a phrase to the noun: "to", "for". */
  link: RegExp;
  /** Where a sentence of its own begins without a sign before it. */
  breaks: RegExp;
};

/** An alternative of a deliverable's nouns, and a part of it that must be there for it to match. */
type Noun = { pattern: string; stem: string };
type Named = [WrittenKind, Noun[]];
type Found = { kind: WrittenKind; start: number; end: number };
const ALTERNATIVE = /(?:\([^()]*\)|[^|])+/gu;
const OPTIONAL = /\([^()]*\)\??|\[[^\]]*\]\??|\\.\+?|.\?/gu;
const MAX_LETTERS = 160;
const MAX_WORDS_BEFORE = 3;
/** Between the nouns of one phrase: "story plot for", not "post i just passed my exam". */
const MAX_WORDS_BETWEEN = 2;
const OWN_CLAUSE =
  /(?<!\p{L})(?:i|i'm|we|he|she|they|my|our|his|her|their|the|this|all|ich|wir|er|sie|mein\p{L}*|unser\p{L}*|d(?:er|ie|as|en|em)|an[ms]?|ins|beim)(?!\p{L})/iu;
/** What is wanted less often than something about it. */
const TOPICS = new Set<string>(
  "event trip recipe recommendation meal_plan money_legal homework decision".split(" "),
);
const PARTS =
  /^(?:topic|idea|theme|prompt|questions|title|headline|name|slogan|intro|hook|caption|reminder|hashtag|subject line|response|reply|speech|conclusion|introduction)/iu;
const OF_FIRST = /^(?:texte?|outline)$/iu;
const nouns = new WeakMap<object, Named[]>();

export function findThing(
  text: string,
  kinds: Readonly<Record<WrittenKind, Kind>>,
  grammar: ThingGrammar,
): Thing | null {
  // What is wanted is said early.
  const beginning = text.slice(0, MAX_LETTERS);
  const head = text.slice(0, grammar.headEnd.exec(text)?.index ?? text.length).trimEnd();
  const small = beginning.toLowerCase();
  const found = nounsOf(kinds).flatMap(([kind, all]) => {
    const possible = all.filter(({ stem }) => small.includes(stem));
    if (possible.length === 0) return [];
    return [...beginning.matchAll(patternOf(possible, grammar))].map(({ index, 0: noun }) => ({
      kind,
      start: index,
      end: index + noun.length,
    }));
  });
  const inHead = found.filter(({ start }) => start < head.length);
  const last = inHead.filter(({ end }) => grammar.isNounLast && end >= head.length);
  const early = inHead.filter(({ start }) => wordsIn(head.slice(0, start)) <= MAX_WORDS_BEFORE);
  const [first] = sorted(early);
  const isOfFirst = ({ start }: { start: number }) =>
    first === undefined || first.end >= start || isOnePhrase(text.slice(first.end, start));
  const isMore = ({ kind }: Found) =>
    !TOPICS.has(kind) || first === undefined || TOPICS.has(first.kind);
  const ofPhrase = last.filter((one) => isOfFirst(one) && isMore(one));
  const [best] = sorted(ofPhrase.length > 0 || early.length === 0 ? ofPhrase : early);
  if (best === undefined) return null;
  const things = sorted(inHead).map(({ start, end }) => ({
    start,
    end,
    kinds: found.flatMap((one) => (one.start === start && one.end === end ? [one.kind] : [])),
  }));
  const named = things.find(({ start, end }) => start === best.start && end === best.end);
  if (named === undefined) return { ...best, kinds: [best.kind] };
  return (
    ofText(text, named, things) ?? (grammar.isNounLast ? lastOfRow(text, named, things) : named)
  );
}

/** "flyer text" is a flyer, "story outline" a story's. */
function ofText(text: string, named: Thing, [before]: readonly Thing[]): Thing | null {
  if (before === undefined || before.end >= named.start) return null;
  const isText = OF_FIRST.test(text.slice(named.start, named.end));
  const isTopic = before.kinds.every((kind) => TOPICS.has(kind));
  return isText && !isTopic ? { ...named, kinds: before.kinds } : null;
}

/** "dinner ideas", "essay intro": the first of two nouns in a row is only what the second is about. */
function lastOfRow(text: string, first: Thing, things: readonly Thing[]): Thing {
  const next = things.find(
    ({ start }) => start > first.end && /^\s$/u.test(text.slice(first.end, start)),
  );
  if (next === undefined) return first;
  if (OF_FIRST.test(text.slice(next.start, next.end)))
    return { start: first.start, end: next.end, kinds: first.kinds };
  const both = first.kinds.filter((kind) => next.kinds.includes(kind));
  if (both.length > 0) return { start: first.start, end: next.end, kinds: both };
  const isPart = PARTS.test(text.slice(next.start, next.end));
  const isTopic = first.kinds.every((kind) => TOPICS.has(kind));
  return isPart || isTopic ? lastOfRow(text, next, things) : first;
}

function sorted(found: readonly Found[]): Found[] {
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** What is named first is what is wanted, unless it only tells more about the noun behind it. */
function isOnePhrase(between: string): boolean {
  return wordsIn(between) <= MAX_WORDS_BETWEEN && !OWN_CLAUSE.test(between);
}

/** Plain parts of words are looked for first: to run every pattern on every request takes milliseconds. */
function nounsOf(kinds: Readonly<Record<WrittenKind, Kind>>): Named[] {
  const known = nouns.get(kinds);
  if (known !== undefined) return known;
  const own = Object.entries(kinds).map(([name, kind]): Named => {
    const alternatives = kind.nouns.match(ALTERNATIVE) ?? [];
    // The longest first: "resume summary" before "resume".
    const longest = alternatives.toSorted((a, b) => lettersOf(b) - lettersOf(a));
    return [name as WrittenKind, longest.map((pattern) => ({ pattern, stem: stemOf(pattern) }))];
  });
  nouns.set(kinds, own);
  return own;
}

function lettersOf(pattern: string): number {
  return pattern.replace(/\(\?<?[!=][^()]*\)/gu, "").length;
}

function stemOf(pattern: string): string {
  const plain = pattern.replace(OPTIONAL, " ").match(/[\p{L}'’-]+/gu) ?? [];
  return plain.toSorted((a, b) => b.length - a.length)[0] ?? "";
}

function patternOf(all: readonly Noun[], { joined, endings }: ThingGrammar): RegExp {
  const either = all.map(({ pattern }) => pattern).join("|");
  return new RegExp(
    String.raw`(?<![\p{L}\d-])${joined}(?:${either})(?:${endings})?(?![\p{L}\d'’])`,
    "giu",
  );
}

function wordsIn(text: string): number {
  return text.trim() === "" ? 0 : text.trim().split(/\s+/u).length;
}

/** A run of words this long without a link between them is a note, not a phrase; by where the noun of a phrase stands. */
const LONG_RUN = { last: 6, first: 9 };
const BREAK = String.raw`[,;]\s+(?![^(]*\))|\s[-–—]\s|(?<!\d|\b(?:mrs?|ms|dr|st|nr|no|sra?|prof|vs))[.:!?]\s+`;

/** "a, b and c" is one thing. */
const LISTED =
  /^(?!(?:i|i'm|we|he|she|they|no|not|voy|soy|estoy|sou|estou|je|ich) )[\p{L}'-]+(?: [\p{L}'-]+)?(?:,? (?:and|or)| (?:und|oder|y|et|ou|e)) /iu;

const OPEN_QUOTE = /^[^"“«]*["“«][^"”»]*$/u;
/** What stands behind these is mostly what happened. */
const TELLING = new Set<string>(["complaint", "email", "letter", "message", "review_reply"]);

/** What is wanted, and the notes that were strung behind it, with the sign between them. */
export function divide(
  text: string,
  { end, kinds }: Thing,
  { link, breaks, isNounLast }: ThingGrammar,
): [string, string] {
  const rest = text.slice(end);
  if (!isNounLast && /^(?:\s+[\p{L}\d'’-]+){1,5}$/u.test(rest)) return [text, ""];
  const cut = new RegExp(`${BREAK}|${breaks.source}`, "iu").exec(rest);
  const phrase = rest.slice(0, cut?.index ?? rest.length);
  const isTogether =
    isLinked(rest, link, isNounLast) || (!isNounLast && isWholePhrase(phrase, kinds));
  if (!isTogether) return [text.slice(0, end), rest];
  if (cut === null || OPEN_QUOTE.test(phrase) || isLongRun(phrase, link, isNounLast))
    return [text, ""];
  const at = end + phrase.length;
  return LISTED.test(text.slice(at + cut[0].length))
    ? [text, ""]
    : [text.slice(0, at), text.slice(at)];
}

function isLinked(rest: string, link: RegExp, isNounLast: boolean): boolean {
  const adjective = isNounLast ? "" : String.raw`(?:\p{L}+\s+)?`;
  return new RegExp(String.raw`^\s+${adjective}(?:${link.source})`, "iu").test(rest);
}

function isLongRun(phrase: string, link: RegExp, isNounLast: boolean): boolean {
  const runs = phrase.split(new RegExp(String.raw`\s(?:${link.source})`, "giu"));
  return runs.some((run) => wordsIn(run) > (isNounLast ? LONG_RUN.last : LONG_RUN.first));
}

function isWholePhrase(phrase: string, kinds: Thing["kinds"]): boolean {
  const isTold = kinds.every((kind) => TELLING.has(kind));
  return !isTold && /^(?:\s+[\p{L}\d'’.-]+){1,12}$/u.test(phrase);
}
