import type { ComparisonRow } from "./types";

export type ComparisonTableData = {
  /** The names of the options, without the feature column. */
  columns: string[];
  rows: { feature: string; values: string[] }[];
};

type Cell = { name: string; value: string };

/** The text before the first colon names the column, the text after it is the value (section 2). */
function cellOf(text: string): Cell {
  const colon = text.indexOf(":");
  return { name: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() };
}

function cellsOf({ option1, option2 }: ComparisonRow): Cell[] {
  return [option1, ...option2.split("|")].map(cellOf);
}

/** The table behind a list of comparison rows; the first row names the columns. */
export function comparisonTableOf(rows: readonly ComparisonRow[]): ComparisonTableData {
  const [first] = rows;
  return {
    columns: first === undefined ? [] : cellsOf(first).map(({ name }) => name),
    rows: rows.map((row) => ({
      feature: row.feature,
      values: cellsOf(row).map(({ value }) => value),
    })),
  };
}
