import { readTeeth, type Bite } from "../tests/db/teeth-lines";

const cell = (text: string): string => text.replaceAll("|", String.raw`\|`);

const nameOf = ({ kind, name }: Bite): string => `${kind}: ${name}`;

/** The table as Markdown, one line for each guard. */
export function teethReport(bites: Bite[]): string {
  const missed = bites.filter(({ redTest }) => redTest === null).length;
  const inOrder = bites.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const rows = inOrder.map(
    ({ kind, name, redTest }) => `| ${kind} | ${cell(name)} | ${cell(redTest ?? "**nothing**")} |`,
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

/** The report with these lines in it: all of them, or, of a run for some guards, in place of the old ones. */
export function mergedBites(
  report: string,
  bites: Bite[],
  guards: { kind: string; name: string }[],
) {
  const known = new Map([...readTeeth(report), ...bites].map((bite) => [nameOf(bite), bite]));
  return guards.flatMap((guard) => known.get(nameOf({ ...guard, redTest: null })) ?? []);
}
