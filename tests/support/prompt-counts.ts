import { readPromptSources, type SourcePrompt } from "../../supabase/prompts/tools/prompt-source";

const SOURCES = readPromptSources();

/** How many prompts the sources hold, as the library writes the number: "1,078". */
export const countOf = (isCounted: (prompt: SourcePrompt) => boolean = () => true): string =>
  SOURCES.filter(isCounted).length.toLocaleString("en-US");

export const countIn = (view: string): string => countOf(({ category }) => category === view);

/** Those under "Free Prompts" or "Premium Prompts"; featured ones are counted apart. */
export const countListed = (kind: "free" | "premium", view?: string): string =>
  countOf(
    ({ category, isFeatured, teaser }) =>
      !isFeatured &&
      (teaser === null) === (kind === "free") &&
      (view === undefined || category === view),
  );

/** The first one that the library lists under "Free Prompts" of a category: the newest, then by id. */
export function firstFreeIn(category: string): SourcePrompt {
  const place = ({ createdAt, id }: SourcePrompt): string => `${createdAt} ${id}`;
  const found = SOURCES.filter((prompt) => prompt.category === category)
    .filter(({ teaser, isFeatured }) => teaser === null && !isFeatured)
    .toSorted((one, other) => (place(one) < place(other) ? 1 : -1))
    .at(0);
  if (found === undefined) throw new Error(`${category} has no free prompt.`);
  return found;
}
