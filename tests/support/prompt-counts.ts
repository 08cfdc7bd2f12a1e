import { readPromptSources, type SourcePrompt } from "../../supabase/prompts/tools/prompt-source";

const SOURCES = readPromptSources();

/** How many prompts the sources hold, as the library writes the number: "1,078". */
export const countOf = (isCounted: (prompt: SourcePrompt) => boolean = () => true): string =>
  SOURCES.filter(isCounted).length.toLocaleString("en-US");

export const countIn = (view: string): string => countOf(({ category }) => category === view);

/** Those under "Free Prompts" or "Premium Prompts"; featured ones stand apart. */
export const countListed = (kind: "free" | "premium", view?: string): string =>
  countOf(
    ({ category, isFeatured, teaser }) =>
      !isFeatured &&
      (teaser === null) === (kind === "free") &&
      (view === undefined || category === view),
  );
