import { queryOptions, skipToken } from "@tanstack/react-query";

import type { Prompt } from "@/types/entities";

import { supabase } from "../client/supabase";
import { readAll } from "../client/unwrap";

async function fetchSavedIds(userId: string, signal: AbortSignal): Promise<string[]> {
  const rows = await readAll(() =>
    supabase
      .from("saved_prompts")
      .select("prompt_id")
      .eq("user_id", userId)
      .order("prompt_id")
      .abortSignal(signal),
  );
  return rows.map((row) => row.prompt_id);
}

/**
 * Each column by name: for `prompts(*)` the embedded backend also asks the view for columns of the table
 * behind it, which has the same name and columns that the view does not have.
 */
const WITH_PROMPT =
  "prompt_id, prompts(id, title, content, gets, category, is_premium, is_featured, like_count, dislike_count, created_at)";

async function fetchSavedPrompts(userId: string, signal: AbortSignal): Promise<Prompt[]> {
  const rows = await readAll(() =>
    supabase
      .from("saved_prompts")
      .select(WITH_PROMPT)
      .eq("user_id", userId)
      .order("id")
      .abortSignal(signal),
  );
  return rows.flatMap(({ prompts }) => prompts ?? []);
}

/** Null is a guest, who has saved nothing. */
export const savedQueries = {
  all: (userId: string | null) => ["user", userId, "saved"] as const,
  /** The ids of all prompts that this user saved: one request for the page, never one per card. */
  ids: (userId: string | null) =>
    queryOptions({
      queryKey: [...savedQueries.all(userId), "ids"] as const,
      queryFn: userId === null ? skipToken : ({ signal }) => fetchSavedIds(userId, signal),
      // Another tab may have changed them a moment ago.
      refetchOnWindowFocus: "always",
    }),
  /** The saved prompts themselves, for the Saved view. */
  prompts: (userId: string) =>
    queryOptions({
      queryKey: [...savedQueries.all(userId), "prompts"] as const,
      queryFn: ({ signal }) => fetchSavedPrompts(userId, signal),
    }),
};
