/** A guard's mutant, and the first test or check that fails on it; null where none does. */
export type MutantResult = { kind: string; name: string; killedBy: string | null };

const SURVIVED = "Survived: nothing fails without these";

/** Names a guard, a mutant, or a result. */
export const keyOf = ({ kind, name }: { kind: string; name: string }): string => `${kind}: ${name}`;

/** Reads what `reportOf` wrote. */
export function readReport(report: string): MutantResult[] {
  const results: MutantResult[] = [];
  let killedBy: string | null = null;
  for (const line of report.split("\n")) {
    if (line.startsWith("## ")) killedBy = line === `## ${SURVIVED}` ? null : line.slice(3);
    const [, kind, name] = /^- (.+?): (.+)$/.exec(line) ?? [];
    if (kind !== undefined && name !== undefined) results.push({ kind, name, killedBy });
  }
  return results;
}

/** As Markdown: a line for each guard below the test that notices its loss, survivors first. */
export function reportOf(results: MutantResult[]): string {
  const survived = results.filter(({ killedBy }) => killedBy === null).length;
  const tests = new Map<string, string[]>();
  for (const result of results) {
    const test = result.killedBy ?? SURVIVED;
    tests.set(test, [...(tests.get(test) ?? []), `- ${keyOf(result)}`]);
  }
  const sections = [...tests].toSorted(
    ([one], [other]) =>
      Number(other === SURVIVED) - Number(one === SURVIVED) || one.localeCompare(other),
  );
  return [
    "# Mutation testing of the database",
    "",
    "Written by `npm run test:mutation`: each policy, trigger, unique key, revoke, and grant was removed from a copy of",
    "the database, one at a time, and the tests of `tests/db` were run on it. Each guard is listed under the first test",
    "that failed without it, named as `file: test`. `access` is the attack matrix.",
    "",
    `${results.length} guards, ${results.length - survived} mutants killed, ${survived} survived.`,
    ...sections.flatMap(([test, lines]) => [
      "",
      `## ${test}`,
      "",
      ...lines.toSorted((one, other) => one.localeCompare(other)),
    ]),
    "",
  ].join("\n");
}

/** The results of these guards: new ones where there are some, else those of the report. */
export function mergeResults(
  report: string,
  results: MutantResult[],
  guards: { kind: string; name: string }[],
): MutantResult[] {
  const known = new Map(
    [...readReport(report), ...results].map((result) => [keyOf(result), result]),
  );
  return guards.flatMap((guard) => known.get(keyOf(guard)) ?? []);
}
