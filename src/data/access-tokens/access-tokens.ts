import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { AppError, isAppError } from "@/lib/app-error";
import type { AccessToken } from "@/types/entities";

import { supabase } from "../client/supabase";
import { unwrap } from "../client/unwrap";

export const accessTokenQueries = {
  /** Newest first. */
  list: (userId: string) =>
    queryOptions({
      queryKey: ["user", userId, "access-tokens"] as const,
      queryFn: async ({ signal }): Promise<AccessToken[]> =>
        unwrap(
          await supabase
            .from("access_tokens")
            .select("id, name, created_at, last_used_on")
            .eq("user_id", userId)
            .order("created_at", { ascending: false })
            .order("id", { ascending: false })
            .abortSignal(signal),
        ),
    }),
};

/** Resolves to the token, which nobody can read again. */
async function createToken(name: string): Promise<string> {
  const [made] = unwrap(await supabase.rpc("create_access_token", { p_name: name }));
  if (made?.status === "created") return made.token;
  throw new AppError(made?.status === "too_many" ? "too-much" : "server", {
    message: `No token was made: ${made?.status}`,
  });
}

export function useCreateAccessToken(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: createToken,
    // What is kept of a mutation would keep the token.
    gcTime: 0,
    meta: {
      errorMessage: (error) => (isAppError(error, "too-much") ? "tokensFull" : "tokenNotMade"),
    },
    onSettled: () => queryClient.invalidateQueries(accessTokenQueries.list(userId)),
  });
}

export function useRevokeAccessToken(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      unwrap(await supabase.from("access_tokens").delete().eq("id", id).eq("user_id", userId));
    },
    meta: { errorMessage: "tokenNotRevoked", successMessage: "tokenRevoked" },
    onSettled: () => queryClient.invalidateQueries(accessTokenQueries.list(userId)),
  });
}
