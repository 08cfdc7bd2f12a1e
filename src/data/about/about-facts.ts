import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { type Fact, factText, takenOver } from "@/domain/about-facts";
import { newId } from "@/lib/new-id";
import { guestFacts, tickedFacts } from "@/platform/about-facts";

import { supabase } from "../client/supabase";
import { unwrap } from "../client/unwrap";

async function fetchFacts(userId: string, signal?: AbortSignal): Promise<Fact[]> {
  const request = supabase
    .from("about_facts")
    .select("id, label, value, position")
    .eq("user_id", userId)
    .order("position");
  return unwrap(await (signal === undefined ? request : request.abortSignal(signal)));
}

async function insert(facts: readonly Omit<Fact, "id">[]): Promise<void> {
  const rows = facts.map(({ label, value, position }) => ({ label, value, position }));
  unwrap(await supabase.from("about_facts").insert(rows));
}

export const factQueries = {
  /** In their places. A guest's facts in this browser move to the account first. */
  list: (userId: string) =>
    queryOptions({
      queryKey: ["user", userId, "about-facts"] as const,
      queryFn: async ({ signal }): Promise<Fact[]> => {
        const facts = await fetchFacts(userId, signal);
        const moved = takenOver(guestFacts.read(), facts);
        if (moved.length > 0) await insert(moved);
        guestFacts.write([]);
        return moved.length === 0 ? facts : fetchFacts(userId, signal);
      },
    }),
};

type FactChange = { add: Omit<Fact, "id"> } | { remove: Fact };

async function changeAccount(userId: string, change: FactChange): Promise<void> {
  if ("add" in change) return insert([change.add]);
  const { id } = change.remove;
  unwrap(await supabase.from("about_facts").delete().eq("id", id).eq("user_id", userId));
}

function changeGuest(change: FactChange): void {
  const facts = guestFacts.read();
  guestFacts.write(
    "add" in change
      ? [...facts, { ...change.add, id: newId() }]
      : facts.filter(({ id }) => id !== change.remove.id),
  );
}

/** Adds or removes a fact, of an account on the server and of a guest (null) in this browser. */
export function useChangeFacts(userId: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: FactChange) => {
      if (userId === null) changeGuest(change);
      else await changeAccount(userId, change);
    },
    meta: { errorMessage: "settingNotChanged" },
    onSuccess: (_data, change) => {
      if ("remove" in change) tickedFacts.set(factText(change.remove), false);
      return userId === null ? undefined : queryClient.invalidateQueries(factQueries.list(userId));
    },
  });
}
