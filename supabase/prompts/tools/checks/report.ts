import { CATEGORIES } from "../../../../src/config/categories.ts";
import type { LibraryCheck } from "./check-library.ts";
import { LIKENESS, LIKENESS_NAMES } from "./library-rules.ts";
import { readingGrade } from "./reading-grade.ts";
import { withoutPlaceholders, wordsIn } from "./rule.ts";
import { placeholdersIn } from "./vocabulary.ts";

const HEADINGS = [
  "Category",
  "Prompts",
  "Access",
  "Words",
  "Placeholders",
  "Grade",
  ...LIKENESS_NAMES,
];
const ALL = "All";

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [
    sorted[sorted.length % 2 === 0 ? middle - 1 : middle],
    sorted[middle],
  ];
  return (low + high) / 2;
}

/** The nearest likeness of a prompt in the category to any other prompt. */
function nearest({ placed, pairs }: LibraryCheck, category: string): string[] {
  const isIn = (index: number) => category === ALL || placed[index]?.prompt.category === category;
  return LIKENESS_NAMES.map((measure) =>
    pairs[measure]
      .reduce(
        (most, { first, second, likeness }) =>
          likeness > most && (isIn(first) || isIn(second)) ? likeness : most,
        0,
      )
      .toFixed(2),
  );
}

function rowOf(check: LibraryCheck, category: string): string[] {
  const prompts = check.placed
    .map(({ prompt }) => prompt)
    .filter((prompt) => category === ALL || prompt.category === category);
  const words = prompts.map(({ content }) => wordsIn(content).length);
  const premium = prompts.filter(({ teaser }) => teaser !== null).length;
  const access = [
    prompts.length - premium > 0 && `${prompts.length - premium} free`,
    premium > 0 && `${premium} premium`,
  ];
  return [
    category,
    String(prompts.length),
    access.filter((part) => part !== false).join(", "),
    `${Math.min(...words)} / ${median(words)} / ${Math.max(...words)}`,
    String(new Set(prompts.flatMap(({ content }) => placeholdersIn(content))).size),
    median(prompts.map(({ content }) => readingGrade(withoutPlaceholders(content)))).toFixed(1),
    ...nearest(check, category),
  ];
}

/** The table of the README, in the formatter's layout: a row a category, then all of them. */
export function reportTable(check: LibraryCheck): string {
  const rows = [HEADINGS, ...[...CATEGORIES, ALL].map((category) => rowOf(check, category))];
  const widths = HEADINGS.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[], fill: string) =>
    `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width, fill)).join(" | ")} |`;
  const [headings = [], ...body] = rows;
  return [line(headings, " "), line([], "-"), ...body.map((row) => line(row, " "))].join("\n");
}

/** What the columns mean, with the thresholds of likeness. */
export const reportLegend = (): string =>
  `Words: fewest, median, most. Grade: median Flesch–Kincaid. The last columns are the nearest pair's likeness: ${LIKENESS_NAMES.map(
    (measure) =>
      `${measure} by ${LIKENESS[measure].name}, at most ${LIKENESS[measure].maximum.toFixed(2)}`,
  ).join("; ")}.`;
