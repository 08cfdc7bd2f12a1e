import { CATEGORIES } from "../../../../src/config/categories.ts";
import type { SourcePrompt } from "../prompt-entry.ts";
import type { PlacedPrompt, PromptFault } from "../prompt-source.ts";
import { fieldRule, wordsIn } from "./rule.ts";
import { placeholdersIn } from "./vocabulary.ts";

const HINT_MAX_CHARACTERS = 90;
/** A pasted text is longer than a word, and still no more than a screen of a phone. */
const EXAMPLE_MAX_CHARACTERS = 700;
/** About 120: the first screen of an answer. */
const ANSWER_WORDS = { minimum: 60, maximum: 150 };
const LEAST = { withBlanks: 100, answersPerCategory: 3 };

const helpForBlanks = fieldRule("blanks", ({ blanks, content }) => {
  const names = Object.keys(blanks);
  const used = placeholdersIn(content);
  return [
    ...names.map((name) => !used.includes(name) && `[${name}] is not in the text`),
    ...used.map((name) => names.length > 0 && !names.includes(name) && `[${name}] has no example`),
    ...Object.entries(blanks).flatMap(([name, { hint, example }]) => [
      hint.length > HINT_MAX_CHARACTERS &&
        `the hint for [${name}] has ${hint.length} characters, more than ${HINT_MAX_CHARACTERS}`,
      /[.[\]\n]/.test(hint) && `the hint for [${name}] is not one line without period and brackets`,
      example.length > EXAMPLE_MAX_CHARACTERS &&
        `the example for [${name}] has ${example.length} characters, more than ${EXAMPLE_MAX_CHARACTERS}`,
    ]),
  ];
});

const answerToExamples = fieldRule("answer", ({ answer, blanks }) => {
  if (answer === null) return [];
  const words = wordsIn(answer).length;
  return [
    Object.keys(blanks).length === 0 && "the answer has no blanks with examples to answer to",
    (words < ANSWER_WORDS.minimum || words > ANSWER_WORDS.maximum) &&
      `the answer has ${words} words, not ${ANSWER_WORDS.minimum} to ${ANSWER_WORDS.maximum}`,
  ];
});

export const EXAMPLE_RULES = [helpForBlanks, answerToExamples];

/** The featured prompts and a few of each category show an answer, and the most useful ones help with their blanks. */
export function exampleCounts(placed: PlacedPrompt[]): PromptFault[] {
  const prompts = placed.map(({ prompt }) => prompt);
  const answersIn = (category: string) =>
    prompts.filter((one) => one.category === category && !one.isFeatured && one.answer !== null);
  const withBlanks = prompts.filter(({ blanks }) => Object.keys(blanks).length > 0).length;
  const lacking = ({ isFeatured, answer }: SourcePrompt) => isFeatured && answer === null;
  return [
    ...prompts.filter(lacking).map(({ slug }) => `${slug} is featured and has no answer`),
    ...CATEGORIES.map((category) => {
      const count = answersIn(category).length;
      return (
        count < LEAST.answersPerCategory &&
        `${category} has ${count} prompts with an answer besides the featured ones, fewer than ${LEAST.answersPerCategory}`
      );
    }),
    withBlanks < LEAST.withBlanks &&
      `${withBlanks} prompts help with their blanks, fewer than ${LEAST.withBlanks}`,
  ]
    .filter((message) => message !== false)
    .map((message) => ({ file: "prompts", line: 1, message }));
}
