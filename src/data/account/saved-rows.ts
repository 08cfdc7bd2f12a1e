import type { SavedRow } from "@/domain/saved-export";

import { database } from "../client/database";
import { readAll } from "../client/read-all";
import { unwrap } from "../client/unwrap";

/** All that this user has saved, each prompt as far as the user may read it. Throws `AppError`. */
export async function fetchSavedRows(userId: string): Promise<SavedRow[]> {
  const rows = await readAll(async (from, to) =>
    unwrap(
      await database
        .from("saved_prompts")
        .select("created_at, prompts(title, category, content, is_premium)")
        .eq("user_id", userId)
        .order("id")
        .range(from, to),
    ),
  );
  return rows.flatMap(({ created_at: savedAt, prompts: prompt }) =>
    prompt === null ? [] : [{ savedAt, prompt }],
  );
}
