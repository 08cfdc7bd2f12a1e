import type { SupabaseClient } from "@supabase/supabase-js";

export type HistoryEntry = {
  userId: string;
  requestId: string;
  /** The request id of the version this one refines. */
  parentRequestId: string | null;
  original: string;
  content: string;
};

/** The enhancements of signed-in users (`public.enhancements`). Both throw when the store cannot be reached. */
export type History = {
  save: (entry: HistoryEntry) => Promise<void>;
  /** The text an earlier call with this id was answered with. */
  contentOf: (call: { userId: string; requestId: string }) => Promise<string | null>;
};

export function createSupabaseHistory(client: Pick<SupabaseClient, "from">): History {
  const find = async (userId: string, requestId: string) => {
    const { data, error } = await client
      .from("enhancements")
      .select("id, content")
      .match({ user_id: userId, request_id: requestId })
      .maybeSingle<{ id: string; content: string }>();
    if (error !== null) throw new Error("enhancements could not be read", { cause: error });
    return data;
  };
  return {
    async save({ userId, requestId, parentRequestId, original, content }) {
      const parent = parentRequestId === null ? null : await find(userId, parentRequestId);
      const { error } = await client.from("enhancements").insert({
        user_id: userId,
        request_id: requestId,
        parent_id: parent?.id ?? null,
        original,
        content,
      });
      // Of two runs of one request the first is kept.
      if (error !== null && error.code !== UNIQUE_VIOLATION) {
        throw new Error("enhancements could not be written", { cause: error });
      }
    },
    contentOf: async ({ userId, requestId }) => (await find(userId, requestId))?.content ?? null,
  };
}

const UNIQUE_VIOLATION = "23505";
