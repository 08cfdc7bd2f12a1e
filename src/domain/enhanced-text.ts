import type { TextRun } from "./bold-runs";
import { partsOfLine, type SectionLabel, soleLabel } from "./section-labels";

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
