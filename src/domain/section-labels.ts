import { boldRunsOf, type TextRun } from "./bold-runs";

/** The labels that structure an enhanced prompt: specification, section 5. */
export const SECTION_LABELS = [
  "Task Overview",
  "Desired Features",
  "Output Format",
  "Requirements",
  "Instructions",
  "Context",
  "Examples",
  "Additional Notes",
] as const;

export type SectionLabel = (typeof SECTION_LABELS)[number];

type LabelPart = { kind: "label"; text: SectionLabel };

/** A part of one line: a label, or the text between two labels. */
export type LinePart = LabelPart | { kind: "text"; runs: TextRun[] };

/** Longer lines are never a sole label; not looking at them keeps the work linear. */
const LABEL_LINE_MAX_CHARACTERS = 80;

/**
 * In running text a plain word is a label only with its colon, and not inside a longer word, a
 * quotation or a placeholder such as "[Context: your company]".
 */
const LABEL_WITH_COLON = new RegExp(
  String.raw`(?<![\p{L}\p{N}_\-["'“‘(])(${SECTION_LABELS.join("|")}) ?[:：]`,
  "u",
);

function labelPart(text: string | undefined): LabelPart | undefined {
  const label = SECTION_LABELS.find((known) => known === text);
  return label && { kind: "label", text: label };
}

/** The label that is the whole text, apart from white space, a colon, and bold or heading marks. */
export function soleLabel(text: string): LabelPart | undefined {
  if (text.length > LABEL_LINE_MAX_CHARACTERS) return undefined;
  return labelPart(text.replace(/^[\s#*]+|[\s*:：]+$/g, ""));
}

function tokensOfRun(run: TextRun): (LabelPart | TextRun)[] {
  if (run.isBold) return [soleLabel(run.text) ?? run];
  // Splitting by an expression with one group puts the labels at the odd indexes.
  return run.text
    .split(LABEL_WITH_COLON)
    .map((text, index) => (index % 2 === 1 && labelPart(text)) || { text, isBold: false });
}

/** Trims the runs of one part; a colon after a label, as in "**Context**: text", belongs to it. */
function trimmed(runs: readonly TextRun[], isAfterLabel: boolean): TextRun[] {
  return runs
    .map((run, index) => {
      const isFirst = index === 0 && isAfterLabel;
      const start = isFirst ? run.text.replace(/^\s*[:：]?\s*/, "") : run.text;
      return { ...run, text: index === runs.length - 1 ? start.trimEnd() : start };
    })
    .filter((run) => run.text !== "");
}

/** Splits a line at its labels: bold ones anywhere, plain ones where a colon follows. */
export function partsOfLine(line: string): LinePart[] {
  const parts: LinePart[] = [];
  for (const token of boldRunsOf(line).flatMap(tokensOfRun)) {
    const last = parts.at(-1);
    if ("kind" in token) parts.push(token);
    else if (last?.kind === "text") last.runs.push(token);
    else parts.push({ kind: "text", runs: [token] });
  }
  return parts
    .map((part, index) =>
      part.kind === "text" ? { ...part, runs: trimmed(part.runs, index > 0) } : part,
    )
    .filter((part) => part.kind === "label" || part.runs.length > 0);
}
