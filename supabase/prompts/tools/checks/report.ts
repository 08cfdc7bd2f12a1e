import { CATEGORIES } from "../../../../src/config/categories.ts";
import type { SourcePrompt } from "../prompt-entry.ts";
import { readingGrade } from "./measure-rules.ts";
import { withoutPlaceholders, wordsIn } from "./rule.ts";

const HEADINGS = ["Category", "Prompts", "Access", "Words", "Grade"];

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function rowOf(name: string, prompts: readonly SourcePrompt[]): string[] {
  const words = prompts.map(({ content }) => wordsIn(content).length);
  const premium = prompts.filter(({ teaser }) => teaser !== null).length;
  const free = prompts.length - premium;
  const access = [free > 0 && `${free} free`, premium > 0 && `${premium} premium`];
  return [
    name,
    String(prompts.length),
    access.filter((part) => part !== false).join(", "),
    `${Math.min(...words)} / ${median(words)} / ${Math.max(...words)}`,
    median(prompts.map(({ content }) => readingGrade(withoutPlaceholders(content)))).toFixed(1),
  ];
}

/** The table of the README, in the formatter's layout: a row a category, then all of them. */
export function reportTable(prompts: readonly SourcePrompt[]): string {
  const ofCategory = (name: string) => prompts.filter(({ category }) => category === name);
  const rows = [
    HEADINGS,
    ...CATEGORIES.map((category) => rowOf(category, ofCategory(category))),
    rowOf("All", prompts),
  ];
  const widths = HEADINGS.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const [headings, ...body] = rows.map((row) =>
    widths.map((width, column) => (row[column] ?? "").padEnd(width)),
  );
  const rule = widths.map((width) => "-".repeat(width));
  return [headings ?? [], rule, ...body].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
