import { FEATURED_PAGE_SIZE, PROMPT_PAGE_SIZE } from "@/config/limits";
import { slugOfPath } from "@/domain/prompt-address";
import type { FirstPrompts, PageRecord, PromptRecord } from "@/types/page-record";

/** Free before premium, newest first, then by id, as `data/prompts/list-page` asks the database. */
function byPlace({ prompt: one }: PromptRecord, { prompt: other }: PromptRecord): number {
  return (
    Number(one.is_premium) - Number(other.is_premium) ||
    other.created_at.localeCompare(one.created_at, "en") ||
    other.id.localeCompare(one.id, "en")
  );
}

/** What a reader of the library sees first. */
export function firstPrompts(records: readonly PageRecord[]): FirstPrompts {
  const inOrder = records
    .filter((record) => record.kind === "prompt")
    .toSorted(byPlace)
    .map(({ path, prompt: { title, is_premium: isPremium, is_featured: isFeatured } }) => ({
      linked: { title, slug: slugOfPath(path), isPremium },
      isFeatured,
    }));
  const first = (isFeatured: boolean, count: number) =>
    inOrder
      .filter((one) => one.isFeatured === isFeatured)
      .slice(0, count)
      .map(({ linked }) => linked);
  return { featured: first(true, FEATURED_PAGE_SIZE), free: first(false, PROMPT_PAGE_SIZE) };
}
