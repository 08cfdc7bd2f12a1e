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

/** What each chip asks a model for. Those for assistants follow the vendors' own guides to prompting. */
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
  answer_too_long:
    "The answer to it was too long: set a firm limit of length, and say what to leave out.",
  answer_generic:
    "The answer to it was generic: demand specifics of this case, and rule out what would fit any case.",
  answer_wrong_facts:
    "The answer to it had wrong facts: demand only what is certain or given, doubts named, sources where possible.",
  answer_wrong_format:
    "The answer to it had the wrong form: describe the form exactly, part by part, and allow nothing around it.",
};

/** The request as data, with what its text says by itself: the model knows the kind of task better than a guess. */
export function modelInput(given: Given): Record<string, unknown> {
  const { prompt, refinement, facts, assistant } = given;
  const language = detectLanguage(splitRequest(prompt).instruction);
  const limit = wordLimit(given);
  const isGoodAlready = refinement === null && isDetailedByForm(prompt);
  return {
    request: prompt,
    language:
      language === null || language === "other"
        ? "the language of the request"
        : LANGUAGE_NAMES[language],
    max_words: isGoodAlready ? Math.min(limit, mendedLimit(prompt)) : limit,
    ...(isGoodAlready && { already_detailed: true }),
    ...(facts.length > 0 && { facts }),
    ...(assistant !== null && { assistant: CHANGES[`for_${assistant}`] }),
    ...(refinement !== null && changeOf(refinement)),
  };
}

const MENDED_GROWTH = 1.3;
const MENDED_EXTRA_WORDS = 40;

/** What is good already is mended, not rewritten: a third more at most, and room for the labels. */
function mendedLimit(prompt: string): number {
  return Math.round(countWords(prompt) * MENDED_GROWTH) + MENDED_EXTRA_WORDS;
}

function changeOf({ previous, chip, instruction, choices }: Refinement): Record<string, unknown> {
  const change = [
    ...(chip === null ? [] : [CHANGES[chip]]),
    ...(instruction === null ? [] : [instruction]),
  ];
  return {
    previous,
    ...(change.length > 0 && { change }),
    ...(choices.length > 0 && { choices }),
  };
}
