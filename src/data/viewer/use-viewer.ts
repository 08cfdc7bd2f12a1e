import { useQuery } from "@tanstack/react-query";

import {
  entitlementOf,
  type Entitlement,
  premiumSourcesOf,
  type Viewer,
} from "@/domain/entitlement";
import { useGuestUsage } from "@/platform/guest-usage";
import { usePremiumFlag } from "@/platform/premium-flag";
import type { Profile } from "@/types/entities";

import type { User } from "../client/supabase";
import { profileQueries } from "../profile/queries";
import { sessionQueries } from "../session/queries";

export type ViewerState = {
  /** `loading` until the session is known, and for a user until the profile is. */
  status: "loading" | "ready" | "error";
  user: Pick<User, "id" | "email"> | null;
  entitlement: Entitlement;
  retry: () => void;
};

type ViewerParts = { profile: Profile | undefined; hasLocalFlag: boolean; guestUsed: number };

function viewerOf(isSignedIn: boolean, { profile, hasLocalFlag, guestUsed }: ViewerParts): Viewer {
  return {
    isSignedIn,
    used: isSignedIn ? (profile?.prompt_usage_count ?? 0) : guestUsed,
    sources: { ...premiumSourcesOf(profile), hasLocalFlag },
  };
}

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
    entitlement: entitlementOf(
      viewerOf(user !== null, { profile: profile.data, hasLocalFlag, guestUsed }),
    ),
    retry: () => void (failed?.refetch() ?? Promise.resolve()),
  };
}
