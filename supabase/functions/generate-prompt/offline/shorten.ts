import type { Label } from "../text/labels.ts";
import { bracketedDetails } from "../text/tokens.ts";
import { linesOf, type Sections } from "./sections.ts";

/** How many lines of each section stay. What is not named here stays whole. */
const KEPT_LINES: Partial<Record<Label, number>> = {
  "Desired Features": 2,
  Requirements: 2,
  Instructions: 0,
  Examples: 0,
  "Additional Notes": 0,
};
const KEPT_QUESTIONS = 2;

/** Only the essentials: what is wanted, what was said, the first requirements, form and length. */
export function shorten(sections: Sections, facts: readonly string[]): Sections {
  const isFact = (line: string) => facts.some((fact) => line.includes(fact));
  const short: Sections = new Map();
  for (const [label, lines] of sections) {
    const kept = KEPT_LINES[label] ?? lines.length;
    short.set(
      label,
      lines.filter((line, index) => index < kept || isFact(line)),
    );
  }
  short.set("Context", withFewQuestions(linesOf(sections, "Context"), isFact));
  short.set("Output Format", firstAndLast(linesOf(sections, "Output Format"), isFact));
  return short;
}

function withFewQuestions(lines: string[], isFact: (line: string) => boolean): string[] {
  const questions = lines.filter((line) => bracketedDetails(line).length > 0 && !isFact(line));
  const dropped = new Set(questions.slice(KEPT_QUESTIONS));
  return lines.filter((line) => !dropped.has(line));
}

/** The form of the answer stands first, its length last. */
function firstAndLast(lines: string[], isFact: (line: string) => boolean): string[] {
  return lines.filter((line, index) => index === 0 || index === lines.length - 1 || isFact(line));
}
