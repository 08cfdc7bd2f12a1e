/** The database's own limits. */
const MAX_TAGS = 10;
const MAX_TAG_CHARACTERS = 30;

/** What somebody typed between commas: each tag once, in lower case. */
export function tagsOf(text: string): string[] {
  const tags = text
    .split(/[,;\n]/)
    .map((tag) => tag.trim().replace(/^#/, "").toLowerCase().slice(0, MAX_TAG_CHARACTERS).trim());
  return [...new Set(tags)].filter((tag) => tag !== "").slice(0, MAX_TAGS);
}
