import { CATEGORIES } from "../../../../src/config/categories.ts";
import type { PlacedPrompt, PromptFault } from "../prompt-source.ts";
import { faultIn } from "./rule.ts";
import {
  letterTrigrams,
  pairsByJaccard,
  pairsBySubject,
  wordRuns,
  type Pair,
} from "./similarity.ts";

export const MINIMUM_PER_CATEGORY = 75;
const FEATURED = { total: 24, leastPerCategory: 1, mostPerCategory: 2 };
const DARK = { category: "Mindset", minimum: 25 };
const MOST_PER_DAY = 12;
/** A run of words that occurs in this many prompts has become a formula. */
const FORMULA = { words: 8, prompts: 3 };

type Likeness = { name: string; maximum: number; pairs: (placed: PlacedPrompt[]) => Pair[] };

/**
 * How alike two prompts may be. Measured on 1,078 prompts: the most alike pairs have 0.03, 0.37 and 0.63.
 * Copies of 40 of them in which a random third of the words was replaced have 0.10 to 0.25 by wording;
 * with every third word replaced no trigram is left, and the median copy has 0.62 by subject.
 */
export const LIKENESS = {
  wording: {
    name: "word trigrams",
    maximum: 0.08,
    pairs: (placed) => pairsByJaccard(placed.map(({ prompt }) => wordRuns(prompt.content, 3))),
  },
  subject: {
    name: "weighted words",
    maximum: 0.45,
    pairs: (placed) =>
      pairsBySubject(
        placed.map(({ prompt }) => `${prompt.title} ${prompt.title} ${prompt.content}`),
      ),
  },
  title: {
    name: "letter trigrams of titles",
    maximum: 0.7,
    pairs: (placed) => pairsByJaccard(placed.map(({ prompt }) => letterTrigrams(prompt.title))),
  },
} satisfies Record<string, Likeness>;

export type LikenessName = keyof typeof LIKENESS;
export const LIKENESS_NAMES = ["wording", "subject", "title"] as const satisfies LikenessName[];

/** All pairs of prompts by each measure of likeness. */
export const pairsOf = (placed: PlacedPrompt[]): Record<LikenessName, Pair[]> => ({
  wording: LIKENESS.wording.pairs(placed),
  subject: LIKENESS.subject.pairs(placed),
  title: LIKENESS.title.pairs(placed),
});

/** Pairs that are too much alike, at the later one of the two. */
export function nearDuplicates(
  placed: PlacedPrompt[],
  pairs: Record<LikenessName, Pair[]>,
): PromptFault[] {
  return LIKENESS_NAMES.flatMap((measure) =>
    pairs[measure].flatMap(({ first, second, likeness }) => {
      const [one, other] = [placed[first], placed[second]];
      if (likeness <= LIKENESS[measure].maximum || !one || !other) return [];
      const message = `${measure} too much like ${one.file}:${one.lineOf("title")}, ${likeness.toFixed(2)} of ${LIKENESS[measure].name}`;
      return [faultIn(other, { field: measure === "title" ? "title" : "content", message })];
    }),
  );
}

/** Sentences that many prompts share make a library read as if it were filled in from a form. */
export function formulas(placed: PlacedPrompt[]): PromptFault[] {
  const holders = new Map<string, PlacedPrompt[]>();
  for (const one of placed) {
    const passages = one.prompt.content.split(/\[[^\]\n]*\]/);
    const runs = new Set(passages.flatMap((passage) => [...wordRuns(passage, FORMULA.words)]));
    for (const run of runs) holders.set(run, [...(holders.get(run) ?? []), one]);
  }
  return [...holders].flatMap(([run, held]) => {
    const last = held.at(-1);
    if (held.length < FORMULA.prompts || !last) return [];
    return [
      faultIn(last, { field: "content", message: `"${run}" stands in ${held.length} prompts` }),
    ];
  });
}

const wholeLibrary = (message: string): PromptFault => ({ file: "prompts", line: 1, message });

/** Numbers that the library as a whole has to reach. */
export function libraryCounts(placed: PlacedPrompt[]): PromptFault[] {
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
    .map(wholeLibrary);
}

/** Days on which more prompts appeared than people could have written. */
export function crowdedDays(placed: PlacedPrompt[]): PromptFault[] {
  const days = new Map<string, PlacedPrompt[]>();
  for (const one of placed) {
    const day = one.prompt.createdAt;
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days].flatMap(([day, held]) => {
    const last = held.at(-1);
    if (held.length <= MOST_PER_DAY || !last) return [];
    return [
      faultIn(last, {
        field: "created",
        message: `${held.length} prompts share ${day.slice(0, 10)}`,
      }),
    ];
  });
}
