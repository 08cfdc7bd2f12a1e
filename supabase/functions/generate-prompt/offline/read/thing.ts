import type { Kind, WrittenKind } from "../lines/types.ts";

/** How a language puts the thing: where the phrase about it ends, and what may be joined to its noun. */
export type ThingGrammar = { headEnd: RegExp; joined: string; endings: string };

const ALTERNATIVE = /(?:\([^()]*\)|[^|])+/gu;
const LOOKAROUND = /\(\?<?[!=][^()]*\)/gu;
const MAX_LETTERS = 160;
const MAX_WORDS_BEFORE = 3;
const patterns = new WeakMap<Kind, RegExp>();

/** The deliverables whose noun a request names first ("cover letter"), within the phrase that it begins with. */
export function findThing(
  text: string,
  kinds: Readonly<Record<WrittenKind, Kind>>,
  grammar: ThingGrammar,
): readonly WrittenKind[] {
  const headEnd = grammar.headEnd.exec(text)?.index ?? text.length;
  const head = text.slice(0, MAX_LETTERS);
  const found = Object.entries(kinds).flatMap(([name, kind]) => {
    const match = patternOf(kind, grammar).exec(head);
    return match === null || kind.nouns === ""
      ? []
      : [{ name: name as WrittenKind, start: match.index, length: match[0].length }];
  });
  const [first] = found
    .filter(({ start }) => start < headEnd && wordsIn(text.slice(0, start)) <= MAX_WORDS_BEFORE)
    .toSorted((a, b) => a.start - b.start || b.length - a.length);
  return found.flatMap(({ name, start, length }) =>
    start === first?.start && length === first.length ? [name] : [],
  );
}

/** The longest nouns first: "resume summary" before "resume". */
function patternOf(kind: Kind, { joined, endings }: ThingGrammar): RegExp {
  const known = patterns.get(kind);
  if (known !== undefined) return known;
  const lengthOf = (noun: string) => noun.replace(LOOKAROUND, "").length;
  const nouns = (kind.nouns.match(ALTERNATIVE) ?? []).toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d-])${joined}(?:${nouns.join("|")})(?:${endings})?(?![\p{L}\d'’])`,
    "iu",
  );
  patterns.set(kind, pattern);
  return pattern;
}

function wordsIn(text: string): number {
  return text.trim() === "" ? 0 : text.trim().split(/\s+/u).length;
}
