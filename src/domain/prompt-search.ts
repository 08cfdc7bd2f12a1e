import type { Prompt } from "@/types/entities";

/** The text that a search is for, without surrounding white space. */
export function searchTextOf(input: string): string {
  // PostgreSQL text cannot hold U+0000.
  return input.replaceAll("\0", "").trim();
}

/** Case-insensitive substring of title or content: specification, section 5. */
export function matchesSearch(prompt: Pick<Prompt, "title" | "content">, input: string): boolean {
  const wanted = searchTextOf(input).toLowerCase();
  return [prompt.title, prompt.content].some((text) => text.toLowerCase().includes(wanted));
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

const WORD_CHARACTER = String.raw`[\p{L}\p{N}_]`;

/** Matches the text where no word character continues it on either side. */
function wordPattern(text: string): RegExp {
  const start = new RegExp(`^${WORD_CHARACTER}`, "u").test(text) ? `(?<!${WORD_CHARACTER})` : "";
  const end = new RegExp(`${WORD_CHARACTER}$`, "u").test(text) ? `(?!${WORD_CHARACTER})` : "";
  return new RegExp(start + literal(text) + end, "u");
}

/**
 * How good a match is, 1 being the best: a whole word of the title (1), another part of it (2), a whole word of the
 * content (3), another part of it (4). The same as `private.find_prompts` in the database.
 */
export function searchRank({ title, content }: Pick<Prompt, "title" | "content">, input: string) {
  const wanted = searchTextOf(input).toLowerCase();
  const word = wordPattern(wanted);
  const lowerTitle = title.toLowerCase();
  if (lowerTitle.includes(wanted)) return word.test(lowerTitle) ? 1 : 2;
  return word.test(content.toLowerCase()) ? 3 : 4;
}

export type MatchPart = { text: string; isMatch: boolean };

/** The text in parts, with matches of the search marked. Joined, they are the text again. */
export function markMatches(text: string, input: string): MatchPart[] {
  const wanted = searchTextOf(input);
  if (wanted === "") return [{ text, isMatch: false }];
  return text
    .split(new RegExp(`(${literal(wanted)})`, "giu"))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
