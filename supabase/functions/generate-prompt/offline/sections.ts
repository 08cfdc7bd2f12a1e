import { boldLines, type Label, LABELS, normaliseLabels, section } from "../text/labels.ts";

/** A structured prompt taken apart: the lines below each label. */
export type Sections = Map<Label, string[]>;

/** Takes a prompt apart, or null if it does not consist of known sections, each once and in our order. */
export function parseSections(prompt: string): Sections | null {
  const sections: Sections = new Map();
  let current: string[] | undefined;
  for (const line of normaliseLabels(prompt).split("\n")) {
    const label = labelOf(line);
    if (label !== undefined) {
      if (sections.has(label) || isBefore(label, [...sections.keys()].at(-1))) return null;
      sections.set(label, (current = []));
    } else if (current !== undefined) current.push(line);
    else return null;
  }
  for (const lines of sections.values()) while (lines.at(-1)?.trim() === "") lines.pop();
  return sections.has("Task Overview") ? sections : null;
}

/** The sections in our order, without empty ones. */
export function renderSections(sections: Sections): string {
  return LABELS.map((label) => [label, sections.get(label) ?? []] as const)
    .filter(([, lines]) => lines.length > 0)
    .map(([label, lines]) => section(label, lines))
    .join("\n\n");
}

export function linesOf(sections: Sections, label: Label): string[] {
  return sections.get(label) ?? [];
}

function labelOf(line: string): Label | undefined {
  const [bold] = boldLines(line);
  return LABELS.find((label) => label === bold);
}

function isBefore(label: Label, other: Label | undefined): boolean {
  return other !== undefined && LABELS.indexOf(label) < LABELS.indexOf(other);
}
