import { labelsMentioned, section } from "../text/labels.ts";
import { hasMoreWords } from "../text/normalise.ts";
import { type Analysis, analyse } from "./analysis.ts";
import { render } from "./render.ts";

/**
 * Structures a request by rules, without a model: keeps its words, adds what an expert would ask
 * for and check in this kind of task. Pure: same text, same result; never throws.
 */
export function enhanceOffline(prompt: string): string {
  const analysis = analyse(prompt);
  return analysis.isDetailed ? keep(analysis) : render(analysis);
}

/** Above this, notes on conflicts and gaps are worth their words. */
const LONG_WORDS = 150;

/** A request that is already detailed stays as it is; only what is missing is added around it. */
function keep({ prompt, pack, language }: Analysis): string {
  const present = labelsMentioned(prompt);
  const { kept, answerInMyLanguage } = pack.phrases;
  const notes = [
    ...(hasMoreWords(prompt, LONG_WORDS) ? kept.notes : []),
    ...(language === "other" ? [answerInMyLanguage] : []),
  ].map((note) => `- ${note}`);
  const added: string[] = [];
  if (!present.includes("Output Format")) added.push(section("Output Format", kept.format));
  if (!present.includes("Additional Notes") && notes.length > 0) {
    added.push(section("Additional Notes", notes));
  }
  const opening = present.length > 0 ? [kept.overview, "", prompt] : [prompt];
  const start = present.includes("Task Overview") ? prompt : section("Task Overview", opening);
  return [start, ...added].join("\n\n");
}
