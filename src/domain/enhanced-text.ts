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

type SectionLabel = (typeof SECTION_LABELS)[number];

type LabelPart = { kind: "label"; text: SectionLabel };

/** A part of one line: a label, or the text between two labels. */
type LinePart = LabelPart | { kind: "text"; runs: TextRun[] };

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
function soleLabel(text: string): LabelPart | undefined {
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
function partsOfLine(line: string): LinePart[] {
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

/**
 * A piece of an enhanced prompt, which a renderer maps to elements, never to an HTML string. A blank line
 * separates blocks; a line break inside a run is a line break on the page.
 */
export type EnhancedBlock =
  | { kind: "label"; text: SectionLabel }
  | { kind: "paragraph"; runs: TextRun[] }
  | { kind: "list-item"; marker: string; runs: TextRun[] };

type Line = { marker: string; isIndented: boolean; text: string };

const LINE_BREAK: TextRun = { text: "\n", isBold: false };

const LIST_LINE = /^\s*([-*+•]|\d{1,3}[.)])\s+(.*)$/s;

function lineOf(text: string): Line {
  const [, marker = "", rest = text] = LIST_LINE.exec(text) ?? [];
  return { marker, isIndented: /^\s/.test(text), text: rest };
}

/** A line continues the block above, unless that is a label, or a list item and the line is not indented. */
function runsToContinue(block: EnhancedBlock | undefined, line: Line): TextRun[] | undefined {
  if (!block || block.kind === "label" || line.marker !== "") return undefined;
  return block.kind === "paragraph" || line.isIndented ? block.runs : undefined;
}

function textBlock(marker: string, runs: TextRun[]): EnhancedBlock {
  return marker === "" ? { kind: "paragraph", runs } : { kind: "list-item", marker, runs };
}

/** Adds a line's blocks; text at its start may continue `previous`. */
function addLine(blocks: EnhancedBlock[], line: Line, previous: EnhancedBlock | undefined): void {
  // A label alone on its line counts without bold marks, but a list of section names stays a list.
  const sole = line.marker === "" ? soleLabel(line.text) : undefined;
  const parts = sole ? [sole] : partsOfLine(line.text);
  for (const [index, part] of parts.entries()) {
    const continued = index === 0 ? runsToContinue(previous, line) : undefined;
    if (part.kind === "label") blocks.push(part);
    else if (continued) for (const run of [LINE_BREAK, ...part.runs]) continued.push(run);
    else blocks.push(textBlock(index === 0 ? line.marker : "", part.runs));
  }
}

/**
 * The structure of an enhanced prompt: specification, section 5. Bold markers become bold, section
 * labels get their own line, list lines a blank line before them, and three or more line breaks
 * collapse to two. Everything else of the text is kept. Never throws; linear in the length.
 */
export function enhancedBlocksOf(text: string): EnhancedBlock[] {
  const blocks: EnhancedBlock[] = [];
  let previous: EnhancedBlock | undefined;
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === "") {
      previous = undefined;
      continue;
    }
    addLine(blocks, lineOf(line), previous);
    previous = blocks.at(-1);
  }
  return blocks;
}
