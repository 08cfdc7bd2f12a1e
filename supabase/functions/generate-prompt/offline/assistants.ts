import { ASSISTANTS, type AssistantName } from "../contract.ts";
import type { Lines } from "./lines/types.ts";
import { parseSections, renderSections, type Sections, withLines } from "./sections.ts";

const FENCED_TEXT = /^"""\n([\s\S]*?)\n"""$/mu;
const TAGGED_TEXT = /^<material>\n([\s\S]*?)\n<\/material>$/mu;

/** Fits a prompt to an assistant by its maker's own guide; what was there for another one goes. */
export function formatFor(assistant: AssistantName, content: string, { phrases }: Lines): string {
  const sections = parseSections(withMaterialFor(assistant, content));
  if (sections === null) return content;
  const linesFor = (one: AssistantName) =>
    phrases.chips[`for_${one}`]?.map((line) => `- ${line}`) ?? [];
  const others = new Set(ASSISTANTS.flatMap(linesFor));
  return renderSections(
    withLines(sections, "Additional Notes", (lines) => [
      ...lines.filter((line) => !others.has(line)),
      ...linesFor(assistant),
    ]),
  );
}

/** Whom a prompt was fitted to; null for any. */
export function assistantIn(sections: Sections, { phrases }: Lines): AssistantName | null {
  const notes = sections.get("Additional Notes") ?? [];
  const isFor = (one: AssistantName) =>
    phrases.chips[`for_${one}`]?.some((line) => notes.includes(`- ${line}`)) === true;
  return ASSISTANTS.find(isFor) ?? null;
}

/** Claude is told apart what to work on by tags, the others by quotes. */
function withMaterialFor(assistant: AssistantName, content: string): string {
  return assistant === "claude"
    ? content.replace(FENCED_TEXT, (_, text: string) => `<material>\n${text}\n</material>`)
    : content.replace(TAGGED_TEXT, (_, text: string) => `"""\n${text}\n"""`);
}
