import type { Category } from "@/config/categories";

import type { Prompt } from "./entities";

/** What a list of prompts needs of one. */
export type LinkedPrompt = { title: string; slug: string; isPremium: boolean };

/** A row of a category's page. */
export type ListedPrompt = {
  title: string;
  slug: string;
  /** What it says first: the teaser of a premium prompt, the beginning of a free one. */
  line: string;
  /** Of the whole text. */
  words: number;
};

/** A prompt's page. A premium prompt's content is its teaser; likes are not known at build time. */
export type PromptRecord = {
  kind: "prompt";
  path: string;
  prompt: Prompt;
  related: readonly LinkedPrompt[];
};

/** The page that lists the prompts of a category. */
export type CategoryRecord = {
  kind: "category";
  path: string;
  category: Category;
  prompts: readonly ListedPrompt[];
};

/** The data of a page that was made from the prompts' source. It is in the page's own HTML. */
export type PageRecord = PromptRecord | CategoryRecord;

/** A record as the document carries it: a category's prompts stand in its rows, and not once more as data. */
export type PrintedRecord = PromptRecord | Omit<CategoryRecord, "prompts">;

/** What the library shows first of two of its sections. */
export type FirstPrompts = Record<"featured" | "free", readonly LinkedPrompt[]>;
