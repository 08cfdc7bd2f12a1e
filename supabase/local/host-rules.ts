import { readFileSync } from "node:fs";
import { join } from "node:path";

// Reads the two files that static hosts read, so that what is tested here is what is shipped.

export type HeaderRule = {
  matches: (pathname: string) => boolean;
  headers: [name: string, value: string][];
};

/** A path, or the beginning of one with `*` for the rest. */
function matcherOf(pattern: string): HeaderRule["matches"] {
  if (!pattern.endsWith("*")) return (pathname) => pathname === pattern;
  const beginning = pattern.slice(0, -1);
  return (pathname) => pathname.startsWith(beginning);
}

/** The rules of `_headers`: a path, then its headers, indented. */
export function readHeaderRules(folder: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(join(folder, "_headers"))) {
    const header = /^\s+([^:]+):\s*(.*)$/.exec(line);
    if (header === null) rules.push({ matches: matcherOf(line), headers: [] });
    else rules.at(-1)?.headers.push([header[1] ?? "", header[2] ?? ""]);
  }
  return rules;
}

/** `_redirects`: from, to and status in a line. */
export function readRedirects(folder: string): Map<string, string> {
  return new Map(
    linesOf(join(folder, "_redirects")).map((line) => {
      const [from = "", to = ""] = line.split(" ");
      return [from, to];
    }),
  );
}

function linesOf(file: string): string[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");
}
