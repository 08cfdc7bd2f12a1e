import { fieldRule, withoutPlaceholders, wordsIn } from "./rule.ts";

/** Bounds for a text, in words. An everyday task, such as a birthday wish, needs no more than 40. */
const TEXT_WORDS = { minimum: 40, maximum: 220 };
/** Premium texts are the deeper ones; the shortest of the library has 160 words. */
const PREMIUM_WORDS_MINIMUM = 150;
const PREMIUM_PARTS_MINIMUM = 4;
/** Twelve years of school. Measured: median 5.4, highest 11.4. */
const READING_GRADE_MAXIMUM = 12;
const TITLE_MAXIMUM = 70;
const TEASER = { minimum: 60, maximum: 110 };
const REPEATED_START_WORDS = 6;

/** Words that name the kind of text instead of what one gets. */
const GENRE =
  /\b(?:prompts? (?:for|about)\b|(?:prompts?|generator|helper|chatbot)$|tips\b|hacks?\b|cheat sheet|ultimate|mega)|^(?:an? |the )?guide to/i;
/** A title begins with what to do: "Turn …". "Dark" titles name their exercise first. */
const NOT_AN_ACTION = /^(?:the|a|an|how|why|what|your|my|best|top|\d+|(?!bring)[a-z]+ing)\b/i;

const textLength = fieldRule("content", ({ content, teaser }) => {
  const minimum = teaser === null ? TEXT_WORDS.minimum : PREMIUM_WORDS_MINIMUM;
  const count = wordsIn(content).length;
  return [
    (count < minimum || count > TEXT_WORDS.maximum) &&
      `the text has ${count} words, not ${minimum} to ${TEXT_WORDS.maximum}`,
  ];
});

const premiumDepth = fieldRule("content", ({ content, teaser }) => {
  const parts = content.split(/\n+/).length;
  return [
    teaser !== null &&
      parts < PREMIUM_PARTS_MINIMUM &&
      `a premium text has ${PREMIUM_PARTS_MINIMUM} steps or paragraphs or more, this one ${parts}`,
  ];
});

const titleNamesTheOutcome = fieldRule("title", ({ title }) => [
  title.length > TITLE_MAXIMUM && `the title has ${title.length} characters, not ${TITLE_MAXIMUM}`,
  NOT_AN_ACTION.test(title.replace(/^Dark [^:]+: /, "")) &&
    "the title does not begin with what to do",
  GENRE.test(title) && "the title names the kind of text, not the outcome",
  /[.!]$/.test(title) && "the title ends with a stop",
  /\b[A-Z][a-z]+ [A-Z][a-z]+ [A-Z][a-z]+/.test(title) && "the title is not in sentence case",
]);

const startOf = (text: string): string =>
  (text.toLowerCase().match(/[a-z']+/g) ?? []).slice(0, REPEATED_START_WORDS).join(" ");

const teaserPromises = fieldRule("teaser", ({ teaser, content, title }) => {
  if (teaser === null) return [];
  return [
    (teaser.length < TEASER.minimum || teaser.length > TEASER.maximum) &&
      `the teaser has ${teaser.length} characters, not ${TEASER.minimum} to ${TEASER.maximum}`,
    content.split(/\n|(?<=[.!?])\s/).some((line) => startOf(line) === startOf(teaser)) &&
      "the teaser repeats a line of the text",
    startOf(title) === startOf(teaser) && "the teaser repeats the title",
    teaser.includes("[") && "the teaser holds a placeholder",
    !/[.?]$/.test(teaser) && "the teaser is not a sentence",
  ];
});

const SILENT_ENDING = /(?:[^laeiouy]es|ed|[^laeiouy]e)$/;

/** Counts groups of vowels after dropping silent endings; right for about nine English words in ten. */
export function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, "");
  if (letters.length <= 3) return 1;
  const spoken = letters.replace(SILENT_ENDING, "").replace(/^y/, "");
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

/**
 * The Flesch–Kincaid grade level (Kincaid et al., 1975): years of school for an easy first reading.
 * A line counts as a sentence, because headings and list items carry no full stop.
 */
export function readingGrade(text: string): number {
  const sentences = text.split(/[.!?]+(?:\s|$)|\n+/).filter((part) => /[a-z]/i.test(part));
  const words = text.match(/[a-z][a-z']*/gi) ?? [];
  if (words.length === 0 || sentences.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

const readingLevel = fieldRule("content", ({ content }) => {
  const grade = readingGrade(withoutPlaceholders(content));
  return [
    grade > READING_GRADE_MAXIMUM &&
      `the text reads at grade ${grade.toFixed(1)}, more than ${READING_GRADE_MAXIMUM}`,
  ];
});

export const MEASURE_RULES = [
  titleNamesTheOutcome,
  teaserPromises,
  textLength,
  premiumDepth,
  readingLevel,
];
