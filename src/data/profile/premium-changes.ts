import type { QueryClient } from "@tanstack/react-query";

import { STORAGE_KEYS } from "@/config/storage-keys";
import { isPremiumProfile, reconcileFlag } from "@/domain/entitlement";
import { premiumFlag } from "@/platform/premium-flag";
import type { Profile } from "@/types/entities";

import { profileQueries } from "./queries";

/** Reads the texts again that differ for premium readers. Premium texts must not stay on screen after the plan has ended. */
function renewTexts(queryClient: QueryClient, userId: string, isPremium: boolean): void {
  for (const queryKey of [
    ["user", userId, "prompts"],
    ["user", userId, "saved", "prompts"],
  ]) {
    void (isPremium
      ? queryClient.invalidateQueries({ queryKey })
      : queryClient.resetQueries({ queryKey }));
  }
}

/**
 * Reacts whenever the profile has been read: brings the local flag in line, and reads the prompts again when
 * premium began or ended. A flag that another tab set or removed is checked with the server (specification,
 * section 4). Returns a function that stops it.
 */
export function followPremiumChanges(queryClient: QueryClient): () => void {
  const known = new Map<string, boolean>();

  function handleProfile(profile: Profile) {
    const isPremium = isPremiumProfile(profile);
    const wasPremium = known.get(profile.id);
    known.set(profile.id, isPremium);
    const decision = reconcileFlag(premiumFlag.read(), isPremium);
    if (decision === "confirm") premiumFlag.confirm();
    if (decision === "drop") premiumFlag.clear();
    if (wasPremium !== undefined && wasPremium !== isPremium) {
      renewTexts(queryClient, profile.id, isPremium);
    }
  }

  function handleStorage({ key }: StorageEvent) {
    if (key === STORAGE_KEYS.isPremium) void profileQueries.recheck(queryClient);
  }

  const stopWatching = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    if (!profileQueries.isOne(event.query.queryKey)) return;
    handleProfile(event.query.state.data as Profile);
  });
  window.addEventListener("storage", handleStorage);
  return () => {
    stopWatching();
    window.removeEventListener("storage", handleStorage);
  };
}
