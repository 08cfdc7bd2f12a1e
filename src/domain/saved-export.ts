import type { Prompt } from "@/types/entities";

import { type Entitlement, hasWholeText } from "./entitlement";

export type SavedRow = {
  /** ISO timestamp. */
  savedAt: string;
  prompt: Pick<Prompt, "title" | "category" | "content" | "is_premium">;
};

type ExportedPrompt = {
  title: string;
  category: string;
  content: string;
  /** True where the content is the teaser of a premium prompt that the user may not open. */
  is_teaser: boolean;
  saved_at: string;
};

type ExportRequest = {
  rows: readonly SavedRow[];
  entitlement: Pick<Entitlement, "tier" | "isConfirmed">;
  now: Date;
};

function exportedPrompt(
  { savedAt, prompt }: SavedRow,
  entitlement: ExportRequest["entitlement"],
): ExportedPrompt {
  return {
    title: prompt.title,
    category: prompt.category,
    content: prompt.content,
    is_teaser: !hasWholeText(entitlement, prompt),
    saved_at: savedAt,
  };
}

/** A user's saved prompts as a JSON file, newest first; its name has the date. */
export function savedPromptsFile({ rows, entitlement, now }: ExportRequest) {
  const exportedAt = now.toISOString();
  const prompts = rows
    .toSorted((a, b) => Date.parse(b.savedAt) - Date.parse(a.savedAt))
    .map((row) => exportedPrompt(row, entitlement));
  return {
    name: `saved-prompts-${exportedAt.slice(0, 10)}.json`,
    text: `${JSON.stringify({ exported_at: exportedAt, prompts }, null, 2)}\n`,
  };
}
