import { CATEGORIES } from "../../../../src/config/categories.ts";
import type { SourcePrompt } from "../prompt-entry.ts";
import type { PlacedPrompt, PromptFault } from "../prompt-source.ts";

/** Habits of style that tire a reader who meets them in every other prompt, with the share of a category that may. */
const HABITS: readonly { name: string; most: number; has: (content: string) => boolean }[] = [
  { name: "use a semicolon", most: 0.2, has: (content) => content.includes(";") },
  {
    name: "end with a sentence that begins with a condition",
    most: 0.2,
    has: (content) =>
      /^(?:If|Where|When|Should|Unless|Whenever|Wherever)\b/.test(lastSentence(content)),
  },
  {
    name: "ask for [NOTES], [NUMBER] or [CONTEXT]",
    most: 0.15,
    has: (content) => /\[(?:NOTES|NUMBER|CONTEXT)\]/.test(content),
  },
  {
    name: "turn a condition around (“Should the …”)",
    most: 0,
    has: (content) =>
      /\b(?:Should|Were|Had) (?:the|I|my|an?|any|it|there|this|that|one|you)\b/.test(content),
  },
];

/** The last one of the instructions, without the lines below them that hold the reader's material. */
function lastSentence(content: string): string {
  const lines = content.split("\n").filter((line) => line.trim() !== "");
  const instructions = lines.filter((line) => !/^[^.!?]{0,60}\[[^\]]*\]\.?$/.test(line.trim()));
  return (
    (instructions.at(-1) ?? "")
      .replace(/^(?:\d+\.|-) /, "")
      .split(/(?<=[.!?]) /)
      .at(-1) ?? ""
  );
}

/** Categories in which a habit has taken over. */
export function habits(placed: PlacedPrompt[]): PromptFault[] {
  const inCategory = (category: string): SourcePrompt[] =>
    placed.map(({ prompt }) => prompt).filter((prompt) => prompt.category === category);
  return CATEGORIES.flatMap((category) => {
    const prompts = inCategory(category);
    return HABITS.flatMap(({ name, most, has }) => {
      const count = prompts.filter(({ content }) => has(content)).length;
      if (count <= most * prompts.length) return [];
      const message = `${count} of ${prompts.length} prompts in ${category} ${name}, more than ${most * 100} %`;
      return [{ file: "prompts", line: 1, message }];
    });
  });
}
