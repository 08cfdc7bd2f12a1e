import { queryOptions, useQuery } from "@tanstack/react-query";

import { type Collection, itemsOf } from "@/domain/collections";
import { isAppError } from "@/lib/app-error";
import { guestCollections, useGuestCollections } from "@/platform/guest-collections";
import type { Prompt } from "@/types/entities";

import { supabase } from "../client/supabase";
import { readAll, unwrap } from "../client/unwrap";

/** The address of a request holds so many ids. */
const IDS_PER_REQUEST = 50;

async function fetchCollections(userId: string): Promise<Collection[]> {
  const rows = await readAll(() =>
    supabase
      .from("collections")
      .select("id, name, items, share_id, shared_until")
      .eq("user_id", userId)
      .order("created_at")
      .order("id"),
  );
  return rows.map(({ items, ...row }) => ({ ...row, items: itemsOf(items) }));
}

/** Of a guest's collections, those that the account has no room for stay in the browser. */
async function takeOver(collections: readonly Collection[]): Promise<void> {
  for (const [place, collection] of collections.entries()) {
    // With its id: after a lost connection it is not moved twice.
    const insertion = { onConflict: "id", ignoreDuplicates: true };
    try {
      // One after another, or one too many would keep all of them out.
      // oxlint-disable-next-line no-await-in-loop
      unwrap(await supabase.from("collections").upsert(collection, insertion));
    } catch (error) {
      if (isAppError(error, "payment-required")) return;
      throw error;
    }
    guestCollections.write(collections.slice(place + 1));
  }
}

async function fetchPrompts(ids: readonly string[], signal: AbortSignal): Promise<Prompt[]> {
  const starts = Array.from(
    { length: Math.ceil(ids.length / IDS_PER_REQUEST) },
    (_, index) => index,
  );
  const pages = await Promise.all(
    starts.map(async (start) => {
      const part = ids.slice(start * IDS_PER_REQUEST, (start + 1) * IDS_PER_REQUEST);
      return unwrap(await supabase.from("prompts").select("*").in("id", part).abortSignal(signal));
    }),
  );
  return pages.flat();
}

export const collectionQueries = {
  all: (userId: string) => ["user", userId, "collections"] as const,
  /** Oldest first. A guest's in this browser move to the account first. */
  list: (userId: string) =>
    queryOptions({
      queryKey: [...collectionQueries.all(userId), "list"] as const,
      queryFn: async (): Promise<Collection[]> => {
        await takeOver(guestCollections.read());
        return fetchCollections(userId);
      },
    }),
  /** The library's prompts among the items, as this reader may read them. */
  prompts: (userId: string | null, ids: readonly string[]) =>
    queryOptions({
      queryKey: ["user", userId, "collections", "prompts", ids.toSorted()] as const,
      queryFn: ({ signal }) => fetchPrompts(ids, signal),
    }),
};

/** The collections of an account, or of a guest (null) in this browser. `data` is undefined until they are known. */
export function useCollections(userId: string | null) {
  const ofGuest = useGuestCollections();
  const query = useQuery({ ...collectionQueries.list(userId ?? ""), enabled: userId !== null });
  return {
    data: userId === null ? ofGuest : query.data,
    isError: userId !== null && query.isError,
    retry: () => void query.refetch(),
  };
}
