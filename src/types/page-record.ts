import type { Prompt } from "./entities";

/** What a list of prompts needs of one. */
export type LinkedPrompt = { title: string; slug: string; isPremium: boolean };

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
  category: string;
  prompts: readonly LinkedPrompt[];
};

/** The data of a page that was made from the prompts' source. It is in the page's own HTML. */
export type PageRecord = PromptRecord | CategoryRecord;
