// Addresses of single prompts and of category lists, shared by the prompts' source, the prerenderer and the
// application.

const PROMPT_PREFIX = "/prompts/p/";
const CATEGORY_PREFIX = "/prompts/c/";

/** "What's new in C++?" becomes "whats-new-in-c". A prompt's slug, unless its source names another one. */
export function slugify(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/['’\p{M}]/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

export const promptPath = (slug: string): string => PROMPT_PREFIX + slug;
export const slugOfPath = (path: string): string => path.slice(PROMPT_PREFIX.length);
export const categoryPath = (category: string): string => CATEGORY_PREFIX + slugify(category);
export const isPromptPath = (path: string): boolean => path.startsWith(PROMPT_PREFIX);
