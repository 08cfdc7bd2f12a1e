import type { PromptField } from "../prompt-entry.ts";
import type { PlacedPrompt, PromptFault } from "../prompt-source.ts";

/** Looks at one prompt. Returns what is wrong with it, nothing if all is well. */
export type PromptRule = (placed: PlacedPrompt) => PromptFault[];

type Fault = {
  field: PromptField;
  message: string;
  /** Lines below the field's first one. */ below?: number;
};

/** A fault of one prompt, at the line of the field that has it. */
export function faultIn(placed: PlacedPrompt, { field, message, below = 0 }: Fault): PromptFault {
  return {
    file: placed.file,
    line: placed.lineOf(field) + below,
    message: `${message} (${placed.prompt.slug})`,
  };
}

/** Faults at each place where a pattern occurs in the text, with the line of the place. */
export function faultsAtMatches(
  placed: PlacedPrompt,
  { pattern, toMessage }: { pattern: RegExp; toMessage: (match: string) => string },
): PromptFault[] {
  const { content } = placed.prompt;
  return [...content.matchAll(pattern)].map((match) =>
    faultIn(placed, {
      field: "content",
      message: toMessage(match[0]),
      below: content.slice(0, match.index).split("\n").length - 1,
    }),
  );
}

export const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);
export const withoutQuotations = (text: string): string => text.replaceAll(/"[^"\n]*"/g, '""');
export const withoutPlaceholders = (text: string): string => text.replaceAll(/\[[^\]\n]*\]/g, "it");
