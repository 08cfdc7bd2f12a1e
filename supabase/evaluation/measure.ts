import type { Outcome } from "../functions/generate-prompt/contract.ts";
import { enhanceOffline } from "../functions/generate-prompt/offline/enhance.ts";
import { readRequest } from "../functions/generate-prompt/offline/read/request.ts";
import { type CheckName, findFailedChecks } from "../functions/generate-prompt/text/checks.ts";
import { cleanText } from "../functions/generate-prompt/text/clean-text.ts";
import { countWords } from "../functions/generate-prompt/text/normalise.ts";
import type { EvalPrompt } from "./eval-set.ts";

/** What was found of one prompt and its enhancement. No model is asked. */
export type Measured = {
  prompt: EvalPrompt;
  content: string;
  outcome: Outcome;
  /** Of an enhanced one only. */
  failedChecks: readonly CheckName[];
  /** Undefined where the set names no language. */
  isLanguageRight: boolean | undefined;
  wordsIn: number;
  wordsOut: number;
};

/** A first request of somebody of whom nothing is known. */
export function givenOf(prompt: string) {
  return { prompt, refinement: null, facts: [], assistant: null };
}

export function measure(prompt: EvalPrompt): Measured {
  const text = cleanText(prompt.text);
  const given = givenOf(text);
  const { content, outcome } = enhanceOffline(given);
  const failed = outcome === "enhanced" ? findFailedChecks(given, content) : [];
  return {
    prompt,
    content,
    outcome,
    failedChecks: failed.map(({ check }) => check),
    isLanguageRight:
      prompt.language === undefined ? undefined : prompt.language === readRequest(text).language,
    wordsIn: countWords(text),
    wordsOut: countWords(content),
  };
}
