import { ExternalLink } from "@/ui/external-link";

import type { ComparisonRow } from "./types";

type Cell = { name: string; value: string };

/** The text before the first colon names the column, the text after it is the value (section 2). */
function cellOf(text: string): Cell {
  const colon = text.indexOf(":");
  return { name: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() };
}

function cellsOf({ option1, option2 }: ComparisonRow): Cell[] {
  return [option1, ...option2.split("|")].map(cellOf);
}

/** The first row names the columns of the options. */
export function comparisonTableOf(rows: readonly ComparisonRow[]) {
  const [first] = rows;
  return {
    columns: first === undefined ? [] : cellsOf(first).map(({ name }) => name),
    rows: rows.map((row) => ({
      feature: row.feature,
      values: cellsOf(row).map(({ value }) => value),
    })),
  };
}

/** What each maker lists today, for the facts of a table that has its month. */
const PLAN_PAGES: Readonly<Record<string, string>> = {
  ChatGPT: "https://chatgpt.com/pricing/",
  Gemini: "https://one.google.com/about/google-ai-plans/",
  Claude: "https://claude.com/pricing",
};

function PlanLinks({ columns }: { columns: readonly string[] }) {
  const linked = columns.flatMap((name) => {
    const href = PLAN_PAGES[name];
    return href === undefined ? [] : [{ name, href }];
  });
  return (
    <p className="text-muted flex flex-wrap gap-x-5 gap-y-1 text-sm">
      What they list today:
      {linked.map(({ name, href }) => (
        <ExternalLink key={name} href={href}>
          {name} plans
        </ExternalLink>
      ))}
    </p>
  );
}

/**
 * The feature comparison. On a narrow screen each row becomes a block, every value with its column's
 * name in front, so that nothing has to be scrolled sideways.
 */
export function ComparisonTable({ rows }: { rows: readonly ComparisonRow[] }) {
  const table = comparisonTableOf(rows);
  return (
    <section aria-labelledby="comparison" className="grid gap-5">
      <h2 id="comparison" className="scroll-mt-6 text-xl">
        Feature Comparison
      </h2>
      <table className="border-line block w-full border-t text-sm md:table">
        <caption className="sr-only">{table.columns.join(" compared with ")}</caption>
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr className="md:table-row">
            {["Feature", ...table.columns].map((column) => (
              <th key={column} scope="col" className="py-3 pr-4 text-left font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {table.rows.map(({ feature, values }) => (
            <tr key={feature} className="border-line grid gap-2 border-t py-4 md:table-row md:py-0">
              <th
                scope="row"
                className="pr-4 text-left font-semibold md:w-1/5 md:py-3 md:align-top"
              >
                {feature}
              </th>
              {values.map((value, index) => (
                <td key={table.columns[index]} className="md:py-3 md:pr-4 md:align-top">
                  <span aria-hidden className="text-muted block text-xs md:hidden">
                    {table.columns[index]}
                  </span>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <PlanLinks columns={table.columns} />
    </section>
  );
}
