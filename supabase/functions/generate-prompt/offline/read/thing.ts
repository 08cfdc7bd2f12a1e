import type { Kind, WrittenKind } from "../lines/types.ts";

/** How a language puts the thing: where the phrase about it ends, and what may be joined to its noun. */
export type ThingGrammar = { headEnd: RegExp; joined: string; endings: string };

/** An alternative of a deliverable's nouns, and a part of it that must be there for it to match. */
type Noun = { pattern: string; stem: string };
type Named = [WrittenKind, Noun[]];
const ALTERNATIVE = /(?:\([^()]*\)|[^|])+/gu;
const OPTIONAL = /\([^()]*\)\??|\[[^\]]*\]\??|\\.\+?|.\?/gu;
const MAX_LETTERS = 160;
const MAX_WORDS_BEFORE = 3;
const nouns = new WeakMap<object, Named[]>();

/** The deliverables whose noun a request names first ("cover letter"), within the phrase that it begins with. */
export function findThing(
  text: string,
  kinds: Readonly<Record<WrittenKind, Kind>>,
  grammar: ThingGrammar,
): readonly WrittenKind[] {
  const headEnd = grammar.headEnd.exec(text)?.index ?? text.length;
  const beginning = text.slice(0, MAX_LETTERS);
  const small = beginning.toLowerCase();
  const found = nounsOf(kinds).flatMap(([kind, all]) => {
    const possible = all.filter(({ stem }) => small.includes(stem));
    const match = possible.length === 0 ? null : patternOf(possible, grammar).exec(beginning);
    return match === null ? [] : [{ kind, start: match.index, length: match[0].length }];
  });
  const [first] = found
    .filter(({ start }) => start < headEnd && wordsIn(text.slice(0, start)) <= MAX_WORDS_BEFORE)
    .toSorted((a, b) => a.start - b.start || b.length - a.length);
  return found.flatMap(({ kind, start, length }) =>
    start === first?.start && length === first.length ? [kind] : [],
  );
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
    "iu",
  );
}

function wordsIn(text: string): number {
  return text.trim() === "" ? 0 : text.trim().split(/\s+/u).length;
}
