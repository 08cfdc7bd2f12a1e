import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";

import { PROFILE_STALE_MS } from "@/config/limits";
import { isAppError } from "@/lib/app-error";
import type { Profile } from "@/types/entities";

import type { User } from "../client/auth";
import { database } from "../client/database";
import { unwrap } from "../client/unwrap";

type ProfileOwner = Pick<User, "id" | "email">;

async function fetchProfile(userId: string): Promise<Profile> {
  return unwrap(await database.from("users").select("*").eq("id", userId).single());
}

async function insertProfile({ id, email }: ProfileOwner): Promise<Profile> {
  const profile = {
    id,
    email: email ?? null,
    prompt_usage_count: 0,
    is_subscribed: false,
    is_premium: false,
  };
  return unwrap(await database.from("users").insert(profile).select("*").single());
}

/**
 * A missing profile is made (specification, section 4). Two tabs may try: the loser reads again. A change
 * of page does not cancel it, or the next page would begin anew beside an insert under way.
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
  key: (userId: string) => ["user", userId, PROFILE] as const,
  isOne: (queryKey: readonly unknown[]) => queryKey[0] === "user" && queryKey.at(-1) === PROFILE,
  own: (owner: ProfileOwner) =>
    queryOptions({
      queryKey: profileQueries.key(owner.id),
      queryFn: () => fetchOrCreateProfile(owner),
      staleTime: PROFILE_STALE_MS,
    }),
  /** Reads again whichever profile is on screen. */
  recheck: (queryClient: QueryClient) =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => profileQueries.isOne(queryKey),
    }),
};

export function useRecheckProfile(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => profileQueries.recheck(queryClient);
}
