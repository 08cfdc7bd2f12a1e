import { asQuestion, asSentence, endsInQuestion, hasOrder, hasQuestion } from "../read/sentence.ts";
import type { Plan } from "./context.ts";

/** What was typed, as a sentence, and what is wanted where it does not say so. */
export function taskOf({ request, lines, kind }: Plan): string {
  const { ask, language, named } = request;
  if (ask === null) return lines.phrases.bareMaterial;
  const { text } = ask;
  if (endsInQuestion(text) || (ask.isQuestion && ask.kind !== "order"))
    return asQuestion(text, language);
  if (ask.kind === "order" || hasOrder(text) || hasQuestion(text)) return asSentence(text);
  if (ask.kind !== "noun") return `${asSentence(text)} ${kind.ask}`;
  // What is named fits the order of its own deliverable, or of one that is put in the same words.
  const isNamed = named.some((name) => lines.kinds[name].write === kind.write);
  const order = isNamed
    ? kind.write.replace(/:? ?\{x\}/u, language === "fr" ? " : {x}" : ": {x}")
    : kind.about;
  return asSentence(order.replace("{x}", () => text));
}
