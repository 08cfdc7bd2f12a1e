import { analyse } from "../functions/generate-prompt/offline/analysis.ts";
import {
  CHECK_NAMES,
  type CheckName,
  findFailedChecks,
} from "../functions/generate-prompt/text/checks.ts";
import { cleanText } from "../functions/generate-prompt/text/clean-text.ts";
import { boldLines } from "../functions/generate-prompt/text/labels.ts";
import { countWords } from "../functions/generate-prompt/text/normalise.ts";
import {
  bracketedDetails,
  hardTokens,
  placeholders,
} from "../functions/generate-prompt/text/tokens.ts";
import type { EvalPrompt } from "./eval-set.ts";

/** What was found of one prompt and its enhancement. No model is asked. */
export type Measured = {
  prompt: EvalPrompt;
  content: string;
  failedChecks: readonly CheckName[];
  detectedType: string;
  detectedLanguage: string;
  /** Undefined where the set names no right type. */
  isTypeRight: boolean | undefined;
  isLanguageRight: boolean | undefined;
  areFactsKept: boolean;
  arePlaceholdersKept: boolean;
  isVerbatim: boolean;
  addedPlaceholders: readonly string[];
  labels: readonly string[];
  wordsIn: number;
  wordsOut: number;
};

/** Reads one enhancement by rules alone. */
export function measure(prompt: EvalPrompt, content: string): Measured {
  const text = cleanText(prompt.text);
  const { type, language } = analyse(text);
  const problems = findFailedChecks({ prompt: text, refinement: null }, content);
  const failed = new Set(problems.map(({ check }) => check));
  return {
    prompt,
    content,
    failedChecks: CHECK_NAMES.filter((name) => failed.has(name)),
    detectedType: type,
    detectedLanguage: language,
    isTypeRight: prompt.types?.includes(type),
    isLanguageRight: prompt.language === undefined ? undefined : prompt.language === language,
    areFactsKept: hardTokens(text).every((token) => content.includes(token)),
    arePlaceholdersKept: placeholders(text).every((token) => content.includes(token)),
    isVerbatim: content.includes(text),
    addedPlaceholders: bracketedDetails(content).filter((detail) => !text.includes(detail)),
    labels: boldLines(content),
    wordsIn: countWords(text),
    wordsOut: countWords(content),
  };
}
