import { CATEGORIES } from "../../../../src/config/categories.ts";
import type { PromptField, SourcePrompt } from "../prompt-entry.ts";
import type { PlacedPrompt, PromptFault } from "../prompt-source.ts";
import { faultIn, holdersOf } from "./rule.ts";
import {
  letterTrigrams,
  pairsByJaccard,
  pairsBySubject,
  wordRuns,
  type Pair,
} from "./similarity.ts";

const MINIMUM_PER_CATEGORY = 75;
const FEATURED = { total: 24, leastPerCategory: 1, mostPerCategory: 2 };
const DARK = { category: "Mindset", minimum: 25 };
/** More prompts than that under one date mean that dates were given out in bulk, not when a text was written. */
const MOST_PER_DAY = 12;
/** Days on which a large batch really was finished together, so that the shared date is the true one. */
const RELEASE_DAYS: ReadonlySet<string> = new Set(["2026-11-22", "2026-11-23", "2026-11-24"]);
/** A run of so many words that occurs in more prompts has become a formula. */
const FORMULA = { words: 8, most: 2 };

/**
 * How alike two prompts may be. Measured on 1,420 prompts: the most alike pairs have 0.07, 0.45 and 0.68.
 * Copies of 40 in which a random third of the words was replaced have 0.10 to 0.25 by wording;
 * with every third word replaced no trigram is left, and the median copy has 0.62 by subject.
 */
const LIKENESS: readonly {
  measure: string;
  unit: string;
  field: PromptField;
  maximum: number;
  pairsOf: (prompts: SourcePrompt[]) => Pair[];
}[] = [
  {
    measure: "wording",
    unit: "word trigrams",
    field: "content",
    maximum: 0.08,
    pairsOf: (prompts) => pairsByJaccard(prompts.map(({ content }) => wordRuns(content, 3))),
  },
  {
    measure: "subject",
    unit: "weighted words",
    field: "content",
    maximum: 0.45,
    pairsOf: (prompts) =>
      pairsBySubject(prompts.map(({ title, content }) => `${title} ${title} ${content}`)),
  },
  {
    measure: "title",
    unit: "letter trigrams of titles",
    field: "title",
    maximum: 0.7,
    pairsOf: (prompts) => pairsByJaccard(prompts.map(({ title }) => letterTrigrams(title))),
  },
];

/** Pairs that are too much alike, at the later one of the two. */
function nearDuplicates(placed: PlacedPrompt[]): PromptFault[] {
  const prompts = placed.map(({ prompt }) => prompt);
  return LIKENESS.flatMap(({ measure, unit, field, maximum, pairsOf }) =>
    pairsOf(prompts).flatMap(({ first, second, likeness }) => {
      const [one, other] = [placed[first], placed[second]];
      if (likeness <= maximum || !one || !other) return [];
      const message = `${measure} too much like ${one.file}:${one.lineOf("title")}, ${likeness.toFixed(2)} of ${unit}`;
      return [faultIn(other, { field, message })];
    }),
  );
}

/** A fault at the last prompt of those that share a key, where too many do. */
function tooOften(
  holders: Map<string, PlacedPrompt[]>,
  {
    field,
    most,
    say,
  }: { field: PromptField; most: number; say: (key: string, count: number) => string },
): PromptFault[] {
  return [...holders].flatMap(([key, held]) => {
    const last = held.at(-1);
    if (held.length <= most || !last) return [];
    return [faultIn(last, { field, message: say(key, held.length) })];
  });
}

/** Sentences that many prompts share make a library read as if it were filled in from a form. */
function formulas(placed: PlacedPrompt[]): PromptFault[] {
  const runsIn = ({ content }: SourcePrompt) => {
    const passages = content.split(/\[[^\]\n]*\]/);
    return new Set(passages.flatMap((passage) => [...wordRuns(passage, FORMULA.words)]));
  };
  return tooOften(holdersOf(placed, runsIn), {
    field: "content",
    most: FORMULA.most,
    say: (run, count) => `"${run}" is in ${count} prompts`,
  });
}

/** Days with more prompts than were written on one, unless a release explains them: readers see these dates. */
const crowdedDays = (placed: PlacedPrompt[]): PromptFault[] => {
  const dayOf = ({ createdAt }: SourcePrompt) => createdAt.slice(0, 10);
  return tooOften(
    holdersOf(placed, (prompt) => (RELEASE_DAYS.has(dayOf(prompt)) ? [] : [dayOf(prompt)])),
    {
      field: "created",
      most: MOST_PER_DAY,
      say: (day, count) => `${count} prompts share ${day}`,
    },
  );
};

/** Numbers that the library as a whole has to reach. */
function libraryCounts(placed: PlacedPrompt[]): PromptFault[] {
  const prompts = placed.map(({ prompt }) => prompt);
  const featured = prompts.filter(({ isFeatured }) => isFeatured);
  const perCategory = CATEGORIES.flatMap((category) => {
    const count = prompts.filter((prompt) => prompt.category === category).length;
    const shown = featured.filter((prompt) => prompt.category === category).length;
    return [
      count < MINIMUM_PER_CATEGORY &&
        `${category} has ${count} prompts, fewer than ${MINIMUM_PER_CATEGORY}`,
      (shown < FEATURED.leastPerCategory || shown > FEATURED.mostPerCategory) &&
        `${category} has ${shown} featured prompts, not ${FEATURED.leastPerCategory} or ${FEATURED.mostPerCategory}`,
    ];
  });
  const dark = prompts.filter(
    ({ category, title }) => category === DARK.category && /^Dark\b/.test(title),
  ).length;
  return [
    ...perCategory,
    featured.length !== FEATURED.total &&
      `${featured.length} prompts are featured, not ${FEATURED.total}`,
    dark < DARK.minimum &&
      `${DARK.category} has ${dark} titles with "Dark", fewer than ${DARK.minimum}`,
  ]
    .filter((fault) => fault !== false)
    .map((message) => ({ file: "prompts", line: 1, message }));
}

export const LIBRARY_RULES = [nearDuplicates, formulas, crowdedDays, libraryCounts];
