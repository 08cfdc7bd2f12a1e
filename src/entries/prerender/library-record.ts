import { FEATURED_PAGE_SIZE, PROMPT_PAGE_SIZE } from "@/config/limits";
import { ROUTES } from "@/config/routes";
import { orderPrompts } from "@/domain/prompt-list";
import type { Prompt } from "@/types/entities";
import type { LibraryRecord, PageRecord, PrintedSection } from "@/types/page-record";

/** What a guest sees first, in the order of `data/prompts/list-page`. */
export function libraryRecord(records: readonly PageRecord[]): LibraryRecord {
  const prompts = orderPrompts(
    records.filter((record) => record.kind === "prompt").map(({ prompt }) => prompt),
  );
  const firstOf = (all: readonly Prompt[], size: number): PrintedSection => ({
    prompts: all.slice(0, size),
    count: all.length,
  });
  const featured = prompts.filter((prompt) => prompt.is_featured);
  const free = prompts.filter((prompt) => !prompt.is_featured && !prompt.is_premium);
  return {
    kind: "library",
    path: ROUTES.library,
    sections: {
      featured: firstOf(featured, FEATURED_PAGE_SIZE),
      free: firstOf(free, PROMPT_PAGE_SIZE),
    },
  };
}
