import { useMutation, useQueryClient } from "@tanstack/react-query";

import { isPremiumProfile } from "@/domain/entitlement";
import { AppError, isAppError } from "@/lib/app-error";
import { premiumFlag } from "@/platform/premium-flag";
import type { Profile } from "@/types/entities";

import { supabase } from "../client/supabase";
import type { ActivationRequest } from "./activation";
import { profileQueries } from "./queries";

/** Path (a) of section 4: back from checkout while signed in and not yet subscribed. */
export function useConfirmSubscription() {
  const queryClient = useQueryClient();
  return useMutation({
    // Fetched when somebody comes back from checkout.
    mutationFn: async (request: ActivationRequest) =>
      (await import("./activation")).confirmSubscription(request),
    meta: {
      errorMessage: (error) =>
        isAppError(error, "other-account") ? "paymentOfOtherAccount" : "subscriptionUpdateFailed",
      successMessage: ({ isNew }: { isNew: boolean }) => (isNew ? "welcomeToPremium" : null),
    },
    onSuccess: (_data, { userId }) => queryClient.invalidateQueries({ queryKey: ["user", userId] }),
  });
}

/**
 * Path (c) of section 4: the payment success page. Names no error message, because the page shows these
 * failures together with those of the session, which is no write (see use-premium-activation).
 */
export function useActivatePremium() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (request: ActivationRequest) =>
      (await import("./activation")).activatePremium(request),
    onSuccess: (_data, { userId }) => queryClient.invalidateQueries({ queryKey: ["user", userId] }),
  });
}

/**
 * 'Refresh': gets a fresh token, then reads everything of the user again, premium texts included. The server
 * has the last word, so a local flag that it does not confirm is dropped.
 */
export function useRefreshSubscription(userId: string) {
  const queryClient = useQueryClient();
  const queryKey = profileQueries.key(userId);
  return useMutation({
    mutationFn: async () => {
      const { error } = await (await supabase.auth()).refreshSession();
      if (error !== null) throw new AppError("auth", { message: error.message, cause: error });
      await queryClient.refetchQueries({ queryKey }, { throwOnError: true });
      const profile = queryClient.getQueryData<Profile>(queryKey);
      if (profile !== undefined && !isPremiumProfile(profile)) premiumFlag.clear();
    },
    meta: { errorMessage: "subscriptionRefreshFailed", successMessage: "subscriptionRefreshed" },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["user", userId] }),
  });
}
