import { asSentence } from "../read/as-sentence.ts";
import type { Ask } from "../read/ask.ts";
import { hasOrder, type Named, taskSentence } from "../read/sentence.ts";
import { divide } from "../read/thing.ts";
import type { Plan } from "./context.ts";
import { isLong } from "./narrower.ts";
import { notesApart, type Task, toldApart } from "./told.ts";

/** Longer ones have a form of their own, and are left in it. */
const MAX_TOLD = 1500;

/** The sentence of the task, and of a long request what was told about it. */
export function taskOf({ request, lines, kind }: Plan): Task {
  const { ask, thing, grammar } = request;
  if (ask === null || grammar === undefined)
    return { wanted: lines.phrases.bareMaterial, told: [] };
  // What is named fits the sentence of its own deliverable, or of one that is put in the same words ("Write {x}").
  const isProgram = [lines.kinds.code, lines.kinds.spreadsheet, lines.kinds.debugging].includes(
    kind,
  );
  const isNamed = thing?.kinds.some((name) => {
    const own = lines.kinds[name];
    return own === kind || (!isProgram && own.write === kind.write);
  });
  const named = { grammar, thing: isNamed === true ? thing : null };
  if (!isLong(request.prompt) || request.prompt.length > MAX_TOLD)
    return { wanted: taskSentence(ask, kind, named), told: [] };
  if (named.thing === null && ask.kind === "noun" && hasOrder(ask.text))
    return toldApart(asSentence(ask.text), "", { kind: "statement", ask: kind.ask, grammar });
  const [text, notes] = apart(ask, named);
  const sentence = taskSentence({ ...ask, text }, kind, named);
  return toldApart(sentence, notes, { kind: ask.kind, ask: kind.ask, grammar });
}

/** Only a phrase has notes behind it. */
function apart({ kind, text }: Ask, { grammar, thing }: Named): [string, string] {
  if (kind !== "noun" && kind !== "order") return [text, ""];
  const [main, notes] = thing === null ? [text, ""] : divide(text, thing, grammar.thing);
  const own = notes.replace(/^[\s,;.:–-]+/u, "");
  return /^\s*[,;.:–-]/u.test(notes) ? [main, own] : notesApart(text);
}
