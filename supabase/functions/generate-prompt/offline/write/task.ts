import type { Request } from "../read/request.ts";
import {
  asksItself,
  asSentence,
  asTyped,
  endsInQuestion,
  isLong,
  sentencesOf,
} from "../read/sentence.ts";
import type { Plan } from "./context.ts";
import { kindFor } from "./kind-for.ts";

/** What was typed, as a sentence, and what is wanted where it does not say so or the reader chose something else. */
export function taskOf(plan: Plan): string {
  const { request, lines, kind, choices } = plan;
  const read = kindFor(request, lines, []);
  const isNamed = request.named.some((name) => lines.kinds[name].name === kind.name);
  const isChosen = choices.some(({ slot }) => slot === "deliverable");
  if (!isChosen || isNamed || kind.name === read.name) return sentenceOf(plan);
  const isOurs = Object.values(lines.kinds).some(({ name }) => name === kind.name);
  if (isOurs && isPutInto(request)) return sentenceOf(plan);
  const { instead } = lines.phrases;
  return `${sentenceOf({ ...plan, kind: read })} ${instead.replace("{x}", () => kind.name)}`;
}

/** Whether the order for any deliverable can be put around what is typed: it gives no order, and names none. */
function isPutInto({ ask, named }: Request): boolean {
  return ask?.kind === "statement" || (ask?.kind === "noun" && named.length === 0);
}

function sentenceOf({ request, lines, kind }: Pick<Plan, "request" | "lines" | "kind">): string {
  const { ask, grammar, language, parts } = request;
  if (ask === null || grammar === undefined) return lines.phrases.bareMaterial;
  const isLonger = isLong(ask.text) || sentencesOf(ask.text).length > 1;
  // Of what is told nothing is left out, politeness included: the rest would be a fragment.
  const text = isLonger ? parts.ask : ask.text;
  const isTold = isLonger || ask.kind === "statement";
  const isAsked = endsInQuestion(text) || (ask.kind !== "noun" && ask.kind !== "statement");
  if (isAsked || (isTold && asksItself(text, grammar.asks)))
    return asTyped(text, grammar.asks, language);
  if (isTold) return asTold(text, { lines, kind });
  return asSentence(orderFor({ request, lines, kind }).replace("{x}", () => text));
}

/** What is told, and the order for what is read from it; a story from which nothing is read says enough. */
function asTold(text: string, { lines, kind }: Pick<Plan, "lines" | "kind">): string {
  const isEnough = kind.ask === lines.neutral.ask && isLong(text);
  return isEnough ? asSentence(text) : `${asSentence(text)} ${kind.ask}`;
}

/** What is named fits the order of its own deliverable, or of one that is put in the same words. */
function orderFor({ request, lines, kind }: Pick<Plan, "request" | "lines" | "kind">): string {
  const isNamed = request.named.some((name) => lines.kinds[name].write === kind.write);
  const colon = request.language === "fr" ? " : {x}" : ": {x}";
  return isNamed ? kind.write.replace(/:? ?\{x\}/u, colon) : kind.about;
}
