import type { Prompt } from "@/types/entities";

/** What a search box means: white space around the text is not part of it. */
function searchTextOf(input: string): string {
  // PostgreSQL text cannot hold U+0000.
  return input.replaceAll("\0", "").trim();
}

/** Case-insensitive substring of title or content: specification, section 5. */
export function matchesSearch(prompt: Pick<Prompt, "title" | "content">, input: string): boolean {
  const wanted = searchTextOf(input).toLowerCase();
  return [prompt.title, prompt.content].some((text) => text.toLowerCase().includes(wanted));
}

/** Characters that cannot stand for themselves in brackets, by their POSIX names. */
const COLLATING_NAMES: Readonly<Record<string, string>> = {
  "^": "circumflex",
  "\\": "backslash",
  '"': "quotation-mark",
};

/**
 * A PostgreSQL regular expression that matches exactly this text. It holds no backslash and no
 * quotation mark, so it needs no escapes when a filter quotes it:
 * https://www.postgresql.org/docs/current/functions-matching.html#POSIX-BRACKET-EXPRESSIONS
 */
function literalPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\"]/g, (character) => {
    const name = COLLATING_NAMES[character];
    return name === undefined ? `[${character}]` : `[[.${name}.]]`;
  });
}

/**
 * The same search for the server: the value of PostgREST's `or`, as supabase-js's `.or()` takes it,
 * or null when there is nothing to search for. The quotes keep commas, dots and parentheses inside:
 * https://docs.postgrest.org/en/v14/references/api/url_grammar.html
 *
 * Why not `ilike`: PostgREST turns every `*` of its pattern into `%`, even a quoted one, and has no
 * escape for it; and the embedded backend leaves the quotes on the pattern, so nothing matches.
 */
export function searchFilter(input: string): string | null {
  const text = searchTextOf(input);
  if (text === "") return null;
  const condition = `imatch."${literalPattern(text)}"`;
  return `title.${condition},content.${condition}`;
}
