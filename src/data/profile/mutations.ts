import { useMutation, useQueryClient } from "@tanstack/react-query";

import { PREMIUM_SOURCE } from "@/config/plans";
import { AppError } from "@/lib/app-error";
import { notify } from "@/messages/notify";
import { premiumFlag } from "@/platform/premium-flag";
import { withTabLock } from "@/platform/tab-lock";

import { loadAuth } from "../client/auth";
import { database } from "../client/database";
import { unwrap } from "../client/unwrap";
import { profileQueries } from "./queries";

/** Specification, section 7: the columns a client may write. The database decides what it stores. */
type PremiumPatch = {
  is_subscribed: true;
  is_premium?: true;
  premium_activated_at?: string;
  premium_source?: string;
};

async function updateProfile(userId: string, patch: PremiumPatch): Promise<void> {
  unwrap(await database.from("users").update(patch).eq("id", userId).select("id").single());
}

async function fetchPremiumFlags(userId: string) {
  return unwrap(
    await database.from("users").select("is_premium, is_subscribed").eq("id", userId).maybeSingle(),
  );
}

async function fetchIsSubscribed(userId: string): Promise<boolean> {
  const row = unwrap(
    await database.from("users").select("is_subscribed").eq("id", userId).maybeSingle(),
  );
  return row?.is_subscribed ?? false;
}

/** Resolves to whether the subscription is new: another tab, or the webhook, may have been first. */
async function confirmSubscription(userId: string): Promise<{ isNew: boolean }> {
  if (await fetchIsSubscribed(userId)) return { isNew: false };
  await updateProfile(userId, { is_subscribed: true });
  return { isNew: true };
}

/** Path (a) of section 4: back from checkout while signed in and not yet subscribed. */
export function useConfirmSubscription() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) =>
      withTabLock("confirm-subscription", () => confirmSubscription(userId)),
    meta: { errorMessage: "subscriptionUpdateFailed" },
    onSuccess: ({ isNew }, userId) => {
      if (isNew) notify("welcomeToPremium");
      return queryClient.invalidateQueries({ queryKey: ["user", userId] });
    },
  });
}

/** Path (c) of section 4: the payment success page. Its errors are three, so the page names them. */
export function useActivatePremium() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (userId: string) => {
      const flags = await fetchPremiumFlags(userId);
      const now = new Date();
      if (flags?.is_premium !== true) {
        await updateProfile(userId, {
          is_premium: true,
          is_subscribed: true,
          premium_activated_at: now.toISOString(),
          premium_source: PREMIUM_SOURCE,
        });
      }
      premiumFlag.set(now);
    },
    onSuccess: (_data, userId) => queryClient.invalidateQueries({ queryKey: ["user", userId] }),
  });
}

/** 'Refresh': a fresh token, then everything of the user anew, premium texts included. */
export function useRefreshSubscription(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { error } = await (await loadAuth()).refreshSession();
      if (error !== null) throw new AppError("auth", { message: error.message, cause: error });
      await queryClient.refetchQueries(
        { queryKey: profileQueries.key(userId) },
        { throwOnError: true },
      );
    },
    meta: { errorMessage: "subscriptionRefreshFailed", successMessage: "subscriptionRefreshed" },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["user", userId] }),
  });
}
