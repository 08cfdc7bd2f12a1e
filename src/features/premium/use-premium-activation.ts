import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { useActivatePremium } from "@/data/profile/mutations";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { checkoutSessionOf, withoutPaymentParams } from "@/domain/payment-return";
import { isAppError } from "@/lib/app-error";
import { notify } from "@/messages/notify";
import { currentAddress } from "@/platform/browser";

/** Keys of the catalogue: the three errors of the specification's section 8, and one of ours. */
export type ActivationFailure =
  | "signInToActivate"
  | "premiumUpdateFailed"
  | "activationFailed"
  | "paymentOfOtherAccount";

export type Activation =
  | { kind: "activating" }
  | { kind: "active" }
  | { kind: "failed"; failure: ActivationFailure; retry: () => void };

function failureOf(error: Error): ActivationFailure {
  if (isAppError(error, "auth")) return "signInToActivate";
  if (isAppError(error, "network")) return "activationFailed";
  return isAppError(error, "other-account") ? "paymentOfOtherAccount" : "premiumUpdateFailed";
}

/**
 * Path (c) of the specification's section 4: activates Premium once the user is known, and again after a
 * sign-in on the page. The checkout session stays in the address until that succeeds, so a reload starts
 * over; activation is idempotent.
 */
export function usePremiumActivation({ status, user, retry }: ViewerState): Activation {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { mutate, error, isSuccess } = useActivatePremium();
  const userId = status === "ready" ? (user?.id ?? null) : null;
  const startedForRef = useRef<string | null>(null);

  function activate(id: string) {
    const sessionId = checkoutSessionOf(new URLSearchParams(search));
    mutate(
      { userId: id, sessionId },
      { onSuccess: () => void navigate(withoutPaymentParams(currentAddress()), { replace: true }) },
    );
  }

  const startOnce = useEffectEvent((id: string) => {
    if (startedForRef.current === id) return;
    startedForRef.current = id;
    activate(id);
  });

  useEffect(() => {
    if (userId !== null) startOnce(userId);
  }, [userId]);

  const activation = activationOf();
  useFailureToast(activation.kind === "failed" ? activation.failure : null);
  return activation;

  function activationOf(): Activation {
    if (status === "error") return { kind: "failed", failure: "activationFailed", retry };
    if (status === "loading") return { kind: "activating" };
    if (userId === null) return { kind: "failed", failure: "signInToActivate", retry };
    if (error === null) return { kind: isSuccess ? "active" : "activating" };
    return { kind: "failed", failure: failureOf(error), retry: () => activate(userId) };
  }
}

/**
 * One toast for each new failure. Not through the mutation's `meta`, because two of the failures are the
 * session's: there is no write to fail.
 */
function useFailureToast(failure: ActivationFailure | null): void {
  const announcedRef = useRef<ActivationFailure | null>(null);

  useEffect(() => {
    if (failure !== null && announcedRef.current !== failure) notify(failure);
    announcedRef.current = failure;
  }, [failure]);
}
