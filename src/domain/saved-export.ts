import type { Prompt } from "@/types/entities";

import { hasWholeText, type Standing } from "./entitlement";

export type SavedRow = {
  /** ISO timestamp. */
  savedAt: string;
  prompt: Pick<Prompt, "title" | "category" | "content" | "is_premium">;
};

type ExportRequest = { rows: readonly SavedRow[]; entitlement: Standing; now: Date };

/** A user's saved prompts as a JSON file, newest first; its name has the date. */
export function savedPromptsFile({ rows, entitlement, now }: ExportRequest) {
  const exportedAt = now.toISOString();
  const prompts = rows
    .toSorted((a, b) => Date.parse(b.savedAt) - Date.parse(a.savedAt))
    .map(({ savedAt, prompt }) => ({
      title: prompt.title,
      category: prompt.category,
      content: prompt.content,
      // True where the content is the teaser of a premium prompt that the user may not open.
      is_teaser: !hasWholeText(entitlement, prompt),
      saved_at: savedAt,
    }));
  return {
    name: `saved-prompts-${exportedAt.slice(0, 10)}.json`,
    text: `${JSON.stringify({ exported_at: exportedAt, prompts }, null, 2)}\n`,
  };
}
