import { asSentence } from "../read/as-sentence.ts";
import type { Ask, Grammar } from "../read/ask.ts";
import { hasOrder, startsWithOrder } from "../read/sentence.ts";

/** A capital after the end of a sentence; not after "Dr.", "z. B." or "5. Klasse". */
const SENTENCE_END =
  /(?<=[.!?…]["”»)]?)(?<!(?<![\p{L}\d])(?:\p{L}|\d{1,2}|[Mm]rs?|[Mm]s|[DdSs]r|[Ss]ra|[Ss]t|[Nn][ro]|[Cc]a|vs|bzw|usw|Prof)\.)\s+(?=[\p{Lu}\d"“«¿¡(])/u;
/** "dinners for a family of 4, one is vegetarian, no dairy, ...": so many words before a comma, and commas in all. */
const FIRST_WORDS = 4;
const NOTES = new RegExp(
  String.raw`^((?:[^\s,.:]+\s+){${FIRST_WORDS - 1},}[^\s,.:]+),\s+(?=[^.!?]*,[^.!?]*,)(.+)$`,
  "su",
);
const LEAST_WORDS = 4;

/** How the request is put, and its deliverable's order where it has none of its own. */
type Told = { kind: Ask["kind"]; ask: string; grammar: Grammar };

export type Task = {
  /** What is wanted. */
  wanted: string;
  /** What was told about it, sentence by sentence. */
  told: string[];
};

/** Of a phrase the notes that were strung behind it. */
export function notesApart(text: string): [string, string] {
  const [, main, notes] = NOTES.exec(text) ?? [];
  return main === undefined || notes === undefined ? [text, ""] : [main, notes];
}

/** What somebody says of themselves comes before what they want. */
const OF_ONESELF =
  /^(?:i|i'm|we|my|our|ich|wir|mein\p{L}*|unser\p{L}*|je|j'\p{L}+|nous|on|mon|ma|mes|notre|mi|nuestr[ao]|tengo|soy|estoy|vivo|trabajo|eu|meu|minha|tenho|sou|estou|moro|trabalho|vendo)(?!\p{L})/iu;
const ORDERING: ReadonlySet<string> = new Set(["order", "howto"] satisfies Ask["kind"][]);
const ASKED =
  /^(?:what|how|which|where|when|why|should|can|is (?:it|that|this)|was|wie|welche\p{L}*|wo|wann|warum|soll|kann|qué|cómo|cuál|dónde|comment|quel\p{L}*|où|quand|pourquoi|par où|o que|qual|quais|onde|por onde)(?!\p{L})/iu;

/** Of a long request what is wanted stands alone, and what was told about it below. */
export function toldApart(sentence: string, notes: string, { kind, ask, grammar }: Told): Task {
  const all = [sentence, asSentence(notes)]
    .flatMap((text) => text.split(SENTENCE_END))
    .filter((one) => one !== "" && (kind !== "statement" || one !== ask));
  const isLed = kind !== "statement" && kind !== "question";
  const asked = all.map(
    (one, index) =>
      one.endsWith("?") ||
      startsWithOrder(one) ||
      ORDERING.has(grammar.readAsk(one).kind) ||
      (!isLed && hasOrder(one)) ||
      (index === all.length - 1 && ASKED.test(one)),
  );
  const isFirst = (one: string, index: number) =>
    index === 0 && isLed && !(asked.includes(true) && OF_ONESELF.test(one));
  const isWanted = (one: string, index: number) => asked[index] || isFirst(one, index);
  const told = all.filter((one, index) => !isWanted(one, index));
  if (told.join(" ").split(" ").length < LEAST_WORDS) return { wanted: sentence, told: [] };
  const wanted = all
    .filter(isWanted)
    .map((one) =>
      one.endsWith("?") || ASKED.test(one) ? grammar.finishQuestion(one.replace(/\.$/u, "")) : one,
    );
  return { wanted: wanted.length === 0 ? ask : wanted.join(" "), told };
}
