import type { Guard } from "../tests/db/guards";

/** A guard, and the first test that was red without it. */
export type Bite = { guard: Guard; redTest: string | null };

const cell = (text: string): string => text.replaceAll("|", String.raw`\|`);

const nameOf = ({ guard }: Bite): string => `${guard.kind} ${guard.name}`;

/** The table as Markdown, one line for each guard. */
export function teethReport(bites: Bite[]): string {
  const missed = bites.filter(({ redTest }) => redTest === null).length;
  const inOrder = bites.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const rows = inOrder.map(
    ({ guard, redTest }) =>
      `| ${guard.kind} | ${cell(guard.name)} | ${cell(redTest ?? "**nothing**")} |`,
  );
  return [
    "# What each guard of the database is for",
    "",
    "Written by `npm run teeth`: each policy, trigger, unique key, revoke and grant was taken out of a copy of",
    "the database, one at a time, and the tests of `tests/db` were run on it. The last column names the first",
    "that went red. `access` is the attack matrix.",
    "",
    `${bites.length} guards, ${bites.length - missed} noticed, ${missed} not.`,
    "",
    "| guard | name | first red test |",
    "| --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}
