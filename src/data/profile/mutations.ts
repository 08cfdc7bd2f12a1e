import { useMutation, useQueryClient } from "@tanstack/react-query";

import { isPremiumProfile } from "@/domain/entitlement";
import { AppError, isAppError } from "@/lib/app-error";
import { notify } from "@/messages/notify";
import { premiumFlag } from "@/platform/premium-flag";
import type { Profile } from "@/types/entities";

import { loadAuth } from "../client/auth";
import type { ActivationRequest } from "./activation";
import { profileQueries } from "./queries";

/** Fetched when somebody comes back from checkout. */
const loadActivation = () => import("./activation");

/** Path (a) of section 4: back from checkout while signed in and not yet subscribed. */
export function useConfirmSubscription() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (request: ActivationRequest) =>
      (await loadActivation()).confirmSubscription(request),
    onError: (error) =>
      notify(
        isAppError(error, "other-account") ? "paymentOfOtherAccount" : "subscriptionUpdateFailed",
      ),
    onSuccess: ({ isNew }, { userId }) => {
      if (isNew) notify("welcomeToPremium");
      return queryClient.invalidateQueries({ queryKey: ["user", userId] });
    },
  });
}

/** Path (c) of section 4: the payment success page. Its errors are several, so the page names them. */
export function useActivatePremium() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (request: ActivationRequest) =>
      (await loadActivation()).activatePremium(request),
    onSuccess: (_data, { userId }) => queryClient.invalidateQueries({ queryKey: ["user", userId] }),
  });
}

/**
 * 'Refresh': a fresh token, then everything of the user anew, premium texts included. What the server
 * says then is the last word, so a local flag that it does not confirm is dropped.
 */
export function useRefreshSubscription(userId: string) {
  const queryClient = useQueryClient();
  const queryKey = profileQueries.key(userId);
  return useMutation({
    mutationFn: async () => {
      const { error } = await (await loadAuth()).refreshSession();
      if (error !== null) throw new AppError("auth", { message: error.message, cause: error });
      await queryClient.refetchQueries({ queryKey }, { throwOnError: true });
      const profile = queryClient.getQueryData<Profile>(queryKey);
      if (profile !== undefined && !isPremiumProfile(profile)) premiumFlag.clear();
    },
    meta: { errorMessage: "subscriptionRefreshFailed", successMessage: "subscriptionRefreshed" },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["user", userId] }),
  });
}
