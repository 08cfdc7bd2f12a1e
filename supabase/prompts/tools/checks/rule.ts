import type { PromptField, SourcePrompt } from "../prompt-entry.ts";
import type { PlacedPrompt, PromptFault } from "../prompt-source.ts";

/** Looks at one prompt. Returns what is wrong with it, nothing if all is well. */
export type PromptRule = (placed: PlacedPrompt) => PromptFault[];

type Fault = {
  field: PromptField;
  message: string;
  /** Lines below the field's first one. */
  below?: number;
};

/** A fault of one prompt, at the line of the field that has it. */
export function faultIn(placed: PlacedPrompt, { field, message, below = 0 }: Fault): PromptFault {
  return {
    file: placed.file,
    line: placed.lineOf(field) + below,
    message: `${message} (${placed.prompt.slug})`,
  };
}

/** A rule about one field: the check returns a message for each thing that is wrong, and false for what is not. */
export const fieldRule =
  (field: PromptField, check: (prompt: SourcePrompt) => (string | false)[]): PromptRule =>
  (placed) =>
    check(placed.prompt)
      .filter((message) => message !== false)
      .map((message) => faultIn(placed, { field, message }));

type Matches = {
  field: PromptField;
  text: string;
  pattern: RegExp;
  /** Null for a match that is fine. */
  toMessage: (match: string) => string | null;
};

/** Faults at the places where a pattern occurs in a text, with the line of each place. */
export function faultsAtMatches(
  placed: PlacedPrompt,
  { field, text, pattern, toMessage }: Matches,
): PromptFault[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const message = toMessage(match[0]);
    const below = text.slice(0, match.index).split("\n").length - 1;
    return message === null ? [] : [faultIn(placed, { field, message, below })];
  });
}

/** The prompts that have each key, in order. */
export function holdersOf(
  placed: PlacedPrompt[],
  keysOf: (prompt: SourcePrompt) => Iterable<string>,
): Map<string, PlacedPrompt[]> {
  const holders = new Map<string, PlacedPrompt[]>();
  for (const one of placed) {
    for (const key of keysOf(one.prompt)) holders.set(key, [...(holders.get(key) ?? []), one]);
  }
  return holders;
}

export const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);
export const withoutQuotations = (text: string): string => text.replaceAll(/"[^"\n]*"/g, '""');
export const withoutPlaceholders = (text: string): string => text.replaceAll(/\[[^\]\n]*\]/g, "it");
