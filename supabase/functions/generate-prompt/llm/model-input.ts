import type { RefinementChip } from "../contract.ts";
import { type Given, type Refinement, wordLimit } from "../text/given.ts";
import { detectLanguage } from "../text/language.ts";
import { countWords } from "../text/normalise.ts";
import { splitRequest } from "../text/request-parts.ts";
import { isDetailedByForm } from "../text/written-out.ts";

const LANGUAGE_NAMES = {
  en: "English",
  es: "Spanish",
  de: "German",
  fr: "French",
  pt: "Portuguese",
  hi: "Hindi",
  zh: "Chinese",
} as const;

/** What each chip asks a model for. The last three follow the vendors' own guides to prompting. */
const CHANGES: Record<RefinementChip, string> = {
  shorter:
    "Make it clearly shorter: keep every fact and placeholder of the request, drop what is least needed.",
  more_detail:
    "Make it more detailed: add checkable requirements an expert would set for this kind of task.",
  add_example:
    "Add a short example of the wanted result, or a placeholder for one, under Examples.",
  other_tone: "Ask for a clearly different tone of the result, and name that tone.",
  for_chatgpt:
    "Fit it to ChatGPT: literal, explicit instructions, the parts divided clearly, material to work on in triple quotes.",
  for_claude:
    "Fit it to Claude: inside the sections wrap material and instructions in XML tags such as <context> and <instructions>, and say what the result is for.",
  for_gemini:
    "Fit it to Gemini: short and direct, background first, limits on form and length last, the wanted level of detail named.",
};

/** The request as data, with what its text says by itself: the model knows the kind of task better than a guess. */
export function modelInput({ prompt, refinement }: Given): Record<string, unknown> {
  const language = detectLanguage(splitRequest(prompt).instruction);
  const limit = wordLimit({ prompt, refinement });
  const isGoodAlready = refinement === null && isDetailedByForm(prompt);
  return {
    request: prompt,
    language:
      language === null || language === "other"
        ? "the language of the request"
        : LANGUAGE_NAMES[language],
    max_words: isGoodAlready ? Math.min(limit, mendedLimit(prompt)) : limit,
    ...(isGoodAlready && { already_detailed: true }),
    ...(refinement !== null && { previous: refinement.previous, change: changeOf(refinement) }),
  };
}

const MENDED_GROWTH = 1.3;
const MENDED_EXTRA_WORDS = 40;

/** What is good already is mended, not rewritten: a third more at most, and room for the labels. */
function mendedLimit(prompt: string): number {
  return Math.round(countWords(prompt) * MENDED_GROWTH) + MENDED_EXTRA_WORDS;
}

function changeOf({ chip, instruction }: Refinement): string[] {
  return [
    ...(chip === null ? [] : [CHANGES[chip]]),
    ...(instruction === null ? [] : [instruction]),
  ];
}
