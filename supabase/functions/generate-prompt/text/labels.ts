/**
 * The section labels the website formats (specification, section 5), in the order this function
 * uses them: what and why first, the form of the answer late, where models heed it best.
 */
export const LABELS = [
  "Task Overview",
  "Context",
  "Desired Features",
  "Requirements",
  "Instructions",
  "Examples",
  "Output Format",
  "Additional Notes",
] as const;
export type Label = (typeof LABELS)[number];

const BOLD_LINE = /^[ \t]*\*\*([^*\n]{1,60}?):?\*\*:?[ \t]*$/gmu;
// A label as people write headings: "## Output Format", "Output format: a table", "**Context:** ..."
const HEADING = String.raw`^[ \t]*(?:#{1,6}[ \t]*)?(?:\*\*)?(${LABELS.join("|")})(?:\*\*)?[ \t]*(?::(?:\*\*)?[ \t]*|$)`;
const ANY_CASE_HEADING = new RegExp(HEADING, "gimu");
const EXACT_HEADING = new RegExp(String.raw`${HEADING}\n*`, "gmu");

/** Every line of bold text alone, in order: labels, and anything written like one. */
export function boldLines(text: string): string[] {
  return Array.from(text.matchAll(BOLD_LINE), (match) => (match[1] ?? "").trim());
}

/** The distinct labels a text uses as headings, in any common style. */
export function labelsMentioned(text: string): Label[] {
  const found = new Set(
    Array.from(text.matchAll(ANY_CASE_HEADING), (match) => match[1]?.toLowerCase()),
  );
  return LABELS.filter((label) => found.has(label.toLowerCase()));
}

/** Turns a model's headings into our form, `**Label**` alone on its line, text below it. */
export function normaliseLabels(text: string): string {
  const unified = text.replace(EXACT_HEADING, "\n**$1**\n");
  return unified.replace(/\n{3,}/g, "\n\n").trim();
}

/** The text below each of our labels. */
export function sectionsOf(text: string): { label: Label | null; body: string }[] {
  const parts = text.split(BOLD_LINE);
  return parts.flatMap((heading, index) => {
    const label = LABELS.find((known) => known === heading.trim()) ?? null;
    return index % 2 === 1 ? [{ label, body: parts[index + 1] ?? "" }] : [];
  });
}

/** A label's section as this function writes it. */
export function section(label: Label, lines: readonly string[]): string {
  return [`**${label}**`, ...lines].join("\n");
}
