import type { SupabaseClient } from "@supabase/supabase-js";

export type HistoryEntry = {
  userId: string;
  requestId: string;
  /** The request id of the version this one refines. */
  parentRequestId: string | null;
  sessionId: string;
  original: string;
  /** What was asked of that version: words, or a chip. */
  wish: string | null;
  content: string;
};

const UNIQUE_VIOLATION = "23505";

export type History = ReturnType<typeof createSupabaseHistory>;

/**
 * The enhancements of signed-in users (`public.enhancements`). For those who want none kept, the database drops what
 * is saved. Throws when the store cannot be reached.
 */
export function createSupabaseHistory(client: Pick<SupabaseClient, "from">) {
  const idOf = async (userId: string, requestId: string) => {
    const { data, error } = await client
      .from("enhancements")
      .select("id")
      .match({ user_id: userId, request_id: requestId })
      .maybeSingle<{ id: string }>();
    if (error !== null) throw new Error("enhancements could not be read", { cause: error });
    return data?.id ?? null;
  };
  return {
    async save(entry: HistoryEntry): Promise<void> {
      const { userId, requestId, parentRequestId, sessionId, original, wish, content } = entry;
      const parentId = parentRequestId === null ? null : await idOf(userId, parentRequestId);
      const { error } = await client.from("enhancements").insert({
        user_id: userId,
        request_id: requestId,
        parent_id: parentId,
        session_id: sessionId,
        original,
        wish,
        content,
      });
      // Of two runs of one request the first is kept.
      if (error !== null && error.code !== UNIQUE_VIOLATION) {
        throw new Error("enhancements could not be written", { cause: error });
      }
    },
  };
}
