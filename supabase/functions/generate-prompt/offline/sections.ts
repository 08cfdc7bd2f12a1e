import { type Label, LABELS, section } from "../text/labels.ts";

/** A prompt of ours by section: its lines, blank ones at the ends left out. */
export type Sections = ReadonlyMap<Label, readonly string[]>;

const HEADING = /^\*\*([^*\n]+)\*\*$/u;

/** Null for a text that is not in our form. */
export function parseSections(text: string): Sections | null {
  const sections = new Map<Label, string[]>();
  let current: string[] | undefined;
  for (const line of text.split("\n")) {
    const name = HEADING.exec(line)?.[1];
    const label = LABELS.find((one) => one === name);
    if (label !== undefined && !sections.has(label)) sections.set(label, (current = []));
    else if (current === undefined) return null;
    else current.push(line);
  }
  const trimmed = [...sections].map(
    ([label, lines]) => [label, lines.join("\n").trim().split("\n")] as const,
  );
  return sections.has("Task Overview") && sections.has("Output Format") ? new Map(trimmed) : null;
}

export function renderSections(sections: Sections): string {
  return LABELS.flatMap((label) => {
    const lines =
      sections.get(label)?.filter((line, _, all) => line !== "" || all.length > 1) ?? [];
    return lines.length === 0 ? [] : [section(label, lines)];
  }).join("\n\n");
}

/** The sections with other lines under one label. */
export function withLines(
  sections: Sections,
  label: Label,
  change: (lines: readonly string[]) => readonly string[],
): Sections {
  return new Map(sections).set(label, change(sections.get(label) ?? []));
}

export function withNew(sections: Sections, label: Label, added: readonly string[]): Sections {
  return withLines(sections, label, (own) => [
    ...own,
    ...added.filter((line) => !own.includes(line)),
  ]);
}
