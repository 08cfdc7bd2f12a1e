import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { SHARE_DAYS } from "@/config/limits";
import { type SharedContent, sharedContentOf } from "@/domain/shared-content";
import { AppError } from "@/lib/app-error";
import { UUID } from "@/lib/uuid";

import { supabase } from "../client/supabase";
import { unwrap } from "../client/unwrap";
import { collectionQueries } from "../collections/queries";
import { ownPromptQueries } from "../own-prompts/own-prompts";

export const sharedQueries = {
  /** What a link shows to this reader. Throws "not-found" when it is off, has expired or never was. */
  one: (readerId: string | null, id: string) =>
    queryOptions({
      queryKey: ["user", readerId, "shared", id] as const,
      queryFn: async ({ signal }): Promise<SharedContent> => {
        if (!UUID.test(id)) throw new AppError("not-found");
        const request = supabase.rpc("read_shared", { p_id: id });
        return sharedContentOf(unwrap(await request.abortSignal(signal)));
      },
    }),
};

type ShareTarget = { kind: "own_prompts" | "collections"; id: string };

/** Switches a link on for the default number of days, or off. */
export function useSwitchShare(userId: string, { kind, id }: ShareTarget) {
  const queryClient = useQueryClient();
  const changed = kind === "collections" ? collectionQueries : ownPromptQueries;
  return useMutation({
    mutationFn: async (isOn: boolean) => {
      const until = new Date();
      until.setDate(until.getDate() + SHARE_DAYS);
      const change = { shared_until: isOn ? until.toISOString() : null };
      const rows = unwrap(await supabase.from(kind).update(change).eq("id", id).select("id"));
      if (rows.length === 0) throw new AppError("not-found");
    },
    meta: {
      errorMessage: "shareNotChanged",
      successMessage: (_data, isOn: boolean) => (isOn ? null : "shareEnded"),
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: changed.list(userId).queryKey }),
  });
}
