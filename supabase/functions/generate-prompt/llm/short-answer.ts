import { type Enhanced, NOTHING_MADE } from "../engine.ts";
import { cleanText } from "../text/clean-text.ts";
import type { Given } from "../text/given.ts";
import { countWords } from "../text/normalise.ts";
import { isDetailedByForm } from "../text/written-out.ts";

const SHORT_ANSWER = /^(READY|QUESTION):[ \t]*([^\n]{0,500})$/u;
const MAX_SHORT_WORDS = 12;
const MAX_SUGGESTIONS = 3;
const MAX_SUGGESTION_CHARACTERS = 160;
const MAX_QUESTION_CHARACTERS = 300;

/**
 * One line instead of a prompt: the request is ready, or cannot be told without a question. Null where it is neither,
 * and where the request is such that neither can be right: it is then a prompt that was wanted.
 */
export function readShortAnswer({ prompt, refinement }: Given, text: string): Enhanced | null {
  const [, kind, words = ""] = SHORT_ANSWER.exec(text) ?? [];
  if (kind === undefined || refinement !== null) return null;
  const isShort = countWords(prompt) <= MAX_SHORT_WORDS;
  if (kind === "READY") {
    if (!isShort && !isDetailedByForm(prompt)) return null;
    const suggestions = words.split("|").map(cleanText).filter(isSuggestion);
    const shown = suggestions.slice(0, MAX_SUGGESTIONS);
    return { ...NOTHING_MADE, content: prompt, outcome: "ready", suggestions: shown };
  }
  const question = cleanText(words);
  if (!isShort || question === "" || question.length > MAX_QUESTION_CHARACTERS) return null;
  return { ...NOTHING_MADE, content: question, outcome: "question" };
}

function isSuggestion(text: string): boolean {
  return text !== "" && text.length <= MAX_SUGGESTION_CHARACTERS;
}
