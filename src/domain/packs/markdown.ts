import { addRow, fieldsOf, type PackFields, type PackRow, type ReadPack } from "./pack-row";

const TITLE = /^## +(\S.*)$/;
const FIELD = /^- (kind|tags|collection|note|id): ?(.*)$/;
const FENCE = /^(`{3,})(?:text)?\s*$/;

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Longer than any row of backticks in the text. */
function fenceFor(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  return "`".repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
}

function sectionText(row: PackRow): string {
  const { act = "", prompt = "", ...fields } = fieldsOf(row);
  const lines = Object.entries(fields).flatMap(([field, value = ""]) =>
    value === "" ? [] : [`- ${field}: ${inOneLine(value)}`],
  );
  const fence = fenceFor(prompt);
  return [`## ${inOneLine(act)}`, "", ...lines, "", `${fence}text`, prompt, fence, ""].join("\n");
}

/** A heading for each prompt, what is known of it as a list, and its text in a block that shows it as it is. */
export function writeMarkdown(rows: readonly PackRow[]): string {
  return `# Prompts\n\n${rows.map(sectionText).join("\n")}`;
}

export const isMarkdown = (text: string): boolean => /^## +\S/m.test(text);

type Section = {
  line: number;
  fields: PackFields;
  text: string[];
  fence: string | null;
  isOpen: boolean;
};

function addLine(section: Section, line: string): void {
  const { fields, text, fence, isOpen } = section;
  if (isOpen && line === fence) {
    section.isOpen = false;
  } else if (isOpen) {
    text.push(line);
  } else if (fence === null) {
    const opening = FENCE.exec(line)?.[1];
    const [, name, value] = FIELD.exec(line) ?? [];
    if (opening !== undefined && text.every((one) => one.trim() === "")) {
      text.length = 0;
      Object.assign(section, { fence: opening, isOpen: true });
    } else if (name !== undefined && text.every((one) => one.trim() === "")) {
      fields[name as keyof PackFields] = value;
    } else {
      text.push(line);
    }
  }
}

function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  for (const [place, line] of text.split(/\r\n|\r|\n/).entries()) {
    const current = sections.at(-1);
    const title = current?.isOpen === true ? undefined : TITLE.exec(line)?.[1];
    if (title !== undefined) {
      const fields = { act: title };
      sections.push({ line: place + 1, fields, text: [], fence: null, isOpen: false });
    } else if (current !== undefined) addLine(current, line);
  }
  return sections;
}

/** A prompt for each heading of the second level: the block below it, or else all the text below it. */
export function readMarkdown(text: string): ReadPack {
  const pack: ReadPack = { rows: [], bad: [] };
  for (const { line, fields, text: lines, fence, isOpen } of sectionsOf(text)) {
    const prompt = fence === null ? lines.join("\n").trim() : lines.join("\n");
    if (isOpen) pack.bad.push({ line, reason: "the block below this heading is not closed" });
    else addRow(pack, line, { ...fields, prompt });
  }
  return pack;
}
