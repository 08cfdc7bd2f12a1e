import { PUBLIC_PREMIUM_PROMPT } from "@/config/plans";

import type { SourcePrompt } from "../../supabase/prompts/tools/prompt-source";

/** So many words in a row belong to one text alone, unless everybody may read them anyway. */
const WORDS_IN_ROW = 12;

/** The words of a text or a file; JSON's `\n` and HTML's entities are no part of a word. */
function wordsOf(text: string): string[] {
  const plain = text.replaceAll(/\\[nrt"]|&(?:#x?[\da-f]+|[a-z]+);/gi, " ").toLowerCase();
  return plain.match(/[\p{L}\d]+/gu) ?? [];
}

function rowsOf(text: string): string[] {
  const words = wordsOf(text);
  return words
    .slice(0, Math.max(0, words.length - WORDS_IN_ROW + 1))
    .map((_word, start) => words.slice(start, start + WORDS_IN_ROW).join(" "));
}

/** The premium prompts whose texts nobody may find: all but the one that the premium page shows on purpose. */
export const secretPrompts = (prompts: readonly SourcePrompt[]): SourcePrompt[] =>
  prompts.filter(({ teaser, slug }) => teaser !== null && slug !== PUBLIC_PREMIUM_PROMPT);

/** Finds wordings of these prompts that no public text of the library has too. */
export function premiumSearch(prompts: readonly SourcePrompt[]) {
  const hidden = new Set(secretPrompts(prompts));
  const publicRows = new Set(
    prompts.flatMap((prompt) =>
      rowsOf(`${prompt.title}\n${hidden.has(prompt) ? prompt.teaser : prompt.content}`),
    ),
  );
  const secrets = new Map(
    [...hidden]
      .flatMap(({ content, title }) => rowsOf(content).map((row): [string, string] => [row, title]))
      .filter(([row]) => !publicRows.has(row)),
  );
  return {
    secrets,
    /** The titles of the premium prompts of which a text holds a part. */
    foundIn: (text: string): string[] => [
      ...new Set(rowsOf(text).flatMap((row) => secrets.get(row) ?? [])),
    ],
  };
}
