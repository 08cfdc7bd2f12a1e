import type { LibraryView } from "@/config/categories";
import { FEATURED_PAGE_SIZE, PROMPT_PAGE_SIZE } from "@/config/limits";
import type { PromptTotal } from "@/domain/prompt-list";
import type { Prompt } from "@/types/entities";

export type PromptGroup = "featured" | "free" | "premium";
export type PromptListFilter = { view: LibraryView; search: string };

/** Where a page ended; the next one starts after this row. */
export type PageCursor = {
  createdAt: string;
  id: string;
  /** The featured prompts are of both kinds, free ones first. */
  isPremium: boolean;
  /** Null without a search. */
  rank: number | null;
};

export type PromptPage = {
  /** What this is the answer to; "" is the list. */
  search: string;
  prompts: Prompt[];
  /** Null where it was not asked for: only the first page is counted. */
  total: PromptTotal | null;
  next: PageCursor | null;
};

export type PageRequest = {
  group: PromptGroup;
  filter: PromptListFilter;
  after: PageCursor | null;
  signal: AbortSignal;
};

/** One more row than this is read, to know whether there is a next page. */
export function pageSizeOf(group: PromptGroup): number {
  return group === "featured" ? FEATURED_PAGE_SIZE : PROMPT_PAGE_SIZE;
}
