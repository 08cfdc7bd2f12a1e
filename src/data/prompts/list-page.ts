import { FEATURED_PAGE_SIZE, PROMPT_PAGE_SIZE } from "@/config/limits";
import type { PromptFilter, PromptGroup, PromptTotal } from "@/domain/prompt-list";
import type { Prompt } from "@/types/entities";

/** Where a page ended; the next one starts after this row. */
export type PageCursor = {
  createdAt: string;
  id: string;
  /** Featured prompts are of both kinds, free ones first. */
  isPremium: boolean;
  /** Null without a search. */
  rank: number | null;
};

export type PromptListPage = {
  /** The search that this page answers; "" is the list. */
  search: string;
  prompts: Prompt[];
  /** Null on later pages: only the first one is counted. */
  total: PromptTotal | null;
  next: PageCursor | null;
};

export type PageRequest = {
  group: PromptGroup;
  filter: PromptFilter;
  after: PageCursor | null;
  signal: AbortSignal;
};

/** One more row than this is read, which tells whether there is a next page. */
export function pageSizeOf(group: PromptGroup): number {
  return group === "featured" ? FEATURED_PAGE_SIZE : PROMPT_PAGE_SIZE;
}
