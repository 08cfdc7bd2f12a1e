import { type QueryClient, queryOptions, skipToken, useQueryClient } from "@tanstack/react-query";

import { PROFILE_STALE_MS } from "@/config/limits";
import { isAppError } from "@/lib/app-error";
import type { Profile } from "@/types/entities";

import { supabase, type User } from "../client/supabase";
import { unwrap } from "../client/unwrap";

type ProfileOwner = Pick<User, "id" | "email">;

async function fetchProfile(userId: string): Promise<Profile> {
  return unwrap(await supabase.from("users").select("*").eq("id", userId).single());
}

async function insertProfile({ id, email }: ProfileOwner): Promise<Profile> {
  const profile = {
    id,
    email: email ?? null,
    prompt_usage_count: 0,
    is_subscribed: false,
    is_premium: false,
  };
  return unwrap(await supabase.from("users").insert(profile).select("*").single());
}

/**
 * Creates a missing profile (specification, section 4). Two tabs may try: the one that loses reads again. Leaving
 * the page does not cancel it, or the next page would start over while an insert is under way.
 */
async function fetchOrCreateProfile(owner: ProfileOwner): Promise<Profile> {
  try {
    return await fetchProfile(owner.id);
  } catch (error) {
    if (!isAppError(error, "not-found")) throw error;
  }
  try {
    return await insertProfile(owner);
  } catch {
    return fetchProfile(owner.id);
  }
}

const PROFILE = "profile";

export const profileQueries = {
  key: (userId: string | null) => ["user", userId, PROFILE] as const,
  isOne: (queryKey: readonly unknown[]) => queryKey[0] === "user" && queryKey.at(-1) === PROFILE,
  /** Null is a guest, who has no profile. */
  own: (owner: ProfileOwner | null) =>
    queryOptions({
      queryKey: profileQueries.key(owner?.id ?? null),
      queryFn: owner === null ? skipToken : () => fetchOrCreateProfile(owner),
      staleTime: PROFILE_STALE_MS,
    }),
  /** Reads the profile that is on screen again. */
  recheck: (queryClient: QueryClient) =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => profileQueries.isOne(queryKey),
    }),
};

export function useRecheckProfile(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => profileQueries.recheck(queryClient);
}
