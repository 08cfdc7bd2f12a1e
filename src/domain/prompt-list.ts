import { ALL_VIEW, type LibraryView, SAVED_VIEW } from "@/config/categories";
import type { Prompt } from "@/types/entities";

import type { Entitlement } from "./entitlement";
import { matchesSearch } from "./prompt-search";

export type PromptFilter = { view: LibraryView; search: string };

/** The library's sections; a prompt stands in exactly one of them. */
export type PromptSections = {
  featured: readonly Prompt[];
  free: readonly Prompt[];
  premium: readonly Prompt[];
};

/** Where a page of prompts ended; the next one starts after it, newest first. */
export type PromptCursor = { createdAt: string; id: string };

/**
 * Search within the chosen view: specification, section 5. All and Saved are no categories, so they
 * restrict nothing; for Saved the caller passes the saved prompts only.
 */
export function filterPrompts(
  prompts: readonly Prompt[],
  { view, search }: PromptFilter,
): Prompt[] {
  const isCategory = view !== ALL_VIEW && view !== SAVED_VIEW;
  return prompts.filter(
    (prompt) => (!isCategory || prompt.category === view) && matchesSearch(prompt, search),
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Milliseconds first, because time zones may differ; then the text, which holds the microseconds. */
function compareTime(a: string, b: string): number {
  return (Date.parse(a) || 0) - (Date.parse(b) || 0) || compareText(a, b);
}

function compareListed(a: Prompt, b: Prompt): number {
  return (
    Number(a.is_premium) - Number(b.is_premium) ||
    compareTime(b.created_at, a.created_at) ||
    compareText(b.id, a.id)
  );
}

/** Free before premium, then newest first (specification, section 5), then by id, descending. */
export function orderPrompts(prompts: readonly Prompt[]): Prompt[] {
  return prompts.toSorted(compareListed);
}

/** Splits a list into the library's sections and keeps its order: specification, section 2. */
export function splitPrompts(prompts: readonly Prompt[]): PromptSections {
  return {
    featured: prompts.filter((prompt) => prompt.is_featured),
    free: prompts.filter((prompt) => !prompt.is_featured && !prompt.is_premium),
    premium: prompts.filter((prompt) => !prompt.is_featured && prompt.is_premium),
  };
}

/** 'Premium Content Below': both kinds exist and the viewer is not premium (section 2). */
export function shouldShowPremiumDivider(
  { free, premium }: Pick<PromptSections, "free" | "premium">,
  { tier }: Pick<Entitlement, "tier">,
): boolean {
  return tier !== "premium" && free.length > 0 && premium.length > 0;
}

export function cursorOf(prompt: Pick<Prompt, "created_at" | "id">): PromptCursor {
  return { createdAt: prompt.created_at, id: prompt.id };
}
