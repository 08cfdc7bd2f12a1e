/** A guard, and the first test that was red without it. */
export type Bite = { kind: string; name: string; redTest: string | null };

/** The lines of tests/db/teeth.md. */
export function readTeeth(report: string): Bite[] {
  const lines = [...report.matchAll(/^\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)].slice(2);
  return lines.map(([, kind = "", name = "", redTest = ""]) => ({
    kind,
    name,
    redTest: redTest === "**nothing**" ? null : redTest,
  }));
}
