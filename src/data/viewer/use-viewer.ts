import { useQuery } from "@tanstack/react-query";

import { type Entitlement, entitlementOf } from "@/domain/entitlement";
import { useGuestUsage } from "@/platform/guest-usage";
import { usePremiumFlag } from "@/platform/premium-flag";

import type { User } from "../client/supabase";
import { profileQueries } from "../profile/queries";
import { sessionQueries } from "../session/queries";

export type ViewerState = {
  /** `loading` until the session is known, and for a user until the profile is. */
  status: "loading" | "ready" | "error";
  user: Pick<User, "id" | "email" | "app_metadata"> | null;
  entitlement: Entitlement;
  retry: () => void;
};

/** The viewer and their rights: session, profile, local flag and guest count in one answer. */
export function useViewer(): ViewerState {
  const session = useQuery(sessionQueries.current());
  const user = session.data?.user ?? null;
  const profile = useQuery(profileQueries.own(user));
  const hasLocalFlag = usePremiumFlag();
  const guestUsed = useGuestUsage();

  const needed = user === null ? [session] : [session, profile];
  const failed = needed.find((query) => query.isError && query.data === undefined);
  const isLoading = needed.some((query) => query.isPending);
  return {
    status: failed ? "error" : isLoading ? "loading" : "ready",
    user,
    entitlement: entitlementOf({
      isSignedIn: user !== null,
      used: user === null ? guestUsed : (profile.data?.prompt_usage_count ?? 0),
      profile: profile.data,
      hasLocalFlag,
    }),
    retry: () => void (failed?.refetch() ?? Promise.resolve()),
  };
}
