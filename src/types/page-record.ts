import type { Category } from "@/config/categories";

import type { Prompt } from "./entities";

/** What a list of prompts needs of one. */
export type LinkedPrompt = { title: string; slug: string; isPremium: boolean };

/** A row of a category's page. */
export type ListedPrompt = {
  title: string;
  slug: string;
  /** What one gets, in one line. */
  gets: string;
  /** Of the whole text. */
  words: number;
};

/** How a prompt looks filled in. Written for a few prompts, by people who write the prompts. */
export type PromptExample = {
  /** By the key of the blank, in the order of the text. */
  blanks: Readonly<Record<string, { hint: string; example: string }>>;
  /** The first words of an answer to the text with these examples; null for most. */
  answer: string | null;
};

/** A prompt's page. A premium prompt's content is its teaser; likes are not known at build time. */
export type PromptRecord = {
  kind: "prompt";
  path: string;
  prompt: Prompt;
  related: readonly LinkedPrompt[];
  example: PromptExample | null;
};

/** The page that lists the prompts of a category. */
export type CategoryRecord = {
  kind: "category";
  path: string;
  category: Category;
  prompts: readonly ListedPrompt[];
};

export type PrintedSection = { prompts: readonly Prompt[]; count: number };

/** What the library shows a guest first, down to the premium prompts; likes are not known at build time. */
export type LibraryRecord = {
  kind: "library";
  path: string;
  sections: Record<"featured" | "free", PrintedSection>;
};

/** The data of a page that was made from the prompts' source. It is in the page's own HTML. */
export type PageRecord = PromptRecord | CategoryRecord | LibraryRecord;

/** A record as the document carries it: a category's prompts are in its rows, and not once more as data. */
export type PrintedRecord = PromptRecord | LibraryRecord | Omit<CategoryRecord, "prompts">;
